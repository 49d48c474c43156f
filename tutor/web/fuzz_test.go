package web

import "testing"

// FuzzParseLine reads lines of addresses: what is accepted is written again as it was, and nothing panics.
func FuzzParseLine(f *testing.F) {
	for _, seed := range []string{"", "Kc", "mh-Kh-66", "-", "Kc--Ac", "x-c-k", "no", "c-no", "sure-c", "9d-snapszer-kontra-rekontra", "Kc\x00"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		line, err := parseLine(text)
		if err == nil && formatLine(line) != text {
			t.Errorf("%q was read as %q", text, formatLine(line))
		}
	})
}
