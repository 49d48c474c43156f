package count

import (
	"context"
	"errors"
	"time"

	"bummerl/tutor"
)

// Show notes that the learner sees an item for the first time, and gives the run: the time of its first answer counts
// from now. An item seen before, or one that is not asked now, changes nothing. Where nobody calls it, the time counts
// from the answer before.
func (s Service) Show(ctx context.Context, learner, id string, item int) (Run, error) {
	return s.change(ctx, learner, id, func(_ *tutor.Drill, k *kept, r Run, _ time.Time) (bool, error) {
		now, prompt := r.Now()
		if r.Done || item != now || prompt > 0 || r.shown > item {
			return false, nil
		}
		k.Shown = item + 1
		return true, nil
	})
}

// Answer takes an answer to a prompt of an item, both counted from 0. The first answer counts; a prompt that has been
// answered before, by whatever answer, changes nothing and is no error. The run is good with these errors too:
//
//   - tutor.Stale: the prompt has not been asked yet;
//   - tutor.Invalid: the text is no answer to it.
func (s Service) Answer(ctx context.Context, learner, id string, item, prompt int, answer string) (Run, error) {
	return s.change(ctx, learner, id, func(d *tutor.Drill, _ *kept, r Run, at time.Time) (bool, error) {
		const what = "answer a drill"
		if r.answered(item, prompt) {
			return false, nil
		}
		if now, asked := r.Now(); item != now || prompt != asked || r.Done {
			return false, tutor.Fail(tutor.Stale, what, nil)
		}
		given, err := ParseAnswer(r.Items[item].Item.Prompts[prompt], answer)
		if err != nil {
			return false, tutor.Fail(tutor.Invalid, what, err)
		}
		d.Answers = append(d.Answers, tutor.DrillAnswer{Given: string(given), Seconds: tutor.Took(d.Updated, at)})
		return true, nil
	})
}

func (r Run) answered(item, prompt int) bool {
	return item >= 0 && item < len(r.Items) && prompt >= 0 && prompt < len(r.Items[item].Answers)
}

// change reads a run, has it changed and keeps it. What the change refuses comes back with the run as it is.
func (s Service) change(ctx context.Context, learner, id string, do func(*tutor.Drill, *kept, Run, time.Time) (bool, error)) (Run, error) {
	at := s.Env.Time()
	for {
		d, r, err := s.at(ctx, learner, id)
		if err != nil {
			return Run{}, err
		}
		// The answer before may lack its attempt, see note.
		if err := s.note(ctx, d, r); err != nil {
			return Run{}, err
		}
		k, err := readKept(d)
		if err != nil {
			return Run{}, err
		}
		changed, why := do(&d, &k, r, at)
		if why != nil || !changed {
			return r, why
		}
		if d.Setting, err = k.with(r).text(); err != nil {
			return Run{}, err
		}
		d.Updated = at
		err = s.Drills.SaveDrill(ctx, d)
		if errors.Is(err, tutor.ErrStale) {
			// Another request was faster, perhaps the same one from a second click: look again. Each time around some
			// request has gone through, so that this comes to an end.
			continue
		}
		if err != nil {
			return Run{}, err
		}
		if r, err = fold(d); err != nil {
			return Run{}, err
		}
		return r, s.note(ctx, d, r)
	}
}
