package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// swapRank gives the rank of the trump that may be exchanged.
func swapRank(v rules.View) rules.Rank { return v.Options.LowestTrump(v.Trump).Rank() }

// turnUp is a sentence about the card turned up at the deal.
func turnUp(message func(locales.Printer, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, v.FirstUp) }
}

// swapped is a sentence about the rank that may be exchanged.
func swapped(message func(locales.Printer, rules.Rank) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, swapRank(v)) }
}

// swappedFor is a sentence about that rank and the card turned up at the deal.
func swappedFor(message func(locales.Printer, rules.Rank, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, swapRank(v), v.FirstUp) }
}

// swapLeast is a sentence about how many talon cards an exchange needs.
func swapLeast(message func(locales.Printer, int) string) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return plain(message(p, int(v.Options.SwapMin))) }
}

// enoughToSwap chooses by whether the talon is still large enough for an exchange.
func enoughToSwap(then, otherwise says) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		if v.TalonLeft >= int(v.Options.SwapMin) {
			return then(p, v)
		}
		return otherwise(p, v)
	}
}

// exchangeWords are the words of chapter 7.
var exchangeWords = lessonWords{
	title: printer.ExchangeTitle, text: printer.ExchangeText,
	done: printer.ExchangeDoneTitle,
	learned: []func(locales.Printer) string{
		printer.ExchangeLearnedCard, printer.ExchangeLearnedWhen, printer.ExchangeLearnedFirst, printer.ExchangeLearnedOrder,
		printer.ExchangeLearnedForty, printer.ExchangeLearnedKnown,
	},
	next: []wayOn{{"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"card": {
			title:  printer.ExchangeCardTitle,
			text:   []says{where("cards", "24", text(printer.ExchangeCardText24), text(printer.ExchangeCardText))},
			task:   turnUp(printer.ExchangeCardTask),
			hint:   func(p locales.Printer, v rules.View) locales.Rich { return p.ExchangeCardHint(v.Trump) },
			done:   swappedFor(printer.ExchangeCardDone),
			causes: map[course.Cause]says{course.OtherWanted: text(printer.ExchangeCardOther)},
		},
		"save": {
			title: printer.ExchangeSaveTitle, task: text(printer.ExchangeSaveTask),
			text: []says{func(p locales.Printer, v rules.View) locales.Rich {
				return p.ExchangeSaveText(v.FirstUp, swapRank(v), ledCard(v))
			}},
			hint: text(printer.ExchangeSaveHint), done: swappedFor(printer.ExchangeSaveDone),
			causes: map[course.Cause]says{
				course.Loses: text(printer.ExchangeSaveLoses), course.SwapSpent: text(printer.ExchangeSaveSpent),
				course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"first": {
			title: printer.ExchangeFirstTitle, task: swapped(printer.ExchangeFirstTask), hint: text(printer.ExchangeFirstHint),
			text: []says{where("first_trick_ban", "true", text(printer.ExchangeFirstTextBan), text(printer.ExchangeFirstText))},
			done: where("first_trick_ban", "true", text(printer.ExchangeFirstDoneBan), text(printer.ExchangeFirstDone)),
			choices: map[string]func(locales.Printer) string{
				"now": printer.ExchangeFirstNow, "banned": printer.ExchangeFirstBanned, "any": printer.ExchangeFirstAny,
			},
			causes: map[course.Cause]says{
				"now": text(printer.ExchangeFirstNotNow), "banned": text(printer.ExchangeFirstNotBanned),
				"any": text(printer.ExchangeFirstNotAny),
			},
		},
		"few": {
			title: printer.ExchangeFewTitle, text: []says{swapLeast(printer.ExchangeFewText)}, task: swapped(printer.ExchangeFewTask),
			hint:    swapLeast(printer.ExchangeFewHint),
			done:    enoughToSwap(text(printer.ExchangeFewDone), text(printer.ExchangeFewDoneFew)),
			choices: map[string]func(locales.Printer) string{"now": printer.ExchangeFewNow, "few": printer.ExchangeFewFew},
			causes: map[course.Cause]says{
				"now": swapLeast(printer.ExchangeFewNotNow), "few": text(printer.ExchangeFewNotFew),
			},
		},
		"order": {
			title: printer.ExchangeOrderTitle, text: []says{text(printer.ExchangeOrderText)}, task: turnUp(printer.ExchangeOrderTask),
			hint: text(printer.ExchangeOrderHint), done: turnUp(printer.ExchangeOrderDone),
			causes: map[course.Cause]says{
				course.ClosedFirst: turnUp(printer.ExchangeOrderClosed), course.LedFirst: turnUp(printer.ExchangeOrderLed),
			},
		},
		"forty": {
			title: printer.ExchangeFortyTitle, task: text(printer.ExchangeFortyTask), label: printer.ExchangeFortyLabel,
			text: []says{func(p locales.Printer, v rules.View) locales.Rich {
				return p.ExchangeFortyText(v.Points[v.Seat], v.FirstUp)
			}},
			hint: turnUp(printer.ExchangeFortyHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.ExchangeFortyDone(v.Points[v.Seat], v.Points[v.Seat]+40))
			},
			causes: map[course.Cause]says{
				course.NotSeen: text(printer.ExchangeFortyNotSeen), course.AsPlain: text(printer.ExchangeFortyPlain),
				course.WithCard: text(printer.ExchangeFortyCard), course.OtherNumber: points(printer.ExchangeFortyOther),
			},
		},
		"known": {
			title: printer.ExchangeKnownTitle, task: suitLed(printer.ExchangeKnownTask),
			text: []says{turnedUp(printer.ExchangeKnownUp), swapped(printer.ExchangeKnownText)},
			hint: text(printer.ExchangeKnownHint), done: text(printer.ExchangeKnownDone),
			causes: map[course.Cause]says{
				course.Extra: text(printer.ExchangeKnownExtra), course.Missing: text(printer.ExchangeKnownMissing),
			},
		},
	},
}
