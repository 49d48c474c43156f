package count

import (
	"context"

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

// Start begins a run of a drill under the rules of a variant. A setting or a variant that cannot be is tutor.Invalid. If
// the learner's latest run of the drill has the same rules and setting and no answer yet it is given again, so that a
// double click makes one.
func (s Service) Start(ctx context.Context, learner, variant string, kind Kind, set Setting) (Run, error) {
	return Run{}, nil
}

// StartSpec begins a run of the one item that a spec makes; what cannot be is tutor.Invalid, what is no longer there
// tutor.NotFound. Twice is once, as in Start.
func (s Service) StartSpec(ctx context.Context, learner, spec string) (Run, error) { return Run{}, nil }

// At gives where the learner stands in a run.
func (s Service) At(ctx context.Context, learner, id string) (Run, error) { return Run{}, nil }

// Show notes that the learner sees an item for the first time, and gives the run: the time of its first answer counts
// from now. An item seen before, or one that is not asked now, changes nothing.
func (s Service) Show(ctx context.Context, learner, id string, item int) (Run, error) {
	return Run{}, nil
}

// Answer takes an answer to a prompt of an item, both counted from 0. The first answer counts; a prompt that has been
// answered before, by whatever answer, changes nothing and is no error. The run is good with these errors too:
//
//   - tutor.Stale: the prompt has not been asked yet;
//   - tutor.Invalid: the text is no answer to it.
func (s Service) Answer(ctx context.Context, learner, id string, item, prompt int, answer string) (Run, error) {
	return Run{}, nil
}

// Latest gives the run of a drill that the learner worked on last, to go on with it or to show its result; false if
// there is none. Runs of one item are left out.
func (s Service) Latest(ctx context.Context, learner string, kind Kind) (Run, bool, error) {
	return Run{}, false, nil
}

// Setting gives the setting with which the learner's next run of a drill would begin: that of the latest run, on the
// level that it led to.
func (s Service) Setting(ctx context.Context, learner string, kind Kind) (Setting, error) {
	return First(), nil
}
