package old_test

import (
	"errors"
	"fmt"
	"reflect"
	"sync"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	count "bummerl/tutor/count/old"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// kit is a learner who counts; each look at the clock takes three seconds.
type kit struct {
	*testing.T
	service count.Service
	learner string
}

func newKit(t *testing.T, s *store.Store) *kit {
	t.Helper()
	env, now := tutor.System(), time.Date(2026, 6, 6, 6, 6, 6, 0, time.UTC)
	var mu sync.Mutex
	env.Now = func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		now = now.Add(3 * time.Second)
		return now
	}
	service := count.Service{Drills: s, Attempts: s, Env: env}
	return &kit{T: t, service: service, learner: storetest.Learner(t, s).ID}
}

func (k *kit) start(variant string) count.Run {
	k.Helper()
	r, err := k.service.Start(k.Context(), k.learner, variant)
	if err != nil {
		k.Fatal(err)
	}
	return r
}

// answer answers the item asked now: rightly, or off by so much on the learner's own side.
func (k *kit) answer(r count.Run, off int) count.Run {
	k.Helper()
	item, ok := r.Item(r.Next)
	if !ok {
		k.Fatalf("no item %d", r.Next)
	}
	got, err := k.service.Answer(k.Context(), k.learner, r.ID, r.Next, item.Totals[count.Own]+off, item.Totals[count.Theirs])
	if err != nil {
		k.Fatal(err)
	}
	return got
}

func (k *kit) attempts() []tutor.Attempt {
	k.Helper()
	list, err := k.service.Attempts.Attempts(k.Context(), k.learner, "count", 100)
	if err != nil {
		k.Fatal(err)
	}
	return list
}

// A whole drill: the second and the fifth answer are half wrong, the server is started anew before each.
func TestWholeDrill(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		r := k.start("snapszer")
		for trick := range count.Tricks {
			if r.Next != trick || r.Done {
				t.Fatalf("item %d is asked, done %t, want item %d", r.Next, r.Done, trick)
			}
			if _, ok := r.Item(trick + 1); ok {
				t.Errorf("item %d may be seen before it is asked", trick+1)
			}
			off := 0
			if trick == 1 || trick == 4 {
				off = 1
			}
			answered := k.answer(r, off)
			again := storetest.Open(t, place)
			k.service.Drills, k.service.Attempts = again, again
			var err error
			if r, err = k.service.At(t.Context(), k.learner, r.ID); err != nil || !reflect.DeepEqual(r, answered) {
				t.Fatalf("after the restart %+v, %v, before %+v", r, err, answered)
			}
		}
		if !r.Done || r.Right != 10 || r.Asked != 12 || r.Seconds != 18 {
			t.Errorf("done %t, %d of %d right in %d seconds, want 10 of 12 in 18", r.Done, r.Right, r.Asked, r.Seconds)
		}
		latest, ok, err := k.service.Latest(t.Context(), k.learner)
		if err != nil || !ok || !reflect.DeepEqual(latest, r) {
			t.Errorf("the latest drill is %+v, %t, %v", latest, ok, err)
		}
		list := k.attempts()
		if len(list) != count.Tricks {
			t.Fatalf("%d attempts, want %d", len(list), count.Tricks)
		}
		for i, got := range list {
			// The latest comes first.
			trick := count.Tricks - i
			given := r.Answers[trick-1].Given
			want := tutor.Attempt{
				ID: got.ID, Learner: k.learner, Kind: "count", Item: fmt.Sprintf("running/%d", trick),
				Answer: fmt.Sprintf("%d %d", given[0], given[1]), Right: trick != 2 && trick != 5, Seconds: 3, At: got.At,
			}
			if got != want {
				t.Errorf("attempt %+v, want %+v", got, want)
			}
		}
	})
}

