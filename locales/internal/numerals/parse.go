package numerals

import (
	"strings"
	"unicode"
)

// Parse reads a number from 0 to Max that was typed as digits or as words of the language; any other language is
// German. The error is an *Error.
func Parse(lang, text string) (int, error) {
	n, err := in(lang).parse(text)
	if err != nil {
		return 0, err // Not a nil *Error in an error.
	}
	return n, nil
}

func (l *language) parse(text string) (int, *Error) {
	if strings.TrimFunc(text, unicode.IsSpace) == "" {
		return 0, &Error{Reason: Empty, At: 1}
	}
	text = l.bare(strings.Map(narrow, text))
	typed := strings.TrimFunc(text, unicode.IsSpace)
	if digits(typed) {
		return number(text, typed)
	}
	runes := []rune(text)
	for _, at := range []int{indent(text), indent(text) + len([]rune(typed)) - 1} {
		if hyphen(runes[at]) {
			return 0, &Error{Reason: Unknown, At: at + 1, Text: string(runes[at])} // "-5" is not 5.
		}
	}
	if err := l.afterDigits(text); err != nil {
		return 0, err
	}
	tokens, err := l.lex(text)
	if err != nil {
		return 0, err
	}
	if len(tokens) == 0 { // Accents alone.
		return 0, &Error{Reason: Unknown, At: indent(text) + 1, Text: typed}
	}
	p := parser{language: l, text: runes, tokens: tokens}
	n, err := p.number()
	switch {
	case err != nil:
		return 0, err
	case n > Max:
		return 0, &Error{Reason: TooLarge, At: tokens[0].at + 1, Text: typed}
	}
	return n, nil
}

// indent counts the blanks before the number.
func indent(text string) int {
	return len([]rune(text)) - len([]rune(strings.TrimLeftFunc(text, unicode.IsSpace)))
}

func digits(text string) bool {
	return strings.Trim(text, "0123456789") == ""
}

func number(text, typed string) (int, *Error) {
	n := 0
	for _, r := range typed {
		if n = n*10 + int(r-'0'); n > Max {
			return 0, &Error{Reason: TooLarge, At: indent(text) + 1, Text: typed}
		}
	}
	return n, nil
}

// parser puts the words together: [unit] hundred, then ten and unit in the order of the language.
type parser struct {
	*language
	text   []rune
	tokens []token
	next   int
}

// number reads all words.
func (p *parser) number() (int, *Error) {
	n := 0
	switch {
	case p.sees(zero):
		p.next++
		return 0, p.end()
	case p.sees(hundred):
		n = p.take()
	case p.oneWord && (p.sees(unit, hundred) || p.sees(bound, hundred) && p.tokens[p.next].value == 1):
		n = p.take() * p.take()
	}
	joined := n > 0 && p.sees(and)
	if joined {
		p.next++
	}
	if n > 0 && !joined && p.next == len(p.tokens) {
		return n, nil
	}
	low, err := p.belowHundred()
	if err != nil {
		return 0, err
	}
	return n + low, p.end()
}

// belowHundred reads 1 to 99.
func (p *parser) belowHundred() (int, *Error) {
	switch {
	case p.unitFirst && (p.sees(unit, and, ten) || p.sees(bound, and, ten)):
		n := p.take()
		p.next++
		return n + p.take(), nil
	case p.sees(unit), p.sees(teen):
		return p.take(), nil
	case !p.unitFirst && p.sees(bound, unit):
		return p.take() + p.take(), nil
	case p.unitFirst && p.sees(ten):
		return p.take(), nil
	case p.sees(ten):
		n := p.take()
		if p.sees(and, unit) {
			p.next++
		}
		if p.sees(unit) {
			n += p.take()
		}
		return n, nil
	case p.sees(bound):
		p.next++ // Something must follow it; what does, does not fit.
		if p.unitFirst && p.sees(and) {
			p.next++
		}
	}
	return 0, p.misfit()
}

// sees tells whether the next words are of these kinds.
func (p *parser) sees(kinds ...kind) bool {
	for i, k := range kinds {
		if p.next+i >= len(p.tokens) || p.tokens[p.next+i].kind != k {
			return false
		}
	}
	return true
}

func (p *parser) take() int {
	p.next++
	return p.tokens[p.next-1].value
}

// end refuses what is left over.
func (p *parser) end() *Error {
	if p.next == len(p.tokens) {
		return nil
	}
	if p.sees(and) {
		p.next++ // It is what it joins that does not fit, or is missing.
	}
	return p.misfit()
}

// misfit names the next word, or says that one is missing after the last.
func (p *parser) misfit() *Error {
	if p.next == len(p.tokens) {
		last := p.tokens[p.next-1]
		return &Error{Reason: Unfinished, At: last.end + 1, Text: string(p.text[last.at:last.end])}
	}
	t := p.tokens[p.next]
	return &Error{Reason: Misplaced, At: t.at + 1, Text: string(p.text[t.at:t.end])}
}
