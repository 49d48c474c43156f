package locales

import "bummerl/rules"

type sentence = func(Printer) string

// The sentences of the scale by value (1 to 3), for the winner and for the loser.
var (
	scaleWon   = [4]sentence{1: Printer.HandWorth1Won, 2: Printer.HandWorth2Won, 3: Printer.HandWorth3Won}
	scaleLost  = [4]sentence{1: Printer.HandWorth1Lost, 2: Printer.HandWorth2Lost, 3: Printer.HandWorth3Lost}
	frozenWon  = [4]sentence{1: Printer.HandWorthClosed1Won, 2: Printer.HandWorthClosed2Won, 3: Printer.HandWorthClosed3Won}
	frozenLost = [4]sentence{1: Printer.HandWorthClosed1Lost, 2: Printer.HandWorthClosed2Lost, 3: Printer.HandWorthClosed3Lost}
)

// worth says why a won hand has its value before kontra, by the rule that decided it; "" for a drawn hand.
func (p Printer) worth(v rules.View, won bool) string {
	if v.Result.Winner == rules.NoSeat || v.Multiplier == 0 {
		return ""
	}
	value := v.Result.GamePoints / v.Multiplier
	switch v.Result.Reason {
	case rules.SnapszerMade, rules.SnapszerFailed:
		return p.HandWorthSnapszer()
	case rules.FailedClose:
		return p.worthFailedClose(v, value)
	case rules.KnockFailed:
		switch {
		case v.Options.FailedClose == rules.FailedCloseOne || v.Options.FailedClose == rules.FailedCloseThree:
			return p.HandWorthKnockFixed(value)
		case value == 3:
			return p.HandWorthKnock3()
		}
		return p.HandWorthKnock2()
	case rules.FalseClaim:
		if v.Options.FalseClaim == rules.FalseClaimTwoThree {
			return pick(value == 3, p.HandWorthFalseClaim3(), p.HandWorthFalseClaim2())
		}
	}
	if value < 1 || value > 3 {
		return ""
	}
	frozen := v.Options.CloseScore == rules.CloseScoreFrozen && v.Result.Reason != rules.FalseClaim
	if frozen && v.ClosedBy == v.Result.Winner {
		return pick(won, frozenWon, frozenLost)[value](p)
	}
	return pick(won, scaleWon, scaleLost)[value](p)
}

// worthFailedClose names what the price of a failed closing depends on: the tricks that one side had at the closing or
// at the end, or nothing.
func (p Printer) worthFailedClose(v rules.View, value int) string {
	var asked rules.Seat
	switch v.Options.FailedClose {
	case rules.FailedCloseOne, rules.FailedCloseThree:
		return p.HandWorthFailedFixed(value)
	case rules.FailedCloseTricklessAtEnd:
		return pick(value == 3, p.HandWorthFailedEndNone(), p.HandWorthFailedEndSome())
	case rules.FailedCloseTricklessAtClose:
		asked = v.ClosedBy
	default:
		asked = v.ClosedBy.Other()
	}
	if asked == v.Seat {
		return pick(value == 3, p.HandWorthFailedNoneYou(), p.HandWorthFailedSomeYou())
	}
	return pick(value == 3, p.HandWorthFailedNoneOpponent(), p.HandWorthFailedSomeOpponent())
}