func TestAnswer_TwiceAtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		r := k.start("schnapsen")
		const clicks = 8
		var got [clicks]count.Run
		var errs [clicks]error
		var wait sync.WaitGroup
		for i := range clicks {
			wait.Go(func() { got[i], errs[i] = k.service.Answer(t.Context(), k.learner, r.ID, 0, i, 0) })
		}
		wait.Wait()
		for i := range clicks {
			if errs[i] != nil || got[i].Next != 1 || !reflect.DeepEqual(got[i], got[0]) {
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
		r := k.start("snapszli")
		r = k.answer(k.answer(r, 0), 7)
		for _, test := range []struct {
			item, own, theirs int
			want              error
		}{
			{0, 99, 99, nil}, {1, 0, 0, nil}, {1, -1, 0, nil},
			{3, 0, 0, tutor.ErrStale}, {6, 0, 0, tutor.ErrStale}, {-1, 0, 0, tutor.ErrStale},
			{2, -1, 0, tutor.ErrInvalid}, {2, 0, count.MaxTotal + 1, tutor.ErrInvalid},
		} {
			got, err := k.service.Answer(t.Context(), k.learner, r.ID, test.item, test.own, test.theirs)
			if !errors.Is(err, test.want) || !reflect.DeepEqual(got, r) {
				t.Errorf("%+v: %+v, %v, want the run unchanged", test, got, err)
			}
		}
		other := storetest.Learner(t, s).ID
		if _, err := k.service.At(t.Context(), other, r.ID); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another learner looks: %v, want not found", err)
		}
		if _, err := k.service.Answer(t.Context(), other, r.ID, 2, 0, 0); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another learner answers: %v, want not found", err)
		}
		if _, ok, err := k.service.Latest(t.Context(), other); ok || err != nil {
			t.Errorf("another learner's latest drill: %t, %v, want none", ok, err)
		}
		if _, err := k.service.Start(t.Context(), k.learner, "bridge"); !errors.Is(err, tutor.ErrInvalid) {
			t.Errorf("an unknown variant: %v, want invalid", err)
		}
	})
}

func TestStart_TwiceIsOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		first := k.start("sharp")
		if again := k.start("sharp"); again.ID != first.ID {
			t.Error("a second click began a second drill")
		}
		if other := k.start("santase"); other.ID == first.ID || other.Options.Cards != 24 {
			t.Errorf("other rules gave %+v", other)
		}
		r := k.answer(k.start("santase"), 0)
		if next := k.start("santase"); next.ID == r.ID || next.Next != 0 {
			t.Error("a drill with answers was given as a new one")
		}
	})
}

func TestAnswer_SecondsAreCapped(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		r := k.start("schnapsen")
		now := time.Date(2026, 6, 7, 0, 0, 0, 0, time.UTC)
		k.service.Env.Now = func() time.Time { return now }
		if r = k.answer(r, 0); r.Seconds != 600 {
			t.Errorf("%d seconds for a night, want 600", r.Seconds)
		}
		now = now.Add(-time.Hour)
		if r = k.answer(r, 0); r.Seconds != 600 {
			t.Errorf("%d seconds after the clock was set back, want 600", r.Seconds)
		}
	})
}

// A drill keeps the rules that it began with.
func TestAt_KeepsItsRules(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		o, err := rules.Variant("online")
		if err != nil {
			t.Fatal(err)
		}
		o.Cards = 24
		env := tutor.System()
		d := tutor.Drill{
			ID: env.NewID(), Learner: k.learner, Kind: "running-old", Seed: env.NewSeed(), Variant: "online", Options: o,
			Created: env.Time(), Updated: env.Time(),
		}
		if err := s.AddDrill(t.Context(), d); err != nil {
			t.Fatal(err)
		}
		want, err := count.Make(d.Seed, o)
		if err != nil {
			t.Fatal(err)
		}
		got, err := k.service.At(t.Context(), k.learner, d.ID)
		if err != nil || got.Options != o || !reflect.DeepEqual(got.Deal.Items, want.Items[:1]) || got.Deal.Trump != want.Trump {
			t.Errorf("got %+v, %v, want the hand %+v", got, err, want)
		}
		d.ID, d.Kind = env.NewID(), "sums"
		if err := s.AddDrill(t.Context(), d); err != nil {
			t.Fatal(err)
		}
		if _, err := k.service.At(t.Context(), k.learner, d.ID); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a drill of another kind: %v, want not found", err)
		}
	})
}
