package main

import "strings"

// The figures are busts seen from the front, built from few plain shapes: they have to be told apart at a width of
// 44 pixels by the outline of what is on the head, and by the beard.
const (
	skin     = "#f0d2ae"
	line     = "#3a3226"
	gold     = "#e0b04a"
	goldLine = "#7a5a16"
)

// robe is the lower part of a bust, to the line in the middle of the card.
func robe(cloth, trim string) string {
	return `<path d="M29 80V72C31 65 38 62.5 44 61.5H56C62 62.5 69 65 71 72V80Z" fill="` + cloth + `" stroke="` + line + `" stroke-width=".8"/>` +
		`<path d="M43 61.3L50 75L57 61.3L60.5 62.4L53.5 80H46.5L39.5 62.4Z" fill="` + trim + `" stroke="` + line + `" stroke-width=".6"/>`
}

// face is neck, head, eyes, nose and mouth.
func face() string {
	return `<path d="M45.5 55H54.5V62C53 64.5 47 64.5 45.5 62Z" fill="` + skin + `" stroke="` + line + `" stroke-width=".6"/>` +
		`<path d="M41 44C41 37 45 34 50 34C55 34 59 37 59 44C59 52 55.5 58.5 50 58.5C44.5 58.5 41 52 41 44Z" fill="` + skin + `" stroke="` + line + `" stroke-width=".8"/>` +
		`<path d="M44 43.6C45 42.6 46.6 42.6 47.6 43.6M52.4 43.6C53.4 42.6 55 42.6 56 43.6" fill="none" stroke="` + line + `" stroke-width=".9" stroke-linecap="round"/>` +
		`<circle cx="45.9" cy="45.6" r="1" fill="` + line + `"/><circle cx="54.1" cy="45.6" r="1" fill="` + line + `"/>` +
		`<path d="M50 45.5L49 49.6H50.6" fill="none" stroke="` + line + `" stroke-width=".7" stroke-linecap="round" stroke-linejoin="round"/>`
}

const (
	mouth = `<path d="M47.6 53.4C49 54.4 51 54.4 52.4 53.4" fill="none" stroke="#a3392f" stroke-width="1.1" stroke-linecap="round"/>`

	crown = `<path d="M38 38L35.5 24.5L42.6 31L50 21.5L57.4 31L64.5 24.5L62 38C54 35.6 46 35.6 38 38Z" fill="` + gold + `" stroke="` + goldLine + `" stroke-width=".9" stroke-linejoin="round"/>` +
		`<path d="M38.6 34.4C46 32.2 54 32.2 61.4 34.4" fill="none" stroke="` + goldLine + `" stroke-width=".8"/>` +
		`<circle cx="50" cy="29" r="1.7" fill="#b4232c"/><circle cx="43" cy="33.6" r="1" fill="#1f5a44"/><circle cx="57" cy="33.6" r="1" fill="#1f5a44"/>`

	diadem = `<path d="M40 36.5L38.5 28L43.2 32.2L46.2 26L50 31.4L53.8 26L56.8 32.2L61.5 28L60 36.5C53.5 34.4 46.5 34.4 40 36.5Z" fill="` + gold + `" stroke="` + goldLine + `" stroke-width=".9" stroke-linejoin="round"/>` +
		`<circle cx="38.5" cy="27.4" r="1.5" fill="#fffefa" stroke="` + goldLine + `" stroke-width=".5"/><circle cx="46.2" cy="25.4" r="1.5" fill="#fffefa" stroke="` + goldLine + `" stroke-width=".5"/>` +
		`<circle cx="53.8" cy="25.4" r="1.5" fill="#fffefa" stroke="` + goldLine + `" stroke-width=".5"/><circle cx="61.5" cy="27.4" r="1.5" fill="#fffefa" stroke="` + goldLine + `" stroke-width=".5"/>`
)

// beard is the king's: full, in the colour of the hair.
func beard(hair string) string {
	return `<path d="M41.2 46C42.4 49.4 44.6 50.6 47 50.8C49 50 51 50 53 50.8C55.4 50.6 57.6 49.4 58.8 46C60 53 57.6 62.5 50 66C42.4 62.5 40 53 41.2 46Z" fill="` + hair + `" stroke="` + line + `" stroke-width=".7"/>` +
		`<path d="M47.6 54C49 54.9 51 54.9 52.4 54" fill="none" stroke="#a3392f" stroke-width="1.2" stroke-linecap="round"/>`
}

// sideHair hangs beside the face down to y.
func sideHair(hair string, long bool) string {
	if long {
		return `<path d="M41 36C35 40 37 50 34.5 56C33.5 60 37 64 42 63C46 62 54 62 58 63C63 64 66.5 60 65.5 56C63 50 65 40 59 36Z" fill="` + hair + `" stroke="` + line + `" stroke-width=".7"/>`
	}
	return `<path d="M41.5 36C37.5 40 38 48 37 53C40 55 44 54 44 52V40H56V52C56 54 60 55 63 53C62 48 62.5 40 58.5 36Z" fill="` + hair + `" stroke="` + line + `" stroke-width=".7"/>`
}

// beret is the jack's cap with a feather.
func beret(cloth string) string {
	return `<path d="M60 33C65 30 68.5 25 67.5 20.5C62.5 22 58 26 56.5 31Z" fill="#fffefa" stroke="` + line + `" stroke-width=".7"/><path d="M58.5 31.5C61.5 28.5 64.5 25.5 66.6 21.8" stroke="` + line + `" stroke-width=".5" fill="none"/>` +
		`<path d="M37.6 36.6C34 33 36 27.4 42 25.8C50 23.8 60 26 62.5 31C63.6 33.4 62.6 35.6 61 37C53.5 34.2 45.5 34.2 37.6 36.6Z" fill="` + cloth + `" stroke="` + line + `" stroke-width=".8"/>` +
		`<path d="M38 37.2C45.5 34.6 53.5 34.6 61 37.4" fill="none" stroke="` + gold + `" stroke-width="1.8" stroke-linecap="round"/>`
}

// frenchCourt draws king, queen and jack of the French pack. Their cloth has the colour of the suit.
func frenchCourt(rank, _ byte) string {
	var b strings.Builder
	switch rank {
	case 'K':
		b.WriteString(sideHair("#8a8577", true) + robe("currentColor", "#f7f0df") + face() + beard("#a8a292") + crown)
	case 'Q':
		b.WriteString(sideHair("#a8642c", true) + robe("currentColor", gold) + face() + mouth + diadem)
		b.WriteString(`<circle cx="50" cy="66" r="2" fill="#fffefa" stroke="` + goldLine + `" stroke-width=".6"/>`)
	case 'J':
		b.WriteString(robe("currentColor", "#9fc0ae") + sideHair("#6b4a24", false) + face() + mouth + beret("currentColor"))
	}
	return b.String()
}
