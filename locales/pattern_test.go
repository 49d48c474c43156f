package locales

import "testing"

func TestPattern(t *testing.T) {
	for _, c := range []struct {
		message string
		values  vars
		want    string
		cut, ok bool
	}{
		{"Stich: {{.Points}} Punkte für {{.Name}}.", vars{"Points": 12, "Name": "dich"}, "Stich: 12 Punkte für dich.", true, true},
		{"{{.A}}{{.B}}", vars{"A": "á", "B": -1}, "á-1", true, true},
		{"nichts", vars{}, "nichts", true, true},
		{"{{.A}}", vars{"A": "{{.B}}", "B": "x"}, "{{.B}}", true, true},
		{"{{.A}}", vars{}, "", true, false},
		{"{{.A}}", vars{"A": 1.5}, "", true, false},
		{"{{.Card.The}} sticht", nil, "", false, false},
		{"{{if .A}}ja{{end}}", nil, "", false, false},
		{"{{ .A }}", nil, "", false, false},
	} {
		p, cut := patternOf(c.message)
		if cut != c.cut {
			t.Errorf("%q is cut up: %t, want %t", c.message, cut, c.cut)
			continue
		}
		if !cut {
			continue
		}
		if got, ok := p.fill(c.values); got != c.want || ok != c.ok {
			t.Errorf("%q with %v is %q, %t, want %q, %t", c.message, c.values, got, ok, c.want, c.ok)
		}
	}
}

// TestPattern_AsTemplate: what is put together from a pattern is what the template says, in every message.
func TestPattern_AsTemplate(t *testing.T) {
	compared := 0
	for _, lang := range Langs {
		p := New(lang, "")
		for id, pattern := range p.patterns {
			values := vars{}
			for i, piece := range pattern {
				if piece.name != "" {
					values[piece.name] = i*17 - 3
				}
			}
			got, ok := pattern.fill(values)
			if want := p.localized(id, notCounted, values); !ok || got != want {
				t.Errorf("%s: %s is %q, %t, want %q", lang, id, got, ok, want)
			}
			compared++
		}
	}
	if compared < 1000 {
		t.Errorf("%d messages are patterns, want most of them", compared)
	}
}
