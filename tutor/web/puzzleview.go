package web

import (
	"strconv"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
)

// whole stands for a line that is shown to its end.
const whole = -1

// puzzleView fills the region of a puzzle after the learner's actions. After a mistake the refutation is shown, at of its
// moves played (whole: none yet, so that it is stepped through); once solved, the line itself can be stepped through.
func (v *visit) puzzleView(z puzzles.Puzzle, w puzzles.Walk, own []rules.Action, at int) (templates.Puzzle, error) {
	p := v.p
	view := templates.Puzzle{
		Number: z.Number, Of: len(puzzles.Ten()), Question: v.question(z),
		Sees:     []locales.Rich{locales.Join(locales.Plain(p.PuzzleSees()), locales.Plain(ruleOf(p, z.Start().Options(), "last_trick")))},
		Previous: v.puzzleLink(z.Number-1, p.PuzzlePrevious()), Next: v.puzzleLink(z.Number+1, p.PuzzleNext()),
	}
	if len(own) > 0 {
		view.Again = &templates.Link{Href: v.puzzleHref(z.Number), Label: p.PuzzleAgain()}
	}
	shown, form := w.Line, templates.Form{}
	switch {
	case w.Mistake != nil:
		view.Verdict = v.wrong(w.Mistake)
		at = clamp(at, 0, len(w.Mistake.Refutation))
		shown = append(shown[:len(shown):len(shown)], w.Mistake.Refutation[:at]...)
		steps := lineSteps{z: z, own: own, from: w.State, moves: w.Mistake.Refutation, at: at}
		view.Refutation = v.steps(p.PuzzleRefutation(), steps)
	case w.Finished:
		view.Verdict = v.right(z, p.PuzzleRightDone())
		if at == whole {
			at = len(w.Line)
		}
		at = clamp(at, 0, len(w.Line))
		shown = w.Line[:at]
		view.Refutation = v.steps(p.PuzzleLine(), lineSteps{z: z, own: own, from: z.Start(), moves: w.Line, at: at})
	default:
		if len(own) > 0 {
			view.Verdict = v.right(z, p.PuzzleRightGoOn())
		}
		tries, err := v.tries(z)
		if err != nil {
			return view, err
		}
		form = templates.Form{Action: v.puzzleHref(z.Number), Fields: []templates.Field{
			{Name: "line", Value: formatLine(own)}, {Name: "try", Value: strconv.Itoa(tries)},
		}}
	}
	var err error
	view.Table, err = v.puzzleTable(z, shown, form)
	return view, err
}

func clamp(n, low, high int) int { return max(low, min(n, high)) }

// question asks for what there is to find.
func (v *visit) question(z puzzles.Puzzle) locales.Rich {
	switch start := z.Start(); {
	case start.Led() != rules.NoCard:
		return locales.Plain(v.p.PuzzleQuestionReply())
	case z.Value < 0:
		return locales.Plain(v.p.PuzzleQuestionSave())
	}
	return locales.Plain(v.p.PuzzleQuestion())
}

// wrong answers a mistake: what was possible, and what is left.
func (v *visit) wrong(m *puzzles.Mistake) *templates.Feedback {
	p := v.p
	f := &templates.Feedback{Mood: templates.Wrong, Title: p.PuzzleWrong()}
	if m.Action == rules.Claim {
		f.Text = append(f.Text, locales.Plain(p.PuzzleWrongClaim(m.Before.Points(m.Before.Turn()))))
	}
	f.Text = append(f.Text, locales.Join(
		valueWords(m.Value, p.PuzzleCouldWin, p.PuzzleCouldHold, p.PuzzleCouldDraw),
		valueWords(m.Got, p.PuzzleNowWin, p.PuzzleNowLoss, p.PuzzleNowDraw)))
	if len(m.Refutation) > 0 {
		f.Text = append(f.Text, locales.Plain(p.PuzzleWrongText()))
	}
	return f
}

// right answers actions that have kept the value.
func (v *visit) right(z puzzles.Puzzle, title string) *templates.Feedback {
	value := valueWords(z.Value, v.p.PuzzleValueWin, v.p.PuzzleValueLoss, v.p.PuzzleValueDraw)
	return &templates.Feedback{Mood: templates.Right, Title: title, Text: []locales.Rich{value}}
}

// lineSteps is a line to be stepped through: its moves begin in the state from, at of them are played.
type lineSteps struct {
	z     puzzles.Puzzle
	own   []rules.Action
	from  rules.State
	moves []rules.Action
	at    int
}

func (v *visit) steps(title string, l lineSteps) *templates.Line {
	if len(l.moves) == 0 {
		return nil
	}
	address := func(n int) string {
		return v.puzzleHref(l.z.Number) + "?line=" + formatLine(l.own) + "&at=" + strconv.Itoa(n)
	}
	line := &templates.Line{Title: title, At: l.at}
	s := l.from
	for i, a := range l.moves {
		line.Moves = append(line.Moves, templates.LineMove{
			By: who(s.Turn(), l.z.Seat()), Text: v.p.Action(a, s.Trump()), Href: address(i + 1),
		})
		s = s.Next(a)
	}
	if l.at > 0 {
		line.Back = address(l.at - 1)
	}
	if l.at < len(l.moves) {
		line.Forward = address(l.at + 1)
	}
	return line
}

// puzzleTable shows the position after a line as the learner knows it: with the talon used up all that is unseen is in
// the opponent's hand.
func (v *visit) puzzleTable(z puzzles.Puzzle, line []rules.Action, form templates.Form) (templates.Table, error) {
	r := z.Record
	r.Actions = append(r.Actions[:len(r.Actions):len(r.Actions)], line...)
	seen, err := r.View(z.Seat())
	if err != nil {
		return templates.Table{}, err
	}
	last := seen.SinceOwn()
	if len(line) == 0 {
		last = nil
	}
	table := seating{p: v.p, view: seen, last: last, points: "both", form: form, plain: form.Action == ""}.table()
	table.Opponent.Cards, table.Opponent.Backs = codes(sorted(seen.Unseen, seen.Trump)), 0
	return table, nil
}
