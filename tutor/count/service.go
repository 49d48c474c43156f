package count

import (
	"context"
	"errors"

	"bummerl/tutor"
)

// Service is what a learner can do with counting drills. The learner is named by ID and sees only runs of their own:
// others are tutor.NotFound.
type Service struct {
	Drills   tutor.DrillStore
	Attempts tutor.AttemptStore
	// Matches holds the learner's matches, whose moments can be items.
	Matches tutor.MatchStore
	// Deck keeps the answer that ends an item together with what it says about the item, by its Spec; nil if there is none.
	// A deck works by the days of one learner: put it here for each request.
	Deck tutor.Deck
	Env  tutor.Env
}

// At gives where the learner stands in a run.
func (s Service) At(ctx context.Context, learner, id string) (Run, error) {
	_, r, err := s.at(ctx, learner, id)
	return r, err
}

func (s Service) at(ctx context.Context, learner, id string) (tutor.Drill, Run, error) {
	d, err := s.Drills.Drill(ctx, learner, id)
	if err != nil {
		return d, Run{}, err
	}
	r, err := foldKnown(d)
	return d, r, err
}

// Latest gives the run of a drill that the learner worked on last, to go on with it or to show its result; false if
// there is none. Runs of one item are left out.
func (s Service) Latest(ctx context.Context, learner string, kind Kind) (Run, bool, error) {
	_, r, err := s.latest(ctx, learner, string(kind))
	if errors.Is(err, tutor.ErrNotFound) {
		return Run{}, false, nil
	}
	return r, err == nil, err
}

// Setting gives the setting with which the learner's next run of a drill would begin: that of the latest run, on the
// level that it led to.
func (s Service) Setting(ctx context.Context, learner string, kind Kind) (Setting, error) {
	r, has, err := s.Latest(ctx, learner, kind)
	if err != nil || !has {
		return First(), err
	}
	set := r.Setting
	set.Level = min(r.Level, len(ladders[kind])) // The ladder may have become shorter.
	return set, nil
}

func (s Service) latest(ctx context.Context, learner, kind string) (tutor.Drill, Run, error) {
	d, err := s.Drills.LatestDrill(ctx, learner, kind)
	if err != nil {
		return d, Run{}, err
	}
	r, err := foldKnown(d)
	return d, r, err
}

// foldKnown makes the run of a drill, unless it is of a kind that nobody knows here: then there is no such run.
func foldKnown(d tutor.Drill) (Run, error) {
	if _, known := ParseKind(d.Kind); !known && d.Kind != single {
		return Run{}, tutor.Fail(tutor.NotFound, "a drill of another kind", nil)
	}
	return fold(d)
}
