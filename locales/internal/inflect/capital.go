package inflect

import (
	"unicode"
	"unicode/utf8"
)

// capital makes the first letter of a phrase a capital; where the phrase begins with a marked name, that of the name.
func capital(phrase string) string {
	at := 0
	first, size := utf8.DecodeRuneInString(phrase)
	if first == open {
		at = size
		_, size = utf8.DecodeRuneInString(phrase[at:])
		at += size
		first, size = utf8.DecodeRuneInString(phrase[at:])
	}
	return phrase[:at] + string(unicode.ToUpper(first)) + phrase[at+size:]
}
