package web

import (
	"bummerl/locales"
	"bummerl/rules"
)

// verdict tells the learner how a finished hand ended, what it is worth and why.
type verdict struct {
	p    locales.Printer
	view rules.View
}

func (d verdict) result() rules.Result { return d.view.Result }

func (d verdict) won() bool { return d.result().Winner == d.view.Seat }

// title says it in two words.
func (d verdict) title() string {
	switch {
	case d.result().Winner == rules.NoSeat:
		return d.p.HandDrawn()
	case d.won():
		return d.p.HandWon()
	}
	return d.p.HandLost()
}

// pick chooses the sentence for a hand won or lost.
func (d verdict) pick(won, lost string) string {
	if d.won() {
		return won
	}
	return lost
}

// winner and loser give the points of the side; a drawn hand asks neither.
func (d verdict) winner() int { return d.view.Points[d.result().Winner] }
func (d verdict) loser() int  { return d.view.Points[d.result().Winner.Other()] }

// how tells how the hand ended.
func (d verdict) how() string {
	p, v := d.p, d.view
	me, opponent := v.Points[v.Seat], v.Points[v.Seat.Other()]
	kept := v.ClosedBy == d.result().Winner
	switch d.result().Reason {
	case rules.Claimed, rules.Reached, rules.Counted:
		switch {
		case kept:
			return d.pick(p.HandWhyClosedWon(d.winner()), p.HandWhyClosedLost(d.winner()))
		case d.result().Reason == rules.Claimed:
			return d.pick(p.HandWhyClaimedWon(d.winner()), p.HandWhyClaimedLost(d.winner()))
		case d.result().Reason == rules.Reached:
			return d.pick(p.HandWhyReachedWon(d.winner()), p.HandWhyReachedLost(d.winner()))
		}
		return d.pick(p.HandWhyCountedWon(me, opponent), p.HandWhyCountedLost(opponent, me))
	case rules.LastTrick:
		if v.Options.LastTrick == rules.LastTrickBonus {
			return d.pick(p.HandWhyBonusWon(d.winner()), p.HandWhyBonusLost(d.winner()))
		}
		return d.pick(p.HandWhyLastTrickWon(), p.HandWhyLastTrickLost())
	case rules.Drawn:
		if me == opponent {
			return p.HandWhyDrawnEqual(me)
		}
		return p.HandWhyDrawnShort()
	case rules.FailedClose:
		return d.howClosingFailed()
	case rules.FalseClaim:
		return d.pick(p.HandWhyFalseClaimWon(d.loser()), p.HandWhyFalseClaimLost(d.loser()))
	case rules.SnapszerMade:
		return d.pick(p.HandWhySnapszerWon(), p.HandWhySnapszerLost())
	case rules.SnapszerFailed:
		return d.pick(p.HandWhyFailedSnapszerWon(), p.HandWhyFailedSnapszerLost())
	case rules.KnockMade:
		return d.pick(p.HandWhyKnockWon(d.winner()), p.HandWhyKnockLost(d.winner()))
	}
	return d.pick(p.HandWhyFailedKnockWon(d.loser()), p.HandWhyFailedKnockLost(d.loser()))
}

// howClosingFailed tells the three ways apart: claimed wrongly, beaten to 66, or played out in vain.
func (d verdict) howClosingFailed() string {
	p, trace := d.p, d.view.Trace
	last := trace[len(trace)-1]
	switch {
	case d.winner() >= rules.Winning:
		return d.pick(p.HandWhyBeatenCloseWon(d.winner()), p.HandWhyBeatenCloseLost(d.winner()))
	case last.Action == rules.Claim:
		return d.pick(p.HandWhyWrongCloseWon(d.loser()), p.HandWhyWrongCloseLost(d.loser()))
	}
	return d.pick(p.HandWhyFailedCloseWon(d.loser()), p.HandWhyFailedCloseLost(d.loser()))
}

// worth tells what the hand is worth before doubling, and why; "" for a drawn one.
func (d verdict) worth() string {
	p, v := d.p, d.view
	value := d.result().GamePoints / v.Multiplier
	switch d.result().Reason {
	case rules.Drawn:
		return ""
	case rules.SnapszerMade, rules.SnapszerFailed:
		return p.HandWorthSnapszer()
	case rules.FailedClose:
		return d.worthFailedClose(value)
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
			if value == 3 {
				return p.HandWorthFalseClaim3()
			}
			return p.HandWorthFalseClaim2()
		}
	}
	if v.ClosedBy == d.result().Winner && v.Options.CloseScore == rules.CloseScoreFrozen && d.result().Reason != rules.FalseClaim {
		switch value {
		case 3:
			return d.pick(p.HandWorthClosed3Won(), p.HandWorthClosed3Lost())
		case 2:
			return d.pick(p.HandWorthClosed2Won(), p.HandWorthClosed2Lost())
		}
		return d.pick(p.HandWorthClosed1Won(), p.HandWorthClosed1Lost())
	}
	switch value {
	case 3:
		return d.pick(p.HandWorth3Won(), p.HandWorth3Lost())
	case 2:
		return d.pick(p.HandWorth2Won(), p.HandWorth2Lost())
	}
	return d.pick(p.HandWorth1Won(), p.HandWorth1Lost())
}

// worthFailedClose tells what a failed closing costs by the rule in force.
func (d verdict) worthFailedClose(value int) string {
	p, v := d.p, d.view
	// about is whose tricks at the closing decide.
	about := v.ClosedBy
	switch v.Options.FailedClose {
	case rules.FailedCloseOne, rules.FailedCloseThree:
		return p.HandWorthFailedFixed(value)
	case rules.FailedCloseTricklessAtEnd:
		if value == 3 {
			return p.HandWorthFailedEndNone()
		}
		return p.HandWorthFailedEndSome()
	case rules.FailedCloseGamble:
		about = about.Other()
	}
	switch {
	case about == v.Seat && value == 3:
		return p.HandWorthFailedNoneYou()
	case about == v.Seat:
		return p.HandWorthFailedSomeYou()
	case value == 3:
		return p.HandWorthFailedNoneOpponent()
	}
	return p.HandWorthFailedSomeOpponent()
}

// doubled tells what kontra has made of the value; "" without.
func (d verdict) doubled() string {
	points := d.result().GamePoints
	switch d.view.Multiplier {
	case 1:
		return ""
	case 2:
		return d.p.HandWorthDoubled(points)
	case 4:
		return d.p.HandWorthRedoubled(points)
	}
	return d.p.HandWorthMultiplied(d.view.Multiplier, points)
}
