package coach

import (
	"context"
	"slices"
	"testing"

	"bummerl/rules"
)

// What is said of a slip is what it did or missed, of a good action what it kept or was spared; and the numbers are such
// as can be said.
func TestFacts_Sides(t *testing.T) {
	slips, praise := map[FactKind]bool{}, map[FactKind]bool{MissedClaim: true}
	for _, x := range traits {
		slips[x.missed], slips[x.done] = true, true
		praise[x.kept], praise[x.spared] = true, true
	}
	slips[MissedClaim] = true
	told := 0
	for i, p := range factPositions(t) {
		if i%3 != 0 { // A third will do: every legal action is asked about.
			continue
		}
		q, _, _ := p.question(t)
		j, err := Judge(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		for a := range q.View.Legal.All() {
			v, err := j.Grade(q, a)
			if err != nil {
				t.Fatal(err)
			}
			again, _ := j.Grade(q, a)
			if !slices.Equal(v.Facts, again.Facts) {
				t.Errorf("%s %s: got %v and then %v", p.Record, a, v.Facts, again.Facts)
			}
			side := praise
			if v.Mark.Slip() {
				side = slips
			}
			for _, f := range v.Facts {
				told++
				if !side[f.Kind] {
					t.Errorf("%s %s: %s is told of an action that is %s", p.Record, a, f.Kind, v.Mark)
				}
				if f.K > f.Of && f.Kind != MissedMore || f.Points < 0 || f.Points > 220 || f.Suit > rules.NoSuit {
					t.Errorf("%s %s: got %+v", p.Record, a, f)
				}
			}
			if len(v.Facts) > mostFacts || (v.Mark == Unclear || v.Mark == Forced) && len(v.Facts) > 0 && v.Facts[0].Kind != MissedClaim {
				t.Errorf("%s %s: %s, told %v", p.Record, a, v.Mark, v.Facts)
			}
		}
	}
	if told < 200 {
		t.Errorf("told %d facts: not a test", told)
	}
}

// No kind belongs to two traits, but the two sides of a trump taken with or spared.
func TestFacts_KindsOnce(t *testing.T) {
	seen := map[FactKind]bool{}
	for _, kind := range FactKinds() {
		if seen[kind] {
			t.Errorf("%s belongs to two traits", kind)
		}
		seen[kind] = true
	}
}
