package main

// tellCloth is the coat of a figure by suit: the German packs are colourful, and each suit keeps one coat.
var tellCloth = map[byte]string{'c': "#8a5a2b", 's': "#3f7d45", 'h': "#b4392f", 'd': "#c78f24"}

// tellCourt draws king, Ober and Unter. As on all German-suited packs the Ober carries the suit's sign high, the Unter
// low: a second mark to tell them apart.
func tellCourt(rank, suit byte) string {
	cloth, sign := tellCloth[suit], tellSigns[suit]
	badge := `<circle cx="36" cy="71.5" r="6.8" fill="#f7f0df"/>` + at(36, 71.5, .52, sign) // the coat may have the sign's colour
	switch rank {
	case 'K':
		return sideHair("#5b4a36", true) + robe(cloth, "#f7f0df") + face() + beard("#75614a") + crown
	case 'Q':
		return robe(cloth, "#2f4a63") + sideHair("#3f3021", false) + face() + moustache + broadHat("#2f4a63") + at(35.5, 27.5, .58, sign)
	}
	return robe(cloth, "#dfe3cf") + sideHair("#a8642c", false) + face() + mouth + pointedHat("#4c6b3c") + badge
}

const moustache = `<path d="M50 51.4C47.6 50.6 45.4 51.6 43.6 53.8C46.6 54.4 48.8 54 50 52.8C51.2 54 53.4 54.4 56.4 53.8C54.6 51.6 52.4 50.6 50 51.4Z" fill="#3f3021"/>`

// broadHat is the Ober's: a wide brim and a long feather.
func broadHat(cloth string) string {
	return `<path d="M56 29C60 22 66 20.5 70 22.5C69.5 28 66 32.5 60 34Z" fill="#fffefa" stroke="` + line + `" stroke-width=".7"/><path d="M59 31.5C62 28.5 65.5 25.5 69 23.4" stroke="` + line + `" stroke-width=".5" fill="none"/>` +
		`<path d="M42 34C42 27.5 45 24.5 50 24.5C55 24.5 58 27.5 58 34Z" fill="` + cloth + `" stroke="` + line + `" stroke-width=".8"/>` +
		`<path d="M33 36.6C38 33.4 62 33.4 67 36.6C65 39.6 58 38.4 50 38.4C42 38.4 35 39.6 33 36.6Z" fill="` + cloth + `" stroke="` + line + `" stroke-width=".8"/>` +
		`<path d="M42.2 33.4C47 32.4 53 32.4 57.8 33.4" stroke="` + gold + `" stroke-width="1.6" fill="none"/>`
}

// pointedHat is the Unter's: a hunter's hat with a small brim.
func pointedHat(cloth string) string {
	return `<path d="M41 35.4C43 29 48 22.4 55.5 21.5C58.5 26 59.5 31 59.6 35.4Z" fill="` + cloth + `" stroke="` + line + `" stroke-width=".8" stroke-linejoin="round"/>` +
		`<path d="M37 37.4C42 34.4 58 34.4 64 36.8C64 39 58 38.4 50 38.4C43 38.4 38 39.6 37 37.4Z" fill="` + cloth + `" stroke="` + line + `" stroke-width=".8"/>` +
		`<path d="M41.6 34.4C47 33 54 33 59.4 34.4" stroke="#b4392f" stroke-width="1.8" fill="none"/>`
}
