package main

import "strings"

type place struct{ x, y float64 }

// The upper halves of the usual arrangements (ten: 4-4-2, nine: 4-4-1), and the sign in the very middle.
var (
	tenPlaces  = []place{{39, 20}, {61, 20}, {50, 40}, {39, 60}, {61, 60}}
	ninePlaces = []place{{39, 20}, {61, 20}, {39, 60}, {61, 60}, {50, 80}}
)

// pips sets signs: those above the middle a second time upside down below it.
func pips(sign string, size float64, places []place) string {
	var upper, middle strings.Builder
	for _, p := range places {
		if p.y == 80 {
			middle.WriteString(at(p.x, p.y, size, sign))
			continue
		}
		upper.WriteString(at(p.x, p.y, size, sign))
	}
	return upper.String() + turned(upper.String()) + middle.String()
}
