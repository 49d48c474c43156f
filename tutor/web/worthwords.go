package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// fromTarget is a sentence about how many strokes a match begins with.
func fromTarget[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return plain(message(p, int(v.Options.Target))) }
}

// afterFirstHand is a sentence about the strokes left once the first hand of a match has been won.
func afterFirstHand[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return plain(message(p, rules.NewScore(v.Options).Add(v.Result, 0).Strokes(0)))
	}
}

// worthWords are the words of chapter 11.
var worthWords = lessonWords{
	title: printer.WorthTitle, text: printer.WorthText,
	done: printer.WorthDoneTitle,
	learned: []func(locales.Printer) string{
		printer.WorthLearnedScale, printer.WorthLearnedTwo, printer.WorthLearnedStrike, printer.WorthLearnedClosed,
		printer.WorthLearnedWhose, printer.WorthLearnedThree,
	},
	next: []wayOn{{"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"scale": {
			title: printer.WorthScaleTitle, text: []says{text(printer.WorthScaleText)}, label: printer.WorthScaleLabel,
			task: where("first_trick_ban", "true", text(printer.WorthScaleTaskBan), text(printer.WorthScaleTask)),
			hint: text(printer.WorthScaleHint),
			done: where("first_trick_ban", "true", text(printer.WorthScaleDoneBan), text(printer.WorthScaleDone)),
			causes: map[course.Cause]says{
				course.WorthOne: text(printer.WorthScaleOne), course.WorthTwo: text(printer.WorthScaleTwo),
				course.OtherNumber: text(printer.WorthScaleOther),
			},
		},
		"two": {
			title: printer.WorthTwoTitle, text: []says{text(printer.WorthTwoText)}, task: bothPoints(printer.WorthTwoTask),
			hint: text(printer.WorthTwoHint), done: bothPoints(printer.WorthTwoDone),
			causes: map[course.Cause]says{
				course.Missed: text(printer.WorthTwoMissed), course.NotOffered: text(printer.WorthTwoOther),
			},
		},
		"strike": {
			title: printer.WorthStrikeTitle, label: printer.WorthStrikeLabel, hint: text(printer.WorthStrikeHint),
			text: []says{where("target", "7", fromTarget(printer.WorthStrikeText), fromTarget(printer.WorthStrikeTextOther))},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.WorthStrikeTask(v.Points[v.Seat.Other()], int(v.Options.Target)))
			},
			done: afterFirstHand(printer.WorthStrikeDone),
			causes: map[course.Cause]says{
				course.CountedUp: text(printer.WorthStrikeUp), course.StruckOne: text(printer.WorthStrikeOne),
				course.NotStruck: text(printer.WorthStrikeNone), course.OtherNumber: text(printer.WorthStrikeOther),
			},
		},
		"closed": {
			title: printer.WorthClosedTitle, text: []says{text(printer.WorthClosedText), failedCosts}, task: text(printer.WorthClosedTask),
			hint:    text(printer.WorthClosedHint),
			done:    where("failed_close", "one", text(printer.WorthClosedDoneOne), text(printer.WorthClosedDone)),
			choices: map[string]func(locales.Printer) string{"over": printer.WorthClosedOver, "on": printer.WorthClosedOn},
			causes: map[course.Cause]says{
				"over": text(printer.WorthClosedNotOver), "on": text(printer.WorthClosedNotOn),
			},
		},
		"whose": {
			title: printer.WorthWhoseTitle, text: []says{text(printer.WorthWhoseText)}, task: text(printer.WorthWhoseTask),
			hint: text(printer.WorthWhoseHint), done: text(printer.WorthWhoseDone),
			choices: map[string]func(locales.Printer) string{
				"you": printer.WorthWhoseYou, "opponent": printer.WorthWhoseOpponent, "nobody": printer.WorthWhoseNobody,
			},
			causes: map[course.Cause]says{
				course.SaysYou: text(printer.WorthWhoseNotYou), "nobody": text(printer.WorthWhoseNotNobody),
			},
		},
		"double": {
			title: printer.WorthDoubleTitle, label: printer.WorthDoubleLabel, task: fromTarget(printer.WorthDoubleTask),
			text: []says{where("schneider_double", "true", text(printer.WorthDoubleTextTrue), text(printer.WorthDoubleText))},
			hint: text(printer.WorthDoubleHint),
			done: where("schneider_double", "true", text(printer.WorthDoubleDoneTrue), text(printer.WorthDoubleDone)),
			causes: map[course.Cause]says{
				course.WorthOne: text(printer.WorthDoubleOne), course.WorthTwo: text(printer.WorthDoubleTwo),
				course.OtherNumber: text(printer.WorthDoubleOther),
			},
		},
		"three": {
			title: printer.WorthThreeTitle, text: []says{text(printer.WorthThreeText)}, task: text(printer.WorthThreeTask),
			hint: text(printer.WorthThreeHint), done: text(printer.WorthThreeDone),
			choices: map[string]func(locales.Printer) string{
				"you": printer.WorthThreeYou, "opponent": printer.WorthThreeOpponent, "third": printer.WorthThreeThird,
			},
			causes: map[course.Cause]says{
				course.SaysYou: text(printer.WorthThreeNotYou), course.SaysOpponent: text(printer.WorthThreeNotOpponent),
			},
		},
	},
}
