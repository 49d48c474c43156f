package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// lying is a sentence about the turned-up trump.
func lying(message func(locales.Printer, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, turnedUpLast(v)) }
}

// turnedUpLast gives the trump that lies turned up, or the one that did until somebody drew it.
func turnedUpLast(v rules.View) rules.Card {
	last := v.Up
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			if e.Kind == rules.TurnUpDrawn {
				last = e.Card
			}
		}
	}
	return last
}

// gained is a sentence about the trump that somebody has just taken in exchange.
func gained(message func(locales.Printer, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		card := rules.NoCard
		for _, seen := range v.Trace {
			for _, e := range seen.Events {
				if e.Kind == rules.Exchanged {
					card = e.Card
				}
			}
		}
		return message(p, card)
	}
}

// ledAgainst is a sentence about the card led and both sides' points.
func ledAgainst(message func(locales.Printer, rules.Card, int, int) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return message(p, ledCard(v), v.Points[v.Seat], v.Points[v.Seat.Other()])
	}
}

// withPair is a sentence about the points that the learner would have with the marriage in his hand.
func withPair[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		sum := v.Points[v.Seat]
		for queen := range v.Hand.Marriages().All() {
			sum = max(sum, v.Points[v.Seat]+queen.Suit().MarriagePoints(v.Trump))
		}
		return plain(message(p, sum))
	}
}

// plainAce gives the suit, not trumps, of which the learner holds the ace and most other cards.
func plainAce(v rules.View) rules.Suit {
	best := rules.NoSuit
	for ace := range v.Hand.OfRank(rules.Ace).All() {
		suit := ace.Suit()
		if suit != v.Trump && (best == rules.NoSuit || v.Hand.OfSuit(suit).Len() > v.Hand.OfSuit(best).Len()) {
			best = suit
		}
	}
	return best
}

// alwaysStrict and noLateMarriage choose by the learner's rules.
func alwaysStrict(then, otherwise says) says { return where("follow", "always", then, otherwise) }

func noLateMarriage(then, otherwise says) says {
	return where("late_marriage", "false", then, otherwise)
}

// sureCauses are the replies where an action wins against fewer hands than it could.
func sureCauses(some, all says) map[course.Cause]says {
	return map[course.Cause]says{
		course.LosesSome: some, course.LosesAll: all, course.NotOffered: text(printer.CraftOffered),
	}
}

// openCauses are those where all cards are known.
func openCauses(loses, less says) map[course.Cause]says {
	return map[course.Cause]says{
		course.LosesHand: loses, course.WinsLess: less, course.NotOffered: text(printer.CraftOffered),
	}
}

