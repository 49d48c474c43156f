package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// Theme names what a puzzle asks.
type Theme string

// The themes.
const (
	// LastFive: the talon is used up, every card is known; which action gets the most game points?
	LastFive Theme = "last-five"
	// Closing: a closing is certain. What comes before it, and which card first?
	Closing Theme = "closing"
	// CloseOrNot: is closing certain now, or not?
	CloseOrNot Theme = "close-or-not"
	// PlayOut: the learner has closed; it is to be played out.
	PlayOut Theme = "play-out"
	// Defend: the opponent has closed, and there is a certain plan to break it.
	Defend Theme = "defend"
	// Snapszer: forehand, before the first lead: is snapszer certain, or not?
	Snapszer Theme = "snapszer"
	// TakeOrLetGo: the opponent has led to the last talon trick; is the trick to be taken, or let go?
	TakeOrLetGo Theme = "take-or-let-go"
	// NowOrLater: on lead to the last talon trick with something to exchange or to declare; now, or not?
	NowOrLater Theme = "now-or-later"
	// ClaimOrPlay: on lead near 66, and the points are not shown; claim, or play on and how?
	ClaimOrPlay Theme = "claim-or-play"
)

// Themes lists the themes in the order in which pages show them.
func Themes() []Theme {
	return []Theme{LastFive, Closing, CloseOrNot, PlayOut, Defend, Snapszer, TakeOrLetGo, NowOrLater, ClaimOrPlay}
}

// Known tells whether there is such a theme.
func (t Theme) Known() bool {
	for _, known := range Themes() {
		if t == known {
			return true
		}
	}
	return false
}

// Hidden tells whether the opponent's hand is hidden, so that every hand that fits stays possible.
func (t Theme) Hidden() bool { return t != LastFive }

// YesNo tells whether the first answer is "certain" or "not certain". "Certain" is said by beginning: with the
// undertaking, or with an exchange or a marriage before it; "not certain" is rules.NoAction.
func (t Theme) YesNo() bool { return t == CloseOrNot || t == Snapszer }

// Task gives what the learner's plan has to fulfil against every hand; it says nothing about LastFive. Where nothing has
// been undertaken it is to win the hand, for however many game points.
func (t Theme) Task() solve.Task {
	switch t {
	case Closing, CloseOrNot:
		return solve.To(rules.Close)
	case Snapszer:
		return solve.To(rules.Snapszer)
	}
	return solve.To(rules.NoAction)
}

// Asks tells whether a position, as the seat on turn sees it, is one that the theme asks about. Whether something is
// certain in it is for the proof to say.
func (t Theme) Asks(v rules.View) bool {
	if v.Over || v.Turn != v.Seat || v.Announced != 0 || v.Knocker != rules.NoSeat || v.Multiplier > 1 {
		return false
	}
	if v.Points[v.Seat] >= rules.Winning && t != ClaimOrPlay {
		return false // there is nothing left to do but to claim
	}
	switch t {
	case LastFive:
		return v.TalonLeft == 0 && v.ClosedBy == rules.NoSeat && v.Hand.Len() == v.Options.HandSize()
	case Closing, CloseOrNot:
		return v.Legal.Has(rules.Close)
	case Snapszer:
		return v.Legal.Has(rules.Snapszer)
	case PlayOut:
		return v.ClosedBy == v.Seat && v.Bidder == rules.NoSeat
	case Defend:
		return v.ClosedBy == v.Seat.Other() && v.Bidder == rules.NoSeat
	case TakeOrLetGo:
		if v.Led == rules.NoCard || !v.LastDraw() {
			return false
		}
		take := taking(v.Hand, v.Led, v.Trump)
		return take != 0 && take != v.Hand
	case NowOrLater:
		return v.OnLead() && v.LastDraw() && v.Legal&announcing != 0
	case ClaimOrPlay:
		return v.Legal.Has(rules.Claim) && v.Bidder == rules.NoSeat && near66(v) && (!v.TalonOpen() || v.LastDraw())
	}
	return false
}

// Answers tells whether the theme asks about positions with such a proof: themes that are no question of yes or no are
// about plans that exist.
func (t Theme) Answers(certain bool) bool { return certain || t.YesNo() }
