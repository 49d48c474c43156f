package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// theirAndLed is a sentence about the opponent's points and the card that he leads.
func theirAndLed(message func(locales.Printer, int, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return message(p, v.Points[v.Seat.Other()], ledCard(v))
	}
}

// withLed is a sentence about what the opponent has with the card that he leads.
func withLed(message func(locales.Printer, rules.Card, int) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		card := ledCard(v)
		return message(p, card, v.Points[v.Seat.Other()]+card.Points())
	}
}

// withTen is a sentence about what the opponent has with the card that he leads and a ten thrown to it.
func withTen(message func(locales.Printer, int) string) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		ten := rules.NewCard(rules.Ten, v.Trump).Points()
		return plain(message(p, v.Points[v.Seat.Other()]+ledCard(v).Points()+ten))
	}
}

// undertaken chooses by what the opponent has undertaken.
func undertaken(closed, snapszer, knocked says) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		switch v.Seat.Other() {
		case v.Bidder:
			return snapszer(p, v)
		case v.Knocker:
			return knocked(p, v)
		}
		return closed(p, v)
	}
}

// defendingWords are the words of chapter 13.
var defendingWords = lessonWords{
	title: printer.DefendingTitle, text: printer.DefendingText,
	done: printer.DefendingDoneTitle,
	learned: []func(locales.Printer) string{
		printer.DefendingLearnedNeeds, printer.DefendingLearnedLow, printer.DefendingLearnedGuard, printer.DefendingLearnedTake,
		printer.DefendingLearnedRace, printer.DefendingLearnedBid,
	},
	next: []wayOn{{"/puzzles/defend", printer.DefendingNextPuzzles}},
	steps: map[string]stepWords{
		"needs": {
			title: printer.DefendingNeedsTitle, text: []says{text(printer.DefendingNeedsText)}, label: printer.DefendingNeedsLabel,
			task: theirAndLed(printer.DefendingNeedsTask), hint: text(printer.DefendingNeedsHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.DefendingNeedsDone(rules.Winning - 1 - v.Points[v.Seat.Other()] - ledCard(v).Points()))
			},
			causes: map[course.Cause]says{
				course.ForgotLed: func(p locales.Printer, v rules.View) locales.Rich {
					return plain(p.DefendingNeedsForgot(ledCard(v).Points()))
				},
				course.JustReaches: text(printer.DefendingNeedsReaches),
				course.OtherNumber: func(p locales.Printer, v rules.View) locales.Rich {
					return plain(p.DefendingNeedsOther(v.Points[v.Seat.Other()], ledCard(v).Points()))
				},
			},
		},
		"low": {
			title: printer.DefendingLowTitle, text: []says{text(printer.DefendingLowText)}, task: withLed(printer.DefendingLowTask),
			hint: text(printer.DefendingLowHint), done: theirPoints(printer.DefendingLowDone),
			causes: map[course.Cause]says{
				course.LetsHim: text(printer.DefendingLowLets), course.GivesMuch: withTen(printer.DefendingLowMuch),
			},
		},
		"guard": {
			title: printer.DefendingGuardTitle, text: []says{text(printer.DefendingGuardText)}, task: led(printer.DefendingGuardTask),
			hint: text(printer.DefendingGuardHint), done: text(printer.DefendingGuardDone),
			causes: map[course.Cause]says{
				course.LetsHim: text(printer.DefendingGuardLets), course.GivesMuch: withTen(printer.DefendingGuardMuch),
			},
		},
		"small": {
			title: printer.DefendingSmallTitle, text: []says{text(printer.DefendingSmallText)}, task: led(printer.DefendingSmallTask),
			hint: text(printer.DefendingSmallHint), done: text(printer.DefendingSmallDone),
			causes: map[course.Cause]says{
				course.LetsHim: text(printer.DefendingSmallLets), course.GivesMuch: text(printer.DefendingSmallLets),
			},
		},
		"ten": {
			title: printer.DefendingTenTitle, text: []says{text(printer.DefendingTenText)}, task: text(printer.DefendingTenTask),
			hint: text(printer.DefendingTenHint),
			done: where("kontra", "true", theirPoints(printer.DefendingTenDoneKontra), theirPoints(printer.DefendingTenDone)),
			causes: map[course.Cause]says{
				course.Missed: text(printer.DefendingTenMissed), course.NotOffered: text(printer.DefendingTenOther),
			},
		},
		"race": {
			title: printer.DefendingRaceTitle, text: []says{text(printer.DefendingRaceText)}, task: text(printer.DefendingRaceTask),
			hint: text(printer.DefendingRaceHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.DefendingRaceDone(v.Points[v.Seat], rules.Winning-v.Points[v.Seat.Other()]))
			},
			causes: map[course.Cause]says{
				course.Missed: text(printer.DefendingRaceMissed), course.NotOffered: text(printer.DefendingRaceOther),
			},
		},
		"bid": {
			title: printer.DefendingBidTitle, text: []says{text(printer.DefendingBidText)}, hint: text(printer.DefendingBidHint),
			task: undertaken(text(printer.DefendingBidTask), text(printer.DefendingBidTaskSnapszer), text(printer.DefendingBidTaskKnock)),
			done: undertaken(text(printer.DefendingBidDone), text(printer.DefendingBidDoneSnapszer), text(printer.DefendingBidDoneKnock)),
			choices: map[string]func(locales.Printer) string{
				"short": printer.DefendingBidShort, "trick": printer.DefendingBidTrick, "now": printer.DefendingBidNow,
			},
			causes: map[course.Cause]says{
				"short": undertaken(text(printer.DefendingBidNotTrick), text(printer.DefendingBidNotShortSnapszer),
					text(printer.DefendingBidNotShortKnock)),
				"trick": text(printer.DefendingBidNotTrick), "now": text(printer.DefendingBidNotNow),
			},
		},
	},
}
