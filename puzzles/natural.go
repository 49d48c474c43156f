package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// naturalIn gives the actions that somebody who sees all cards would choose without working it out: the highest trump, the
// richest card, the marriage worth most, and what the plain plan of the bots does.
func naturalIn(s rules.State) rules.Actions {
	legal := solve.Candidates(s)
	set := bot.Plain(s).Set()
	for _, c := range greedyCards(legal.Cards(), s.Trump()) {
		set |= rules.Play(c).Set()
	}
	return set | dearest(legal, s.Trump()).Set()
}

// greedyCards gives the cards that take the eye: the richest, the highest trump.
func greedyCards(cards rules.CardSet, trump rules.Suit) []rules.Card {
	var list []rules.Card
	if c := richest(cards); c != rules.NoCard {
		list = append(list, c)
	}
	if c := cards.OfSuit(trump).Highest(); c != rules.NoCard {
		list = append(list, c)
	}
	return list
}

// dearest gives the marriage worth most, or NoAction.
func dearest(legal rules.Actions, trump rules.Suit) rules.Action {
	if forty := rules.Declare(trump); legal.Has(forty) {
		return forty
	}
	for _, suit := range rules.Suits {
		if a := rules.Declare(suit); legal.Has(a) {
			return a
		}
	}
	return rules.NoAction
}

// naturals lists natural ways to begin where the opponent's hand is hidden, the most natural first: what regular does,
// then what takes the eye, then what would be best if the opponent held the hand in the middle of all that fit. Before
// an undertaking it is also natural to exchange and to declare what is worth most, or not to.
func (p Puzzle) naturals() ([][]rules.Action, error) {
	level, err := bot.ByName("regular")
	if err != nil {
		return nil, err
	}
	var list, greedy [][]rules.Action
	for _, before := range p.Theme.preludes(p.start) {
		s, line := p.start, before
		for _, a := range before {
			s = s.Next(a)
		}
		r := p.Record
		r.Actions = append(r.Actions[:len(r.Actions):len(r.Actions)], before...)
		v, err := r.View(p.Seat())
		if err != nil {
			return nil, err
		}
		with := func(actions ...rules.Action) []rules.Action { return append(line[:len(line):len(line)], actions...) }
		a := level.Choose(v, nil)
		if p.Theme.Task().Actions(s).Has(a) {
			if a.Marriage() != rules.NoSuit {
				list = append(list, with(a, rules.Play(rules.NewCard(rules.King, a.Marriage()))))
			} else {
				list = append(list, with(a))
			}
		}
		cards := p.Theme.Task().Actions(s).Cards()
		for _, c := range greedyCards(cards, s.Trump()) {
			greedy = append(greedy, with(rules.Play(c)))
		}
		if a := middle(v); a.Card() != rules.NoCard {
			greedy = append(greedy, with(a))
		}
	}
	return append(list, greedy...), nil
}

// preludes lists natural announcements before the first card; where nothing is undertaken only none, unless it is they
// that are asked about.
func (t Theme) preludes(s rules.State) [][]rules.Action {
	switch {
	case t == NowOrLater:
		return announcements(s)
	case !t.Task().Pending(s):
		return [][]rules.Action{nil}
	}
	undertake := t.Task().Undertaking
	all := [][]rules.Action{{undertake}}
	swapped := s
	if t.Task().Actions(s).Has(rules.Exchange) {
		swapped = s.Next(rules.Exchange)
		all = append([][]rules.Action{{rules.Exchange, undertake}}, all...)
	}
	n := len(all)
	for _, line := range all[:n] {
		from := s
		if line[0] == rules.Exchange {
			from = swapped
		}
		if a := dearest(from.Legal(), s.Trump()); a != rules.NoAction {
			all = append(all, append(line[:len(line):len(line)], a))
		}
	}
	return all
}

// announcements lists what may naturally be announced on lead: nothing, the exchange, what is worth most, both.
func announcements(s rules.State) [][]rules.Action {
	all := [][]rules.Action{nil}
	if s.Legal().Has(rules.Exchange) {
		all = append(all, []rules.Action{rules.Exchange})
	}
	for _, line := range all[:len(all):len(all)] {
		from := s
		for _, a := range line {
			from = from.Next(a)
		}
		if a := dearest(from.Legal(), s.Trump()); a != rules.NoAction {
			all = append(all, append(line[:len(line):len(line)], a))
		}
	}
	return all
}

// middle gives the best action if the opponent held the hand in the middle of all that fit; NoAction if there is none.
func middle(v rules.View) rules.Action {
	h := solve.HandsOf(v)
	i := h.Count() / 2
	for hand := range h.All() {
		if i--; i > 0 {
			continue
		}
		s, ok := v.Suppose(hand)
		if !ok {
			return rules.NoAction
		}
		r, err := solve.Solve(s)
		if err != nil {
			return rules.NoAction
		}
		return plainest(r.Best)
	}
	return rules.NoAction
}
