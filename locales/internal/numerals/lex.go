package numerals

import (
	"slices"
	"unicode"
)

// letter is one folded letter and the place that it was typed at, counted in characters from 0.
type letter struct {
	r  rune
	at int
}

// folded are the plain letters of what is typed with an accent; German takes its umlauts and ß before that.
var folded = map[rune]string{
	'á': "a", 'à': "a", 'â': "a", 'ã': "a", 'ä': "a", 'é': "e", 'ê': "e", 'í': "i", 'ó': "o", 'ô': "o", 'õ': "o", 'ö': "o", 'ő': "o",
	'ú': "u", 'ü': "u", 'ű': "u", 'ß': "ss", 'ẞ': "ss",
}

var umlauts = map[rune]string{'ä': "ae", 'ö': "oe", 'ü': "ue"}

// fold makes small letters without accents, each with its place. An accent that is a character of its own is left out.
func (l *language) fold(text string) []letter {
	var list []letter
	for at, r := range []rune(text) {
		r = unicode.ToLower(r)
		plain, ok := umlauts[r]
		if !ok || !l.umlauts {
			plain, ok = folded[r]
		}
		switch {
		case ok:
			for _, p := range plain {
				list = append(list, letter{p, at})
			}
		case !unicode.Is(unicode.Mn, r):
			list = append(list, letter{r, at})
		}
	}
	return list
}

func letters(list []letter) []rune {
	runes := make([]rune, len(list))
	for i, x := range list {
		runes[i] = x.r
	}
	return runes
}

// token is a word of the language as it was typed.
type token struct {
	word
	// at and end are its place in the text, in characters from 0.
	at, end int
}

func divides(r rune) bool { return unicode.IsSpace(r) || hyphen(r) }

func hyphen(r rune) bool { return slices.Contains([]rune("-\u2010\u2011\u2013\u00ad"), r) }

// lex takes the text apart into words of the language, always the longest that fits.
func (l *language) lex(text string) ([]token, *Error) {
	list := l.fold(text)
	var tokens []token
	for i := 0; i < len(list); {
		if divides(list[i].r) {
			i++
			continue
		}
		found, size := l.longestAt(list[i:])
		if size == 0 {
			at := list[i].at
			// "hatt" is hat and something more: it is shown whole. After a joining word what follows stands for itself.
			if last := len(tokens) - 1; last >= 0 && tokens[last].end == at && tokens[last].kind != and {
				at = tokens[last].at
			}
			return nil, unknown(text, at)
		}
		tokens = append(tokens, token{word: found, at: list[i].at, end: list[i+size-1].at + 1})
		i += size
	}
	return tokens, nil
}

// longestAt finds the longest word at the beginning of what was typed. Where the parts are written together, blanks
// inside it do not count and anything may follow; else the word must end where it ends.
func (l *language) longestAt(list []letter) (found word, size int) {
	var typed []rune
	for i, x := range list {
		if divides(x.r) {
			if l.oneWord {
				continue
			}
			break
		}
		typed = append(typed, x.r)
		if len(typed) > l.longest {
			break
		}
		entry, ok := l.lexicon[string(typed)]
		if ok && (l.oneWord || i+1 == len(list) || divides(list[i+1].r)) {
			found, size = entry, i+1
		}
	}
	return found, size
}
