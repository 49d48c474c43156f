package count

import (
	"fmt"
	"slices"

	"bummerl/rules"
)

// makers make the items of each drill.
var makers = map[Kind]func(Spec, rules.Options) (Item, error){
	TrickSum: makeTrick, Running: makeRunning, MayClaim: makeClaim, Missing: makeMissing,
	TrumpsOut: makeTrumps, CardsOut: makeCards, LastFive: makeLastFive,
}

// make makes the item of a spec under rules of which the spec's variant is the name. The same spec and rules give the
// same item for ever: kept runs and what comes again rely on it.
func (s Spec) make(o rules.Options) (Item, error) {
	item, err := makers[s.Kind](s, o)
	if err != nil {
		return Item{}, fmt.Errorf("an item of %s for %s: %w", s.Kind, s.Variant, err)
	}
	return item, nil
}

// newItem shows a hand to its learner, from one of its tricks on, and asks nothing yet.
func newItem(s Spec, h hand, from int) Item {
	tricks, w := watch(h.history, h.seat)
	item := Item{
		Kind: s.Kind, Rung: s.Rung, Spec: s.Text(), Trump: h.state.Trump(), Cards: int(h.record.Options.Cards), Seat: h.seat,
		Tricks: tricks[from:], After: w.now.Before, AfterParts: w.now.Parts, Hand: h.state.Hand(h.seat), Up: h.state.Up(),
		Totals: totals(h.state, h.seat), Waits: waits(h.state, h.seat),
	}
	if from > 0 {
		state := h.after(from)
		item.Before, item.Waiting = totals(state, h.seat), waits(state, h.seat)
	}
	return item
}

// ask gives the item with one more prompt and its right answer.
func (it Item) ask(p Prompt, right Answer) Item {
	it.Prompts, it.right = append(slices.Clip(it.Prompts), p), append(slices.Clip(it.right), right)
	return it
}

// ends gives the number of actions by which so many tricks were finished.
func (h hand) ends(tricks int) int {
	for i, step := range h.history {
		if tricks == 0 {
			return i
		}
		for _, e := range step.Events {
			if e.Kind == rules.TrickTaken {
				tricks--
			}
		}
	}
	return len(h.history)
}

// after gives the state right after so many tricks, at least one.
func (h hand) after(tricks int) rules.State { return h.history[h.ends(tricks)-1].After }

// upTo gives the hand right after so many tricks.
func (h hand) upTo(tricks int) hand {
	n := h.ends(tricks)
	if n == 0 {
		h.state = h.history[0].Before
	} else {
		h.state = h.history[n-1].After
	}
	h.history, h.record.Actions = h.history[:n], h.record.Actions[:n]
	return h
}

// before gives the state in which trick k (from 0) was led, and a watcher that has seen all before it.
func (h hand) before(k int) (rules.State, watcher) {
	w := newWatcher(h.seat)
	i := h.ends(k)
	for _, step := range h.history[:i] {
		w.see(step)
	}
	for ; h.history[i].Action.Card() == rules.NoCard; i++ {
		w.see(h.history[i])
	}
	return h.history[i].Before, w
}
