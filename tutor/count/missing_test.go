package count

import (
	"cmp"
	"slices"
	"testing"

	"bummerl/rules"
)

func TestMissing_CountedAlong(t *testing.T) {
	each(t, Missing, 15, func(t *testing.T, _ rules.Options, it Item) {
		a := countAlong(t, it)
		if len(it.Tricks) != it.Rung.Length {
			t.Errorf("%d tricks, want %d", len(it.Tricks), it.Rung.Length)
		}
		if got, want := it.right[0].Number(), 66-a.points[Own]; got != want || want < 1 {
			t.Errorf("missing %d, counted along %d", got, want)
		}
		after := func(c Trick) int {
			b := a
			b.take(it, c)
			return b.points[Own]
		}
		// The smallest that suffices is right, and there is one alone of that size.
		least := 0
		for _, c := range it.Prompts[1].Choices {
			if total := after(c); total >= 66 && (least == 0 || total < least) {
				least = total
			}
			if c.Leader != it.Seat || !it.Hand.Has(c.Led) || it.Hand.Has(c.Reply) || a.gone.Has(c.Reply) || len(c.Before) > 0 {
				t.Errorf("the choice %+v cannot come", c)
			}
		}
		oneRight(t, it, 1, func(c Trick) bool { return after(c) == least })
		addsUp(t, it)
	})
}

// Which trick is just enough has to be counted: it is neither the richest nor the poorest more often than chance has it,
// whether all tricks are looked at or those of the learner.
func TestMissing_GuessingIsWorthLittle(t *testing.T) {
	const many = 1200
	right := map[string]int{}
	suffice := 0
	for i := range many {
		variants, ladder := rules.Variants(), Ladder(Missing)
		it, err := Spec{Kind: Missing, Variant: variants[i%len(variants)], Seed: testSeed(t, i), Rung: ladder[i%len(ladder)]}.Item()
		if err != nil {
			t.Fatal(err)
		}
		choices := it.Prompts[1].Choices
		bySize := slices.Clone(choices)
		slices.SortStableFunc(bySize, func(x, y Trick) int { return cmp.Compare(value(x.Led)+value(x.Reply), value(y.Led)+value(y.Reply)) })
		own := slices.DeleteFunc(slices.Clone(bySize), func(c Trick) bool { return c.Winner != it.Seat })
		for guess, c := range map[string]Trick{
			"richest": bySize[len(bySize)-1], "poorest": bySize[0], "second": bySize[1], "third": bySize[2], "first in place": choices[0],
			"own richest": own[len(own)-1], "own poorest": own[0], "own second": own[1],
		} {
			if c.text() == choices[it.right[1].Number()].text() {
				right[guess]++
			}
		}
		for _, c := range choices {
			if c.Totals[Own] >= 66 {
				suffice++
			}
		}
	}
	for guess, n := range right {
		if share := 100 * n / many; share < 15 || share > 36 {
			t.Errorf("the %s is right in %d %%", guess, share)
		}
	}
	if len(right) != 8 || suffice < 3*many/2 {
		t.Errorf("%v, and %d tricks suffice in %d items", right, suffice, many)
	}
}
