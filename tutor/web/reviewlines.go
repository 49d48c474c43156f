package web

import (
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// lineNodes is how many nodes a line with open cards may cost: a deal before its first card needs two thirds of it once in a
// hundred.
const lineNodes = 200_000

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

// record is the hand up to the moment, or to where a line of it has led.
func (d *dissection) record() rules.Record {
	record := d.review.Record
	record.Actions = append(record.Actions[:d.at.moment:d.at.moment], d.shown...)
	return record
}

// table is the moment, or where a line of it has led, and the face-down cards of the talon where they lie open.
func (d *dissection) table() (templates.Table, []string, error) {
	record := d.record()
	view, err := record.View(d.review.LearnerSeat)
	if err != nil {
		return templates.Table{}, nil, err
	}
	table := seating{p: d.v.p, view: view, points: learner.PointsBoth, plain: true}.table()
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
