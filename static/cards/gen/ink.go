package main

import (
	"fmt"
	"strings"
)

// The palette of both packs: few flat colours under one dark line, as in a coloured woodcut.
const (
	line  = "#2b221b"
	white = "#fffefa"
	cream = "#fbf2dc"
	skin  = "#f4d6b1"
	shade = "#e2b187" // the side of a face that is turned from the light
	lips  = "#a8322c"
	gold  = "#e6b343"
	brass = "#a8741a"
	steel = "#cfd6d8"
	wood  = "#8a5a30"
	red   = "#b4232c"
	blue  = "#2f5a80"
	green = "#2f6f4a"
	dyed  = "currentColor" // cloth in the colour of the suit, which the style sheet decides
)

// Colours of hair, each with its darker strands.
type hair struct{ base, strand string }

var (
	grey   = hair{"#cfc9bc", "#7d766a"}
	black  = hair{"#40342b", "#15100c"}
	brown  = hair{"#7a4e2a", "#40260f"}
	auburn = hair{"#b0602c", "#6b3412"}
	blond  = hair{"#e0b45c", "#99701f"}
	umber  = hair{"#5d3d26", "#2c1b0e"}
)

// drawing sets the pen: every shape in it has the dark line unless it says otherwise.
func drawing(parts ...string) string {
	return `<g stroke="` + line + `" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">` + strings.Join(parts, "") + `</g>`
}

// shape is a filled outline.
func shape(d, fill string) string { return `<path d="` + d + `" fill="` + fill + `"/>` }

// flat is a fill without an outline: light, shade, pattern.
func flat(d, fill string) string { return `<path d="` + d + `" fill="` + fill + `" stroke="none"/>` }

// stroke is a line of its own width and colour.
func stroke(d, colour string, width float64) string {
	return `<path d="` + d + `" fill="none" stroke="` + colour + `" stroke-width="` + num(width) + `"/>`
}

// detail is a thin dark line inside a shape.
func detail(d string) string { return stroke(d, line, .9) }

// ball is a filled circle with the pen's outline.
func ball(x, y, r float64, fill string) string {
	return fmt.Sprintf(`<circle cx="%s" cy="%s" r="%s" fill="%s"/>`, num(x), num(y), num(r), fill)
}

// dot is a circle without an outline.
func dot(x, y, r float64, fill string) string {
	return fmt.Sprintf(`<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="none"/>`, num(x), num(y), num(r), fill)
}

// at places a drawing that is centred on the origin.
func at(x, y, scale float64, drawing string) string {
	return fmt.Sprintf(`<g transform="translate(%s %s) scale(%s)">%s</g>`, num(x), num(y), num(scale), drawing)
}

// looking mirrors what looks to the left if it shall look to the right.
func looking(right bool, drawing string) string {
	if right {
		return `<g transform="scale(-1 1)">` + drawing + `</g>`
	}
	return drawing
}

// leaning turns a drawing about a point.
func leaning(degrees, x, y float64, drawing string) string {
	return fmt.Sprintf(`<g transform="rotate(%s %s %s)">%s</g>`, num(degrees), num(x), num(y), drawing)
}

// turned is a drawing turned upside down about the middle of the card.
func turned(drawing string) string { return leaning(180, 50, 80, drawing) }

func num(f float64) string {
	return strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.2f", f), "0"), ".")
}
