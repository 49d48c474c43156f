package main

import (
	"fmt"
	"strings"
)

// pack is one way to draw the cards.
type pack struct {
	name  string
	signs map[byte]string              // by suit id: the sign in a box from -10 to 10, currentColor where it may change
	ace   func(suit byte) string       // the middle of an ace
	court func(rank, suit byte) string // the middle of K, Q, J, inside the frame
	pip   float64                      // size of the pips of tens and nines, as a share of the sign's box
}

var packs = []pack{
	{name: "french", signs: frenchSigns, ace: frenchAce, court: doubleCourt, pip: .9},
	{name: "tell", signs: tellSigns, ace: tellAce, court: tellCourt, pip: .9},
}

const (
	suits = "cshd"
	ranks = "ATKQJ9"
)

// sprite gives the whole SVG file.
func (p pack) sprite() string {
	var b strings.Builder
	b.WriteString("<svg xmlns=\"http://www.w3.org/2000/svg\">\n")
	for i := range len(suits) {
		fmt.Fprintf(&b, "<symbol id=\"suit-%c\" viewBox=\"-11 -11 22 22\">%s</symbol>\n", suits[i], p.signs[suits[i]])
	}
	for i := range len(suits) {
		for j := range len(ranks) {
			fmt.Fprintf(&b, "<symbol id=\"%c%c\" viewBox=\"0 0 100 160\">%s</symbol>\n", ranks[j], suits[i], p.face(ranks[j], suits[i]))
		}
	}
	fmt.Fprintf(&b, "<symbol id=\"back\" viewBox=\"0 0 100 160\">%s</symbol>\n", back())
	b.WriteString("</svg>\n")
	return b.String()
}

// face draws one card: stock, the sign under each index, the middle.
func (p pack) face(rank, suit byte) string {
	sign := p.signs[suit]
	corner := at(15, 45, 1, sign)
	return stock + corner + turned(corner) + p.middle(rank, suit, sign)
}

func (p pack) middle(rank, suit byte, sign string) string {
	switch rank {
	case 'A':
		return p.ace(suit)
	case 'T':
		return pips(sign, p.pip, tenPlaces)
	case '9':
		return pips(sign, p.pip, ninePlaces)
	}
	return frameGround + p.court(rank, suit) + frame
}

// stock is the card itself: white, a thin edge, corners of 8 % of its width.
const stock = `<rect x=".75" y=".75" width="98.5" height="158.5" rx="8" fill="#fffefa" stroke="#bdb5a3" stroke-width="1.5"/>`
