package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// packed chooses by the pictures on the learner's cards.
func packed(tell, french says) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		if p.Pack() == locales.Tell {
			return tell(p, v)
		}
		return french(p, v)
	}
}

// nines chooses by the size of the pack.
func nines(with, without says) says { return where("cards", "24", with, without) }

// packWords are the words of chapter 2.
var packWords = lessonWords{
	title: printer.PackChapterTitle, text: printer.PackChapterText,
	done: printer.PackDoneTitle,
	learned: []func(locales.Printer) string{
		printer.PackLearnedPack, printer.PackLearnedOrder, printer.PackLearnedValues, printer.PackLearnedSum,
		printer.PackLearnedMarriages, printer.PackLearnedTell,
	},
	next: []wayOn{{"/learn", printer.CourseTitle}},
	steps: map[string]stepWords{
		"taken": {
			title: printer.PackTakenTitle,
			text:  []says{nines(text(printer.PackTakenText24), text(printer.PackTakenText)), text(printer.PackTakenMade)},
			task:  text(printer.PackTakenTask), label: printer.PackTakenLabel, hint: text(printer.PackTakenHint),
			done: nines(text(printer.PackTakenDone24), text(printer.PackTakenDone)),
			causes: map[course.Cause]says{
				course.Kept: text(printer.PackTakenKept), course.OneSuit: text(printer.PackTakenOneSuit),
				course.OtherNumber: text(printer.PackTakenOther),
			},
		},
		"order": {
			title: printer.PackOrderTitle, text: []says{text(printer.PackOrderText)}, task: text(printer.PackOrderTask),
			hint: text(printer.PackOrderHint), done: text(printer.PackOrderDone),
			causes: map[course.Cause]says{
				course.Extra: text(printer.PackOrderExtra), course.Missing: text(printer.PackOrderMissing),
			},
		},
		"worthless": {
			title: printer.PackWorthlessTitle,
			text:  []says{nines(text(printer.PackWorthlessText24), text(printer.PackWorthlessText))},
			task:  text(printer.PackWorthlessTask), hint: text(printer.PackWorthlessHint),
			done: nines(text(printer.PackWorthlessDone24), text(printer.PackWorthlessDone)),
			choices: map[string]func(locales.Printer) string{
				"none": printer.PackWorthlessNone, "jacks": printer.PackWorthlessJacks,
				"pictures": printer.PackWorthlessPictures, "nines": printer.PackWorthlessNines,
			},
			causes: map[course.Cause]says{
				"none": text(printer.PackWorthlessNotNone), "jacks": text(printer.PackWorthlessNotJacks),
				"pictures": text(printer.PackWorthlessNotPictures), "nines": text(printer.PackWorthlessNotNines),
			},
		},
		"hand": {
			title: printer.PackHandTitle, text: []says{text(printer.PackHandText)}, task: text(printer.PackHandTask),
			label: printer.PackHandLabel, hint: text(printer.PackHandHint),
			done: func(p locales.Printer, v rules.View) locales.Rich { return plain(p.PackHandDone(v.Hand.Points())) },
			causes: map[course.Cause]says{
				course.FaceNine: text(printer.PackHandFaceNine), course.NoPictures: text(printer.PackHandNoPictures),
				course.Swapped: text(printer.PackHandSwapped), course.OtherNumber: text(printer.PackHandOther),
			},
		},
		"rest": {
			title: printer.PackRestTitle, text: []says{text(printer.PackRestText)}, task: text(printer.PackRestTask),
			label: printer.PackRestLabel, hint: text(printer.PackRestHint), done: text(printer.PackRestDone),
			causes: map[course.Cause]says{
				course.HalfOfAll: text(printer.PackRestHalf), course.AsMany: text(printer.PackRestAsMany),
				course.OtherNumber: text(printer.PackRestOther),
			},
		},
		"marriages": {
			title: printer.PackMarriagesTitle, text: []says{text(printer.PackMarriagesText)},
			task: text(printer.PackMarriagesTask), hint: text(printer.PackMarriagesHint), done: text(printer.PackMarriagesDone),
			choices: map[string]func(locales.Printer) string{
				"eighty": printer.PackMarriagesEighty, "hundred": printer.PackMarriagesHundred, "double": printer.PackMarriagesDouble,
			},
			causes: map[course.Cause]says{
				"eighty": text(printer.PackMarriagesNotEighty), "double": text(printer.PackMarriagesNotDouble),
			},
		},
		"tell": {
			title: printer.PackTellTitle, text: []says{packed(text(printer.PackTellTextTell), text(printer.PackTellText))},
			task: packed(text(printer.PackTellTaskTell), text(printer.PackTellTask)), hint: text(printer.PackTellHint),
			done: text(printer.PackTellDone),
			causes: map[course.Cause]says{
				course.Extra: text(printer.PackTellExtra), course.Missing: text(printer.PackTellMissing),
			},
		},
	},
}
