package store_test

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// addLearner keeps a learner whose first device has the hash "ID/1".
func addLearner(t *testing.T, s *store.Store, id string, seen time.Time) tutor.Device {
	t.Helper()
	if err := s.AddLearner(t.Context(), tutor.Learner{ID: id, Created: seen, Seen: seen}, id+"/1"); err != nil {
		t.Fatal(err)
	}
	return tutor.Device{Learner: id, Hash: id + "/1"}
}

// owner tells whose device has a hash; "" is nobody's.
func owner(t *testing.T, s *store.Store, hash string) string {
	t.Helper()
	l, err := s.LearnerByToken(t.Context(), hash)
	if err != nil && !errors.Is(err, tutor.ErrNotFound) {
		t.Fatal(err)
	}
	return l.ID
}

func TestTakeCode(t *testing.T) {
	now := time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		name, hash string
		at         time.Time
		want       error
	}{
		{"in time", "code", now.Add(9 * time.Minute), nil},
		{"too late", "code", now.Add(10 * time.Minute), tutor.ErrNotFound},
		{"another code", "cod", now, tutor.ErrNotFound},
		{"one that was replaced", "first", now, tutor.ErrNotFound},
	} {
		t.Run(c.name, func(t *testing.T) {
			storetest.Each(t, func(t *testing.T, place string) {
				s, ctx := storetest.Open(t, place), t.Context()
				addLearner(t, s, "me", now.Add(-time.Hour))
				for _, hash := range []string{"first", "code"} {
					if err := s.SaveCode(ctx, "me", hash, now.Add(10*time.Minute)); err != nil {
						t.Fatal(err)
					}
				}
				if _, err := s.CodeOwner(ctx, c.hash, c.at); !is(err, c.want) {
					t.Errorf("the owner: %v, want %v", err, c.want)
				}
				err := s.TakeCode(ctx, c.hash, c.at, tutor.Device{Learner: "me", Hash: "me/2"}, tutor.Device{})
				if !is(err, c.want) {
					t.Errorf("taken: %v, want %v", err, c.want)
				}
				want := map[bool]string{true: "me"}[c.want == nil]
				if got := owner(t, s, "me/2"); got != want {
					t.Errorf("the new device is %q's, want %q", got, want)
				}
				if l, err := s.LearnerByToken(ctx, "me/1"); err != nil || c.want == nil && !l.Seen.Equal(c.at) {
					t.Errorf("the first device: %+v, %v", l, err)
				}
				err = s.TakeCode(ctx, c.hash, c.at, tutor.Device{Learner: "me", Hash: "me/3"}, tutor.Device{})
				if !errors.Is(err, tutor.ErrNotFound) || owner(t, s, "me/3") != "" {
					t.Errorf("taken a second time: %v", err)
				}
			})
		})
	}
}

// Of many who enter one code at once, one becomes the learner.
func TestTakeCode_Once(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		now := time.Now()
		addLearner(t, s, "me", now)
		if err := s.SaveCode(ctx, "me", "code", now.Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		var taken atomic.Int32
		for i := range 8 {
			group.Go(func() {
				device := tutor.Device{Learner: "me", Hash: string(rune('a' + i))}
				switch err := s.TakeCode(ctx, "code", now, device, tutor.Device{}); {
				case err == nil:
					taken.Add(1)
				case !errors.Is(err, tutor.ErrNotFound):
					t.Error(err)
				}
			})
		}
		group.Wait()
		if got, err := s.Belongings(ctx, "me"); taken.Load() != 1 || err != nil || got.Devices != 2 {
			t.Errorf("taken %d times, %+v, %v", taken.Load(), got, err)
		}
	})
}

