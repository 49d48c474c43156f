package locales

import "bummerl/rules"

// Event says what happened as the player at seat viewer sees it; with points, it says the card points of a trick.
func (p Printer) Event(e rules.Event, viewer rules.Seat, points bool) Rich {
	if e.Seat == viewer {
		return p.ownEvent(e, points)
	}
	return p.opponentEvent(e, points)
}

func (p Printer) ownEvent(e rules.Event, points bool) Rich {
	switch e.Kind {
	case rules.CardLed:
		return p.EventLedYou(e.Card)
	case rules.CardReplied:
		return p.EventRepliedYou(e.Card)
	case rules.TrickTaken:
		if points {
			return Plain(p.EventTrickPointsYou(e.Points))
		}
		return Plain(p.EventTrickYou())
	case rules.MarriageDeclared:
		if e.Points == 40 {
			return p.waits(p.EventMarriage40You(e.Suit), e)
		}
		return p.waits(p.EventMarriage20You(e.Suit), e)
	case rules.MarriageCounted:
		return Plain(p.EventWaitingCountsYou(e.Points))
	case rules.Exchanged:
		return p.EventExchangedYou(e.Other, e.Card)
	case rules.TalonClosed:
		return Plain(p.EventClosedYou())
	case rules.CardDrawn:
		return p.EventDrewYou(e.Card)
	case rules.TurnUpDrawn:
		return p.EventTurnUpYou(e.Card)
	case rules.SnapszerBid:
		return Plain(p.EventSnapszerYou())
	case rules.KontraSaid:
		return Plain(p.EventKontraYou())
	case rules.RekontraSaid:
		return Plain(p.EventRekontraYou())
	case rules.Knocked:
		return Plain(p.EventKnockedYou())
	case rules.Claimed66:
		return Plain(p.EventClaimedYou())
	}
	return p.commonEvent(e)
}

func (p Printer) opponentEvent(e rules.Event, points bool) Rich {
	switch e.Kind {
	case rules.CardLed:
		return p.EventLedOpponent(e.Card)
	case rules.CardReplied:
		return p.EventRepliedOpponent(e.Card)
	case rules.TrickTaken:
		if points {
			return Plain(p.EventTrickPointsOpponent(e.Points))
		}
		return Plain(p.EventTrickOpponent())
	case rules.MarriageDeclared:
		if e.Points == 40 {
			return p.waits(p.EventMarriage40Opponent(e.Suit), e)
		}
		return p.waits(p.EventMarriage20Opponent(e.Suit), e)
	case rules.MarriageCounted:
		return Plain(p.EventWaitingCountsOpponent(e.Points))
	case rules.Exchanged:
		return p.EventExchangedOpponent(e.Other, e.Card)
	case rules.TalonClosed:
		return Plain(p.EventClosedOpponent())
	case rules.CardDrawn:
		return Plain(p.EventDrewOpponent())
	case rules.TurnUpDrawn:
		return p.EventTurnUpOpponent(e.Card)
	case rules.SnapszerBid:
		return Plain(p.EventSnapszerOpponent())
	case rules.KontraSaid:
		return Plain(p.EventKontraOpponent())
	case rules.RekontraSaid:
		return Plain(p.EventRekontraOpponent())
	case rules.Knocked:
		return Plain(p.EventKnockedOpponent())
	case rules.Claimed66:
		return Plain(p.EventClaimedOpponent())
	}
	return p.commonEvent(e)
}

func (p Printer) commonEvent(e rules.Event) Rich {
	if e.Kind == rules.HandOver {
		return Plain(p.TurnHandOver())
	}
	return nil
}

// waits adds that a declared marriage does not count yet.
func (p Printer) waits(sentence Rich, e rules.Event) Rich {
	switch {
	case !e.Waiting:
		return sentence
	case e.Points == 40:
		return Join(sentence, Plain(p.EventMarriage40Waits()))
	}
	return Join(sentence, Plain(p.EventMarriage20Waits()))
}
