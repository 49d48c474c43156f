package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// The sentences of chapter 12 tell what is proven of the position that the learner sees. That it can be proven is tested
// for every step under every set of rules, so that an error is not to be met here; the sentence would hold a nought.

// bestPlan is a sentence about the hands against which the best plan keeps a closing.
func bestPlan[T words](message func(p locales.Printer, k, of int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		share, _ := course.BestPlan(v)
		return plain(message(p, share.K, share.Of))
	}
}

// openAtMost is a sentence about the hands against which a closing could be kept at most.
func openAtMost[T words](message func(p locales.Printer, k, of int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		share, _ := course.AtMost(v)
		return plain(message(p, share.K, share.Of))
	}
}

// surePoints is a sentence about what is sure if the talon is closed, and the card that lies turned up.
func surePoints(message func(locales.Printer, int, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		run, _ := course.SureRun(v)
		return message(p, run.Least, v.FirstUp)
	}
}

// sureTricks is a sentence about the points and three cards that each take a trick.
func sureTricks(message func(p locales.Printer, points int, first, second, third rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		run, _ := course.SureRun(v)
		if len(run.Cards) < 3 {
			return nil
		}
		return message(p, v.Points[v.Seat], run.Cards[0], run.Cards[1], run.Cards[2])
	}
}

// worstDraws tells what is left of a closing if a card is led first that takes the trick.
func worstDraws(v rules.View, card rules.Card) course.Share {
	share, _ := course.LaterSure(v, card)
	return share
}

// topTrump gives the learner's highest trump.
func topTrump(v rules.View) rules.Card { return v.Hand.OfSuit(v.Trump).Highest() }

// priced is a sentence about what a closing costs if it fails.
func priced[T words](message func(p locales.Printer, price int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		_, price := course.ClosingStakes(v)
		return plain(message(p, price))
	}
}

