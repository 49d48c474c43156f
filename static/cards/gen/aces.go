package main

// frenchAce is one large sign. The ace of spades wears an ornament, as it does in most packs: a meadow star.
func frenchAce(suit byte) string {
	sign := at(50, 80, 3.1, frenchSigns[suit])
	if suit != 's' {
		return sign
	}
	return sign + at(50, 81, 1.05, drawing(flat("M0-12L2.8-6.6L8.6-8.6L6.6-2.8L12 0L6.6 2.8L8.6 8.6L2.8 6.6L0 12L-2.8 6.6L-8.6 8.6L-6.6 2.8L-12 0L-6.6-2.8L-8.6-8.6L-2.8-6.6Z", white), dot(0, 0, 3.6, dyed)))
}

// tellAce is a Daus: the sign twice, and between the two a season, each suit its own.
func tellAce(suit byte) string {
	sign := at(61, 30, 2.05, tellSigns[suit])
	const window = "M11 57H89Q91 57 91 59V101Q91 103 89 103H11Q9 103 9 101V59Q9 57 11 57Z"
	return sign + turned(sign) +
		`<svg x="9" y="57" width="82" height="46" viewBox="0 0 82 46" overflow="hidden">` + drawing(seasons[suit]) + `</svg>` +
		`<path d="` + window + `" fill="none" stroke="` + line + `" stroke-width="1.6"/>`
}
