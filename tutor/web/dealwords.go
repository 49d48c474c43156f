package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// turnedUp is a sentence about the card that was turned up at the deal.
func turnedUp(message func(locales.Printer, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, v.FirstUp) }
}

// looking chooses by what may be looked at again.
func looking(last, none, own says) says {
	return by("look_back", map[string]says{"none": none, "own": own}, last)
}

// dealWords are the words of chapter 4.
var dealWords = lessonWords{
	title: printer.DealChapterTitle, text: printer.DealChapterText,
	done: printer.DealDoneTitle,
	learned: []func(locales.Printer) string{
		printer.DealLearnedDealer, printer.DealLearnedTalon, printer.DealLearnedTrump, printer.DealLearnedDraw,
		printer.DealLearnedFree, printer.DealLearnedLook,
	},
	next: []wayOn{{tableDealPath, printer.TabledealLink}, {"/learn", printer.CourseTitle}},
	steps: map[string]stepWords{
		"dealer": {
			title: printer.DealDealerTitle, text: []says{text(printer.DealDealerText)}, task: text(printer.DealDealerTask),
			hint: text(printer.DealDealerHint), done: text(printer.DealDealerDone),
			choices: map[string]func(locales.Printer) string{
				"you": printer.DealDealerYou, "opponent": printer.DealDealerOpponent,
			},
			causes: map[course.Cause]says{course.SaysOpponent: text(printer.DealDealerNotOpponent)},
		},
		"talon": {
			title: printer.DealTalonTitle, text: []says{nines(text(printer.DealTalonText24), text(printer.DealTalonText))},
			task: text(printer.DealTalonTask), label: printer.DealTalonLabel, hint: text(printer.DealTalonHint),
			done: nines(text(printer.DealTalonDone24), text(printer.DealTalonDone)),
			causes: map[course.Cause]says{
				course.WithoutTurnUp: text(printer.DealTalonWithout), course.OnlyOneHand: text(printer.DealTalonOneHand),
				course.OtherNumber: text(printer.DealTalonOther),
			},
		},
		"trumps": {
			title: printer.DealTrumpsTitle, text: []says{text(printer.DealTrumpsText)}, task: turnedUp(printer.DealTrumpsTask),
			hint: text(printer.DealTrumpsHint), done: text(printer.DealTrumpsDone),
			causes: map[course.Cause]says{
				course.Extra: text(printer.DealTrumpsExtra), course.Missing: text(printer.DealTrumpsMissing),
			},
		},
		"drawing": {
			title: printer.DealDrawingTitle, text: []says{text(printer.DealDrawingText)}, task: text(printer.DealDrawingTask),
			label: printer.DealDrawingLabel, hint: text(printer.DealDrawingHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.DealDrawingDone(v.Options.TalonSize() / 2))
			},
			causes: map[course.Cause]says{
				course.OneEach: text(printer.DealDrawingOneEach), course.OtherNumber: text(printer.DealDrawingOther),
			},
		},
		"free": {
			title: printer.DealFreeTitle,
			text:  []says{where("follow", "always", led(printer.DealFreeTextAlways), led(printer.DealFreeText))},
			task:  text(printer.DealFreeTask), hint: text(printer.DealFreeHint),
			done: where("follow", "always", trickPoints(printer.DealFreeDoneAlways), trickPoints(printer.DealFreeDone)),
			causes: map[course.Cause]says{
				course.Dearer: text(printer.DealFreeDearer), course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"last": {
			title: printer.DealLastTitle, text: []says{turnedUp(printer.DealLastText)}, task: turnedUp(printer.DealLastTask),
			hint: text(printer.DealLastHint), done: turnedUp(printer.DealLastDone),
			causes: map[course.Cause]says{
				course.OtherWanted: text(printer.DealLastNot), course.NotOffered: text(printer.DealLastNotCard),
			},
		},
		"look": {
			title: printer.DealLookTitle,
			text:  []says{looking(text(printer.DealLookTextLast), text(printer.DealLookTextNone), text(printer.DealLookTextOwn))},
			task:  text(printer.DealLookTask), hint: text(printer.DealLookHint),
			done: looking(text(printer.DealLookDoneLast), text(printer.DealLookDoneNone), text(printer.DealLookDoneOwn)),
			choices: map[string]func(locales.Printer) string{
				"none": printer.DealLookNone, "last": printer.DealLookLast, "own": printer.DealLookOwn,
			},
			causes: map[course.Cause]says{
				"none": text(printer.DealLookNotNone), "last": text(printer.DealLookNotLast), "own": text(printer.DealLookNotOwn),
			},
		},
	},
}
