package web

import (
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
)

// TestGlossary: every term stands there in three languages with an example, and letters find it in each of them.
func TestGlossary(t *testing.T) {
	for _, lang := range locales.Langs {
		body := rulePage(t, (*Site).glossary, lang, "/glossary")
		for _, other := range locales.Langs {
			for _, g := range locales.New(other, "").Glossary() {
				if !strings.Contains(body, g.Name) || !strings.Contains(body, `id="term-`+g.ID+`"`) {
					t.Errorf("%s: %q is not there", lang, g.Name)
				}
			}
		}
	}
	for _, tt := range []struct {
		query string
		first string // a term that must be found, "" if none is
		most  int
	}{
		{"bummerl", "bummerl", 1},
		{"UTES", "trick", 4},     // Hungarian, in capitals and without accents
		{"vaza", "trick", 4},     // Portuguese
		{"Paderborn", "", 0},     // nowhere
		{"umdrehen", "close", 1}, // only in an explanation
		{"", "trick", 99},        // everything
		{"  zudrehen ", "close", 1},
		{strings.Repeat("x", 60), "trick", 99}, // longer than any word: not asked
	} {
		body := rulePage(t, (*Site).glossary, "de", "/glossary?q="+strings.ReplaceAll(tt.query, " ", "%20"))
		var found []string
		for _, part := range strings.Split(body, `id="term-`)[1:] {
			found = append(found, part[:strings.IndexByte(part, '"')])
		}
		if tt.first != "" && !slices.Contains(found, tt.first) || len(found) > tt.most {
			t.Errorf("%q finds %v, want %s and at most %d", tt.query, found, tt.first, tt.most)
		}
	}
}
