package match

import (
	"context"
	"slices"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// TakeBack takes back the learner's own decision before which so many actions of the present hand were done, and all that
// came after it. What was taken back stays in the record of the match, beside the hand. The bot's dice follow from the
// place in the hand, so that to the same actions it answers the same again.
//
// It is allowed in a match whose table shows both sides' points (training), during a hand and after it as long as the next
// is not dealt, the match is not decided by it, and its cards have not been opened by a review: else it is tutor.Invalid,
// as is a seq that is no decision of the learner. The table is good with these errors.
func (s Service) TakeBack(ctx context.Context, learner, id string, version int64, seq int) (Table, error) {
	return s.post(ctx, learner, id, version, takingBack(seq))
}

// pointsBoth is the setting of a match whose table shows the points of both.
const pointsBoth = learner.PointsBoth

// mayTakeBack tells whether actions of the present hand can be taken back.
func (g *game) mayTakeBack() bool {
	phase := g.phase()
	return g.m.Settings.Points == pointsBoth && (phase == tutor.PhasePlay || phase == tutor.PhaseHandOver) && !g.hand().Opened
}

type takingBack int

func (b takingBack) done(m tutor.Match, version int64) bool {
	return slices.ContainsFunc(m.TakenBack, func(t tutor.TakenBack) bool {
		return t.PostedVersion == version && t.Seq == int(b)
	})
}

func (b takingBack) apply(g *game, now time.Time) (tutor.Addition, error) {
	const what = "take back"
	if !g.mayTakeBack() {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, what+" where it is not allowed", nil)
	}
	hand, seq := g.hand(), int(b)
	if !own(*hand, seq) {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, what+" what is no decision of the learner", nil)
	}
	back := tutor.TakenBack{Hand: hand.No, Seq: seq, PostedVersion: g.m.Version, At: now}
	for _, played := range hand.Actions[seq:] {
		back.Actions = append(back.Actions, played.Action)
	}
	return tutor.Addition{HandNo: hand.No, Seq: seq, TakenBack: &back, At: now}, g.takeBack(back)
}

// takeBack makes the game what it was before the actions that are taken back.
func (g *game) takeBack(back tutor.TakenBack) error {
	m := g.m
	m.Hands = slices.Clone(m.Hands)
	last := &m.Hands[len(m.Hands)-1]
	last.Actions = slices.Clip(last.Actions[:back.Seq])
	isAfter := func(hand, seq int) bool { return hand == back.Hand && seq > back.Seq }
	m.Verdicts = slices.DeleteFunc(slices.Clone(m.Verdicts), func(v tutor.KeptVerdict) bool {
		return v.Seq == back.Seq || isAfter(v.Hand, v.Seq)
	})
	m.Hints = slices.DeleteFunc(slices.Clone(m.Hints), func(h tutor.HintTaken) bool { return isAfter(h.Hand, h.Seq) })
	m.TakenBack = append(slices.Clip(m.TakenBack), back)
	before, err := replay(m)
	if err != nil {
		return err
	}
	*g = *before
	return nil
}

// own tells whether an action of a hand was the learner's.
func own(h tutor.Hand, seq int) bool {
	return seq >= 0 && seq < len(h.Actions) && h.Actions[seq].By == h.LearnerSeat
}

// learnerTurn tells whether it is the learner's turn.
func (g *game) learnerTurn() bool {
	return g.phase() == tutor.PhasePlay && g.state.Turn() == g.hand().LearnerSeat
}
