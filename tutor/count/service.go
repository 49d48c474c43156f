package count

import (
	"context"
	"errors"

	"bummerl/rules"
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

// single is the kind of the rows of runs of one item, whatever their drill: they are no part of a learner's way up a
// ladder.
const single = "item"

// Start begins a run of a drill under the rules of a variant. A drill, a setting or a variant that cannot be is
// tutor.Invalid. If the learner's latest run of the drill has the same rules and setting and no answer yet it is given
// again, so that a double click makes one.
func (s Service) Start(ctx context.Context, learner, variant string, kind Kind, set Setting) (Run, error) {
	const what = "start a drill"
	o, err := rules.Variant(variant)
	if err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, what, err)
	}
	if err := set.Check(kind); err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, what, err)
	}
	k := kept{Setting: set, Shown: 1}
	latest, run, err := s.latest(ctx, learner, string(kind))
	switch {
	case err != nil && !errors.Is(err, tutor.ErrNotFound):
		return Run{}, err
	case err == nil:
		if run.Setting.Adapt && set.Adapt && run.Level == set.Level {
			k.Row = run.stand.Row
		}
		if run.Asked == 0 && latest.Variant == variant && latest.Options == o && run.Setting == set {
			return s.again(ctx, latest)
		}
		if err := s.note(ctx, latest, run); err != nil {
			return Run{}, err
		}
	}
	return s.begin(ctx, tutor.Drill{Learner: learner, Kind: string(kind), Variant: variant, Options: o}, k)
}

// StartSpec begins a run of the one item that a spec makes; what cannot be is tutor.Invalid, what is no longer there
// tutor.NotFound. Twice is once, as in Start.
func (s Service) StartSpec(ctx context.Context, learner, text string) (Run, error) {
	const what = "start an item of a drill"
	spec, err := ParseSpec(text)
	if err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, what, err)
	}
	d := tutor.Drill{Learner: learner, Kind: single, Variant: spec.Variant}
	k := kept{Setting: First(), Shown: 1, Spec: text}
	if spec.Match != "" {
		if d, k.Table, err = s.table(ctx, d, spec); err != nil {
			return Run{}, err
		}
	} else if d.Options, err = rules.Variant(spec.Variant); err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, what, err)
	}
	latest, run, err := s.latest(ctx, learner, single)
	switch {
	case err != nil && !errors.Is(err, tutor.ErrNotFound):
		return Run{}, err
	case err == nil && run.Asked == 0 && run.Spec == text:
		return s.again(ctx, latest)
	case err == nil:
		if err := s.note(ctx, latest, run); err != nil {
			return Run{}, err
		}
	}
	return s.begin(ctx, d, k)
}

// begin makes a new run. What cannot be made is not kept.
func (s Service) begin(ctx context.Context, d tutor.Drill, k kept) (Run, error) {
	now := s.Env.Time()
	d.ID, d.Seed, d.Created, d.Updated = s.Env.NewID(), s.Env.NewSeed(), now, now
	r, err := foldKept(d, k)
	if err != nil {
		return Run{}, err
	}
	if d.Setting, err = k.with(r).text(); err != nil {
		return Run{}, err
	}
	return r, s.Drills.AddDrill(ctx, d)
}

// again begins a run anew that has no answer yet: the time of its first answer counts from here.
func (s Service) again(ctx context.Context, d tutor.Drill) (Run, error) {
	d.Updated = s.Env.Time()
	if err := s.Drills.SaveDrill(ctx, d); err != nil && !errors.Is(err, tutor.ErrStale) {
		return Run{}, err
	}
	return s.At(ctx, d.Learner, d.ID)
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
