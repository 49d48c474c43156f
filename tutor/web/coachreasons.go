package web

import (
	"bummerl/locales"
	"bummerl/tutor/coach"
)

// coachReason says a fact in one sentence; nil for a kind that there is not.
func coachReason(p locales.Printer, f coach.Fact) locales.Rich {
	if says, ok := reasonSays[f.Kind]; ok {
		return says(p, f)
	}
	return nil
}

// reason is a sentence without cards and numbers.
func reason(message func(locales.Printer) string) func(locales.Printer, coach.Fact) locales.Rich {
	return func(p locales.Printer, _ coach.Fact) locales.Rich { return plain(message(p)) }
}

// reasonSays holds the words of each kind of fact. Where something holds in all hands that is said without numbers.
var reasonSays = map[coach.FactKind]func(locales.Printer, coach.Fact) locales.Rich{
	coach.MissedClaim:  func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactMissedClaim(f.Points)) },
	coach.Claimed:      func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactClaimed(f.Points)) },
	coach.ClaimedEarly: func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactClaimedEarly(f.Points)) },
	coach.Reached66:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactReached66(f.Card) },
	coach.Missed66:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissed66(f.Card) },
	coach.Declared66:   func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactDeclared66(f.Suit, f.Points) },
	coach.MissedDeclared66: func(p locales.Printer, f coach.Fact) locales.Rich {
		return p.CoachFactMissedDeclared66(f.Suit, f.Points)
	},
	coach.Let66: func(p locales.Printer, f coach.Fact) locales.Rich {
		if f.K == f.Of {
			return plain(p.CoachFactLet66Sure())
		}
		return plain(p.CoachFactLet66Some(f.K, f.Of))
	},
	coach.Stopped66: func(p locales.Printer, f coach.Fact) locales.Rich {
		if f.K == f.Of {
			return p.CoachFactStopped66Sure(f.Card)
		}
		return p.CoachFactStopped66Some(f.Card, f.K, f.Of)
	},
	coach.ClosedSure:        reason(printer.CoachFactClosedSure),
	coach.ClosedRight:       func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactClosedRight(f.K, f.Of)) },
	coach.ClosedWell:        reason(printer.CoachFactClosedWell),
	coach.MissedSureClosing: reason(printer.CoachFactMissedSureClosing),
	coach.MissedRightClosing: func(p locales.Printer, f coach.Fact) locales.Rich {
		return plain(p.CoachFactMissedRightClosing(f.K, f.Of))
	},
	coach.MissedClosing: reason(printer.CoachFactMissedClosing),
	coach.ClosedBelow: func(p locales.Printer, f coach.Fact) locales.Rich {
		return plain(p.CoachFactClosedBelow(f.K, f.Of, f.Points))
	},
	coach.ClosedHopeless: reason(printer.CoachFactClosedHopeless),
	coach.ClosedEarly:    func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactClosedEarly(f.Points)) },
	coach.LeftOpenBelow:  func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactLeftOpenBelow(f.K, f.Of)) },
	coach.LeftOpen:       reason(printer.CoachFactLeftOpen),
	coach.Bid:            reason(printer.CoachFactBid),
	coach.MissedBid:      reason(printer.CoachFactMissedBid),
	coach.BidWrong:       reason(printer.CoachFactBidWrong),
	coach.LeftBid:        reason(printer.CoachFactLeftBid),
	coach.Doubled:        reason(printer.CoachFactDoubled),
	coach.MissedDouble:   reason(printer.CoachFactMissedDouble),
	coach.DoubledWrong:   reason(printer.CoachFactDoubledWrong),
	coach.LeftDouble:     reason(printer.CoachFactLeftDouble),
	coach.Knocked:        reason(printer.CoachFactKnocked),
	coach.KnockedWrong:   reason(printer.CoachFactKnockedWrong),
	coach.LeftKnock:      reason(printer.CoachFactLeftKnock),
	coach.MissedMarriage: func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedMarriage(f.Suit, f.Points) },
	coach.Declared:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactDeclared(f.Suit, f.Points) },
	coach.DeclaredWrong:  func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactDeclaredWrong(f.Points)) },
	coach.HeldMarriage:   func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactHeldMarriage(f.Points, f.Suit) },
	coach.OtherMarriage:  func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactOtherMarriage(f.Suit) },
	coach.BrokeMarriage:  func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactBrokeMarriage(f.Suit, f.Points) },
	coach.KeptMarriage:   func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactKeptMarriage(f.Suit, f.Points) },
	coach.GaveHope:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactGaveHope(f.Other, f.Card) },
	coach.KeptHope:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactKeptHope(f.Card, f.Other) },
	coach.FreedMarriage:  func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactFreedMarriage(f.Points)) },
	coach.LeftWaiting:    func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactLeftWaiting(f.Points)) },
	coach.MissedExchange: func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedExchange(f.Other, f.Card) },
	coach.Exchanged:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactExchanged(f.Card) },
	coach.Gave33:         func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactGave33(f.Points)) },
	coach.Kept33:         reason(printer.CoachFactKept33),
	coach.Saved33:        func(p locales.Printer, f coach.Fact) locales.Rich { return plain(p.CoachFactSaved33(f.Points)) },
	coach.Missed33:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissed33(f.Card, f.Points) },
	coach.GaveFirst:      reason(printer.CoachFactGaveFirst),
	coach.KeptFirst:      reason(printer.CoachFactKeptFirst),
	coach.TookFirst:      reason(printer.CoachFactTookFirst),
	coach.MissedFirst:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedFirst(f.Card) },
	coach.TookLead:       reason(printer.CoachFactTookLead),
	coach.LetLead:        reason(printer.CoachFactLetLead),
	coach.TookLastDraw:   func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactTookLastDraw(f.Card) },
	coach.LeftForTurnUp:  func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactLeftForTurnUp(f.Card) },
	coach.Trumped:        func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactTrumped(f.Card, f.Points) },
	coach.ShouldTrump:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactShouldTrump(f.Points, f.Card) },
	coach.SpentTrump:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactSpentTrump(f.Other, f.Card) },
	coach.KeptTrump:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactKeptTrump(f.Other) },
	coach.Took:           reason(printer.CoachFactTook),
	coach.ShouldTake:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactShouldTake(f.Card) },
	coach.CouldDuck:      reason(printer.CoachFactCouldDuck),
	coach.Ducked:         reason(printer.CoachFactDucked),
	coach.TooHigh:        func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactTooHigh(f.Card, f.Other) },
	coach.TookCheap:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactTookCheap(f.Card) },
	coach.BroughtHome:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactBroughtHome(f.Card) },
	coach.LeftHome:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactLeftHome(f.Card) },
	coach.SpentHigh:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactSpentHigh(f.Card, f.Other) },
	coach.GaveHigh:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactGaveHigh(f.Card) },
	coach.GaveMore:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactGaveMore(f.Other) },
	coach.GaveLeast:      reason(printer.CoachFactGaveLeast),
	coach.BaredTen:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactBaredTen(f.Other, f.Card) },
	coach.KeptGuard:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactKeptGuard(f.Other, f.Card) },
	coach.LedBareTen:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactLedBareTen(f.Card) },
	coach.LedToBeTaken: func(p locales.Printer, f coach.Fact) locales.Rich {
		if f.K == f.Of {
			return p.CoachFactLedToBeTakenSure(f.Card)
		}
		return p.CoachFactLedToBeTakenSome(f.Card, f.K, f.Of)
	},
	coach.LedIntoTrump: func(p locales.Printer, f coach.Fact) locales.Rich {
		if f.K == f.Of {
			return p.CoachFactLedIntoTrumpSure(f.Card)
		}
		return p.CoachFactLedIntoTrumpSome(f.Card, f.K, f.Of)
	},
	coach.LedPastTrump: func(p locales.Printer, f coach.Fact) locales.Rich {
		if f.K == f.Of {
			return p.CoachFactLedPastTrumpSure(f.Card)
		}
		return p.CoachFactLedPastTrumpSome(f.Card, f.K, f.Of)
	},
	coach.LedSure:        func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactLedSure(f.Card) },
	coach.MissedSure:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedSure(f.Card) },
	coach.SpentMaster:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactSpentMaster(f.Card) },
	coach.KeptMaster:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactKeptMaster(f.Card) },
	coach.DrewTrumps:     reason(printer.CoachFactDrewTrumps),
	coach.DidNotDraw:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactDidNotDraw(f.Card) },
	coach.DrewNeedlessly: reason(printer.CoachFactDrewNeedlessly),
	coach.SpentTrumps:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactSpentTrumps(f.Card) },
	coach.KeptTrumps:     reason(printer.CoachFactKeptTrumps),
	coach.LedTrumpOpen:   func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactLedTrumpOpen(f.Card) },
	coach.LedCheap:       reason(printer.CoachFactLedCheap),
	coach.LedDear:        func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactLedDear(f.Card) },
	coach.MadeLast:       reason(printer.CoachFactMadeLast),
	coach.LostLast:       reason(printer.CoachFactLostLast),
	coach.OnlyWin:        func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactOnlyWin(f.Card) },
	coach.OnlyMost:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactOnlyMost(f.Card, f.K) },
	coach.OnlyLeast:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactOnlyLeast(f.Card, f.K) },
	coach.MissedWin:      func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedWin(f.Card) },
	coach.MissedMore:     func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedMore(f.Card, f.K) },
	coach.CostMore:       func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactCostMore(f.Card, f.K) },
	coach.SureWin:        func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactSureWin(f.Card) },
	coach.MissedSureWin:  func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedSureWin(f.Card) },
	coach.MissedSafer:    func(p locales.Printer, f coach.Fact) locales.Rich { return p.CoachFactMissedSafer(f.Card, f.K, f.Of) },
}
