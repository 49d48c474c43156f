package bot

import "bummerl/rules"

// step is something that the opponent did, or that happened to his hand.
type step struct {
	kind  rules.EventKind
	card  rules.Card
	other rules.Card    // what he gave in exchange
	shown rules.CardSet // cards that he was known to hold before
	// seen is what he saw before, in seen.unseen the cards that he saw besides his hand; chose tells that he chose a card
	// with the talon open.
	seen  sight
	chose bool
	// mightDeclare and mightExchange tell that these were allowed, had he had the cards.
	mightDeclare, mightExchange bool
}

// past goes through what a seat has seen and keeps up with what its opponent saw.
type past struct {
	view           rules.View
	them           rules.Seat
	up, led        rules.Card
	left           int
	gone           rules.CardSet
	announced      rules.CardSet
	known          [2]rules.CardSet // of each seat's hand, what the other knew
	points, tricks [2]int
	closed         bool
}

// stepsOf lists what the opponent did, in order; nothing where the view does not tell the past.
func stepsOf(v rules.View) []step {
	if v.FirstUp == rules.NoCard {
		return nil
	}
	p := past{view: v, them: v.Seat.Other(), up: v.FirstUp, left: v.Options.TalonSize()}
	var steps []step
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			if e.Seat == p.them && moves(e.Kind) {
				steps = append(steps, p.step(e))
			}
			p.see(e)
		}
	}
	return steps
}

// moves tells whether an event changes a hand.
func moves(kind rules.EventKind) bool {
	switch kind {
	case rules.CardLed, rules.CardReplied, rules.CardDrawn, rules.TurnUpDrawn, rules.Exchanged:
		return true
	}
	return false
}

// step tells what the opponent saw before an event.
func (p *past) step(e rules.Event) step {
	s := step{kind: e.Kind, card: e.Card, other: e.Other, shown: p.known[p.them]}
	if e.Kind != rules.CardLed && e.Kind != rules.CardReplied || p.closed || p.left == 0 {
		return s
	}
	o := p.view.Options
	s.chose, s.seen = true, p.sight()
	if e.Kind == rules.CardLed && p.announced == 0 && (!o.FirstTrickBan || p.tricks != [2]int{}) {
		s.mightDeclare, s.mightExchange = true, p.left >= int(o.SwapMin)
	}
	return s
}

// sight gives what the opponent saw, but for his hand.
func (p *past) sight() sight {
	o := p.view.Options
	s := sight{
		me: p.them, trump: p.view.Trump, announced: p.announced, known: p.known[p.view.Seat],
		unseen: p.gone | p.up.Set() | p.led.Set(), up: p.up, led: p.led, swaps: o.LowestTrump(p.view.Trump),
		left: p.left, swapMin: int(o.SwapMin), theirs: o.HandSize(),
		mine: p.points[p.them], other: p.points[p.view.Seat], counted: p.points[p.them],
		strict: o.Follow == rules.FollowAlways, late: o.LateMarriage,
	}
	if p.led != rules.NoCard {
		s.theirs-- // my led card lies on the table
	}
	return s
}

// see takes in an event.
func (p *past) see(e rules.Event) {
	switch e.Kind {
	case rules.CardLed:
		p.led, p.announced = e.Card, 0
		p.known[e.Seat] &^= e.Card.Set()
	case rules.CardReplied:
		p.gone |= p.led.Set() | e.Card.Set()
		p.led = rules.NoCard
		p.known[e.Seat] &^= e.Card.Set()
	case rules.TrickTaken:
		p.points[e.Seat] += e.Points
		p.tricks[e.Seat]++
	case rules.MarriageDeclared:
		p.points[e.Seat] += e.Points
		p.announced = e.Suit.Marriage()
		p.known[e.Seat] |= p.announced
	case rules.Exchanged:
		p.up = e.Other
		p.known[e.Seat] |= e.Card.Set()
	case rules.CardDrawn:
		p.left--
	case rules.TurnUpDrawn:
		p.left--
		p.up = rules.NoCard
		p.known[e.Seat] |= e.Card.Set()
	case rules.TalonClosed, rules.SnapszerBid:
		p.closed = true
	}
}
