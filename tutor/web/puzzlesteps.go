package web

import (
	"strconv"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
)

// played is a line that can be stepped through: its moves follow the record.
type played struct {
	title  string
	record rules.Record
	moves  []rules.Action
}

// playable gives what can be stepped through at the end: the refutation of a mistake, the plan after a wrong "not
// certain", else the line as it was played.
func (v *visit) playable(t try) (played, error) {
	m := t.Mistake
	if m != nil && !t.Declined {
		return played{v.p.PuzzleRefutation(), t.Record, m.Refutation}, nil
	}
	title, record := v.p.PuzzleLine(), t.Record
	if m != nil {
		title = v.p.PuzzlePlanPlayed()
		w, err := t.z.Walk(v.ctx(), ownIn(t.z, m.Plan))
		if err != nil {
			return played{}, err
		}
		record = w.Record
	}
	start := len(t.z.Record.Actions)
	moves := record.Actions[start:]
	record.Actions = record.Actions[:start:start]
	return played{title, record, moves}, nil
}

// ownIn picks the learner's actions out of a line from the start.
func ownIn(z puzzles.Puzzle, line []rules.Action) []rules.Action {
	var own []rules.Action
	s, them := z.Start(), z.Seat().Other()
	for _, a := range line {
		if s.Turn() == z.Seat() {
			own = append(own, a)
		} else { // he may hold anything that fits, so also what he plays here
			s = s.WithHand(them, s.Hand(them)|a.Card().Set())
		}
		s = s.Next(a)
	}
	return own
}

func (v *visit) steps(t try, p played, at int) *templates.Line {
	if len(p.moves) == 0 {
		return nil
	}
	address := func(n int) string {
		return v.puzzleHref(t.z.ID) + "?line=" + formatLine(t.own) + "&at=" + strconv.Itoa(n)
	}
	line := &templates.Line{Title: p.title, At: at, Moves: v.moves(t.z, p)}
	for i := range line.Moves {
		line.Moves[i].Href = address(i + 1)
	}
	if at > 0 {
		line.Back = address(at - 1)
	}
	if at < len(p.moves) {
		line.Forward = address(at + 1)
	}
	return line
}

// moves tells who does what.
func (v *visit) moves(z puzzles.Puzzle, p played) []templates.LineMove {
	var list []templates.LineMove
	s, err := p.record.Replay()
	for _, a := range p.moves {
		if err != nil || !s.IsLegal(a) { // a walk's record is legal; that is tested
			return list
		}
		list = append(list, templates.LineMove{By: who(s.Turn(), z.Seat()), Text: v.p.Action(a, s.Trump())})
		s = s.Next(a)
	}
	return list
}

// soFar tells the actions since the start; those since the learner's latest are new.
func (v *visit) soFar(t try) *templates.Line {
	start := len(t.z.Record.Actions)
	record := t.Record
	record.Actions = record.Actions[:start:start]
	line := &templates.Line{Title: v.p.PuzzleSoFar(), Moves: v.moves(t.z, played{record: record, moves: t.Record.Actions[start:]})}
	for i, m := range line.Moves {
		if m.By == templates.You {
			line.At = i
		}
	}
	return line
}