// certainWords are the words of chapter 12.
var certainWords = lessonWords{
	title: printer.CertainTitle, text: printer.CertainText,
	done: printer.CertainDoneTitle,
	learned: []func(locales.Printer) string{
		printer.CertainLearnedCertain, printer.CertainLearnedCount, printer.CertainLearnedPrepare, printer.CertainLearnedWait,
		printer.CertainLearnedTrumps, printer.CertainLearnedPrice,
	},
	next: []wayOn{{"/puzzles/closing", printer.CertainNextPuzzles}},
	steps: map[string]stepWords{
		"looks": {
			title: printer.CertainLooksTitle, text: []says{text(printer.CertainLooksText)}, task: points(printer.CertainLooksTask),
			hint: text(printer.CertainLooksHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				run, _ := course.SureRun(v)
				share, _ := course.BestPlan(v)
				return plain(p.CertainLooksDone(run.Least, share.K, share.Of))
			},
			choices: map[string]func(locales.Printer) string{"sure": printer.CertainLooksSure, "not": printer.CertainLooksNot},
			causes:  map[course.Cause]says{"sure": bestPlan(printer.CertainLooksNotSure)},
		},
		"least": {
			title: printer.CertainLeastTitle, text: []says{text(printer.CertainLeastText)}, label: printer.CertainLeastLabel,
			task: sureTricks(printer.CertainLeastTask), hint: text(printer.CertainLeastHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				run, _ := course.SureRun(v)
				return plain(p.CertainLeastDone(run.Least, run.Own(v)))
			},
			causes: map[course.Cause]says{
				course.OwnCardsOnly: func(p locales.Printer, v rules.View) locales.Rich {
					run, _ := course.SureRun(v)
					return plain(p.CertainLeastOwn(run.Own(v)))
				},
				course.TricksOnly: points(printer.CertainLeastTricks), course.OtherNumber: points(printer.CertainLeastOther),
			},
		},
		"prepare": {
			title: printer.CertainPrepareTitle, text: []says{text(printer.CertainPrepareText)}, task: points(printer.CertainPrepareTask),
			hint: text(printer.CertainPrepareHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				run, _ := course.SureRun(v)
				return p.CertainPrepareDone(v.FirstUp, run.Least)
			},
			causes: map[course.Cause]says{
				course.ClosedUnsure: surePoints(printer.CertainPrepareUnsure), course.LedOpen: text(printer.CertainPrepareLed),
				course.NotOffered: text(printer.CertainPrepareOther),
			},
		},
		"wait": {
			title: printer.CertainWaitTitle, text: []says{text(printer.CertainWaitText)}, task: openAtMost(printer.CertainWaitTask),
			hint: text(printer.CertainWaitHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				share := worstDraws(course.BeforeLead(v))
				return plain(p.CertainWaitDone(share.Of, share.K))
			},
			causes: map[course.Cause]says{
				course.ClosedUnsure: openAtMost(printer.CertainWaitUnsure), course.LesserCard: text(printer.CertainWaitLesser),
				course.LedOpen: text(printer.CertainWaitLesser), course.NotOffered: text(printer.CertainWaitOther),
			},
		},
		"now": {
			title: printer.CertainNowTitle, text: []says{text(printer.CertainNowText)}, task: points(printer.CertainNowTask),
			hint: text(printer.CertainNowHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				v = course.BeforeClosing(v)
				share, hands := worstDraws(v, topTrump(v)), course.FittingHands(v)
				return plain(p.CertainNowDone(hands, share.K, share.Of))
			},
			causes: map[course.Cause]says{
				course.LedOpen: func(p locales.Printer, v rules.View) locales.Rich {
					top := topTrump(v)
					share := worstDraws(v, top)
					return p.CertainNowLed(course.FittingHands(v), top, share.Of, share.K)
				},
				course.LesserCard: text(printer.CertainNowOther), course.ClosedUnsure: text(printer.CertainNowOther),
				course.NotOffered: text(printer.CertainNowOther),
			},
		},
		"living": {
			title: printer.CertainLivingTitle, text: []says{text(printer.CertainLivingText)}, task: text(printer.CertainLivingTask),
			hint: text(printer.CertainLivingHint), done: points(printer.CertainLivingDone),
			causes: map[course.Cause]says{
				course.Missed: text(printer.CertainLivingMissed), course.NotOffered: text(printer.CertainLivingOther),
			},
		},
		"price": {
			title: printer.CertainPriceTitle,
			text:  []says{where("kontra", "true", priced(printer.CertainPriceTextKontra), priced(printer.CertainPriceText))},
			task:  text(printer.CertainPriceTask),
			hint:  priced(printer.CertainPriceHint), choices: howOften,
			done: func(p locales.Printer, v rules.View) locales.Rich {
				share, _ := course.BestPlan(v)
				gain, price := course.ClosingStakes(v)
				needed := course.ClosingPays(gain, price, share.Of)
				if share.K < needed {
					return plain(p.CertainPriceDone(price, share.K, share.Of, needed))
				}
				return plain(p.CertainPriceDoneOne(share.K, share.Of, needed))
			},
			causes: map[course.Cause]says{
				"half": priced(printer.CertainPriceNotHalf),
				"two-thirds": where("failed_close", "one", text(printer.CertainPriceNotTwoThirdsOne),
					priced(printer.CertainPriceNotTwoThirds)),
				"three-quarters": priced(printer.CertainPriceNotThreeQuarters),
			},
		},
		"score": {
			title: printer.CertainScoreTitle, text: []says{text(printer.CertainScoreText)}, task: text(printer.CertainScoreTask),
			hint: text(printer.CertainScoreHint), choices: howOften, done: bestPlan(printer.CertainScoreDone),
			causes: map[course.Cause]says{
				"two-thirds": text(printer.CertainScoreNot), "three-quarters": text(printer.CertainScoreNot),
			},
		},
	},
}

// howOften names how often a closing has to be kept.
var howOften = map[string]func(locales.Printer) string{
	"half": printer.CertainPriceHalf, "two-thirds": printer.CertainPriceTwoThirds,
	"three-quarters": printer.CertainPriceThreeQuarters,
}
