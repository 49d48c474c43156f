package count_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/store/storetest"
)

// A whole run of each drill: the second item is wrong, the server is started anew before each answer.
func TestWholeRun(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		for _, kind := range count.Kinds() {
			s := storetest.Open(t, place)
			k := newKit(t, s)
			k.service.Deck = k.deck
			r := k.start(kind, count.Setting{Level: 3})
			prompts := 0
			for i := 0; !r.Done; i++ {
				if item, prompt := r.Now(); item != i || prompt != 0 || len(r.Items) != i+1 || r.Of <= i {
					t.Fatalf("%s: item %d, prompt %d of %d items is asked, want item %d", kind, item, prompt, r.Of, i)
				}
				again := storetest.Open(t, place)
				k.service.Drills, k.service.Attempts = again, again
				before := r
				if got, err := k.service.At(t.Context(), k.learner, r.ID); err != nil || !reflect.DeepEqual(got, before) {
					t.Fatalf("%s: after a start anew %+v, %v, want %+v", kind, got, err, before)
				}
				r = k.answer(r, i != 1)
				prompts += len(r.Items[i].Item.Prompts)
				if a := r.Items[i]; !a.Done || a.Right != (i != 1) || len(a.Corrections) != len(a.Item.Prompts) || a.Seconds != 3*len(a.Answers) {
					t.Errorf("%s, item %d: %+v", kind, i, a)
				}
			}
			wrong := len(r.Items[1].Item.Prompts)
			if r.Asked != prompts || r.Right != prompts-wrong || r.Seconds != 3*prompts || r.Of != len(r.Items) || r.Level != 3 {
				t.Errorf("%s: %d of %d right in %d seconds, %d of %d items, level %d", kind, r.Right, r.Asked, r.Seconds, len(r.Items), r.Of, r.Level)
			}
			k.held(r)
			k.heard(r)
		}
	})
}

// heard compares what the deck was told with the run: each item once, with the answer that ended it. Telling the same
// again is no error.
func (k *kit) heard(r count.Run) {
	k.Helper()
	var want []string
	answers := 0
	for _, asked := range r.Items {
		answers += len(asked.Answers)
		grade := tutor.Again
		if asked.Right {
			grade = tutor.Good
		}
		want = append(want, fmt.Sprintf("%s/%d %s %s", r.ID, answers, asked.Item.Spec, grade))
	}
	if got := slices.Compact(k.deck.told); !slices.Equal(got, want) {
		k.Errorf("%s: the deck heard %q, want %q", r.Kind, got, want)
	}
}

// held compares the attempts with the run from which they come.
func (k *kit) held(r count.Run) {
	k.Helper()
	list := k.attempts()
	if len(list) != r.Asked {
		k.Fatalf("%s: %d attempts, want %d", r.Kind, len(list), r.Asked)
	}
	n := len(list)
	for _, asked := range r.Items {
		for i, c := range asked.Corrections {
			n-- // The latest comes first.
			got := list[n]
			want := tutor.Attempt{
				ID: fmt.Sprintf("%s/%d", r.ID, len(list)-n), Learner: k.learner, Kind: "count", Item: got.Item,
				Answer: string(c.Given), Right: c.Right, Seconds: 3, At: got.At,
			}
			if i == len(asked.Corrections)-1 {
				want.ItemSeconds = 3 * len(asked.Corrections)
			}
			if got != want || !strings.HasPrefix(got.Item, string(r.Kind)+"/") {
				k.Errorf("attempt %+v, want %+v", got, want)
			}
		}
	}
}

func TestStart_TwiceIsOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		first := k.start(count.Missing, at(1))
		if again := k.start(count.Missing, at(1)); again.ID != first.ID {
			t.Error("a second click began a second run")
		}
		if other := k.start(count.Missing, at(2)); other.ID == first.ID || other.Level != 2 {
			t.Errorf("another setting gave %+v", other)
		}
		if other := k.start(count.TrickSum, at(2)); other.Kind != count.TrickSum {
			t.Errorf("another drill gave %+v", other)
		}
		other, err := k.service.Start(t.Context(), k.learner, by("santase"), count.Missing, at(2))
		if err != nil || other.Options.Cards != 24 {
			t.Errorf("other rules gave %+v, %v", other, err)
		}
		r := k.answer(k.start(count.Missing, at(2)), true)
		if next := k.start(count.Missing, at(2)); next.ID == r.ID || next.Asked != 0 {
			t.Error("a run with answers was given as a new one")
		}
	})
}

func TestAnswer_Seconds(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		r := k.start(count.Running, count.Setting{Level: 2})
		now := time.Date(2026, 6, 7, 0, 0, 0, 0, time.UTC)
		k.service.Env.Now = func() time.Time { return now }
		if r = k.answer(r, true); r.Seconds != 600 {
			t.Errorf("%d seconds for a night, want 600", r.Seconds)
		}
		now = now.Add(-time.Hour)
		if r = k.answer(r, true); r.Seconds != 600 {
			t.Errorf("%d seconds after the clock was set back, want 600", r.Seconds)
		}
		// A minute over the correction, then the third item is shown, and shown again.
		show := func(item int) {
			t.Helper()
			if _, err := k.service.Show(t.Context(), k.learner, r.ID, item); err != nil {
				t.Fatal(err)
			}
		}
		now = now.Add(time.Minute)
		show(2)
		now = now.Add(7 * time.Second)
		show(2)
		show(1)
		show(3)
		r = k.say(r, 2, 0, "1")
		if got := r.Items[2].Seconds; got != 7 {
			t.Errorf("%d seconds since the item was shown, want 7", got)
		}
		now = now.Add(4 * time.Second)
		show(2)
		if r = k.say(r, 2, 1, "1"); r.Items[2].Seconds != 11 {
			t.Errorf("%d seconds for two answers, want 11", r.Items[2].Seconds)
		}
	})
}

// A run keeps the rules that it began with, and one of a kind that is gone is not there.
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
			ID: env.NewID(), Learner: k.learner, Kind: "cards", Seed: env.NewSeed(), Variant: "online", Options: o,
			Setting: `{"level":4}`, Created: env.Time(), Updated: env.Time(),
		}
		if err := s.AddDrill(t.Context(), d); err != nil {
			t.Fatal(err)
		}
		got, err := k.service.At(t.Context(), k.learner, d.ID)
		if err != nil || got.Options != o || got.Items[0].Item.Cards != 24 || got.Items[0].Item.Prompts[0].Pool != rules.Pack(24) {
			t.Errorf("got %+v, %v, want 24 cards", got, err)
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

// A run by rules of the learner's own has those to its end, and its items come again by them.
func TestStart_House(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		own := by("schnapsen")
		own.ID, own.Options.Cards = tutor.VariantHouse, 24
		r, err := k.service.Start(t.Context(), k.learner, own, count.TrumpsOut, at(1))
		if err != nil || r.Options != own.Options {
			t.Fatalf("began %+v, %v", r, err)
		}
		item := k.answer(r, false).Items[0].Item
		again, err := k.service.StartSpec(t.Context(), k.learner, item.Spec)
		if err != nil || again.Options != own.Options || again.Items[0].Item.Trump != item.Trump || again.Items[0].Item.Cards != 24 {
			t.Errorf("%s came again as %+v, %v", item.Spec, again, err)
		}
	})
}
