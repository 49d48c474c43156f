package main

// A figure's frame leaves two corners free for the indexes. The upper half of a card is wide to the right, the lower
// half to the left, so that a head is twice as large as it would be between the indexes.
const (
	notched     = "M33 6.5H90Q93.5 6.5 93.5 10V101.5H74Q70.5 101.5 70.5 105V150Q70.5 153.5 67 153.5H10Q6.5 153.5 6.5 150V58.5H26Q29.5 58.5 29.5 55V10Q29.5 6.5 33 6.5Z"
	frameGround = `<path d="` + notched + `" fill="` + cream + `"/>`
	frame       = `<path d="` + notched + `" fill="none" stroke="` + line + `" stroke-width="1.3"/>`
)

// sash divides a double figure along the slanting middle.
func sash() string {
	return shape("M6.5 59.4L93.5 95V100.6L6.5 65Z", gold) + stroke("M7.4 62.6L92.6 97.4", dyed, 1.7)
}

// half shows of a drawing only what lies inside the frame and above the slanting middle. Clip paths need ids, which
// browsers resolve badly from another file; a nested picture clips as well, and can be turned.
func half(drawing string) string {
	const slant = 22.25
	return `<svg x="6.5" y="6.5" width="87" height="147" viewBox="6.5 6.5 87 147" overflow="hidden">` +
		leaning(slant, 50, 80, `<svg x="-50" y="-20" width="200" height="100" viewBox="-50 -20 200 100" overflow="hidden">`+leaning(-slant, 50, 80, drawing)+`</svg>`) + `</svg>`
}
