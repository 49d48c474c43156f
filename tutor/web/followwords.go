package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// led is a sentence about the card that the opponent has led; once the trick is over, in the trick that it began.
func led(message func(locales.Printer, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, ledCard(v)) }
}

func ledCard(v rules.View) rules.Card {
	if v.Led != rules.NoCard {
		return v.Led
	}
	if taken := v.TakenTricks(); len(taken) > 0 {
		return taken[len(taken)-1].Led
	}
	return rules.NoCard
}

// points is a sentence about the learner's points.
func points[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return plain(message(p, v.Points[v.Seat])) }
}

// lastTrick gives the points of the trick that has just been taken.
func lastTrick(v rules.View) int {
	taken := v.TakenTricks()
	if len(taken) == 0 {
		return 0
	}
	return taken[len(taken)-1].Points
}

// followingWords are the words of chapter 8.
var followingWords = lessonWords{
	title: printer.CourseChapter8Title, text: printer.CourseChapter8Text,
	done: printer.FollowDoneTitle,
	learned: []func(locales.Printer) string{
		printer.FollowLearnedWhen, printer.FollowLearnedSuit, printer.FollowLearnedTrump, printer.FollowLearnedOver,
		printer.FollowLearnedFree, printer.FollowLearnedCount,
	},
	next: []wayOn{{"/puzzles", printer.ShellNavPuzzles}, {"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"begin": {
			title: printer.FollowBeginTitle,
			text: []says{
				where("follow", "always", text(printer.FollowBeginTextAlways), text(printer.FollowBeginText)),
				text(printer.FollowBeginDuties),
			},
		},
		"open": {
			title:  printer.FollowOpenTitle,
			text:   []says{where("follow", "always", led(printer.FollowOpenTextAlways), led(printer.FollowOpenText))},
			task:   text(printer.FollowOpenTask),
			hint:   where("follow", "always", led(printer.FollowOpenHintAlways), text(printer.FollowOpenHint)),
			done:   where("follow", "always", text(printer.FollowOpenDoneAlways), text(printer.FollowOpenDone)),
			causes: map[course.Cause]says{course.Missing: text(printer.FollowMissing)},
		},
		"closed": {
			title: printer.FollowClosedTitle, text: []says{text(printer.FollowClosedText)}, task: led(printer.FollowClosedTask),
			hint: func(p locales.Printer, v rules.View) locales.Rich {
				return p.FollowClosedHint(ledCard(v).Suit(), ledCard(v))
			},
			done: text(printer.FollowClosedDone), causes: map[course.Cause]says{course.Missing: text(printer.FollowMissing)},
		},
		"trump": {
			title: printer.FollowTrumpTitle, text: []says{led(printer.FollowTrumpText)}, task: text(printer.FollowTrumpTask),
			hint: text(printer.FollowTrumpHint),
			done: func(p locales.Printer, v rules.View) locales.Rich { return p.FollowTrumpDone(ledCard(v), lastTrick(v)) },
			causes: map[course.Cause]says{
				course.Dearer: text(printer.FollowTrumpDearer), course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"over": {
			title: printer.FollowOverTitle, text: []says{led(printer.FollowOverText)}, task: text(printer.FollowOverTask),
			hint: text(printer.FollowOverHint), done: text(printer.FollowOverDone),
			choices: map[string]func(locales.Printer) string{
				"you": printer.FollowOverYou, "opponent": printer.FollowOverOpponent, "depends": printer.FollowOverDepends,
			},
			causes: map[course.Cause]says{
				course.SaysOpponent: text(printer.FollowOverNotOpponent), course.SaysDepends: text(printer.FollowOverNotDepends),
			},
		},
		"free": {
			title: printer.FollowFreeTitle, text: []says{led(printer.FollowFreeText)}, task: text(printer.FollowFreeTask),
			hint: text(printer.FollowFreeHint),
			done: func(p locales.Printer, v rules.View) locales.Rich { return plain(p.FollowFreeDone(lastTrick(v))) },
			causes: map[course.Cause]says{
				course.Dearer: text(printer.FollowFreeDearer), course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"tricks": {
			title: printer.FollowTricksTitle, text: []says{text(printer.FollowTricksText)}, task: text(printer.FollowTricksTask),
			label: printer.FollowTricksLabel, hint: text(printer.FollowTricksHint),
			done: func(p locales.Printer, v rules.View) locales.Rich { return plain(p.FollowTricksDone(v.Hand.Len())) },
			causes: map[course.Cause]says{
				course.BothHands: text(printer.FollowTricksBoth), course.OtherNumber: text(printer.FollowTricksOther),
			},
		},
		"ending": {
			title: printer.FollowEndingTitle, text: []says{points(printer.FollowEndingText)}, task: text(printer.FollowEndingTask),
			hint: text(printer.FollowEndingHint), done: points(printer.FollowEndingDone),
			causes: map[course.Cause]says{
				course.Missed: points(printer.FollowEndingMissed), course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
	},
}
