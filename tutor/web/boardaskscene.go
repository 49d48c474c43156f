package web

import (
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor/board"
	"bummerl/tutor/board/think"
	"bummerl/tutor/learner"
)

// askScene is where a line stands: the position there, and its table.
type askScene struct {
	at    think.Followed
	table templates.Table
}

// askScene plays a line from the position that is asked about. The error is think.ErrNotThere for one that cannot be
// played.
func (v *visit) askScene(a posed, line []rules.Action) (askScene, error) {
	if a.board.Open || a.q == think.Solve && a.pos.Why(think.Solve) == "" {
		s, err := think.Play(a.pos.State, line)
		if err != nil {
			return askScene{}, err
		}
		seen, _, err := a.pos.View.After(a.pos.State, line...)
		if err != nil {
			return askScene{}, err
		}
		at := think.Followed{View: seen, From: a.pos.State, State: s, Fits: 1}
		return askScene{at: at, table: v.askTable(at, true)}, nil
	}
	if a.hand != 0 {
		at, err := think.Follow(a.pos.View, one(a.hand), nil, 0, line)
		if err != nil {
			return askScene{}, err
		}
		return askScene{at: at, table: v.askTable(at, true)}, nil
	}
	if len(line) == 0 { // it can be looked at even where no hand fits, and the hand may be over
		at := think.Followed{View: a.pos.View}
		return askScene{at: at, table: v.askTable(at, false)}, nil
	}
	at, err := think.Follow(a.pos.View, solve.HandsOf(a.pos.View).All(), nil, 0, line)
	if err != nil {
		return askScene{}, err
	}
	return askScene{at: at, table: v.askTable(at, false)}, nil
}

// askTable draws a position; open lays down what the opponent holds in the state.
func (v *visit) askTable(at think.Followed, open bool) templates.Table {
	seen := at.View
	table := seating{p: v.p, view: seen, points: learner.PointsBoth, plain: true, limited: true}.table()
	if open {
		table.Opponent.Cards = codes(sorted(at.State.Hand(seen.Seat.Other()), seen.Trump))
		table.Opponent.Backs = 0
	}
	return table
}

// askMoves tells who does what along a line from a state; each move leads to where it has been made.
func (v *visit) askMoves(a posed, s rules.State, line []rules.Action) []templates.LineMove {
	var list []templates.LineMove
	for i, action := range line {
		list = append(list, templates.LineMove{
			By: who(s.Turn(), a.seat()), Text: v.p.Action(action, s.Trump()), Href: v.askHref(a.on(line, i+1)),
		})
		s = s.Next(action)
	}
	return list
}

// askLine is a line to be stepped through; forward leads on where it ends.
func (v *visit) askLine(a posed, title string, from rules.State, line []rules.Action, forward string) templates.Line {
	l := templates.Line{Title: title, Moves: v.askMoves(a, from, line), At: a.at, Forward: forward}
	if a.at > 0 {
		l.Back = v.askHref(a.on(line, a.at-1))
	}
	if a.at < len(line) {
		l.Forward = v.askHref(a.on(line, a.at+1))
	}
	return l
}

// goOn leads to the board with the position where a line stands; nil where no board can tell it without showing what is
// hidden. open says that the opponent's cards lie open.
func (v *visit) goOn(a posed, at think.Followed, open bool) *templates.Link {
	if a.at == 0 || at.State.Over() {
		return nil
	}
	var b board.Board
	switch {
	case open:
		b = board.OfState(at.State, a.seat())
	case at.View.FirstUp != rules.NoCard:
		f := at.View.Form()
		f.Variant = a.board.Variant
		b = board.OfSeen(f)
	default:
		f, err := at.View.SetupForm()
		if err != nil {
			return nil
		}
		f.Variant = a.board.Variant
		b = board.OfSeen(f)
	}
	return &templates.Link{Href: v.boardNear(b), Label: v.p.AskGoOn()}
}
