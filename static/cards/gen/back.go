package main

import (
	"fmt"
	"strings"
)

// back is a small repeat of four-petalled flowers in a net of rhombs, in cloth green.
func back() string {
	var net, flowers strings.Builder
	const step = 14.0
	for row := range 10 {
		for col := range 6 {
			x, y := 15+step*float64(col), 17+step*float64(row)
			fmt.Fprintf(&flowers, "M%s %sq2-2.6 0-5.2q-2 2.6 0 5.2q2.6 2 5.2 0q-2.6-2-5.2 0q-2 2.6 0 5.2q2-2.6 0-5.2q-2.6-2-5.2 0q2.6 2 5.2 0z", num(x), num(y))
			if col < 5 && row < 9 {
				fmt.Fprintf(&net, "M%s %sl3.4 3.4l-3.4 3.4l-3.4-3.4z", num(x+step/2), num(y+step/2-3.4))
			}
		}
	}
	return stock +
		`<rect x="6" y="6" width="88" height="148" rx="5" fill="#1f5a44"/>` +
		`<rect x="8.5" y="8.5" width="83" height="143" rx="3.5" fill="none" stroke="#d8cfae" stroke-width=".8"/>` +
		`<path d="` + flowers.String() + `" fill="#d8cfae"/>` +
		`<path d="` + net.String() + `" fill="none" stroke="#7fa48f" stroke-width=".9"/>`
}
