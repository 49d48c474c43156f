package old_test

import (
	"context"
	"errors"
	"testing"

	"bummerl/tutor"
	count "bummerl/tutor/count/old"
	"bummerl/tutor/store/storetest"
)

// forgetful loses attempts while it is told to.
type forgetful struct {
	tutor.AttemptStore
	away bool
}

func (f *forgetful) AddAttempt(ctx context.Context, a tutor.Attempt) error {
	if f.away {
		return tutor.Fail(tutor.Busy, "add an attempt", nil)
	}
	return f.AttemptStore.AddAttempt(ctx, a)
}

// The answer is kept and its attempt is lost: whatever the learner does next brings it back, once.
func TestAnswer_AttemptLost(t *testing.T) {
	next := map[string]func(k *kit, r count.Run){
		"the same answer again": func(k *kit, r count.Run) {
			if _, err := k.service.Answer(k.Context(), k.learner, r.ID, 0, 1, 1); err != nil {
				k.Error(err)
			}
		},
		"the next answer": func(k *kit, r count.Run) { k.answer(r, 0) },
		"a new drill":     func(k *kit, _ count.Run) { k.start("knock") },
	}
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		for name, do := range next {
			k := newKit(t, s)
			shaky := &forgetful{AttemptStore: s, away: true}
			k.service.Attempts = shaky
			r := k.start("schnapsen")
			if _, err := k.service.Answer(t.Context(), k.learner, r.ID, 0, 1, 1); !errors.Is(err, tutor.ErrBusy) {
				t.Errorf("%s: %v, want busy", name, err)
			}
			shaky.away = false
			r, err := k.service.At(t.Context(), k.learner, r.ID)
			if err != nil || r.Next != 1 {
				t.Fatalf("%s: the answer is lost: %+v, %v", name, r, err)
			}
			do(k, r)
			found := 0
			for _, a := range k.attempts() {
				if a.Item == "running/1" && a.Answer == "1 1" && a.Seconds == 3 {
					found++
				}
			}
			if found != 1 {
				t.Errorf("%s: the attempt is kept %d times, want once", name, found)
			}
		}
	})
}
