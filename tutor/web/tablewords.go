package web

import (
	"bummerl/locales"
	"bummerl/rules"
)

// teller tells what happened at a table, in sentences for the learner.
type teller struct {
	p  locales.Printer
	me rules.Seat
	// points: the learner sees how much a trick is worth.
	points bool
	// still: nobody is asked to act, the table is only looked at.
	still bool
	// view is what the learner sees now.
	view rules.View
}

// heard tells what has happened since the learner's last action and who is to act, in full, for whoever does not see
// the cards move.
func (t teller) heard(last []rules.Seen) locales.Rich { return t.tell(last, false) }

// status is the same in short: what lies on the table is not told again.
func (t teller) status(last []rules.Seen) locales.Rich { return t.tell(last, true) }

func (t teller) tell(last []rules.Seen, short bool) locales.Rich {
	var sentences []locales.Rich
	if t.fresh(last) && (!short || len(last) == 0) { // The dealer has a sign on the table.
		sentences = append(sentences, locales.Plain(t.dealt()))
	}
	opponentLed := false
	for _, seen := range last {
		for _, e := range seen.Events {
			if short && t.seenAnyway(e) {
				continue
			}
			if short && e.Seat != t.me {
				e.Waiting = false // The tag of the marriage says so; one's own is worth a sentence.
			}
			if s := t.event(e); s != nil {
				sentences = append(sentences, s)
				opponentLed = e.Kind == rules.CardLed
			}
		}
		for _, e := range seen.Events {
			if s := t.strictBegins(e); s != nil {
				sentences = append(sentences, s)
			}
		}
	}
	if !t.still && (!opponentLed || t.view.Over) {
		sentences = append(sentences, t.turn())
	}
	return locales.Join(sentences...)
}

// fresh tells whether the learner has not acted in this hand.
func (t teller) fresh(last []rules.Seen) bool {
	return len(t.view.Trace) == 0 || len(last) == len(t.view.Trace) && last[0].Seat != t.me
}

// seenAnyway tells whether an event shows itself: a reply lies on the table beside the card led, unless the next card has
// been led since and the rules let nobody look back; and the turn-up has gone from under the talon.
func (t teller) seenAnyway(e rules.Event) bool {
	swept := t.view.Led != rules.NoCard && t.view.Options.LookBack == rules.LookBackNone
	return e.Kind == rules.CardReplied && !swept || e.Kind == rules.TurnUpDrawn
}

// announced is what has been announced, for the voice of the browser; "" if nothing.
func (t teller) announced(last []rules.Seen) string {
	var sentences []locales.Rich
	for _, seen := range last {
		for _, e := range seen.Events {
			switch e.Kind {
			case rules.MarriageDeclared, rules.TalonClosed, rules.Exchanged, rules.SnapszerBid, rules.KontraSaid,
				rules.RekontraSaid, rules.Knocked, rules.Claimed66:
				sentences = append(sentences, t.p.Event(e, t.me, t.points))
			}
		}
	}
	return locales.Join(sentences...).String()
}

func (t teller) dealt() string {
	if t.me == rules.Dealer {
		return t.p.EventDealtYou()
	}
	return t.p.EventDealtOpponent()
}

// turn tells who is to act.
func (t teller) turn() locales.Rich {
	switch v := t.view; {
	case v.Over:
		return locales.Plain(t.p.TurnHandOver())
	case v.Turn != t.me:
		return locales.Plain(t.p.TurnThinking())
	case v.Announced != 0:
		return t.p.TurnLeadMarriage(v.Announced.Lowest().Suit())
	case v.Led == rules.NoCard:
		return locales.Plain(t.p.TurnLeadYou())
	}
	return locales.Plain(t.p.TurnReplyYou())
}

// strictBegins tells when following becomes a duty.
func (t teller) strictBegins(e rules.Event) locales.Rich {
	if t.view.Options.Follow == rules.FollowAlways || t.view.Over {
		return nil
	}
	switch e.Kind {
	case rules.TalonClosed:
		return locales.Plain(t.p.EventStrictClosed())
	case rules.TurnUpDrawn:
		return locales.Plain(t.p.EventStrictUsedUp())
	}
	return nil
}

// event tells one thing that happened; nil for what is seen anyway: the learner's own cards, and that cards are drawn.
func (t teller) event(e rules.Event) locales.Rich {
	switch e.Kind {
	case rules.HandOver, rules.CardDrawn:
		return nil
	case rules.CardLed, rules.CardReplied:
		if e.Seat == t.me {
			return nil
		}
	}
	return t.p.Event(e, t.me, t.points)
}
