package locales

import (
	"errors"
	"strings"
	"testing"
)

func TestNumberWord(t *testing.T) {
	tests := []struct{ lang, want string }{{"de", "sechsundsechzig"}, {"hu", "hatvanhat"}, {"pt", "sessenta e seis"}}
	for _, tt := range tests {
		p := New(tt.lang, "")
		if got := p.NumberWord(66); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.lang, got, tt.want)
		}
		for n := range MaxNumber + 1 {
			if got, err := ParseNumber(tt.lang, p.NumberWord(n)); err != nil || got != n {
				t.Errorf("%s: %q reads as %d, %v, want %d", tt.lang, p.NumberWord(n), got, err, n)
			}
		}
	}
}

// Each reason has its sentence in each language; the example of the drill is one that can be typed.
func TestNumberFault(t *testing.T) {
	typed := map[string][]string{
		"de": {"", "viele", "sechzigsechs", "sechsund", "241"},
		"hu": {" ", "sok", "húszegy", "tizen", "241"},
		"pt": {"", "muitos", "dez e um", "vinte e", "241"},
	}
	for lang, texts := range typed {
		p := New(lang, "")
		said := map[string]bool{}
		for _, text := range texts {
			_, err := ParseNumber(lang, text)
			fault := p.NumberFault(err)
			if fault == "" || said[fault] {
				t.Errorf("%s %q: got %q for %v, want a sentence of its own", lang, text, fault, err)
			}
			said[fault] = true
		}
		if got := p.NumberFault(nil) + p.NumberFault(errors.New("something else")); got != "" {
			t.Errorf("%s: got %q, want nothing", lang, got)
		}
		if invalid := p.CountInvalid(); !strings.Contains(invalid, p.NumberWord(66)) {
			t.Errorf("%s: got %q, want %q as an example", lang, invalid, p.NumberWord(66))
		}
		_, err := ParseNumber(lang, strings.Repeat("x", 1000))
		if fault := p.NumberFault(err); len([]rune(fault)) > 100 {
			t.Errorf("%s: the sentence repeats all of a long text: %q", lang, fault)
		}
	}
}
