package main

import (
	"fmt"
	"strings"
)

// back is a net with meadow stars in its meshes, in cloth green, and in the middle the tally of a match: four strokes
// and one across. It looks the same upside down.
func back() string {
	const ground, thread, light = "#1f5a44", "#4f8a70", "#efe5c6"
	const mesh = 8.6 // half the diagonal of a mesh
	var net, stars strings.Builder
	for i := -4; i <= 4; i++ {
		for j := -7; j <= 7; j++ {
			if (i+j)%2 == 0 {
				fmt.Fprintf(&stars, "M%s %sl1 2.2 2.2-1-1 2.2 2.2 1-2.2 1 1 2.2-2.2-1-1 2.2-1-2.2-2.2 1 1-2.2-2.2-1 2.2-1-1-2.2 2.2 1Z", num(50+mesh*float64(i)), num(75.6+mesh*float64(j)))
			}
		}
	}
	for k := -13; k <= 13; k += 2 {
		x := 50 + mesh*float64(k)
		fmt.Fprintf(&net, "M%s 0L%s 160M%s 0L%s 160", num(x-80), num(x+80), num(x+80), num(x-80))
	}
	return stock +
		`<svg x="7" y="7" width="86" height="146" viewBox="7 7 86 146" overflow="hidden"><rect x="7" y="7" width="86" height="146" fill="` + ground + `"/>` +
		stroke(net.String(), thread, .9) + `<path d="` + stars.String() + `" fill="` + light + `"/></svg>` +
		`<rect x="7" y="7" width="86" height="146" rx="4.5" fill="none" stroke="` + ground + `" stroke-width="5"/>` +
		`<rect x="8.6" y="8.6" width="82.8" height="142.8" rx="3.4" fill="none" stroke="` + light + `" stroke-width="1"/>` +
		`<path d="M50 58L71 80L50 102L29 80Z" fill="` + ground + `" stroke="` + light + `" stroke-width="1.6" stroke-linejoin="round"/>` +
		stroke("M42.5 72V88M47.5 72V88M52.5 72V88M57.5 72V88M38 84.5L62 75.5", light, 2.2)
}
