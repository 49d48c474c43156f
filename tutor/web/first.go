package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/learner"
)

// variantHere is the game that the first hand is played by: that of the language, which ends hands in the way that the
// chapter tells.
func (v *visit) variantHere() string { return learner.Defaults(v.lang).Variant }

// firstHandWords are the words of chapter 1.
var firstHandWords = lessonWords{
	title: printer.CourseChapter1Title, text: printer.CourseChapter1Text,
	done: printer.CourseDoneTitle,
	learned: []func(locales.Printer) string{
		printer.CourseLearnedValues, printer.CourseLearnedTrick, printer.CourseLearnedTrump, printer.CourseLearnedExchange,
		printer.CourseLearnedMarriage, printer.CourseLearnedStrict, printer.CourseLearnedClaim, printer.CourseLearnedWorth,
	},
	ending: besides,
	next: []wayOn{
		{"/play", printer.CourseNextMatch}, {"/puzzles", printer.CourseNextPuzzle}, {"/count", printer.CourseNextCount},
	},
	steps: firstWords,
}

// besides tells that a match has more than the hand had.
func besides(p locales.Printer, _ rules.Options) []locales.Rich {
	return []locales.Rich{plain(p.FirstMore())}
}
