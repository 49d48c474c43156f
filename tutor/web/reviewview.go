package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
)

// reviewView fills the region of a review.
func (v *visit) reviewView(at reviewAt, r match.Review) (templates.Review, error) {
	steps, err := r.Record.History()
	if err != nil {
		return templates.Review{}, err
	}
	if at.moment == endOfHand || at.moment > len(steps) {
		at.moment = len(steps)
	}
	view := templates.Review{
		Title: v.p.ReviewTitle(r.Hand), Back: templates.Link{Href: v.href("/play/" + at.match), Label: v.p.ReviewBack()},
		At: at.moment, Curve: v.curve(at, r), Moves: v.reviewMoves(at, r, steps), Sum: v.reviewSum(at, r),
	}
	if own, err := rules.Variant(r.Record.Variant); err != nil || own != r.Record.Options {
		view.Rules = v.p.CountRules(v.keptName(r.RulesName, r.Record.Variant, r.Record.Options))
	}
	if at.moment < len(steps) || hides(steps[len(steps)-1].After, r.LearnerSeat) {
		view.Eyes = v.eyes(at)
	}
	if r.Kind == tutor.MatchImported {
		view.Seats = v.reviewSeats(at, r)
	}
	if at.moment > 0 {
		view.Previous = v.reviewHref(at.to(at.moment - 1))
	}
	if at.moment < len(steps) {
		view.Next = v.reviewHref(at.to(at.moment + 1))
	}
	d := &dissection{v: v, at: at, review: r, steps: steps}
	if view.Moment, err = d.moment(); err != nil {
		return view, err
	}
	view.Line = d.shown != nil
	if view.Table, view.Talon, err = d.table(); err != nil {
		return view, err
	}
	view.Board = v.onBoard(d.record(), r.LearnerSeat, !at.own, v.reviewHref(at))
	return view, nil
}

// trumpOf is the suit of trumps of a record.
func trumpOf(r rules.Record) rules.Suit { return r.Deal.TurnUp(r.Options).Suit() }

// curve draws the expectation.
func (v *visit) curve(at reviewAt, r match.Review) templates.Curve {
	c := templates.Curve{At: at.moment, Points: []float64{r.Begin}}
	for _, m := range r.Moves {
		c.Points = append(c.Points, m.Expect)
		if m.Slip() {
			c.Dots = append(c.Dots, templates.CurveDot{Move: m.Seq, Weight: slipWeight(m.Verdict.Mark), Link: templates.Link{
				Href:  v.reviewHref(at.to(m.Seq)),
				Label: v.p.ReviewDot(v.p.Action(m.Action, trumpOf(r.Record)).String(), coachMark(v.p, m.Verdict.Mark), coachPoints(-m.Verdict.Loss)),
			}})
		}
	}
	c.Told = v.p.ReviewCurveTold(coachPoints(c.Points[0]), coachPoints(c.Points[len(c.Points)-1]))
	return c
}

// slipWeight tells how heavy a slip is, from 1 to 3.
func slipWeight(m coach.Mark) int {
	switch m {
	case coach.Mistake:
		return 2
	case coach.Blunder:
		return 3
	}
	return 1
}

// markMood is the tone of a mark.
func markMood(m coach.Mark) templates.Mood {
	switch m {
	case coach.Best, coach.Good:
		return templates.Right
	case coach.Inaccurate:
		return templates.Slip
	case coach.Mistake, coach.Blunder:
		return templates.Wrong
	}
	return templates.Neutral
}

// reviewMoves lists the actions with their marks. What was no choice has none.
func (v *visit) reviewMoves(at reviewAt, r match.Review, steps []rules.Step) []templates.ReviewMove {
	var list []templates.ReviewMove
	for _, m := range r.Moves {
		answers := steps[m.Seq].Before.Led() != rules.NoCard && m.Action.Card() != rules.NoCard
		move := templates.ReviewMove{
			By: who(m.Seat, r.LearnerSeat), Text: v.p.Action(m.Action, trumpOf(r.Record)), Href: v.reviewHref(at.to(m.Seq)),
			Expect: coachPoints(m.Expect), Ends: answers,
		}
		if c := m.Action.Card(); c != rules.NoCard {
			move.Card = c.String()
		}
		if m.Verdict != nil && m.Verdict.Mark != coach.Forced {
			move.Mood, move.Word = markMood(m.Verdict.Mark), coachMark(v.p, m.Verdict.Mark)
		}
		list = append(list, move)
	}
	return list
}

