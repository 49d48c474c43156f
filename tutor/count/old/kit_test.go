package old

import (
	"fmt"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

// testSeed gives a seed for each number.
func testSeed(t *testing.T, n int) tutor.Seed {
	t.Helper()
	seed, err := tutor.ParseSeed(fmt.Sprintf("%064x", n))
	if err != nil {
		t.Fatal(err)
	}
	return seed
}

func cards(t *testing.T, list string) rules.CardSet {
	t.Helper()
	var set rules.CardSet
	for _, text := range strings.Fields(list) {
		c, err := rules.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		set |= c.Set()
	}
	return set
}

// text writes items down, one a line.
func text(list []Item) string {
	var b strings.Builder
	for _, item := range list {
		var before []string
		for _, m := range item.Before {
			line := fmt.Sprintf("%s %s %d", m.Seat, m.Suit, m.Points)
			if m.Waiting {
				line += " waiting"
			}
			before = append(before, line)
		}
		fmt.Fprintf(&b, "%s-%s %s %v now %d own %s theirs %s = %d %d\n", item.Led, item.Reply, item.Winner, before,
			item.CountedNow, sum(item.Parts[Own]), sum(item.Parts[Theirs]), item.Totals[Own], item.Totals[Theirs])
	}
	return b.String()
}

func sum(parts []Part) string {
	var words []string
	for _, p := range parts {
		name := p.Card.String()
		if p.Card == rules.NoCard {
			name = p.Suit.String()
		}
		words = append(words, fmt.Sprint(name, " ", p.Points))
	}
	return fmt.Sprint(words)
}
