package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/coach"
)

// coachHint says one step of the hints, 1 to 3: a question, what to look at, the action, with its reason where that can be said before.
func coachHint(p locales.Printer, v rules.View, h coach.Hints, step int) locales.Rich {
	switch {
	case step <= 1:
		if says, ok := askSays[h.Topic]; ok {
			return plain(says(p))
		}
		return nil
	case step == 2:
		if says, ok := lookSays[h.Look.Kind]; ok {
			return says(p, h.Look)
		}
		return nil
	}
	for _, f := range h.Why {
		if foretold[f.Kind] {
			return locales.Join(hintAction(p, v, h), coachReason(p, f))
		}
	}
	return hintAction(p, v, h)
}

// foretold are the reasons whose words are as good before the action as after it.
var foretold = map[coach.FactKind]bool{
	coach.Reached66: true, coach.Declared66: true, coach.ClosedSure: true, coach.ClosedRight: true, coach.ClosedWell: true,
	coach.Bid: true, coach.Doubled: true, coach.Knocked: true, coach.FreedMarriage: true, coach.Kept33: true, coach.Saved33: true,
	coach.KeptFirst: true, coach.Trumped: true, coach.KeptTrump: true, coach.Took: true, coach.BroughtHome: true,
	coach.GaveLeast: true, coach.KeptGuard: true, coach.KeptMarriage: true, coach.LedSure: true, coach.LedCheap: true,
	coach.MadeLast: true, coach.OnlyWin: true, coach.OnlyMost: true, coach.OnlyLeast: true, coach.SureWin: true,
}

// hintAction says what to do.
func hintAction(p locales.Printer, v rules.View, h coach.Hints) locales.Rich {
	a := h.Action
	if says, ok := doSays[a]; ok {
		return plain(says(p))
	}
	switch suit := a.Marriage(); {
	case suit != rules.NoSuit:
		return p.CoachDoDeclare(suit, suit.MarriagePoints(v.Trump))
	case a == rules.Exchange:
		return p.CoachDoExchange(v.Options.LowestTrump(v.Trump), v.Up)
	case h.Lead:
		return p.CoachDoLead(a.Card())
	}
	return p.CoachDoReply(a.Card())
}

var doSays = map[rules.Action]func(locales.Printer) string{
	rules.Close: printer.CoachDoClose, rules.Claim: printer.CoachDoClaim, rules.Snapszer: printer.CoachDoSnapszer,
	rules.Kontra: printer.CoachDoKontra, rules.Rekontra: printer.CoachDoRekontra, rules.Knock: printer.CoachDoKnock,
}

// askSays holds the question of each topic.
var askSays = map[coach.Topic]func(locales.Printer) string{
	coach.AboutOwn: printer.CoachAskOwn, coach.AboutMissing: printer.CoachAskMissing, coach.AboutTheirs: printer.CoachAskTheirs,
	coach.AboutScale: printer.CoachAskScale, coach.AboutSafety: printer.CoachAskSafety, coach.AboutOdds: printer.CoachAskOdds, coach.AboutTurn: printer.CoachAskTurn,
	coach.AboutPair: printer.CoachAskPair, coach.AboutTrick: printer.CoachAskTrick, coach.AboutLastDraw: printer.CoachAskLastDraw,
	coach.AboutDanger: printer.CoachAskDanger, coach.AboutCheap: printer.CoachAskCheap, coach.AboutTakers: printer.CoachAskTakers,
	coach.AboutTrumps: printer.CoachAskTrumps, coach.AboutHand: printer.CoachAskHand, coach.AboutUnseen: printer.CoachAskUnseen,
}

// lookSaid is a sentence about what to look at, without cards and numbers.
func lookSaid[T words](message func(locales.Printer) T) func(locales.Printer, coach.Look) locales.Rich {
	return func(p locales.Printer, _ coach.Look) locales.Rich { return plain(message(p)) }
}

// lookSays holds the words of each kind of look.
var lookSays = map[coach.LookKind]func(locales.Printer, coach.Look) locales.Rich{
	coach.LookTricks:   func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookTricks(l.Count)) },
	coach.LookMissing:  func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookMissing(l.Own)) },
	coach.LookTheirs:   func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookTheirs(l.Theirs)) },
	coach.LookScale:    func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookScale(l.Own, l.Theirs)) },
	coach.LookSafety:   func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookSafety(l.Own)) },
	coach.LookOdds:     func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookOdds(l.Own, l.Theirs)) },
	coach.LookUp:       func(p locales.Printer, l coach.Look) locales.Rich { return p.CoachLookUp(l.Card) },
	coach.LookCourts:   lookSaid(printer.CoachLookCourts),
	coach.LookLed:      func(p locales.Printer, l coach.Look) locales.Rich { return p.CoachLookLed(l.Card) },
	coach.LookLastDraw: func(p locales.Printer, l coach.Look) locales.Rich { return p.CoachLookLastDraw(l.Card) },
	coach.LookTens:     lookSaid(printer.CoachLookTens),
	coach.LookHigh:     lookSaid(printer.CoachLookHigh),
	coach.LookGiven:    lookSaid(printer.CoachLookGiven),
	coach.LookTakers:   func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookTakers(l.Of, l.Count)) },
	coach.LookFree:     func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookFree(l.Count)) },
	coach.LookTrumps:   func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookTrumps(l.Own, l.Theirs)) },
	coach.LookUnseen:   func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookUnseen(l.Count, l.Theirs)) },
	coach.LookHand:     func(p locales.Printer, l coach.Look) locales.Rich { return plain(p.CoachLookHand(l.Theirs)) },
}
