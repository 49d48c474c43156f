// Command gen draws the card sprites static/cards/french.svg and static/cards/tell.svg.
//
// Each sprite holds one symbol per card ("Ah", "Td", … with the nines for the 24-card games), "back", and the four suit
// signs "suit-c" … "suit-d". A card measures 100 × 160 and is drawn without its index letters: they depend on the
// language, so the card component sets them as text over the corners. Suit-coloured parts use currentColor, so that
// the style sheet decides between two and four colours. The symbols use no ids of their own, no gradients, patterns or
// clip paths: browsers resolve those badly from another file.
//
// Both packs have one hand: the pen and its colours (ink.go), faces, hair, hats and the things held are the same. The
// French figures are double busts (french.go, robes.go), the Tell figures stand alone (tell*.go), and both kinds fill a
// frame that leaves two corners to the indexes (frame.go). After changing anything, look at the cards 44, 68 and 140
// pixels wide, and once without colour.
//
//go:generate go run .
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	for _, p := range packs {
		if err := os.WriteFile(filepath.Join("..", p.name+".svg"), []byte(p.sprite()), 0o644); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
	}
}
