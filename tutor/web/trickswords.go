package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// latest gives the trick that was taken last; the zero trick before the first.
func latest(v rules.View) rules.Taken {
	taken := v.TakenTricks()
	if len(taken) == 0 {
		return rules.Taken{}
	}
	return taken[len(taken)-1]
}

// trickPoints is a sentence about the points of the trick that was taken last.
func trickPoints[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return plain(message(p, latest(v).Points)) }
}

// tricksWords are the words of chapter 3.
var tricksWords = lessonWords{
	title: printer.TricksChapterTitle, text: printer.TricksChapterText,
	done: printer.TricksDoneTitle,
	learned: []func(locales.Printer) string{
		printer.TricksLearnedHigher, printer.TricksLearnedTrump, printer.TricksLearnedKeep, printer.TricksLearnedNext,
		printer.TricksLearnedLead,
	},
	next: []wayOn{{"/learn", printer.CourseTitle}},
	steps: map[string]stepWords{
		"higher": {
			title: printer.TricksHigherTitle, text: []says{led(printer.TricksHigherText)}, task: text(printer.TricksHigherTask),
			hint: text(printer.TricksHigherHint), done: trickPoints(printer.TricksHigherDone),
			causes: map[course.Cause]says{
				course.Loses: text(printer.TricksHigherLoses), course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"takers": {
			title: printer.TricksTakersTitle,
			text:  []says{where("follow", "always", led(printer.TricksTakersTextAlways), led(printer.TricksTakersText))},
			task:  text(printer.TricksTakersTask),
			hint:  where("follow", "always", text(printer.TricksTakersHintAlways), text(printer.TricksTakersHint)),
			done:  where("follow", "always", text(printer.TricksTakersDoneAlways), text(printer.TricksTakersDone)),
			causes: map[course.Cause]says{
				course.Extra: text(printer.TricksTakersExtra), course.Missing: text(printer.TricksTakersMissing),
			},
		},
		"next": {
			title: printer.TricksNextTitle, text: []says{led(printer.TricksNextText)}, task: text(printer.TricksNextTask),
			hint: text(printer.TricksNextHint), done: text(printer.TricksNextDone),
			choices: map[string]func(locales.Printer) string{
				"you": printer.TricksNextYou, "opponent": printer.TricksNextOpponent, "depends": printer.TricksNextDepends,
			},
			causes: map[course.Cause]says{
				course.SaysOpponent: text(printer.TricksNextNotOpponent), course.SaysDepends: text(printer.TricksNextNotDepends),
			},
		},
		"keep": {
			title: printer.TricksKeepTitle, text: []says{text(printer.TricksKeepText)}, task: text(printer.TricksKeepTask),
			label: printer.TricksKeepLabel, hint: text(printer.TricksKeepHint), done: trickPoints(printer.TricksKeepDone),
			causes: map[course.Cause]says{
				course.LedOnly: text(printer.TricksKeepLed), course.ReplyOnly: text(printer.TricksKeepReply),
				course.OtherNumber: func(p locales.Printer, v rules.View) locales.Rich {
					return p.TricksKeepOther(latest(v).Led, latest(v).Reply)
				},
			},
		},
		"lead": {
			title: printer.TricksLeadTitle, text: []says{text(printer.TricksLeadText)}, task: text(printer.TricksLeadTask),
			hint: text(printer.TricksLeadHint), done: text(printer.TricksLeadDone),
			causes: map[course.Cause]says{course.Missing: text(printer.TricksLeadMissing)},
		},
		"sweep": {
			title: printer.TricksSweepTitle, text: []says{text(printer.TricksSweepText)}, task: text(printer.TricksSweepTask),
			hint: text(printer.TricksSweepHint), done: text(printer.TricksSweepDone),
			causes: map[course.Cause]says{
				course.Missed: text(printer.TricksSweepMissed), course.NotOffered: text(printer.TricksSweepNotCard),
			},
		},
	},
}
