package match

import (
	"context"
	"errors"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
)

// Each method below names the version that the learner saw, and gives the table as it stands then. The table is good
// with these errors too, to be shown beside the reason:
//
//   - tutor.Stale: the version has passed; somebody (another tab) has acted meanwhile;
//   - tutor.Illegal: the rules refuse the action, the cause is a *rules.IllegalError;
//   - tutor.Invalid: this is not the moment for it (a cut of a pack that is cut), or a cut out of range;
//   - tutor.Abandoned: the match was given up.

// Cut cuts the pack, 1 to MaxCut cards, and deals the first hand; if the bot leads it has led.
func (s Service) Cut(ctx context.Context, learner, id string, version int64, position int) (Table, error) {
	return s.post(ctx, learner, id, version, cutting(position))
}

// Act does one action of the learner, and lets the bot answer.
func (s Service) Act(ctx context.Context, learner, id string, version int64, a rules.Action) (Table, error) {
	return s.post(ctx, learner, id, version, acting(a))
}

// NextHand deals the next hand once one is over; if the bot leads it has led.
func (s Service) NextHand(ctx context.Context, learner, id string, version int64) (Table, error) {
	return s.post(ctx, learner, id, version, dealing{})
}

// request is one thing that a learner can ask for.
type request interface {
	// done tells whether this very request has been granted before, to somebody who saw the version.
	done(m tutor.Match, version int64) bool
	// apply changes the game as asked and says what that adds to the match.
	apply(g *game, now time.Time) (tutor.Addition, error)
}

// post is the way of every request, see the package comment.
func (s Service) post(ctx context.Context, learner, id string, version int64, r request) (Table, error) {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return Table{}, err
	}
	if version != g.m.Version {
		return g.late(version, r)
	}
	if g.phase() == tutor.PhaseAbandoned {
		return refused(g, tutor.Fail(tutor.Abandoned, "a match that was given up", nil))
	}
	now := s.Env.Time()
	add, err := r.apply(g, now)
	if err != nil {
		return refused(g, err)
	}
	// Coach and bot think at the same time; who is left over when the other fails stops.
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	verdicts := s.grade(ctx, g, add)
	if err := s.answer(ctx, g, &add); err != nil {
		return Table{}, err
	}
	add.Verdicts, add.Progress = verdicts(), g.progress()
	err = s.Store.Append(ctx, id, version, add)
	if errors.Is(err, tutor.ErrStale) {
		// Another request was faster, perhaps the same one from a second click.
		if g, err = s.load(ctx, learner, id); err != nil {
			return Table{}, err
		}
		return g.late(version, r)
	}
	if err != nil {
		return Table{}, err
	}
	g.m.Version, g.m.Updated, g.m.Progress = version+1, now, add.Progress
	g.m.Verdicts = append(g.m.Verdicts, add.Verdicts...)
	return g.table()
}

// late answers a request that saw another version than the present one.
func (g *game) late(version int64, r request) (Table, error) {
	if r.done(g.m, version) {
		return g.table()
	}
	return refused(g, tutor.Fail(tutor.Stale, "a version that has passed", nil))
}

// refused gives the table as it is beside the reason.
func refused(g *game, why error) (Table, error) {
	t, err := g.table()
	if err != nil {
		return Table{}, err
	}
	return t, why
}
