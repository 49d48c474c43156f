package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// atMost is a sentence about what the opponent has at most once he has declared.
func atMost(p locales.Printer, v rules.View) locales.Rich {
	return p.MemoryMostDone(course.MostAfterPair(v), brokenTrump(v))
}

// brokenTrump gives the card of the marriage of trumps that has been played.
func brokenTrump(v rules.View) rules.Card {
	queen, king := rules.NewCard(rules.Queen, v.Trump), rules.NewCard(rules.King, v.Trump)
	return (v.Gone & (queen.Set() | king.Set())).Highest()
}

// memoryWords are the words of chapter 14.
var memoryWords = lessonWords{
	title: printer.MemoryTitle, text: printer.MemoryText,
	done: printer.MemoryDoneTitle,
	learned: []func(locales.Printer) string{
		printer.MemoryLearnedTrumps, printer.MemoryLearnedPairs, printer.MemoryLearnedCount, printer.MemoryLearnedMost,
		printer.MemoryLearnedFive, printer.MemoryLearnedUse,
	},
	next: []wayOn{{"/count", printer.CourseNextCount}, {"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"trumps": {
			title: printer.MemoryTrumpsTitle, text: []says{text(printer.MemoryTrumpsText)},
			task: func(p locales.Printer, v rules.View) locales.Rich { return p.MemoryTrumpsTask(v.Trump) },
			hint: text(printer.MemoryTrumpsHint), done: text(printer.MemoryTrumpsDone),
			causes: map[course.Cause]says{
				course.SeenOwn: text(printer.MemoryTrumpsOwn), course.SeenGone: text(printer.MemoryTrumpsGone),
				course.Extra: text(printer.MemoryTrumpsExtra), course.Missing: text(printer.MemoryTrumpsMissing),
			},
		},
		"pairs": {
			title: printer.MemoryPairsTitle, text: []says{text(printer.MemoryPairsText)}, task: text(printer.MemoryPairsTask),
			hint: text(printer.MemoryPairsHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return p.MemoryPairsDone(course.PairsLeft(v).Highest().Suit())
			},
			causes: map[course.Cause]says{
				course.SeenOwn: text(printer.MemoryPairsOwn), course.SeenGone: text(printer.MemoryPairsGone),
				course.Extra: text(printer.MemoryPairsExtra), course.Missing: text(printer.MemoryPairsMissing),
			},
		},
		"mine": {
			title: printer.MemoryMineTitle, text: []says{text(printer.MemoryMineText)}, task: text(printer.MemoryMineTask),
			label: printer.MemoryMineLabel, hint: text(printer.MemoryMineHint), done: points(printer.MemoryMineDone),
			causes: map[course.Cause]says{
				course.WithoutLast: text(printer.MemoryMineWithoutLast), course.OtherSide: text(printer.MemoryMineOtherSide),
				course.OtherNumber: text(printer.MemoryMineOther),
			},
		},
		"theirs": {
			title: printer.MemoryTheirsTitle, text: []says{text(printer.MemoryTheirsText)}, task: text(printer.MemoryTheirsTask),
			label: printer.MemoryTheirsLabel, hint: text(printer.MemoryTheirsHint), done: theirPoints(printer.MemoryTheirsDone),
			causes: map[course.Cause]says{
				course.NoMarriage: text(printer.MemoryTheirsNoMarriage), course.OtherSide: text(printer.MemoryTheirsOtherSide),
				course.WithoutLast: text(printer.MemoryTheirsWithoutLast), course.OtherNumber: text(printer.MemoryTheirsOther),
			},
		},
		"most": {
			title: printer.MemoryMostTitle, text: []says{text(printer.MemoryMostText)}, task: theirPoints(printer.MemoryMostTask),
			label: printer.MemoryMostLabel, hint: text(printer.MemoryMostHint), done: atMost,
			causes: map[course.Cause]says{
				course.BrokenPair: func(p locales.Printer, v rules.View) locales.Rich { return p.MemoryMostBroken(brokenTrump(v)) },
				course.NoMarriage: text(printer.MemoryMostNoMarriage), course.OtherNumber: theirPoints(printer.MemoryMostOther),
			},
		},
		"five": {
			title: printer.MemoryFiveTitle, task: text(printer.MemoryFiveTask), hint: text(printer.MemoryFiveHint),
			text: []says{where("cards", "24", text(printer.MemoryFiveText24), text(printer.MemoryFiveText))},
			done: text(printer.MemoryFiveDone),
			causes: map[course.Cause]says{
				course.SeenOwn: text(printer.MemoryFiveOwn), course.SeenGone: text(printer.MemoryFiveGone),
				course.Extra: text(printer.MemoryFiveExtra), course.Missing: text(printer.MemoryFiveMissing),
			},
		},
		"use": {
			title: printer.MemoryUseTitle, text: []says{bothPoints(printer.MemoryUseText)}, task: text(printer.MemoryUseTask),
			hint: text(printer.MemoryUseHint), done: points(printer.MemoryUseDone),
			causes: map[course.Cause]says{
				course.Missed: text(printer.MemoryUseMissed), course.NotOffered: text(printer.MemoryUseOther),
			},
		},
		"two": {
			title: printer.MemoryTwoTitle, task: text(printer.MemoryTwoTask), hint: text(printer.MemoryTwoHint),
			text: []says{func(p locales.Printer, v rules.View) locales.Rich {
				theirs := v.Points[v.Seat.Other()]
				return plain(p.MemoryTwoText(theirs, rules.Halfway-theirs))
			}},
			done: theirPoints(printer.MemoryTwoDone),
			causes: map[course.Cause]says{
				course.WinsLess: text(printer.MemoryTwoLess), course.LosesHand: text(printer.MemoryTwoLoses),
				course.NotOffered: text(printer.MemoryTwoOther),
			},
		},
	},
}
