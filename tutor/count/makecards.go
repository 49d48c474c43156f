package count

import (
	"fmt"

	"bummerl/rules"
)

// unseen is what a learner has to remember of a hand: the engine's own account of what he has seen.
func unseen(h hand) (rules.View, error) { return h.record.View(h.seat) }

// makeTrumps asks for the trumps that are in the opponent's hand or face down in the talon, or for their number. Those
// that the opponent has shown and still holds are among them: they can still be played.
func makeTrumps(s Spec, o rules.Options) (Item, error) {
	item, v, err := cardItem(s, o, s.Rung.Length, 0)
	if err != nil {
		return Item{}, err
	}
	out := v.Unseen.OfSuit(v.Trump)
	if s.Rung.HowMany {
		item.counted = out
		return item.ask(Prompt{Ask: AskNumber}, NumberAnswer(out.Len())), nil
	}
	return item.ask(Prompt{Ask: AskCards, Pool: rules.Pack(int(o.Cards)).OfSuit(v.Trump)}, CardsAnswer(out)), nil
}

// makeCards asks for all cards that are in the opponent's hand or face down in the talon.
func makeCards(s Spec, o rules.Options) (Item, error) {
	item, v, err := cardItem(s, o, s.Rung.Length, 0)
	if err != nil {
		return Item{}, err
	}
	return item.ask(Prompt{Ask: AskCards, Pool: rules.Pack(int(o.Cards))}, CardsAnswer(v.Unseen)), nil
}

// makeLastFive asks for the opponent's hand once the talon is gone.
func makeLastFive(s Spec, o rules.Options) (Item, error) {
	last := o.TalonSize() / 2
	item, v, err := cardItem(s, o, last, last-s.Rung.Watched(LastFive, o))
	if err != nil {
		return Item{}, err
	}
	if v.Unseen.Len() != v.OpponentCards {
		return Item{}, fmt.Errorf("%d cards are unseen, but the opponent holds %d", v.Unseen.Len(), v.OpponentCards)
	}
	pool := rules.Pack(int(o.Cards)) &^ item.Gone
	return item.ask(Prompt{Ask: AskCards, Pool: pool}, CardsAnswer(v.Unseen)), nil
}

// cardItem finds a hand that goes on after so many tricks, and shows those from one on; the cards of the tricks before
// are given as gone.
func cardItem(s Spec, o rules.Options, tricks, from int) (Item, rules.View, error) {
	h, err := find(s.Seed, s.label(), o, func(m moment) verdict {
		switch {
		case !m.between() || m.tricks() < tricks:
			return further
		case m.Over():
			return leave
		}
		return take
	})
	if err != nil {
		return Item{}, rules.View{}, err
	}
	item := newItem(s, h, from)
	seen, _ := watch(h.history, h.seat)
	for _, t := range seen[:from] {
		item.Gone |= t.Led.Set() | t.Reply.Set()
	}
	v, err := unseen(h)
	return item, v, err
}
