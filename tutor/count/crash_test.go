package count_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/deck"
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

// The answer is kept and its attempt is lost, as if the program had ended between the two: whatever the learner does next
// brings it back, once, and the deck hears of it.
func TestAnswer_AttemptLost(t *testing.T) {
	next := map[string]func(k *kit, r count.Run){
		"the same answer again": func(k *kit, r count.Run) { k.say(r, 0, 0, "1") },
		"the next answer":       func(k *kit, r count.Run) { k.answer(r, true) },
		"a new run":             func(k *kit, _ count.Run) { k.start(count.TrickSum, at(2)) },
		"the next item": func(k *kit, r count.Run) {
			if _, err := k.service.Show(k.Context(), k.learner, r.ID, 1); err != nil {
				k.Error(err)
			}
		},
	}
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		for name, do := range next {
			k := newKit(t, s)
			shaky := &forgetful{AttemptStore: s, away: true}
			k.deck.AttemptStore = shaky
			k.service.Attempts, k.service.Deck = shaky, k.deck
			r := k.start(count.TrickSum, at(1))
			if _, err := k.service.Answer(t.Context(), k.learner, r.ID, 0, 0, "1"); !errors.Is(err, tutor.ErrBusy) {
				t.Errorf("%s: %v, want busy", name, err)
			}
			shaky.away = false
			r, err := k.service.At(t.Context(), k.learner, r.ID)
			if err != nil || r.Asked != 1 || len(k.attempts()) != 0 || len(k.deck.told) != 0 {
				t.Fatalf("%s: %+v, %v, want one answer and no attempt", name, r, err)
			}
			do(k, r)
			found := 0
			for _, a := range k.attempts() {
				if a.ID == r.ID+"/1" && a.Answer == "1" && a.Seconds == 3 {
					found++
				}
			}
			if want := r.ID + "/1 " + r.Items[0].Item.Spec + " again"; found != 1 || len(k.deck.told) == 0 || k.deck.told[0] != want {
				t.Errorf("%s: the attempt is kept %d times, want once; the deck heard %v, want %s", name, found, k.deck.told, want)
			}
		}
	})
}

// A real deck takes in what was wrong and asks for it again; what was right at once is no card.
func TestAnswer_FeedsTheDeck(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		k.service.Deck = deck.Deck{Cards: s, Attempts: s, Place: time.UTC}
		r := k.start(count.Running, count.Setting{Level: 2})
		r = k.answer(r, true)
		r = k.say(r, 1, 0, r.Items[1].Item.Want(0))
		r = k.say(r, 1, 1, saying(r.Items[1].Item, 1, false)) // half right is wrong
		r = k.answer(r, true)
		for i, want := range []bool{false, true, false} {
			c, has, err := k.service.Deck.(deck.Deck).Card(t.Context(), k.learner, "count", r.Items[i].Item.Spec)
			if err != nil || has != want || has && c.Reps != 1 {
				t.Errorf("item %d: card %+v, %t, %v, want %t", i, c, has, err, want)
			}
		}
		if got := len(k.attempts()); got != r.Asked {
			t.Errorf("%d attempts, want %d", got, r.Asked)
		}
	})
}
