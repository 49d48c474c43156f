package old

import (
	"context"
	"errors"
	"fmt"
	"time"

	"bummerl/tutor"
)

// MaxTotal is the greatest number that is taken for a total: no hand holds as much.
const MaxTotal = 240

// longest caps the time of one answer: who takes longer has gone away from the page.
const longest = 10 * time.Minute

// Answer takes the learner's totals after the trick of an item. The first answer counts; an item that has been answered
// before, by whatever numbers, changes nothing and is no error. The run is good with these errors too:
//
//   - tutor.Stale: the item has not been asked yet;
//   - tutor.Invalid: a number is not within 0 to MaxTotal.
func (s Service) Answer(ctx context.Context, learner, id string, item, own, theirs int) (Run, error) {
	for {
		d, err := s.drill(ctx, learner, id)
		if err != nil {
			return Run{}, err
		}
		r, err := run(d)
		if err != nil {
			return Run{}, err
		}
		if why := r.refuse(item, own, theirs); why != nil {
			return r, why
		}
		// The answer before may lack its attempt, see note.
		if err := s.note(ctx, d); err != nil {
			return Run{}, err
		}
		if item >= 0 && item < r.Next {
			return r, nil
		}
		d, err = s.add(ctx, d, r, own, theirs)
		if errors.Is(err, tutor.ErrStale) {
			// Another request was faster, perhaps the same one from a second click: look again. Each time around some
			// request has gone through, so that this comes to an end.
			continue
		}
		if err != nil {
			return Run{}, err
		}
		if err := s.note(ctx, d); err != nil {
			return Run{}, err
		}
		return run(d)
	}
}

// refuse says why an answer is not taken.
func (r Run) refuse(item, own, theirs int) error {
	switch {
	case item < 0 || item > r.Next || item >= Tricks:
		return tutor.Fail(tutor.Stale, "an item that is not asked", nil)
	case item == r.Next && (min(own, theirs) < 0 || max(own, theirs) > MaxTotal):
		return tutor.Fail(tutor.Invalid, "no total of a hand", nil)
	}
	return nil
}

// add keeps the answer to the item asked now and gives the drill with it.
func (s Service) add(ctx context.Context, d tutor.Drill, r Run, own, theirs int) (tutor.Drill, error) {
	now := s.Env.Time()
	// A clock that was set back makes no negative time.
	took := min(max(now.Sub(d.Updated), 0), longest)
	d.Answers = append(d.Answers, tutor.DrillAnswer{
		Given: fmt.Sprint(own, theirs), Seconds: int(took.Round(time.Second) / time.Second),
	})
	d.Updated = now
	return d, s.Drills.SaveDrill(ctx, d)
}

// note keeps the attempt that belongs to the drill's latest answer. If the program ends between the two savings, or the
// second one fails, the next request of the learner does it: the attempt's ID follows from the drill and the trick, and
// the drill's time of saving is that of the answer, so that it is the same attempt however often it is kept.
func (s Service) note(ctx context.Context, d tutor.Drill) error {
	trick := len(d.Answers)
	if trick == 0 {
		return nil
	}
	r, err := run(d)
	if err != nil {
		return err
	}
	answer, given := d.Answers[trick-1], r.Answers[trick-1].Given
	return s.Attempts.AddAttempt(ctx, tutor.Attempt{
		ID: fmt.Sprintf("%s/%d", d.ID, trick), Learner: d.Learner, Kind: "count", Item: fmt.Sprintf("%s/%d", Kind, trick),
		Answer: answer.Given, Right: [2]int(given) == r.Deal.Items[trick-1].Totals, Seconds: answer.Seconds,
		At: d.Updated,
	})
}
