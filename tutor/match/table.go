package match

import (
	"slices"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// Table is a match as the learner may see it: nothing in it depends on a card that is hidden from the learner, or on
// the seed before the match is over.
type Table struct {
	ID string
	// Version is what the next request has to name.
	Version int64
	Phase   tutor.Phase
	Variant string
	Options rules.Options
	// RulesName is what house rules were called when the match began.
	RulesName string
	Level     string
	Kind      tutor.MatchKind
	// Settings are what the match is played for and with.
	Settings tutor.MatchSettings
	// Commitment is the SHA-256 of the seed; Cut is how many cards were cut, 0 before.
	Commitment string
	Cut        int
	// HandNo counts from 1; 0 before the cut, and then the three fields after it mean nothing.
	HandNo      int
	LearnerSeat rules.Seat
	// View is what the learner has seen of the present hand, or of the one just over.
	View rules.View
	// Last is what was done in this hand since and including the learner's latest action: what a status line tells.
	Last []rules.Seen
	// Score counts the learner as player Learner and the bot as player Bot. It is that of the Bummerl being played, or of
	// the one just over.
	Score rules.Score
	// Rubber are the Bummerl that are over, the one just over among them.
	Rubber rules.Series
	// Abandoned: the learner gave the match up. View is as it was then, but nobody acts any more.
	Abandoned bool
	// Verdict is what the coach said of the learner's last own action of the present hand, which is action VerdictSeq
	// (counted from 0); nil if there is none.
	Verdict    *coach.Verdict
	VerdictSeq int
	// Hinted is the furthest hint that was taken at the present decision, 0 if none or it is not the learner's turn.
	Hinted int
	// Decisions are the learner's own of the present hand that may be taken back to, in order; none where that is not
	// allowed.
	Decisions []Decision
	// TakenBack counts how often something was taken back in the present hand.
	TakenBack int
	// Hands are the finished hands in order; between hands and at the end its last is the hand in View.
	Hands            []HandResult
	Created, Updated time.Time
}

// Decision is a decision that the learner has taken.
type Decision struct {
	// Seq is the number of actions of the hand before it.
	Seq    int
	Action rules.Action
	// Mark is the coach's, "" if there is none.
	Mark coach.Mark
}

// table shows the game to the learner.
func (g *game) table() (Table, error) {
	t := Table{
		ID: g.m.ID, Version: g.m.Version, Phase: g.phase(), Variant: g.m.Variant, Options: g.m.Options,
		RulesName: g.m.RulesName, Level: g.m.Level,
		Kind: g.m.Kind, Settings: g.m.Settings,
		Commitment: g.m.Commitment, Cut: g.m.Cut, Score: g.stand.score, Rubber: g.stand.series,
		Hands: slices.Clone(g.results), Created: g.m.Created, Updated: g.m.Updated,
	}
	t.Abandoned = t.Phase == tutor.PhaseAbandoned
	if len(g.m.Hands) == 0 {
		return t, nil
	}
	hand := g.hand()
	view, err := record(g.m, *hand).View(hand.LearnerSeat)
	if err != nil {
		return t, err
	}
	t.HandNo, t.LearnerSeat, t.View = hand.No, hand.LearnerSeat, view
	t.Last = view.SinceOwn()
	if t.Abandoned {
		t.View.Legal = 0
	}
	return t, g.coached(&t)
}

// Before gives the score as it stood before the latest hand was counted: the present one while that is not over.
func (t Table) Before() rules.Score { return t.before().score }

// RubberBefore gives the Bummerl that were over before the latest hand was counted.
func (t Table) RubberBefore() rules.Series { return t.before().series }

func (t Table) before() stand {
	hands := t.Hands
	if t.View.Over && len(hands) > 0 {
		hands = hands[:len(hands)-1]
	}
	return standAfter(t.Options, hands)
}
