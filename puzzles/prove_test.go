package puzzles

import (
	"strings"
	"testing"

	"bummerl/rules"
)

// TestProveShare proves every twentieth puzzle anew; `make prove` proves all.
func TestProveShare(t *testing.T) {
	for i, p := range All() {
		if i%20 == 0 {
			for _, problem := range p.Prove(t.Context()) {
				t.Errorf("%s: %s", p.ID, problem)
			}
		}
	}
}

// TestProveFinds changes what puzzles state, each time one thing, and wants it to be noticed.
func TestProveFinds(t *testing.T) {
	for _, p := range append(hidden(1), Of(LastFive)[10]) {
		for what, lie := range map[string]func(*Puzzle){
			"name":       func(p *Puzzle) { p.ID = "00000000" },
			"certain":    func(p *Puzzle) { p.Certain = !p.Certain },
			"right":      func(p *Puzzle) { p.Right ^= rules.Close.Set() },
			"hands":      func(p *Puzzle) { p.Hands++ },
			"trap":       func(p *Puzzle) { p.Trap = p.Right.List()[:min(1, p.Right.Len())] },
			"guaranteed": func(p *Puzzle) { p.Guaranteed = p.Hands + 1 },
		} {
			q := p
			lie(&q)
			if problems := q.Prove(t.Context()); !strings.Contains(strings.Join(problems, "\n"), what) {
				t.Errorf("%s: a lie about %s is not noticed: %v", p.ID, what, problems)
			}
		}
		if problems := p.Prove(t.Context()); len(problems) > 0 {
			t.Errorf("%s: %v", p.ID, problems)
		}
	}
}
