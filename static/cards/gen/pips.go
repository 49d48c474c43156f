package main

import "strings"

type place struct{ x, y float64 }

// The upper halves of the usual arrangements, and the signs in the very middle.
var (
	tenPlaces  = []place{{37, 30}, {63, 30}, {50, 46}, {37, 62}, {63, 62}}
	ninePlaces = []place{{37, 30}, {63, 30}, {37, 62}, {63, 62}, {50, 80}}
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

// singleAce is one large sign, as on French aces.
func singleAce(sign string) string { return at(50, 80, 2.5, sign) }

// doubleAce is two signs on one twig, as on the Daus of the German packs.
func doubleAce(sign string) string {
	twig := `<path d="M50 80C40 74 38 68 41 61" fill="none" stroke="#6f7f4a" stroke-width="2" stroke-linecap="round"/>` +
		`<path d="M43 71C37 72 34 70 32 66C37 65 41 67 43 71Z" fill="#7f9152"/>` +
		at(50, 46, 1.75, sign)
	return twig + turned(twig)
}
