package e2e_test

import (
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/tutor/count"
	"bummerl/tutor/e2e/testsite"
)

// counting is the service of the drills on a site's store.
func counting(site *testsite.Site) count.Service {
	return count.Service{Drills: site.Store, Attempts: site.Store, Matches: site.Store, Env: site.Env}
}

// runOf reads a learner's run from the store.
func runOf(t *testing.T, site *testsite.Site, learner, id string) count.Run {
	t.Helper()
	run, err := counting(site).At(t.Context(), learner, id)
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// openPrompt gives the item and the question that a run asks now.
func openPrompt(run count.Run) (count.Item, count.Prompt) {
	item, prompt := run.Now()
	it := run.Items[item].Item
	return it, it.Prompts[prompt]
}

// rightAnswer counts what a learner has to count: from the cards that go by and the totals that the engine gives.
func rightAnswer(t *testing.T, it count.Item, p count.Prompt) count.Answer {
	t.Helper()
	switch p.Ask {
	case count.AskYesNo:
		return count.YesNoAnswer(it.Totals[count.Own] >= rules.Winning)
	case count.AskCards:
		return count.CardsAnswer(unseenIn(it) & p.Pool)
	case count.AskTrick:
		for i, choice := range p.Choices {
			if fits(it, p, choice) {
				return count.TrickAnswer(i)
			}
		}
		t.Fatalf("none of the tricks fits: %+v", p)
	}
	switch it.Kind {
	case count.TrickSum:
		return count.NumberAnswer(it.Tricks[0].Led.Points() + it.Tricks[0].Reply.Points())
	case count.Missing:
		return count.NumberAnswer(rules.Winning - it.Totals[count.Own])
	case count.TrumpsOut:
		return count.NumberAnswer(unseenIn(it).OfSuit(it.Trump).Len())
	}
	return count.NumberAnswer(it.Totals[p.Side])
}

// unseenIn are the cards that the learner of an item has not seen: neither played, nor held, nor turned up.
func unseenIn(it count.Item) rules.CardSet {
	out := rules.Pack(it.Cards) &^ it.Hand &^ it.Gone &^ it.Up.Set()
	for _, trick := range it.Tricks {
		out &^= trick.Led.Set() | trick.Reply.Set()
	}
	return out
}

// fits tells whether a choice is the trick asked for.
func fits(it count.Item, p count.Prompt, choice count.Trick) bool {
	switch it.Kind {
	case count.TrickSum:
		return choice.Led.Points()+choice.Reply.Points() == p.Totals[count.Own]
	case count.Missing:
		// The smallest that suffices.
		total := choice.Totals[count.Own]
		return total >= rules.Winning && !slices.ContainsFunc(p.Choices, func(other count.Trick) bool {
			return other.Totals[count.Own] >= rules.Winning && other.Totals[count.Own] < total
		})
	}
	return choice.Totals == p.Totals
}

// wrongAnswer is one that is not right.
func wrongAnswer(p count.Prompt, right count.Answer) count.Answer {
	switch p.Ask {
	case count.AskYesNo:
		return count.YesNoAnswer(!right.Yes())
	case count.AskTrick:
		return count.TrickAnswer((right.Number() + 1) % len(p.Choices))
	case count.AskCards:
		return count.CardsAnswer(right.Cards() ^ p.Pool.Lowest().Set())
	}
	return count.NumberAnswer(right.Number() + 1)
}
