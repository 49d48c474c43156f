package course

import (
	"context"
	"errors"
	"fmt"

	"bummerl/puzzles"
	"bummerl/rules"
)

// live plays a line against the living opponent: every hand that fits stays possible as long as the learner keeps to a
// certain plan; then it settles on one that beats him, and the line is lost.
func (m moment) live(line []rules.Action) (game, error) {
	g := game{record: m.record, state: m.state}
	if len(line) == 0 {
		return g, nil
	}
	p, err := puzzles.Position(m.livingTheme(), m.record)
	if err != nil {
		return g, err
	}
	// A proof takes milliseconds, so that nobody waits for it to be stopped.
	ctx := context.Background()
	last := len(line) - 1
	before, err := p.Walk(ctx, line[:last])
	switch {
	case err != nil:
		return g, err
	case before.Mistake != nil || before.Finished:
		return g, fmt.Errorf("line %v goes on behind its end", line)
	}
	g.record, g.state = before.Record, before.State
	if g.stopped = m.stop(g.state, line[last]); g.stopped != (Verdict{}) {
		return g, nil
	}
	w, err := p.Walk(ctx, line)
	if errors.Is(err, puzzles.ErrNotAsked) {
		g.take(line[last])
		g.lost = true
		return g, nil
	}
	if err != nil {
		return g, err
	}
	g.record, g.state, g.lost = w.Record, w.State, w.Mistake != nil
	if g.lost && g.state.Led() != rules.NoCard && len(w.Mistake.Refutation) > 0 {
		g.take(w.Mistake.Refutation[0]) // The trick is looked at whole.
	}
	return g, nil
}

// livingTheme names what the learner is after: to keep a closing, or to break the opponent's.
func (m moment) livingTheme() puzzles.Theme {
	switch m.state.ClosedBy() {
	case rules.NoSeat:
		return puzzles.Closing
	case m.seat:
		return puzzles.PlayOut
	}
	return puzzles.Defend
}
