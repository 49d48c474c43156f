package count

import (
	"context"
	"errors"

	"bummerl/tutor"
)

// single is the kind of the rows of runs of one item, whatever their drill: they are no part of a learner's way up a
// ladder.
const single = "item"

// Start begins a run of a drill under the rules given. A drill or a setting that cannot be is tutor.Invalid. If the
// learner has a run of the drill without an answer, with the same rules and setting, it is given again, so that a double
// click makes one; one with others makes way.
func (s Service) Start(ctx context.Context, learner string, by tutor.Rules, kind Kind, set Setting) (Run, error) {
	const what = "start a drill"
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
		if err := s.note(ctx, latest, run); err != nil {
			return Run{}, err
		}
	}
	return s.begin(ctx, tutor.Drill{Learner: learner, Kind: string(kind), Variant: by.Variant, Options: by.Options}, k)
}

// StartSpec begins a run of the one item that a spec makes; what cannot be is tutor.Invalid, what is no longer there
// tutor.NotFound. Twice is once, as in Start; and one left between its questions is gone on with, if the learner has
// answered no other since.
func (s Service) StartSpec(ctx context.Context, learner, text string) (Run, error) {
	const what = "start an item of a drill"
	spec, err := ParseSpec(text)
	if err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, what, err)
	}
	latest, run, err := s.latest(ctx, learner, single)
	switch {
	case err != nil && !errors.Is(err, tutor.ErrNotFound):
		return Run{}, err
	case err == nil:
		if err := s.note(ctx, latest, run); err != nil {
			return Run{}, err
		}
		if run.Spec == text && !run.Done {
			return s.again(ctx, latest)
		}
	}
	d := tutor.Drill{Learner: learner, Kind: single, Variant: spec.Variant}
	k := kept{Setting: First(), Shown: 1, Spec: text}
	if spec.Match != "" {
		if d, k.Table, err = s.table(ctx, d, spec); err != nil {
			return Run{}, err
		}
	} else if d.Options, err = spec.options(); err != nil {
		return Run{}, tutor.Fail(tutor.Invalid, what, err)
	}
	return s.begin(ctx, d, k)
}

// begin makes a new run, or gives that one which is the same and has no answer yet. What cannot be made is not kept.
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
	for {
		same, has, err := s.makeWay(ctx, d, k)
		if err != nil {
			return Run{}, err
		}
		// Another request may be faster, perhaps the same one from a second click: then look again. Each time around some
		// request has gone through, so that this comes to an end.
		if has {
			if run, err := s.again(ctx, same); !errors.Is(err, tutor.ErrNotFound) {
				return run, err
			}
			continue
		}
		if err := s.Drills.AddDrill(ctx, d); !errors.Is(err, tutor.ErrStale) {
			return r, err
		}
	}
}

// makeWay finds the learner's drill of the kind that has no answer yet, if it is the same; another one it drops.
func (s Service) makeWay(ctx context.Context, d tutor.Drill, k kept) (tutor.Drill, bool, error) {
	there, err := s.Drills.UnansweredDrill(ctx, d.Learner, d.Kind)
	if errors.Is(err, tutor.ErrNotFound) {
		return there, false, nil
	}
	if err != nil {
		return there, false, err
	}
	was, err := readKept(there)
	if err != nil {
		return there, false, err
	}
	if there.Variant == d.Variant && there.Options == d.Options && was.Setting == k.Setting && was.Spec == k.Spec {
		return there, true, nil
	}
	return there, false, s.Drills.DropUnanswered(ctx, d.Learner, there.ID)
}

// again gives a run that was begun before: the time of its next answer counts from here.
func (s Service) again(ctx context.Context, d tutor.Drill) (Run, error) {
	d.Updated = s.Env.Time()
	if err := s.Drills.SaveDrill(ctx, d); err != nil && !errors.Is(err, tutor.ErrStale) {
		return Run{}, err
	}
	return s.At(ctx, d.Learner, d.ID)
}
