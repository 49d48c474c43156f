package match

import (
	"slices"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
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
	Level   string
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
	// Score counts the learner as player Learner and the bot as player Bot.
	Score rules.Score
	// Hands are the finished hands in order; between hands and at the end its last is the hand in View.
	Hands            []HandResult
	Created, Updated time.Time
}

// table shows the game to the learner.
func (g *game) table() (Table, error) {
	t := Table{
		ID: g.m.ID, Version: g.m.Version, Phase: g.phase(), Variant: g.m.Variant, Options: g.m.Options, Level: g.m.Level,
		Commitment: g.m.Commitment, Cut: g.m.Cut, Score: g.score, Hands: slices.Clone(g.results),
		Created: g.m.Created, Updated: g.m.Updated,
	}
	if t.Phase == tutor.PhaseCut {
		return t, nil
	}
	hand := g.hand()
	view, err := record(g.m, *hand).View(hand.LearnerSeat)
	if err != nil {
		return t, err
	}
	t.HandNo, t.LearnerSeat, t.View = hand.No, hand.LearnerSeat, view
	t.Last = view.SinceOwn()
	return t, nil
}

// Before gives the score as it stood before the latest hand was counted: the present one while that is not over.
func (t Table) Before() rules.Score {
	if !t.Over() {
		return t.Score
	}
	score := rules.NewScore(t.Options)
	for _, hand := range t.Hands[:len(t.Hands)-1] {
		score = score.Add(hand.Result, hand.Winner)
	}
	return score
}
