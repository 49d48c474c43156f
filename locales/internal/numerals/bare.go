package numerals

import (
	"slices"
	"strings"
	"unicode"
)

// narrow makes a digit of one as wide as a Chinese character, which some keyboards type.
func narrow(r rune) rune {
	if '\uff10' <= r && r <= '\uff19' {
		return r - '\uff10' + '0'
	}
	return r
}

// bare leaves out what people write behind a number: a full stop, the word for points, in Hungarian the ending of "66-ot".
// Nothing before it moves. Where no number would be left it is the whole text.
func (l *language) bare(text string) string {
	runes := []rune(text)
	end := shorten(runes, len(runes), func(r rune) bool { return unicode.IsSpace(r) || r == '.' })
	if end == 0 {
		return text
	}
	list := l.fold(string(runes[:end]))
	for _, word := range slices.Concat(l.points, l.endings) {
		behind := []rune(word)
		from := len(list) - len(behind)
		if from <= 0 || !slices.Equal(letters(list[from:]), behind) {
			continue
		}
		left := shorten(runes, list[from].at, divides)
		if left > 0 && (slices.Contains(l.points, word) || digits(strings.TrimFunc(string(runes[:left]), unicode.IsSpace))) {
			return string(runes[:left])
		}
	}
	return string(runes[:end])
}

// shorten gives the end of the text without what is dropped there.
func shorten(runes []rune, end int, drop func(rune) bool) int {
	for end > 0 && drop(runes[end-1]) {
		end--
	}
	return end
}

// afterDigits names what stands behind a number that is written in digits already: it is that which does not fit.
func (l *language) afterDigits(text string) *Error {
	runes := []rune(text)
	first := true
	for at := 0; at < len(runes); {
		end := at
		for end < len(runes) && !divides(runes[end]) {
			end++
		}
		word := string(runes[at:end])
		switch {
		case word == "":
			end++
		case first && !digits(word):
			return nil
		case first:
			first = false
		case digits(word):
			return &Error{Reason: Misplaced, At: at + 1, Text: word}
		case slices.Contains(l.points, string(letters(l.fold(word)))):
		default:
			if _, size := l.longestAt(l.fold(word)); size > 0 {
				return &Error{Reason: Misplaced, At: at + 1, Text: word}
			}
			return unknown(text, at)
		}
		at = end
	}
	return nil
}
