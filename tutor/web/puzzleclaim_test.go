package web

import (
	"slices"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
)

// TestClaimFirst goes wrong with 66 points and more, wherever 66 could be claimed: the first thing said is that.
func TestClaimFirst(t *testing.T) {
	v, met := visitor("de"), 0
	for _, z := range sampled(40) {
		z = z.By(v.playsBy().Options)
		now, err := walk(t.Context(), z, "")
		for err == nil && now.Mistake == nil && !now.Finished {
			on := now
			for _, a := range now.Choices.List() {
				next, err := now.with(t.Context(), a)
				if err != nil {
					t.Fatalf("%s %v %v: %v", z.ID, now.own, a, err)
				}
				if next.Mistake == nil {
					on = next
					continue
				}
				if could(next.Mistake) {
					met++
					want := v.p.PuzzleClaimFirst(next.Mistake.Before.Points(z.Seat()))
					if got := v.verdict(next).Text[0]; !slices.Equal(got, locales.Plain(want)) {
						t.Errorf("%s %s: the first sentence is %v, want %q", z.ID, formatLine(next.own), got, want)
					}
				}
			}
			if len(on.own) == len(now.own) {
				break
			}
			now = on
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if met == 0 {
		t.Error("no puzzle met in which 66 could be claimed")
	}
}

// could tells whether 66 could have been claimed in place of a mistake.
func could(m *puzzles.Mistake) bool {
	return m.Action != rules.Claim && m.Before.IsLegal(rules.Claim) && m.Before.Points(m.Before.Turn()) >= rules.Winning
}
