package old

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/tutor"
)

// Service is what a learner can do with counting drills. The learner is named by ID and sees only drills of their own:
// others are tutor.NotFound.
type Service struct {
	Drills   tutor.DrillStore
	Attempts tutor.AttemptStore
	Env      tutor.Env
}

// Start begins a drill under the rules of a variant; an unknown one is tutor.Invalid. If the learner's latest drill has
// these rules and no answer yet it is given again, so that a double click makes one.
func (s Service) Start(ctx context.Context, learner, variant string) (Run, error) {
	o, err := rules.Variant(variant)
	if err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, "start a drill", err)
	}
	now := s.Env.Time()
	latest, err := s.Drills.LatestDrill(ctx, learner, stored)
	switch {
	case err != nil && !errors.Is(err, tutor.ErrNotFound):
		return Run{}, err
	case err == nil && len(latest.Answers) == 0 && latest.Variant == variant && latest.Options == o:
		// It is begun anew: the time of its first answer counts from here.
		latest.Updated = now
		if err := s.Drills.SaveDrill(ctx, latest); err != nil && !errors.Is(err, tutor.ErrStale) {
			return Run{}, err
		}
		return s.At(ctx, learner, latest.ID)
	case err == nil:
		if err := s.note(ctx, latest); err != nil {
			return Run{}, err
		}
	}
	d := tutor.Drill{
		ID: s.Env.NewID(), Learner: learner, Kind: stored, Seed: s.Env.NewSeed(), Variant: variant, Options: o,
		Created: now, Updated: now,
	}
	if err := s.Drills.AddDrill(ctx, d); err != nil {
		return Run{}, err
	}
	return run(d)
}

// At gives where the learner stands in a drill.
func (s Service) At(ctx context.Context, learner, id string) (Run, error) {
	d, err := s.drill(ctx, learner, id)
	if err != nil {
		return Run{}, err
	}
	return run(d)
}

// Latest gives the drill that the learner worked on last, to go on with it or to show its result; false if there is
// none.
func (s Service) Latest(ctx context.Context, learner string) (Run, bool, error) {
	d, err := s.Drills.LatestDrill(ctx, learner, stored)
	if errors.Is(err, tutor.ErrNotFound) {
		return Run{}, false, nil
	}
	if err != nil {
		return Run{}, false, err
	}
	r, err := run(d)
	return r, err == nil, err
}

func (s Service) drill(ctx context.Context, learner, id string) (tutor.Drill, error) {
	d, err := s.Drills.Drill(ctx, learner, id)
	if err == nil && d.Kind != stored {
		err = tutor.Fail(tutor.NotFound, "a drill of another kind", nil)
	}
	return d, err
}
