package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// before gives the points of a side before the trick that was taken last, without what was declared with it.
func before(v rules.View, seat rules.Seat) int {
	n := v.Points[seat]
	if t := latest(v); t.Winner == seat {
		n -= t.Points
	}
	return n
}

// wonBy lists the cards of the tricks that a seat has taken, two a trick.
func wonBy(v rules.View, seat rules.Seat) []rules.Card {
	var list []rules.Card
	for _, t := range v.TakenTricks() {
		if t.Winner == seat {
			list = append(list, t.Led, t.Reply)
		}
	}
	return list
}

// fromTricks gives the card points of the tricks that a seat has taken.
func fromTricks(v rules.View, seat rules.Seat) int { return rules.SetOf(wonBy(v, seat)...).Points() }

// ending66 chooses by how a hand ends at 66.
func ending66(automatic, declared says) says {
	return where("sixty_six", "automatic", automatic, declared)
}

// sumWords are the words of chapter 5.
var sumWords = lessonWords{
	title: printer.SumChapterTitle, text: printer.SumChapterText,
	done: printer.SumDoneTitle,
	learned: []func(locales.Printer) string{
		printer.SumLearnedBoth, printer.SumLearnedSum, printer.SumLearnedMarriage, printer.SumLearnedLacking,
		printer.SumLearnedLeft, printer.SumLearnedSay,
	},
	next: []wayOn{{"/count", printer.CourseNextCount}, {"/learn", printer.CourseTitle}},
	steps: map[string]stepWords{
		"theirs": {
			title: printer.SumTheirsTitle,
			text:  []says{text(printer.SumTheirsText)},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				t, other := latest(v), v.Seat.Other()
				return p.SumTheirsTask(before(v, v.Seat), before(v, other), t.Led, t.Reply)
			},
			label: printer.SumTheirsLabel, hint: text(printer.SumTheirsHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.SumTheirsDone(v.Points[v.Seat.Other()]))
			},
			causes: map[course.Cause]says{
				course.OnlyLast: text(printer.SumTheirsOnlyLast), course.WithoutLast: text(printer.SumTheirsWithoutLast),
				course.OtherSide: text(printer.SumTheirsOtherSide), course.OtherNumber: text(printer.SumTheirsOther),
			},
		},
		"mine": {
			title: printer.SumMineTitle,
			text:  []says{text(printer.SumMineText)},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				c := wonBy(v, v.Seat)
				return p.SumMineTask(c[0], c[1], c[2], c[3], c[4], c[5])
			},
			label: printer.SumMineLabel, hint: text(printer.SumMineHint),
			done: points(printer.SumMineDone),
			causes: map[course.Cause]says{
				course.WithoutLast: text(printer.SumMineWithoutLast), course.OtherSide: text(printer.SumMineOtherSide),
				course.OtherNumber: text(printer.SumMineOther),
			},
		},
		"married": {
			title: printer.SumMarriedTitle,
			text:  []says{text(printer.SumMarriedText)},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				return p.SumMarriedTask(fromTricks(v, v.Seat), latest(v).Led)
			},
			label: printer.SumMarriedLabel, hint: text(printer.SumMarriedHint),
			done: points(printer.SumMarriedDone),
			causes: map[course.Cause]says{
				course.NoMarriage: text(printer.SumMarriedNoMarriage), course.LostTrick: text(printer.SumMarriedLostTrick),
				course.OwnCard: text(printer.SumMarriedOwnCard), course.OtherNumber: text(printer.SumMarriedOther),
			},
		},
		"lacking": {
			title: printer.SumLackingTitle,
			text:  []says{text(printer.SumLackingText)},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				t := latest(v)
				return p.SumLackingTask(before(v, v.Seat), t.Reply, t.Led)
			},
			label: printer.SumLackingLabel, hint: text(printer.SumLackingHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.SumLackingDone(rules.Winning - v.Points[v.Seat]))
			},
			causes: map[course.Cause]says{
				course.TheTotal: text(printer.SumLackingTotal), course.WithoutLast: text(printer.SumLackingWithoutLast),
				course.OtherNumber: text(printer.SumLackingOther),
			},
		},
		"left": {
			title: printer.SumLeftTitle,
			text:  []says{text(printer.SumLeftText)},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				return plain(p.SumLeftTask(v.Points[v.Seat], v.Points[v.Seat.Other()]))
			},
			label: printer.SumLeftLabel, hint: text(printer.SumLeftHint),
			done: func(p locales.Printer, v rules.View) locales.Rich {
				left := rules.Pack(20).Points() - fromTricks(v, rules.Forehand) - fromTricks(v, rules.Dealer)
				return plain(p.SumLeftDone(left, left-v.Hand.Points()))
			},
			causes: map[course.Cause]says{
				course.MarriageToo: text(printer.SumLeftMarriage), course.OtherNumber: text(printer.SumLeftOther),
			},
		},
		"reach": {
			title: printer.SumReachTitle,
			text:  []says{text(printer.SumReachText)},
			task: func(p locales.Printer, v rules.View) locales.Rich {
				return p.SumReachTask(v.Points[v.Seat], ledCard(v))
			},
			hint: text(printer.SumReachHint), done: points(printer.SumReachDone),
			causes: map[course.Cause]says{
				course.Short: func(p locales.Printer, v rules.View) locales.Rich {
					return plain(p.SumReachShort(v.Points[v.Seat] + rules.Ten.Points() + ledCard(v).Points()))
				},
				course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"forgot": {
			title: printer.SumForgotTitle,
			text:  []says{ending66(text(printer.SumForgotTextAutomatic), text(printer.SumForgotText))},
			task:  text(printer.SumForgotTask), hint: text(printer.SumForgotHint),
			done: ending66(text(printer.SumForgotDoneAutomatic), text(printer.SumForgotDone)),
			choices: map[string]func(locales.Printer) string{
				"you": printer.SumForgotYou, "opponent": printer.SumForgotOpponent,
			},
			causes: map[course.Cause]says{
				course.SaysYou: text(printer.SumForgotNotYou), course.SaysOpponent: text(printer.SumForgotNotOpponent),
			},
		},
	},
}