// hides tells whether a seat does not see all cards: those of the other hand, or in the talon.
func hides(s rules.State, seat rules.Seat) bool {
	return s.Hand(seat.Other()).Len() > 0 || s.TalonLeft() > 0
}

// eyes are the two ways to look at a moment.
func (v *visit) eyes(at reviewAt) []templates.Tab {
	open, own := at.along("", 0), at.along("", 0)
	open.own, own.own = false, true
	return []templates.Tab{
		{Link: templates.Link{Href: v.reviewHref(open), Label: v.p.ReviewEyesOpen()}, Current: !at.own},
		{Link: templates.Link{Href: v.reviewHref(own), Label: v.p.ReviewEyesOwn()}, Current: at.own},
	}
}

// reviewSeats are the places from which a hand from elsewhere can be looked at.
func (v *visit) reviewSeats(at reviewAt, r match.Review) []templates.Tab {
	tab := func(seat rules.Seat, label string) templates.Tab {
		there := at.along("", 0)
		there.seat = seat
		return templates.Tab{Link: templates.Link{Href: v.reviewHref(there), Label: label}, Current: seat == r.LearnerSeat}
	}
	return []templates.Tab{tab(rules.Forehand, v.p.ReviewSeatForehand()), tab(rules.Dealer, v.p.ReviewSeatDealer())}
}

// reviewSum is the hand as a whole.
func (v *visit) reviewSum(at reviewAt, r match.Review) templates.ReviewSum {
	p := v.p
	path := v.reviewPath(at.match, at.hand)
	sum := templates.ReviewSum{
		Record: templates.Link{Href: path + "/record.json", Label: p.ReviewRecord()}, Same: &templates.Form{Action: path},
		Seats: []templates.Button{
			{Action: r.LearnerSeat.String(), Label: locales.Plain(p.ReviewSameOwn())},
			{Action: r.LearnerSeat.Other().String(), Label: locales.Plain(p.ReviewSameOther())},
		},
	}
	for _, m := range slipsOf(r) {
		sum.Turns = append(sum.Turns, templates.ReviewTurn{
			Action: p.Action(m.Action, trumpOf(r.Record)), Mood: markMood(m.Verdict.Mark), Word: coachMark(p, m.Verdict.Mark),
			Cost: coachPoints(-m.Verdict.Loss), Href: v.reviewHref(at.to(m.Seq)), Shown: m.Seq == at.moment,
		})
	}
	sum.Text, sum.Notes = slipsText(p, r), helpText(p, r)
	if len(sum.Turns) > 0 {
		sum.Retry = &templates.Link{Href: v.retriesHref(at), Label: p.ReviewRetry()}
	}
	return sum
}

// helpText says before how many actions a hint was asked for, and how often something was taken back.
func helpText(p locales.Printer, r match.Review) []string {
	hinted := 0
	for _, m := range r.Moves {
		if m.Hinted > 0 {
			hinted++
		}
	}
	var notes []string
	if hinted > 0 {
		notes = append(notes, p.StatisticsHints(hinted))
	}
	if r.TakenBack > 0 {
		notes = append(notes, p.StatisticsTakenBack(r.TakenBack))
	}
	return notes
}

// slipsText says how many slips a hand has; where there are none, it hangs on who won whether that was well played or
// not to be helped.
func slipsText(p locales.Printer, r match.Review) string {
	switch n := len(slipsOf(r)); {
	case n > 0:
		return p.ReviewSlips(n)
	case r.Result.Result.Winner == r.LearnerSeat:
		return p.ReviewSlipsNone()
	}
	return p.ReviewSlipsNoneLost()
}
