package bot

import "bummerl/rules"

// habit is how both sides play on in playouts while the talon is open: quick rules of thumb, as regular has them, with
// weights in card points. The weights were found by playing habits that differ a little against each other, a hundred
// thousand mirrored hands for each that was kept, in five variants; 14 µs a hand.
type habit struct {
	// Cards in the hand: what they will take, save or declare later.
	ace, aceWaiting, tenSafe, tenInDanger, low float64
	pair, halfPair, trumpPair, swap            float64
	lateAce, lateTen                           float64 // added towards the end of the talon
	trump                                      [rules.Ace + 1]float64
	// Being on lead, and what it adds to have something to do there.
	lead, lead20, lead40, leadSwap, leadStrict, turnUp float64
	// Leading: what a trick brings beside the card, what a card gives away that nothing beats (taken out again: it draws
	// little), how often a trick without tens is trumped, and letting the opponent come to 66.
	taken, given, master, ruffSmall, threat66 float64
	// Following.
	smallRuff, ruffTen, aceTakes, own, theirs, reach66, near66 float64
	// Closing: the game points from which it is done, and how much lower that is as the opponent comes near 66.
	closeFor, closeBehind float64
}

var usual = habit{
	ace: 8, aceWaiting: 16, tenSafe: 2.6, tenInDanger: 4.4, low: 0.3,
	pair: 12, halfPair: 5, trumpPair: 24, swap: 1.5,
	lateAce: 0.7, lateTen: 0.3,
	trump: [rules.Ace + 1]float64{rules.Nine: 6, rules.Jack: 8, rules.Queen: 13, rules.King: 14, rules.Ten: 23, rules.Ace: 35},
	lead:  -1.4, lead20: 8, lead40: 34, leadSwap: 4, leadStrict: 2.7, turnUp: 0.5,
	taken: 3.1, given: -3.1, master: 2.3, ruffSmall: 0.1, threat66: 60,
	smallRuff: 8, ruffTen: -0.4, aceTakes: -1.5, own: 0.35, theirs: 0.9, reach66: 180, near66: 8,
	closeFor: 0.5, closeBehind: -1.4,
}

// choose gives the action of the seat that sees v, in a state s with the talon open.
func (h *habit) choose(v *sight, s *rules.State) rules.Action {
	if v.led != rules.NoCard {
		return h.best(v, h.followWorth)
	}
	switch {
	case v.counted >= rules.Winning && v.legal.Has(rules.Claim):
		return rules.Claim
	case v.legal.Has(rules.Exchange):
		return rules.Exchange
	case v.legal.Has(rules.Close) && h.closes(v, s):
		return rules.Close
	}
	if a := dearest(v.legal, v.trump); a != rules.NoAction {
		return a
	}
	for rest := v.legal.Cards(); rest != 0; rest &= rest - 1 {
		if c := rest.Lowest(); v.wins(c) {
			return rules.Play(c)
		}
	}
	return h.best(v, h.leadWorth)
}

// best gives the card worth most, the first such.
func (h *habit) best(v *sight, worthOf func(*sight, rules.Card) float64) rules.Action {
	best, by := rules.NoAction, 0.0
	for rest := v.legal.Cards(); rest != 0; rest &= rest - 1 {
		c := rest.Lowest()
		if worth := worthOf(v, c); best == rules.NoAction || worth > by {
			best, by = rules.Play(c), worth
		}
	}
	return best
}

// closes tells whether closing is worth its risk.
func (h *habit) closes(v *sight, s *rules.State) bool {
	if !within66(v) {
		return false
	}
	after := s.Next(rules.Close)
	gain, cost := float64(after.Stakes(v.me)), float64(after.Stakes(v.me.Other()))
	keeps := keeping(v)
	return keeps*gain-(1-keeps)*cost >= h.closeFor+h.closeBehind*float64(v.other)/rules.Winning
}

// within66 tells whether the hand could make 66 at all, with something rich from the opponent in each trick.
func within66(v *sight) bool {
	return v.mine+v.hand.Points()+6*v.hand.Len()+marriages(v.hand, v.trump) >= rules.Winning
}

// leadWorth weighs a lead.
func (h *habit) leadWorth(v *sight, c rules.Card) float64 {
	higher := v.unseen & above(c)
	beaten := v.chance(higher)
	if c.Suit() != v.trump {
		ruff := v.chance(v.unseen.OfSuit(v.trump))
		if v.strict {
			ruff *= 1 - v.chance(v.unseen.OfSuit(c.Suit()))
		} else if c.Rank() < rules.Ten {
			ruff *= h.ruffSmall
		}
		beaten += (1 - beaten) * ruff
	}
	own, given := float64(c.Points()), h.given
	worth := -h.keep(v, c)
	if higher != 0 {
		given = float64(higher.Points()) / float64(higher.Len())
	} else {
		worth += h.master
	}
	worth += (1-beaten)*(own+h.taken) - beaten*(own+given)
	if v.other+int(own+given) >= rules.Winning {
		worth -= beaten * h.threat66
	}
	return worth
}

// followWorth weighs an answer.
func (h *habit) followWorth(v *sight, c rules.Card) float64 {
	trick := v.led.Points() + c.Points()
	worth := -h.keep(v, c)
	if !rules.Beats(c, v.led, v.trump) {
		worth -= float64(trick) + h.theirs*float64(v.other*trick)/rules.Winning
		switch total := v.other + trick; {
		case total >= rules.Winning:
			worth -= h.reach66
		case total+20 >= rules.Winning && v.unseen.Marriages() != 0:
			worth -= h.near66
		}
		return worth
	}
	worth += float64(trick) + h.own*float64(v.mine*trick)/rules.Winning + h.onLead(v, c)
	if c.Suit() == v.trump && v.led.Suit() != v.trump {
		if trick < 10 {
			worth -= h.smallRuff
		} else {
			worth += h.ruffTen
		}
	}
	if c.Rank() == rules.Ace && v.led.Rank() < rules.Ten {
		worth += h.aceTakes
	}
	if v.mine+trick+v.declares(v.hand&^c.Set()) >= rules.Winning {
		worth += h.reach66
	}
	return worth
}

// declares gives the points of the best marriage in the cards that will be left, if it may be declared on lead next.
func (v *sight) declares(rest rules.CardSet) int {
	most := 0
	if v.left == 2 && !v.late {
		return 0
	}
	for queens := rest.Marriages(); queens != 0; queens &= queens - 1 {
		most = max(most, queens.Lowest().Suit().MarriagePoints(v.trump))
	}
	return most
}

// onLead gives what it is worth to be on lead after c has taken the trick.
func (h *habit) onLead(v *sight, c rules.Card) float64 {
	worth, rest := 0.0, v.hand&^c.Set()
	for queens := rest.Marriages(); queens != 0; queens &= queens - 1 {
		if queens.Lowest().Suit() == v.trump {
			worth = max(worth, h.lead40)
		} else {
			worth = max(worth, h.lead20)
		}
	}
	if v.up != rules.NoCard && rest.Has(v.swaps) && v.left-2 >= v.swapMin {
		worth += h.leadSwap
	}
	if v.left == 2 {
		worth += h.leadStrict - h.turnUp*float64(v.up.Points())
	}
	return worth + h.lead
}
