package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
)

// dissection takes one moment of a finished hand apart.
type dissection struct {
	v      *visit
	at     reviewAt
	review match.Review
	steps  []rules.Step
	// shown are the actions of a line that are played on the table; nil where the hand itself is shown.
	shown []rules.Action
}

// most is how many nodes a line with open cards may cost: a deal before its first card needs two thirds of it once in a
// hundred.
const lineNodes = 200_000

// moment says what there is to say.
func (d *dissection) moment() (templates.Moment, error) {
	p, n := d.v.p, d.at.moment
	m := templates.Moment{Number: n + 1, Total: len(d.steps)}
	if n == len(d.steps) {
		end, err := d.review.Record.View(d.review.LearnerSeat)
		if err != nil {
			return m, err
		}
		m.Result = append([]locales.Rich{locales.Plain(p.HandTitle(end) + ".")}, p.HandWhy(end)...)
		return m, nil
	}
	move := d.review.Moves[n]
	m.By, m.Action = who(move.Seat, d.review.LearnerSeat), p.Action(move.Action, d.trump())
	if move.Verdict != nil {
		d.judged(&m, move)
		var err error
		if m.Telling, err = d.telling(move); err != nil {
			return m, err
		}
	}
	if d.at.own || move.Seat != d.review.LearnerSeat {
		return m, nil
	}
	return m, d.truth(&m, move)
}

func (d *dissection) trump() rules.Suit { return trumpOf(d.review.Record) }

// judged tells what the learner could know.
func (d *dissection) judged(m *templates.Moment, move match.ReviewMove) {
	p, verdict := d.v.p, *move.Verdict
	m.Verdict = d.v.verdictWords(verdict)
	if verdict.Mark == coach.Forced {
		return
	}
	m.Better = d.better(verdict)
	if verdict.Hands > 1 {
		m.Known = []locales.Rich{locales.Plain(coachHands(p, verdict.Hands))}
	}
	for _, value := range verdict.Values {
		m.Values = append(m.Values, templates.ActionValue{
			Action: p.Action(value.Action, d.trump()), Points: coachPoints(value.Points), Sure: coachSure(p, value.Sure),
			Played: value.Action == move.Action,
		})
	}
}

// telling shows a hand against which a slip costs most: one that the learner might have thought of. Where cards are still
// drawn unseen there is none.
func (d *dissection) telling(move match.ReviewMove) (*templates.Telling, error) {
	if !move.Slip() || move.Verdict.Hands < 2 {
		return nil, nil
	}
	lines, err := coach.LinesOf(d.v.ctx(), move.Question, move.Action)
	if err != nil || len(lines.Best) == 0 {
		return nil, err
	}
	state, ok := move.Question.View.Suppose(lines.Hand)
	if !ok {
		return nil, nil
	}
	return &templates.Telling{Hand: codes(sorted(lines.Hand, d.trump())), Lines: []templates.Line{
		{Title: d.v.p.ReviewLineBetter(), Moves: d.told(state, lines.Best)},
		{Title: d.v.p.PuzzleRefutation(), Moves: d.told(state, append([]rules.Action{move.Action}, lines.Refutation...))},
	}}, nil
}

// told are actions from a state on, to be read.
func (d *dissection) told(s rules.State, actions []rules.Action) []templates.LineMove {
	var list []templates.LineMove
	for _, a := range actions {
		list = append(list, templates.LineMove{By: who(s.Turn(), d.review.LearnerSeat), Text: d.v.p.Action(a, s.Trump())})
		s = s.Next(a)
	}
	return list
}

// better lists what was better, or as good.
func (d *dissection) better(verdict coach.Verdict) *templates.Solution {
	s := &templates.Solution{Label: d.v.p.ReviewBetter()}
	if verdict.Best.Has(verdict.Action) {
		s.Label = d.v.p.ReviewAsGood()
	} else if verdict.Mark == coach.Unclear {
		return nil
	}
	for a := range (verdict.Best &^ verdict.Action.Set()).All() {
		s.Actions = append(s.Actions, d.v.p.Action(a, d.trump()))
	}
	if len(s.Actions) == 0 {
		return nil
	}
	return s
}

// verdictWords are a verdict in words: mark, certainty, what it costs and why.
func (v *visit) verdictWords(verdict coach.Verdict) *templates.Feedback {
	f := &templates.Feedback{Mood: markMood(verdict.Mark), Title: coachMark(v.p, verdict.Mark)}
	if verdict.Mark != coach.Forced {
		f.Sure = coachSure(v.p, verdict.Sure)
	}
	for _, fact := range verdict.Facts[:min(len(verdict.Facts), mostReasons)] {
		f.Text = append(f.Text, coachReason(v.p, fact))
	}
	if len(f.Text) == 0 {
		f.Text = []locales.Rich{locales.Plain(coachMarkText(v.p, verdict.Mark))}
	}
	if costs := coachCosts(v.p, verdict); costs != "" {
		f.Text = append(f.Text, locales.Plain(costs))
	}
	return f
}

