package coach

import (
	"context"
	"slices"
	"testing"

	"bummerl/puzzles"
)

// TestJudge_Puzzles: what is proven right in puzzles the coach calls best, and knows it for certain where the proof is
// short enough; of what is proven wrong it never says so. Where winning is enough it never says of what is proven wrong
// that it wins for certain. The usual game is taken, in which a hand won brings the same however it is won, and nothing is
// doubled.
func TestJudge_Puzzles(t *testing.T) {
	const each = 7 // of the puzzles, one
	right, hard := 0, 0
	asked := map[puzzles.Theme]int{}
	for i, p := range puzzles.All() {
		if i%each != 0 || !p.Certain || !slices.Contains(p.Variants, "schnapsen") {
			continue
		}
		p = p.Under("schnapsen")
		v, err := p.View()
		if err != nil {
			t.Fatal(err)
		}
		j, err := Judge(context.Background(), Question{View: v})
		if err != nil {
			t.Fatal(err)
		}
		asked[p.Theme]++
		winsEnough := p.Theme.Either() && !p.Theme.YesNo() // right is there what wins, however high; the coach asks for more
		for a := range p.Right.All() {
			value, _ := j.Of(a)
			if winsEnough {
				if value.Points <= 0 {
					t.Errorf("%s: %v wins for certain, judged %+v", p.ID, a, value)
				}
				continue
			}
			if value.Sure.Kind != Exact {
				hard++
			}
			right++
			if !j.Best.Has(a) {
				t.Errorf("%s: %v is right, judged %+v, best %v", p.ID, a, value, j.Best.List())
			}
		}
		for _, value := range j.Values {
			certain := value.Sure.Kind == Guaranteed && value.Sure.K == value.Sure.N || value.Sure.Kind == Exact && j.Hands == 1 && value.Points > 0
			if winsEnough && !p.Right.Has(value.Action) && certain {
				t.Errorf("%s: %v does not win for certain, judged %+v", p.ID, value.Action, value)
			}
			if !winsEnough && !p.Right.Has(value.Action) && value.Loss == 0 && value.Sure.Kind == Exact {
				t.Errorf("%s: %v is wrong, judged %+v, right %v", p.ID, value.Action, value, p.Right.List())
			}
		}
	}
	if hard > right/50 {
		t.Errorf("%d of %d right actions are not known for certain", hard, right)
	}
	for _, theme := range []puzzles.Theme{puzzles.LastFive, puzzles.Closing, puzzles.PlayOut, puzzles.Defend} {
		if asked[theme] < 10 {
			t.Errorf("%d puzzles of %s, too few to say anything", asked[theme], theme)
		}
	}
}
