package count_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/store/storetest"
)

func TestAnswer_TwiceAtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		r := k.start(count.Running, at(2))
		const clicks = 8
		var got [clicks]count.Run
		var errs [clicks]error
		var wait sync.WaitGroup
		for i := range clicks {
			wait.Go(func() {
				got[i], errs[i] = k.service.Answer(t.Context(), k.learner, r.ID, 0, 0, string(count.NumberAnswer(i)))
			})
		}
		wait.Wait()
		for i := range clicks {
			if errs[i] != nil || got[i].Asked != 1 || !reflect.DeepEqual(got[i], got[0]) {
				t.Errorf("click %d: %+v, %v, want %+v", i, got[i], errs[i], got[0])
			}
		}
		if list := k.attempts(); len(list) != 1 {
			t.Errorf("%d attempts, want 1", len(list))
		}
	})
}

func TestAnswer_Refused(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		r := k.start(count.Running, at(2))
		r = k.answer(r, true)
		r = k.say(r, 1, 0, "7")
		for _, test := range []struct {
			item, prompt int
			answer       string
			want         error
		}{
			{0, 0, "99", nil}, {1, 0, "8", nil}, {1, 0, "nonsense", nil},
			{1, 2, "0", tutor.ErrStale}, {2, 0, "0", tutor.ErrStale}, {9, 0, "0", tutor.ErrStale}, {-1, 0, "0", tutor.ErrStale},
			{0, 2, "0", tutor.ErrStale}, {1, -1, "0", tutor.ErrStale},
			{1, 1, "-1", tutor.ErrInvalid}, {1, 1, "241", tutor.ErrInvalid}, {1, 1, "", tutor.ErrInvalid}, {1, 1, "yes", tutor.ErrInvalid},
		} {
			got, err := k.service.Answer(t.Context(), k.learner, r.ID, test.item, test.prompt, test.answer)
			if !errors.Is(err, test.want) || !reflect.DeepEqual(got, r) {
				t.Errorf("%+v: %+v, %v, want the run unchanged", test, got, err)
			}
		}
		other := storetest.Learner(t, s).ID
		if _, err := k.service.At(t.Context(), other, r.ID); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another learner looks: %v, want not found", err)
		}
		if _, err := k.service.Answer(t.Context(), other, r.ID, 1, 1, "0"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another learner answers: %v, want not found", err)
		}
		if _, ok, err := k.service.Latest(t.Context(), other, count.Running); ok || err != nil {
			t.Errorf("another learner's latest run: %t, %v, want none", ok, err)
		}
		for name, start := range map[string]func() (count.Run, error){
			"a drill": func() (count.Run, error) {
				return k.service.Start(t.Context(), k.learner, by("knock"), "item", at(1))
			},
			"a level": func() (count.Run, error) {
				return k.service.Start(t.Context(), k.learner, by("knock"), count.Running, at(9))
			},
			"a spec": func() (count.Run, error) { return k.service.StartSpec(t.Context(), k.learner, "running") },
		} {
			if _, err := start(); !errors.Is(err, tutor.ErrInvalid) {
				t.Errorf("%s that cannot be: %v, want invalid", name, err)
			}
		}
	})
}

// Answers after the end change nothing and are told so.
func TestAnswer_AfterTheEnd(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		r := k.start(count.MayClaim, count.Setting{Level: 1})
		for !r.Done {
			r = k.answer(r, true)
		}
		got, err := k.service.Answer(t.Context(), k.learner, r.ID, 5, 0, "yes")
		if !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(got, r) {
			t.Errorf("%+v, %v, want the run unchanged and stale", got, err)
		}
		if got, err = k.service.Show(t.Context(), k.learner, r.ID, 5); err != nil || !reflect.DeepEqual(got, r) {
			t.Errorf("%+v, %v, want the run unchanged", got, err)
		}
	})
}
