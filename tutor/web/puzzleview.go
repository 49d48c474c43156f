package web

import (
	"fmt"
	"strconv"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
)

// puzzleView fills the region of a puzzle after a line. If the line holds a mistake, everything behind it is left out
// and the refutation is shown instead, at of its moves played (whole: none yet, so that it is stepped through); if it
// solves the puzzle, the line itself can be stepped through.
func (v *visit) puzzleView(z puzzles.Puzzle, line []rules.Action, at int, refused locales.Rich) (templates.Puzzle, error) {
	p := v.p
	tries, err := v.tries(z)
	if err != nil {
		return templates.Puzzle{}, err
	}
	view := templates.Puzzle{
		Number: z.Number, Of: len(puzzles.All()), Question: v.question(z),
		Previous: v.puzzleLink(z.Number-1, p.PuzzlePrevious()), Next: v.puzzleLink(z.Number+1, p.PuzzleNext()),
	}
	done, err := v.walk(z, line)
	if err != nil {
		return view, err
	}
	shown := done.line
	form := templates.Form{}
	switch {
	case done.mistake != nil:
		view.Verdict = v.wrong(done)
		at = clamp(at, 0, len(done.mistake.Refutation))
		shown = append(shown[:len(shown):len(shown)], done.mistake.Refutation[:at]...)
		view.Refutation = v.steps(z, p.PuzzleRefutation(), done.line, done.mistake.Refutation, at)
	case done.Finished:
		view.Verdict = &templates.Feedback{
			Mood: templates.Right, Title: p.PuzzleRightDone(),
			Text: []locales.Rich{valueWords(z.Value, p.PuzzleValueWin, p.PuzzleValueLoss, p.PuzzleValueDraw)},
		}
		if at == whole {
			at = len(done.line)
		}
		at = clamp(at, 0, len(done.line))
		shown = done.line[:at]
		view.Refutation = v.steps(z, p.PuzzleLine(), nil, done.line, at)
	default:
		if len(done.line) > 0 {
			view.Verdict = v.goOn(z)
		}
		form = templates.Form{Action: v.puzzleHref(z.Number), Fields: []templates.Field{
			{Name: "line", Value: formatLine(done.line)}, {Name: "try", Value: strconv.Itoa(tries)},
		}}
	}
	if len(line) > 0 {
		view.Again = &templates.Link{Href: v.puzzleHref(z.Number), Label: p.PuzzleAgain()}
	}
	if view.Table, err = v.puzzleTable(z, shown, form); err != nil {
		return view, err
	}
	view.Table.Refused = refused
	view.Sees = []locales.Rich{locales.Join(locales.Plain(p.PuzzleSees()), locales.Plain(ruleOf(p, z.Start().Options(), "last_trick")))}
	return view, nil
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

// walked is how far a line has come.
type walked struct {
	puzzles.Progress
	// line is the line up to its end, or up to the first mistake of the learner, that included.
	line []rules.Action
	// mistake judges that mistake; before is the state in which it was made.
	mistake *puzzles.Verdict
	before  rules.State
}

// walk plays a line up to the first mistake, and lets the opponent answer if it is his turn.
func (v *visit) walk(z puzzles.Puzzle, line []rules.Action) (walked, error) {
	g, err := play(z, line)
	if err != nil {
		return walked{}, err
	}
	if g.Kept && len(g.Replies) > 0 {
		line = append(line[:len(line):len(line)], g.Replies...)
		if g, err = play(z, line); err != nil {
			return walked{}, err
		}
	}
	if g.Kept {
		return walked{Progress: g, line: line}, nil
	}
	for n := range line {
		before, err := play(z, line[:n])
		if err != nil {
			return walked{}, err
		}
		after, err := play(z, line[:n+1])
		if err != nil {
			return walked{}, err
		}
		if before.Kept && !after.Kept {
			verdict, err := puzzles.Judge(before.State, line[n])
			return walked{Progress: after, line: line[:n+1], mistake: &verdict, before: before.State}, err
		}
	}
	return walked{}, fmt.Errorf("puzzle %s: a line lost value nowhere: %v", z.ID, line)
}

// wrong answers a mistake: what was possible, and what is left.
func (v *visit) wrong(done walked) *templates.Feedback {
	p, m := v.p, done.mistake
	f := &templates.Feedback{Mood: templates.Wrong, Title: p.PuzzleWrong()}
	if done.line[len(done.line)-1] == rules.Claim {
		f.Text = append(f.Text, locales.Plain(p.PuzzleWrongClaim(done.before.Points(done.before.Turn()))))
	}
	f.Text = append(f.Text,
		locales.Join(
			valueWords(m.Value, p.PuzzleCouldWin, p.PuzzleCouldHold, p.PuzzleCouldDraw),
			valueWords(m.Got, p.PuzzleNowWin, p.PuzzleNowLoss, p.PuzzleNowDraw)))
	if len(m.Refutation) > 0 {
		f.Text = append(f.Text, locales.Plain(p.PuzzleWrongText()))
	}
	return f
}

// goOn answers a right action that has not ended the hand.
func (v *visit) goOn(z puzzles.Puzzle) *templates.Feedback {
	return &templates.Feedback{
		Mood: templates.Right, Title: v.p.PuzzleRightGoOn(),
		Text: []locales.Rich{valueWords(z.Value, v.p.PuzzleValueWin, v.p.PuzzleValueLoss, v.p.PuzzleValueDraw)},
	}
}

// steps lets a line be stepped through: moves come after the actions in before, which stay as they are.
func (v *visit) steps(z puzzles.Puzzle, title string, before, moves []rules.Action, at int) *templates.Line {
	if len(moves) == 0 {
		return nil
	}
	whole := before
	if len(before) == 0 {
		whole = moves
	}
	address := func(n int) string {
		return v.puzzleHref(z.Number) + "?line=" + formatLine(whole) + "&at=" + strconv.Itoa(n)
	}
	line := &templates.Line{Title: title, At: at}
	s := z.Start()
	for _, a := range before {
		s = s.Next(a)
	}
	for i, a := range moves {
		line.Moves = append(line.Moves, templates.LineMove{
			By: who(s.Turn(), z.Seat()), Text: v.p.Action(a, s.Trump()), Href: address(i + 1),
		})
		s = s.Next(a)
	}
	if at > 0 {
		line.Back = address(at - 1)
	}
	if at < len(moves) {
		line.Forward = address(at + 1)
	}
	return line
}

// puzzleTable shows the position after a line, all cards open.
func (v *visit) puzzleTable(z puzzles.Puzzle, line []rules.Action, form templates.Form) (templates.Table, error) {
	r := z.Record
	r.Actions = append(r.Actions[:len(r.Actions):len(r.Actions)], line...)
	seen, err := r.View(z.Seat())
	if err != nil {
		return templates.Table{}, err
	}
	state, err := r.Replay()
	if err != nil {
		return templates.Table{}, err
	}
	last := seen.SinceOwn()
	if len(line) == 0 {
		last = nil
	}
	table := seating{p: v.p, view: seen, last: last, points: "both", form: form, plain: form.Action == ""}.table()
	// With the talon used up the learner knows the opponent's cards: they are all that is unseen.
	table.Opponent.Cards, table.Opponent.Backs = codes(sorted(state.Hand(z.Seat().Other()), seen.Trump)), 0
	return table, nil
}
