package templates

// suitOf gives the suit's id of a card's code: "h" for "Kh".
func suitOf(code string) string {
	if len(code) != 2 {
		return ""
	}
	return code[1:]
}
