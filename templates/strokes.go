package templates

import (
	"fmt"
	"strings"
)

// A tally is drawn in a box of 24 units of height: upright strokes, every fifth across the four before it.
const (
	strokeStep  = 8  // from one stroke to the next
	strokeGroup = 40 // from one group of five to the next
)

// strokeX gives where the upright stroke i (counted from 0) stands, or for the fifth of a group where the group ends.
func strokeX(i int) int { return i/5*strokeGroup + i%5*strokeStep + 5 }

// strokes gives the path of the strokes from..to-1 of a tally.
func strokes(from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		x := strokeX(i)
		if i%5 == 4 {
			fmt.Fprintf(&b, "M%d 17L%d 7", x-4*strokeStep-4, x-strokeStep+4)
			continue
		}
		// No two strokes of a hand are quite alike.
		lean := (i*7+3)%3 - 1
		fmt.Fprintf(&b, "M%d 3L%d 21", x+lean, x-lean)
	}
	return b.String()
}

// strokesWidth is the width of a tally of n strokes.
func strokesWidth(n int) int {
	if n == 0 {
		return strokeStep
	}
	x := strokeX(n - 1)
	if n%5 == 0 {
		x -= strokeStep
	}
	return x + 5
}

// strokesBox is the viewBox of a tally of n strokes.
func strokesBox(n int) string { return fmt.Sprintf("0 0 %d 24", strokesWidth(n)) }

// blobTurn turns the Bummerl number k, a thick dot that is longer than high: no two on a pad are quite alike.
func blobTurn(k int) string { return fmt.Sprintf("rotate(%d 10 10)", (k*70+20)%180) }
