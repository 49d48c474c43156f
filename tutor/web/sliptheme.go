package web

import (
	"bummerl/locales"
	"bummerl/tutor/coach"
)

// A slipTheme is what several kinds of facts have in common: what statistics count mistakes by.
type slipTheme struct {
	name  func(locales.Printer) string
	kinds []coach.FactKind
}

// slipThemes are all kinds of facts by what they are about; both sides of a trait have the same theme.
var slipThemes = []slipTheme{
	{locales.Printer.StatisticsThemeClaim, []coach.FactKind{
		coach.MissedClaim, coach.Claimed, coach.ClaimedEarly, coach.Reached66, coach.Missed66, coach.Declared66, coach.MissedDeclared66,
	}},
	{locales.Printer.StatisticsThemeGift, []coach.FactKind{
		coach.Let66, coach.Stopped66, coach.Gave33, coach.Kept33, coach.GaveFirst, coach.KeptFirst, coach.GaveHigh, coach.GaveMore,
		coach.GaveLeast,
	}},
	{locales.Printer.StatisticsThemeClosing, []coach.FactKind{
		coach.ClosedSure, coach.ClosedRight, coach.ClosedWell, coach.MissedSureClosing, coach.MissedRightClosing, coach.MissedClosing,
		coach.ClosedBelow, coach.ClosedHopeless, coach.ClosedEarly, coach.LeftOpenBelow, coach.LeftOpen,
	}},
	{locales.Printer.StatisticsThemeBid, []coach.FactKind{
		coach.Bid, coach.MissedBid, coach.BidWrong, coach.LeftBid, coach.Doubled, coach.MissedDouble, coach.DoubledWrong,
		coach.LeftDouble, coach.Knocked, coach.KnockedWrong, coach.LeftKnock,
	}},
	{locales.Printer.StatisticsThemeMarriage, []coach.FactKind{
		coach.MissedMarriage, coach.Declared, coach.DeclaredWrong, coach.HeldMarriage, coach.OtherMarriage, coach.BrokeMarriage,
		coach.KeptMarriage, coach.GaveHope, coach.KeptHope, coach.FreedMarriage, coach.LeftWaiting,
	}},
	{locales.Printer.StatisticsThemeExchange, []coach.FactKind{
		coach.MissedExchange, coach.Exchanged,
	}},
	{locales.Printer.StatisticsThemeTrump, []coach.FactKind{
		coach.Trumped, coach.ShouldTrump, coach.SpentTrump, coach.KeptTrump, coach.DrewTrumps, coach.DidNotDraw, coach.DrewNeedlessly,
		coach.SpentTrumps, coach.KeptTrumps, coach.LedTrumpOpen,
	}},
	{locales.Printer.StatisticsThemeLead, []coach.FactKind{
		coach.LedBareTen, coach.LedToBeTaken, coach.LedIntoTrump, coach.LedPastTrump, coach.LedSure, coach.MissedSure,
		coach.SpentMaster, coach.KeptMaster, coach.LedCheap, coach.LedDear,
	}},
	{locales.Printer.StatisticsThemeReply, []coach.FactKind{
		coach.Saved33, coach.Missed33, coach.TookFirst, coach.MissedFirst, coach.TookLead, coach.LetLead, coach.TookLastDraw,
		coach.LeftForTurnUp, coach.Took, coach.ShouldTake, coach.CouldDuck, coach.Ducked, coach.TooHigh, coach.SpentHigh, coach.TookCheap,
		coach.BroughtHome, coach.LeftHome, coach.BaredTen, coach.KeptGuard,
	}},
	{locales.Printer.StatisticsThemeEnd, []coach.FactKind{
		coach.MadeLast, coach.LostLast, coach.OnlyWin, coach.OnlyMost, coach.OnlyLeast, coach.MissedWin, coach.MissedMore,
		coach.CostMore, coach.SureWin, coach.MissedSureWin, coach.MissedSafer,
	}},
	// What no reason was found for, and what a coach before this one said.
	{locales.Printer.StatisticsThemeOther, nil},
}

// themeOf gives the place of a fact's theme in slipThemes.
func themeOf(kind coach.FactKind) int {
	for i, theme := range slipThemes {
		for _, k := range theme.kinds {
			if k == kind {
				return i
			}
		}
	}
	return len(slipThemes) - 1
}
