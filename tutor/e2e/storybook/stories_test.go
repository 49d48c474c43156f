package storybook

import (
	"regexp"
	"strings"
	"testing"

	"bummerl/templates"
)

// logical gives addresses without hashes, so that these tests need no built files.
type logical struct{}

func (logical) URL(name string) string { return "/static/" + name }

func TestNames(t *testing.T) {
	kebab := regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)
	seen := map[string]bool{}
	for _, s := range Stories() {
		if !kebab.MatchString(s.Name) {
			t.Errorf("%q is not kebab-case", s.Name)
		}
		if seen[s.Name] {
			t.Errorf("two stories are called %q", s.Name)
		}
		seen[s.Name] = true
		if found, ok := Find(s.Name); !ok || found.Name != s.Name {
			t.Errorf("%q is not found by its name", s.Name)
		}
	}
	if _, ok := Find("nonesuch"); ok {
		t.Error("a story is found that is not there")
	}
}

// TestTablesAreWhole counts cards: a table shows a position that can be.
func TestTablesAreWhole(t *testing.T) {
	n := Edition{Lang: "de", Pack: "french", Assets: logical{}}.narrator()
	for _, s := range Stories() {
		if s.table == nil {
			continue
		}
		t.Run(s.Name, func(t *testing.T) {
			table := s.table(n)
			cards := len(table.Hand) + table.Opponent.Backs + len(table.Opponent.Cards) + table.Talon.Left + 2*(table.You.Tricks+table.Opponent.Tricks)
			if table.Trick.Leader != templates.Nobody && table.Trick.Reply == "" {
				cards++
			}
			if cards != 20 && cards != 24 {
				t.Errorf("%d cards in hands, talon and tricks, want 20 or 24", cards)
			}
			seen := map[string]bool{}
			for _, code := range shownCards(table) {
				if seen[code] {
					t.Errorf("%s lies there twice", code)
				}
				seen[code] = true
				if code[0] == '9' && cards == 20 {
					t.Errorf("%s is not in a pack of 20", code)
				}
			}
		})
	}
}

// TestHandsAreSorted: a hand is held as the site sorts it, trumps first, then the suits in turn, each from the highest.
func TestHandsAreSorted(t *testing.T) {
	n := Edition{Lang: "de", Pack: "french", Assets: logical{}}.narrator()
	const suits, ranks = "chsd", "ATKQJ9"
	for _, s := range Stories() {
		if s.table == nil || !strings.HasPrefix(s.Name, "table-") {
			continue
		}
		table, last := s.table(n), -1
		for _, c := range table.Hand {
			suit := strings.IndexByte(suits, c.Card[1]) - strings.Index(suits, table.Talon.Trump)
			place := (suit+4)%4*len(ranks) + strings.IndexByte(ranks, c.Card[0])
			if place <= last {
				t.Errorf("%s: %s does not stand where it belongs", s.Name, c.Card)
			}
			last = place
		}
	}
}

// shownCards are all cards whose faces are on a table.
func shownCards(t templates.Table) []string {
	var codes []string
	for _, c := range t.Hand {
		codes = append(codes, c.Card)
	}
	codes = append(codes, t.Opponent.Cards...)
	for _, code := range []string{t.Talon.Up, t.Trick.Led, t.Trick.Reply} {
		if code != "" {
			codes = append(codes, code)
		}
	}
	if t.Previous != nil {
		codes = append(codes, t.Previous.Led, t.Previous.Reply)
	}
	return codes
}
