package web

import (
	"bummerl/locales"
	"bummerl/rules"
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

// moment says what there is to say.
func (d *dissection) moment() (templates.Moment, error) {
	p, n := d.v.p, d.at.moment
	m := templates.Moment{Number: n + 1, Total: len(d.steps)}
	if n == len(d.steps) {
		end, err := d.review.Record.View(d.review.LearnerSeat)
		if err != nil {
			return m, err
		}
		m.Result = append([]locales.Rich{locales.Plain(p.HandTitle(end))}, p.HandWhy(end)...)
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
	m.Values = worths(p, verdict, d.trump())
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
	others, equal := verdict.Others()
	if others == 0 {
		return nil
	}
	s := &templates.Solution{Label: d.v.p.ReviewBetter(), Actions: actionNames(d.v.p, others, d.trump())}
	if equal {
		s.Label = d.v.p.ReviewAsGood()
	}
	return s
}

// verdictWords are a verdict in words: mark, certainty, what it costs and why.
func (v *visit) verdictWords(verdict coach.Verdict) *templates.Feedback {
	f := &templates.Feedback{Mood: markMood(verdict.Mark), Title: coachMark(v.p, verdict.Mark)}
	if verdict.Mark != coach.Forced {
		f.Sure = coachSure(v.p, verdict.Sure)
	}
	f.Text = reasons(v.p, verdict)
	f.Text = f.Text[:min(len(f.Text), mostReasons)]
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
		m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthBest(locales.Signed(open.Best))))
	default:
		m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthWorse(locales.Signed(open.Best), locales.Signed(open.Value))))
		if hidden && move.Verdict != nil && move.Verdict.Best.Has(move.Action) {
			m.Truth = append(m.Truth, locales.Plain(p.ReviewTruthUnlucky()))
		}
	}
	return d.lines(m, move, reached)
}