// mostReasons is how many reasons of a verdict are read: the first is the most telling.
const mostReasons = 2

// truth tells how the cards really lay: what the action came to with open cards, and how it could have gone.
func (d *dissection) truth(m *templates.Moment, move match.ReviewMove) error {
	p, open := d.v.p, move.Open
	if open == nil {
		return nil
	}
	hidden := move.Verdict != nil && move.Verdict.Hands > 1
	slip := move.Verdict != nil && move.Verdict.Mark.Slip()
	reached := open.Value == open.Best
	switch {
	case reached && slip && hidden:
		m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthLucky()))
	case reached:
		m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthBest(wholePoints(open.Best))))
	default:
		m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthWorse(wholePoints(open.Best), wholePoints(open.Value))))
		if hidden && move.Verdict != nil && move.Verdict.Best.Has(move.Action) {
			m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthUnlucky()))
		}
	}
	return d.lines(m, move, reached)
}

// lines are how it could have gone with open cards, and how it goes on after the action, best play by both.
func (d *dissection) lines(m *templates.Moment, move match.ReviewMove, reached bool) error {
	before := d.steps[move.Seq].Before
	solver := solve.New(d.v.ctx(), lineNodes)
	first := move.Action
	if !reached {
		first = move.Open.Right.First()
	}
	after, err := solver.Line(before.Next(first))
	if err != nil {
		return d.unsolved(err)
	}
	title := d.v.p.ReviewLineBest()
	if !reached {
		title = d.v.p.ReviewLineBetter()
	}
	m.Lines = append(m.Lines, d.line(lineBetter, title, append([]rules.Action{first}, after...)))
	if reached {
		return nil
	}
	refutation, err := solver.Line(before.Next(move.Action))
	if err != nil {
		return d.unsolved(err)
	}
	m.Lines = append(m.Lines, d.line(lineAfter, d.v.p.PuzzleRefutation(), append([]rules.Action{move.Action}, refutation...)))
	return nil
}

// unsolved takes a line that would be too long to search for none; what else went wrong is handed on.
func (d *dissection) unsolved(err error) error {
	if d.v.ctx().Err() == nil {
		return nil
	}
	return err
}

// line fills a line that can be stepped through; where it is the one of the address, it is what the table shows.
func (d *dissection) line(name, title string, actions []rules.Action) templates.Line {
	n := templates.Line{Title: title}
	s := d.steps[d.at.moment].Before
	for i, a := range actions {
		n.Moves = append(n.Moves, templates.LineMove{
			By: who(s.Turn(), d.review.LearnerSeat), Text: d.v.p.Action(a, s.Trump()), Href: d.v.reviewHref(d.at.along(name, i+1)),
		})
		s = s.Next(a)
	}
	if d.at.line == name {
		n.At = min(d.at.step, len(actions))
		if n.At > 0 {
			d.shown = actions[:n.At]
			n.Back = d.v.reviewHref(d.at.along(name, n.At-1))
		}
	}
	if n.At < len(actions) {
		n.Forward = d.v.reviewHref(d.at.along(name, n.At+1))
	}
	return n
}

// table is the moment, or where a line of it has led, and the face-down cards of the talon where they lie open.
func (d *dissection) table() (templates.Table, []string, error) {
	record := d.review.Record
	record.Actions = append(record.Actions[:d.at.moment:d.at.moment], d.shown...)
	view, err := record.View(d.review.LearnerSeat)
	if err != nil {
		return templates.Table{}, nil, err
	}
	table := seating{p: d.v.p, view: view, points: "both", plain: true}.table()
	table.Announcements = nil
	next := ""
	if d.shown == nil && d.at.moment < len(d.steps) {
		next = d.steps[d.at.moment].Action.Card().String()
		for i, c := range table.Hand {
			if c.Card == next {
				table.Hand[i].Play = templates.PlayLegal // It is pulled up: what is played next.
			}
		}
	}
	if d.at.own {
		return table, nil, nil
	}
	table.Opponent.Next = next
	state, err := record.Replay()
	if err != nil {
		return table, nil, err
	}
	table.Opponent.Cards, table.Opponent.Backs = codes(sorted(state.Hand(view.Seat.Other()), view.Trump)), 0
	talon := state.Talon()
	if view.Up != rules.NoCard && len(talon) > 0 {
		talon = talon[:len(talon)-1]
	}
	return table, codes(talon), nil
}
