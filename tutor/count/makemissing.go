package count

import (
	"fmt"

	"bummerl/rules"
)

// leastMissing is the smallest own total from which a learner is asked for what is missing: from less, no trick brings 66.
const leastMissing = 40

// makeMissing asks what the learner lacks to 66, and which trick would bring it.
func makeMissing(s Spec, o rules.Options) (Item, error) {
	waiting := wantsWaiting(o, dice(s.Seed, s.label()+"/waiting", 1))
	h, err := find(s.Seed, s.label(), o, func(m moment) verdict {
		points := m.Points(m.seat)
		switch {
		case m.tricks() > s.Rung.Length || waiting && m.tricks() > 0 && !m.waited:
			return leave
		case m.tricks() < s.Rung.Length, m.Turn() != m.seat, m.next.Card() == rules.NoCard, m.Led() != rules.NoCard,
			points < leastMissing, points >= rules.Winning, !bringable(m):
			return further
		}
		return take
	})
	if err != nil {
		return Item{}, err
	}
	item := newItem(s, h, 0)
	item = item.ask(Prompt{Ask: AskNumber}, NumberAnswer(rules.Winning-item.Totals[Own]))
	_, w := watch(h.history, h.seat)
	w.now = newWatcher(h.seat).now // What has been announced by now counts already.
	all, err := options(h.state, w)
	if err != nil {
		return Item{}, err
	}
	var right, wrong []option
	for _, o := range all {
		if o.trick.Totals[Own] >= rules.Winning {
			right = append(right, o)
		} else {
			wrong = append(wrong, o)
		}
	}
	dice := dice(s.Seed, s.label()+"/ask", 1)
	lacking := rules.Winning - item.Totals[Own]
	choices, at, ok := choice(right[dice.IntN(len(right))], wrong, func(o option) [2]int { return o.trick.Totals }, func(o option) int {
		// Tempting is what is hardly too little, and what would do if only the learner won it.
		return apart(o.trick.Led.Points()+o.trick.Reply.Points(), lacking)
	}, dice)
	if !ok {
		return Item{}, fmt.Errorf("too few tricks to choose from for %s", s.label())
	}
	return item.ask(Prompt{Ask: AskTrick, Choices: choices}, TrickAnswer(at)), nil
}

// bringable tells that some next trick brings the learner 66, and that there are enough that do not and differ.
func bringable(m moment) bool {
	bring := false
	others := map[[2]int]bool{}
	for _, after := range possible(m.State) {
		sum := totals(after, m.seat)
		if sum[Own] >= rules.Winning {
			bring = true
		} else {
			others[sum] = true
		}
	}
	return bring && len(others) >= fewest-1
}
