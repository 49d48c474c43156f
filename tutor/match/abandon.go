package match

import (
	"context"
	"time"

	"bummerl/tutor"
)

// Abandon gives a match up: it is lost, however it stands, and counts as a lost Bummerl in statistics; a practice hand
// costs nothing. Its seed may be opened then. A match that is over, or whose pack waits for the cut, is tutor.Invalid; the
// table is good with it. What was given up stays so: each later request is tutor.Abandoned.
func (s Service) Abandon(ctx context.Context, learner, id string, version int64) (Table, error) {
	return s.post(ctx, learner, id, version, abandoning{})
}

type abandoning struct{}

func (abandoning) done(m tutor.Match, version int64) bool {
	return m.Progress.Phase == tutor.PhaseAbandoned && m.Version == version+1
}

func (abandoning) apply(g *game, now time.Time) (tutor.Addition, error) {
	if phase := g.phase(); phase == tutor.PhaseCut || phase == tutor.PhaseMatchOver {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, "give up a match that is "+string(phase), nil)
	}
	add := tutor.Addition{At: now}
	if g.state.Over() {
		// From then on nobody can tell that this hand was over, were it one from before there were sums.
		sum := g.sum(len(g.results) - 1)
		add.Sum = &sum
	}
	g.m.Progress.Phase = tutor.PhaseAbandoned
	return add, nil
}

// Delete deletes a match with all that is kept of it, also what it has put into the deck. One that is not there (any
// more) is tutor.NotFound.
func (s Service) Delete(ctx context.Context, learner, id string) error {
	return s.Store.DeleteMatch(ctx, learner, id)
}