// craftWords are the words of chapter 15.
var craftWords = lessonWords{
	title: printer.CraftTitle, text: printer.CraftText,
	done: printer.CraftDoneTitle,
	learned: []func(locales.Printer) string{
		printer.CraftLearnedDraw, printer.CraftLearnedHold, printer.CraftLearnedDeclare, printer.CraftLearnedExchange,
		printer.CraftLearnedLead, printer.CraftLearnedLetgo,
	},
	next: []wayOn{{"/puzzles", printer.ShellNavPuzzles}, {"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"draw": {
			title: printer.CraftDrawTitle, text: []says{text(printer.CraftDrawText)}, task: text(printer.CraftDrawTask),
			hint: text(printer.CraftDrawHint), done: text(printer.CraftDrawDone),
			causes: openCauses(text(printer.CraftDrawLoses), text(printer.CraftDrawLess)),
		},
		"keep": {
			title: printer.CraftKeepTitle, text: []says{bothPoints(printer.CraftKeepText)}, task: text(printer.CraftKeepTask),
			hint: text(printer.CraftKeepHint), done: text(printer.CraftKeepDone),
			causes: openCauses(text(printer.CraftKeepLoses), text(printer.CraftKeepLess)),
		},
		"hold": {
			title: printer.CraftHoldTitle, task: bothPoints(printer.CraftHoldTask), hint: text(printer.CraftHoldHint),
			text:   []says{alwaysStrict(text(printer.CraftHoldTextAlways), text(printer.CraftHoldText))},
			done:   lying(printer.CraftHoldDone),
			causes: sureCauses(text(printer.CraftHoldSome), text(printer.CraftHoldAll)),
		},
		"spend": {
			title: printer.CraftSpendTitle, task: bothPoints(printer.CraftSpendTask), hint: text(printer.CraftSpendHint),
			text: []says{func(p locales.Printer, v rules.View) locales.Rich {
				return p.CraftSpendText(plainAce(v), turnedUpLast(v))
			}},
			done:   lying(printer.CraftSpendDone),
			causes: sureCauses(text(printer.CraftSpendSome), text(printer.CraftSpendAll)),
		},
		"declare": {
			title: printer.CraftDeclareTitle, text: []says{text(printer.CraftDeclareText)},
			task: bothPoints(printer.CraftDeclareTask), hint: text(printer.CraftDeclareHint),
			done:   points(printer.CraftDeclareDone),
			causes: sureCauses(text(printer.CraftDeclareSome), withPair(printer.CraftDeclareAll)),
		},
		"wait": {
			title: printer.CraftWaitTitle, task: bothPoints(printer.CraftWaitTask),
			text: []says{noLateMarriage(withPair(printer.CraftWaitTextBarred), withPair(printer.CraftWaitText))},
			hint: noLateMarriage(text(printer.CraftWaitHintBarred), text(printer.CraftWaitHint)),
			done: noLateMarriage(text(printer.CraftWaitDoneBarred), text(printer.CraftWaitDone)),
			causes: sureCauses(noLateMarriage(text(printer.CraftWaitSomeBarred), text(printer.CraftWaitSome)),
				text(printer.CraftWaitAll)),
		},
		"early": {
			title: printer.CraftEarlyTitle,
			text:  []says{enoughToSwap(text(printer.CraftEarlyText), swapLeast(printer.CraftEarlyTextLate))},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				return p.CraftEarlyTask(turnedUpLast(v), v.Points[v.Seat], v.Points[v.Seat.Other()])
			},
			hint:   enoughToSwap(lying(printer.CraftEarlyHint), lying(printer.CraftEarlyHintLate)),
			done:   where("swap_min", "2", gained(printer.CraftEarlyDone), text(printer.CraftEarlyDoneLate)),
			causes: sureCauses(text(printer.CraftEarlySome), lying(printer.CraftEarlyAll)),
		},
		"late": {
			title: printer.CraftLateTitle, text: []says{text(printer.CraftLateText)}, task: ledAgainst(printer.CraftLateTask),
			hint: text(printer.CraftLateHint), done: text(printer.CraftLateDone),
			causes: sureCauses(text(printer.CraftLateSome), text(printer.CraftLateAll)),
		},
		"take": {
			title: printer.CraftTakeTitle, text: []says{text(printer.CraftTakeText)}, task: ledAgainst(printer.CraftTakeTask),
			hint:   text(printer.CraftTakeHint),
			done:   alwaysStrict(text(printer.CraftTakeDoneAlways), text(printer.CraftTakeDone)),
			causes: sureCauses(text(printer.CraftTakeSome), text(printer.CraftTakeAll)),
		},
		"letgo": {
			title: printer.CraftLetgoTitle,
			text:  []says{alwaysStrict(text(printer.CraftLetgoTextAlways), lying(printer.CraftLetgoText))},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				return p.CraftLetgoTask(v.Points[v.Seat], v.Points[v.Seat.Other()], ledCard(v))
			},
			hint:   alwaysStrict(text(printer.CraftLetgoHintAlways), text(printer.CraftLetgoHint)),
			done:   alwaysStrict(text(printer.CraftLetgoDoneAlways), text(printer.CraftLetgoDone)),
			causes: sureCauses(lying(printer.CraftLetgoSome), text(printer.CraftLetgoAll)),
		},
		"give": {
			title: printer.CraftGiveTitle,
			text:  []says{func(p locales.Printer, v rules.View) locales.Rich { return p.CraftGiveText(plainAce(v)) }},
			task:  bothPoints(printer.CraftGiveTask), hint: text(printer.CraftGiveHint), done: text(printer.CraftGiveDone),
			causes: openCauses(text(printer.CraftGiveLoses), text(printer.CraftGiveLess)),
		},
	},
}
