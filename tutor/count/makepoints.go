package count

import (
	"fmt"

	"bummerl/rules"
	"bummerl/tutor"
)

// handOf finds a hand that lasts for so many tricks, with a marriage that waits if one has to be there.
func handOf(seed tutor.Seed, label string, o rules.Options, tricks int, waiting bool) (hand, error) {
	return find(seed, label, o, func(m moment) verdict {
		switch {
		case !m.between() || m.tricks() < tricks:
			return further
		case waiting && !m.waited:
			return leave
		}
		return take
	})
}

// makeTrick asks for the sum of one trick, which may be any of the first six of a hand.
func makeTrick(s Spec, o rules.Options) (Item, error) {
	label := s.label()
	dice := dice(s.Seed, label+"/ask", 1)
	for n := 1; n <= tries; n++ {
		h, err := handOf(s.Seed, fmt.Sprintf("%s/%d", label, n), o, 1+dice.IntN(Tricks), false)
		if err != nil {
			return Item{}, err
		}
		item := newItem(s, h, 0)
		last := len(item.Tricks) - 1
		before, w := h.before(last)
		sum := bare(item.Tricks[last])
		item.Tricks, item.Gone, item.Before, item.Waiting, item.Totals = []Trick{sum}, 0, [2]int{}, [2]int{}, [2]int{}
		item.Waits, item.Hand, item.Up = [2]int{}, 0, rules.NoCard
		if !s.Rung.Reverse {
			item.Totals = sum.Totals
			return item.ask(Prompt{Ask: AskNumber}, NumberAnswer(sum.Totals[Own])), nil
		}
		all, err := options(before, w)
		if err != nil {
			return Item{}, err
		}
		for i := range all {
			all[i].trick = bare(all[i].trick)
		}
		value := func(o option) int { return o.trick.Totals[Own] }
		choices, at, ok := choice(option{trick: sum}, all, value, func(o option) int {
			return apart(value(o), sum.Totals[Own])
		}, dice)
		if ok {
			item.Tricks = nil
			return item.ask(Prompt{Ask: AskTrick, Choices: choices, Totals: sum.Totals}, TrickAnswer(at)), nil
		}
	}
	return Item{}, fmt.Errorf("no trick to choose for %s", label)
}

// bare is a trick of which only the cards are looked at: Totals[Own] is their sum.
func bare(t Trick) Trick {
	parts := []Part{card(t.Led), card(t.Reply)}
	return Trick{
		Leader: t.Leader, Winner: t.Winner, Led: t.Led, Reply: t.Reply, TurnUp: rules.NoSeat,
		Parts: [2][]Part{Own: parts}, Totals: [2]int{Own: t.Led.Points() + t.Reply.Points()},
	}
}

// makeRunning asks for the totals after some tricks of a hand, or in reverse for the last of them.
func makeRunning(s Spec, o rules.Options) (Item, error) {
	label := string(Running) // One hand for all items of a run.
	h, err := handOf(s.Seed, label, o, Tricks, wantsWaiting(o, dice(s.Seed, label+"/waiting", 1)))
	if err != nil {
		return Item{}, err
	}
	length := min(s.Rung.Length, Tricks-s.Index)
	if s.Rung.Reverse {
		if item, ok, err := runningReverse(s, h, length); err != nil || ok {
			return item, err
		}
		// Too few tricks could have been: it is asked as usual.
	}
	item := newItem(s, h.upTo(s.Index+length), s.Index)
	item = item.ask(Prompt{Ask: AskNumber, Side: Own}, NumberAnswer(item.Totals[Own]))
	if s.Rung.Both {
		item = item.ask(Prompt{Ask: AskNumber, Side: Theirs}, NumberAnswer(item.Totals[Theirs]))
	}
	return item, nil
}

func runningReverse(s Spec, h hand, length int) (Item, bool, error) {
	last := s.Index + length - 1
	item := newItem(s, h.upTo(last), s.Index)
	tricks, _ := watch(h.history, h.seat)
	right := option{trick: tricks[last]}
	before, w := h.before(last)
	all, err := options(before, w)
	if err != nil {
		return Item{}, false, err
	}
	value := func(o option) [2]int { return o.trick.Totals }
	choices, at, ok := choice(right, all, value, func(o option) int {
		a, b := value(o), right.trick.Totals
		return apart(a[Own], b[Own]) + apart(a[Theirs], b[Theirs])
	}, dice(s.Seed, fmt.Sprintf("running/ask/%d", last), 1))
	item = item.ask(Prompt{Ask: AskTrick, Choices: choices, Totals: right.trick.Totals}, TrickAnswer(at))
	return item, ok, nil
}
