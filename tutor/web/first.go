package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// firstRules are those that the first hand is played by: those of the language, which end hands in the way that the
// chapter tells.
func (v *visit) firstRules() tutor.Rules { return learner.RulesIn(tutor.Settings{}, v.lang) }

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
