package match

import (
	"context"
	"fmt"

	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// Hint notes that the learner takes a hint (1, 2 or 3) at the present decision; what it says, coach.Hint says of the
// table's Question. The table has Hinted set; its version stays as it is. The match keeps the furthest hint of each
// decision, so that statistics and deck know that it was not taken alone. The errors, with which the table is good too:
//
//   - tutor.Stale: the version has passed;
//   - tutor.Invalid: a match without a coach, not the learner's turn, or no such hint;
//   - tutor.Abandoned: the match was given up.
func (s Service) Hint(ctx context.Context, learner, id string, version int64, level int) (Table, error) {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return Table{}, err
	}
	switch {
	case version != g.m.Version:
		return refused(g, tutor.Fail(tutor.Stale, "a hint for a version that has passed", nil))
	case g.phase() == tutor.PhaseAbandoned:
		return refused(g, tutor.Fail(tutor.Abandoned, "a hint in a match that was given up", nil))
	case !g.m.Settings.Coach || !g.learnerTurn():
		return refused(g, tutor.Fail(tutor.Invalid, "a hint where there is none to be had", nil))
	case level < 1 || level > coach.HintSteps:
		return refused(g, tutor.Fail(tutor.Invalid, fmt.Sprintf("hint %d", level), nil))
	}
	taken := tutor.HintTaken{Hand: g.hand().No, Seq: len(g.hand().Actions), Level: level}
	if err := s.Store.AddHint(ctx, id, version, taken); err != nil && tutor.CodeOf(err) != tutor.Stale {
		return Table{}, err
	} else if err != nil {
		// Somebody acted meanwhile.
		if g, err = s.load(ctx, learner, id); err != nil {
			return Table{}, err
		}
		return refused(g, tutor.Fail(tutor.Stale, "a hint for a version that has passed", nil))
	}
	if g, err = s.load(ctx, learner, id); err != nil {
		return Table{}, err
	}
	return g.table()
}

// hinted gives the furthest hint that was taken before a decision, 0 if none.
func hinted(m tutor.Match, hand, seq int) int {
	for _, h := range m.Hints {
		if h.Hand == hand && h.Seq == seq {
			return h.Level
		}
	}
	return 0
}
