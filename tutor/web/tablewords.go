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
	// view is what the learner sees now.
	view rules.View
}

// status tells what has happened since the learner's last action and who is to act.
func (t teller) status(last []rules.Seen) locales.Rich {
	var sentences []locales.Rich
	opponentLed := false
	for _, seen := range last {
		for _, e := range seen.Events {
			if s := t.event(e); s != nil {
				sentences = append(sentences, s)
				opponentLed = e.Kind == rules.CardLed
			}
			if s := t.strictBegins(e); s != nil {
				sentences = append(sentences, s)
			}
		}
	}
	if len(t.view.Trace) == 0 || len(last) == len(t.view.Trace) && last[0].Seat != t.me {
		sentences = append([]locales.Rich{plain(t.dealt())}, sentences...)
	}
	if !opponentLed || t.view.Over {
		sentences = append(sentences, t.turn())
	}
	return join(sentences)
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
		return plain(t.p.TurnHandOver())
	case v.Turn != t.me:
		return plain(t.p.TurnThinking())
	case v.Announced != 0:
		return t.p.TurnLeadMarriage(v.Announced.Lowest().Suit())
	case v.Led == rules.NoCard:
		return plain(t.p.TurnLeadYou())
	}
	return plain(t.p.TurnReplyYou())
}

// strictBegins tells when following becomes a duty.
func (t teller) strictBegins(e rules.Event) locales.Rich {
	if t.view.Options.Follow == rules.FollowAlways || t.view.Over {
		return nil
	}
	switch e.Kind {
	case rules.TalonClosed:
		return plain(t.p.EventStrictClosed())
	case rules.TurnUpDrawn:
		return plain(t.p.EventStrictUsedUp())
	}
	return nil
}

// event tells one thing that happened; nil for what is seen anyway: the learner's own cards, and that cards are drawn.
func (t teller) event(e rules.Event) locales.Rich {
	if e.Seat == t.me {
		return t.mine(e)
	}
	return t.theirs(e)
}

func (t teller) mine(e rules.Event) locales.Rich {
	p := t.p
	switch e.Kind {
	case rules.TrickTaken:
		if t.points {
			return plain(p.EventTrickPointsYou(e.Points))
		}
		return plain(p.EventTrickYou())
	case rules.MarriageDeclared:
		if e.Points == 40 {
			return t.waits(p.EventMarriage40You(e.Suit), e)
		}
		return t.waits(p.EventMarriage20You(e.Suit), e)
	case rules.MarriageCounted:
		return plain(p.EventWaitingCountsYou(e.Points))
	case rules.Exchanged:
		return p.EventExchangedYou(e.Other, e.Card)
	case rules.TalonClosed:
		return plain(p.EventClosedYou())
	case rules.TurnUpDrawn:
		return p.EventTurnUpYou(e.Card)
	case rules.SnapszerBid:
		return plain(p.EventSnapszerYou())
	case rules.KontraSaid:
		return plain(p.EventKontraYou())
	case rules.RekontraSaid:
		return plain(p.EventRekontraYou())
	case rules.Knocked:
		return plain(p.EventKnockedYou())
	case rules.Claimed66:
		return plain(p.EventClaimedYou())
	}
	return nil
}

func (t teller) theirs(e rules.Event) locales.Rich {
	p := t.p
	switch e.Kind {
	case rules.CardLed:
		return p.EventLedOpponent(e.Card)
	case rules.CardReplied:
		return p.EventRepliedOpponent(e.Card)
	case rules.TrickTaken:
		if t.points {
			return plain(p.EventTrickPointsOpponent(e.Points))
		}
		return plain(p.EventTrickOpponent())
	case rules.MarriageDeclared:
		if e.Points == 40 {
			return t.waits(p.EventMarriage40Opponent(e.Suit), e)
		}
		return t.waits(p.EventMarriage20Opponent(e.Suit), e)
	case rules.MarriageCounted:
		return plain(p.EventWaitingCountsOpponent(e.Points))
	case rules.Exchanged:
		return p.EventExchangedOpponent(e.Other, e.Card)
	case rules.TalonClosed:
		return plain(p.EventClosedOpponent())
	case rules.TurnUpDrawn:
		return p.EventTurnUpOpponent(e.Card)
	case rules.SnapszerBid:
		return plain(p.EventSnapszerOpponent())
	case rules.KontraSaid:
		return plain(p.EventKontraOpponent())
	case rules.RekontraSaid:
		return plain(p.EventRekontraOpponent())
	case rules.Knocked:
		return plain(p.EventKnockedOpponent())
	case rules.Claimed66:
		return plain(p.EventClaimedOpponent())
	}
	return nil
}

// waits adds that a declared marriage does not count yet.
func (t teller) waits(declared locales.Rich, e rules.Event) locales.Rich {
	switch {
	case !e.Waiting:
		return declared
	case e.Points == 40:
		return join([]locales.Rich{declared, plain(t.p.EventMarriage40Waits())})
	}
	return join([]locales.Rich{declared, plain(t.p.EventMarriage20Waits())})
}
