package inflect

import (
	"strings"
	"unicode"
)

// What sorts with what: an accent does not count, but Hungarian ö and ü follow o and u, and its double letters follow
// the single ones. The sign ~ stands behind every letter.
var (
	sortPlain = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss", "á", "a", "à", "a", "â", "a", "ã", "a", "ç", "c",
		"é", "e", "ê", "e", "í", "i", "ó", "o", "ô", "o", "õ", "o", "ú", "u")
	sortHungarian = strings.NewReplacer("cs", "c~", "dz", "d~", "gy", "g~", "ly", "l~", "ny", "n~", "sz", "s~", "ty", "t~", "zs", "z~",
		"á", "a", "é", "e", "í", "i", "ó", "o", "ö", "o~", "ő", "o~", "ú", "u", "ü", "u~", "ű", "u~")
)

// SortKey orders words as the dictionary of a language does; blanks and punctuation do not count.
func SortKey(lang, text string) string {
	text = strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
	if lang == "hu" {
		return sortHungarian.Replace(text)
	}
	return sortPlain.Replace(text)
}