// What a device leaves is deleted if no other device has it, and stays otherwise.
func TestTakeCode_Leaves(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx, now := storetest.Open(t, place), t.Context(), time.Now()
		addLearner(t, s, "me", now)
		take := func(hash string, before tutor.Device) {
			t.Helper()
			if err := s.SaveCode(ctx, "me", "code", now.Add(time.Minute)); err != nil {
				t.Fatal(err)
			}
			if err := s.TakeCode(ctx, "code", now, tutor.Device{Learner: "me", Hash: hash}, before); err != nil {
				t.Fatal(err)
			}
		}
		alone := addLearner(t, s, "alone", now)
		take("a", alone)
		if owner(t, s, "alone/1") != "" || owner(t, s, "a") != "me" {
			t.Error("a profile without a device is still there")
		}
		if err := s.DeleteLearner(ctx, "alone"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("the profile that nobody can reach: %v", err)
		}
		two := addLearner(t, s, "two", now)
		if err := s.SaveCode(ctx, "two", "other", now.Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
		if err := s.TakeCode(ctx, "other", now, tutor.Device{Learner: "two", Hash: "two/2"}, tutor.Device{}); err != nil {
			t.Fatal(err)
		}
		take("b", two)
		if owner(t, s, "two/1") != "" || owner(t, s, "two/2") != "two" || owner(t, s, "b") != "me" {
			t.Error("the other device of the profile has lost it, or this one has both")
		}
		take("c", tutor.Device{Learner: "two", Hash: "gone meanwhile"})
		if owner(t, s, "two/2") != "two" || owner(t, s, "c") != "me" {
			t.Error("a device that had been taken away has taken something with it")
		}
	})
}

func TestDropDevice(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx, now := storetest.Open(t, place), t.Context(), time.Now()
		first := addLearner(t, s, "me", now)
		for i, hash := range []string{"me/2", "me/3"} {
			if err := s.SaveCode(ctx, "me", "code", now.Add(time.Hour)); err != nil {
				t.Fatal(err)
			}
			at := now.Add(time.Duration(i) * time.Minute)
			if err := s.TakeCode(ctx, "code", at, tutor.Device{Learner: "me", Hash: hash}, tutor.Device{}); err != nil {
				t.Fatal(err)
			}
		}
		for _, c := range []struct {
			drop tutor.Device
			want error
			left []string
		}{
			{tutor.Device{Learner: "you", Hash: "me/2"}, tutor.ErrNotFound, []string{"me/1", "me/2", "me/3"}},
			{first, nil, []string{"me/2", "me/3"}},
			{first, tutor.ErrNotFound, []string{"me/2", "me/3"}},
			{tutor.Device{Learner: "me", Hash: "me/2"}, nil, []string{"me/3"}},
			{tutor.Device{Learner: "me", Hash: "me/3"}, tutor.ErrInvalid, []string{"me/3"}},
		} {
			if err := s.DropDevice(ctx, c.drop); !is(err, c.want) {
				t.Errorf("%v: %v, want %v", c.drop, err, c.want)
			}
			for _, hash := range []string{"me/1", "me/2", "me/3"} {
				want := map[bool]string{true: "me"}[slices.Contains(c.left, hash)]
				if got := owner(t, s, hash); got != want {
					t.Errorf("after %v %s is %q's, want %q", c.drop, hash, got, want)
				}
			}
			if got, err := s.Belongings(ctx, "me"); err != nil || got.Devices != len(c.left) {
				t.Errorf("after %v: %+v, %v", c.drop, got, err)
			}
		}
	})
}

func TestDropOthers(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx, now := storetest.Open(t, place), t.Context(), time.Now()
		addLearner(t, s, "me", now)
		second := tutor.Device{Learner: "me", Hash: "me/2"}
		for _, step := range []error{
			s.SaveCode(ctx, "me", "code", now.Add(time.Hour)), s.TakeCode(ctx, "code", now, second, tutor.Device{}),
			s.SaveCode(ctx, "me", "waiting", now.Add(time.Hour)), s.DropOthers(ctx, second),
		} {
			if step != nil {
				t.Fatal(step)
			}
		}
		if owner(t, s, "me/1") != "" || owner(t, s, "me/2") != "me" {
			t.Error("the wrong device is left")
		}
		if _, err := s.CodeOwner(ctx, "waiting", now); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a code still waits: %v", err)
		}
		if got, err := s.Belongings(ctx, "me"); err != nil || got.Devices != 1 {
			t.Errorf("%+v, %v", got, err)
		}
	})
}

// is tells whether an error has the code that is wanted; nil is none.
func is(err, want error) bool {
	if want == nil {
		return err == nil
	}
	return errors.Is(err, want)
}
