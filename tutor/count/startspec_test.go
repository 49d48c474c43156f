package count_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// An item that was missed comes again exactly as it was, alone, and leaves the learner's way up the ladder alone.
func TestStartSpec(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		for _, kind := range count.Kinds() {
			k := newKit(t, s)
			r := k.answer(k.start(kind, at(2)), true)
			r = k.answer(r, false)
			missed := r.Items[1].Item
			one, err := k.service.StartSpec(t.Context(), k.learner, missed.Spec)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(one.Items[0].Item, missed) || one.Kind != kind || one.Of != 1 || one.Variant != "schnapsen" {
				t.Errorf("%s: got %+v, want the item %+v", kind, one, missed)
			}
			if again, err := k.service.StartSpec(t.Context(), k.learner, missed.Spec); err != nil || again.ID != one.ID {
				t.Errorf("%s: a second click gave %s, %v, want %s", kind, again.ID, err, one.ID)
			}
			other, err := k.service.StartSpec(t.Context(), k.learner, r.Items[0].Item.Spec)
			if err != nil || other.ID == one.ID {
				t.Errorf("%s: another item gave %s, %v", kind, other.ID, err)
			}
			// What had no answer has made way.
			if _, err := k.service.At(t.Context(), k.learner, one.ID); !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("%s: the item before is still there: %v", kind, err)
			}
			if one, err = k.service.StartSpec(t.Context(), k.learner, missed.Spec); err != nil {
				t.Fatal(err)
			}
			if len(missed.Prompts) > 1 {
				k.say(one, 0, 0, missed.Want(0))
				left, err := k.service.StartSpec(t.Context(), k.learner, missed.Spec)
				if err != nil || left.ID != one.ID || left.Asked != 1 {
					t.Errorf("%s: one left between its questions gave %+v, %v", kind, left, err)
				}
				one = left
			}
			if one = k.answer(one, true); !one.Done || !one.Items[0].Right {
				t.Errorf("%s: %+v, want it done", kind, one)
			}
			if latest, has, err := k.service.Latest(t.Context(), k.learner, kind); err != nil || !has || !reflect.DeepEqual(latest, r) {
				t.Errorf("%s: the latest run is %+v, %v, want %+v", kind, latest, err, r)
			}
			again, err := k.service.StartSpec(t.Context(), k.learner, missed.Spec)
			if err != nil || again.ID == one.ID || again.Done {
				t.Errorf("%s: an item that was answered gave %+v, %v, want a new run", kind, again, err)
			}
		}
	})
}

// A moment of the learner's own match is an item, also after the match is gone.
func TestStartSpec_AtTheTable(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		m := played(t, s, k.learner)
		for _, test := range []struct {
			name      string
			learner   string
			hand, seq int
			want      error
		}{
			{"before the false claim", k.learner, 1, 2, nil},
			{"before any trick", k.learner, 1, 0, tutor.ErrInvalid},
			{"in the middle of a trick", k.learner, 1, 1, tutor.ErrInvalid},
			{"after it", k.learner, 1, 3, tutor.ErrInvalid},
			{"later than all", k.learner, 1, 4, tutor.ErrNotFound},
			{"in a hand that was not dealt", k.learner, 2, 0, tutor.ErrNotFound},
			{"somebody else's", storetest.Learner(t, s).ID, 1, 2, tutor.ErrNotFound},
		} {
			r, err := k.service.StartSpec(t.Context(), test.learner, count.AtTable(m.ID, test.hand, test.seq).Text())
			if !errors.Is(err, test.want) {
				t.Errorf("%s: %v, want %v", test.name, err, test.want)
			}
			if ok, err := k.service.Askable(t.Context(), test.learner, count.AtTable(m.ID, test.hand, test.seq).Text()); err != nil || ok != (test.want == nil) {
				t.Errorf("%s: askable %t, %v", test.name, ok, err)
			}
			if test.want != nil {
				continue
			}
			it := r.Items[0].Item
			if len(it.Tricks) != 1 || it.Want(0) != "no" || it.Seat != rules.Forehand || r.Kind != count.MayClaim || r.Variant != "sharp" {
				t.Errorf("%s: %+v", test.name, r)
			}
			k.service.Matches = nil // The run needs the match no more.
			if r = k.answer(r, false); !r.Done || r.Right != 0 || r.Items[0].Corrections[0].Sums[0].Total != it.Totals[count.Own] {
				t.Errorf("%s: answered %+v", test.name, r)
			}
			if got := k.attempts()[0]; got.Item != "claim/no" || got.Answer != "yes" {
				t.Errorf("%s: attempt %+v", test.name, got)
			}
			k.service.Matches = s
		}
	})
}

// played keeps a match in which the learner, who is forehand, wins a trick and claims falsely.
func played(t *testing.T, s *store.Store, learner string) tutor.Match {
	t.Helper()
	o, err := rules.Variant("sharp")
	if err != nil {
		t.Fatal(err)
	}
	env := tutor.System()
	m := tutor.Match{
		ID: env.NewID(), Learner: learner, Variant: "sharp", Options: o, RulesVersion: rules.Version, Level: "regular",
		Seed: env.NewSeed(), Version: 1, Progress: tutor.Progress{Phase: tutor.PhaseCut}, Created: env.Time(), Updated: env.Time(),
	}
	m.Commitment = m.Seed.Commitment()
	if m, err = s.OpenMatch(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	pack := rules.Pack(20).Cards()
	slices.Reverse(pack)
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	state, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	hand := &tutor.Hand{No: 1, LearnerSeat: rules.Forehand, Deal: deal, PostedVersion: 1, Created: env.Time()}
	do := func(a rules.Action) {
		hand.Actions = append(hand.Actions, tutor.Played{Action: a, By: state.Turn(), PostedVersion: 1, At: env.Time()})
		if state, _, err = state.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	for led := range state.Legal().Cards().All() {
		first := state.Next(rules.Play(led))
		for reply := range first.Legal().Cards().All() {
			if first.Next(rules.Play(reply)).Turn() == rules.Forehand && len(hand.Actions) == 0 {
				do(rules.Play(led))
				do(rules.Play(reply))
				do(rules.Claim)
			}
		}
	}
	if len(hand.Actions) != 3 {
		t.Fatal("forehand wins no trick of this deal")
	}
	add := tutor.Addition{Cut: 7, Hand: hand, Progress: tutor.Progress{Phase: tutor.PhaseHandOver}, At: env.Time()}
	if err := s.Append(t.Context(), m.ID, m.Version, add); err != nil {
		t.Fatal(err)
	}
	return m
}

// Answers that cannot be are told, of a run of one item as of a drill's: nothing falls over.
func TestAt_BrokenAnswers(t *testing.T) {
	s := storetest.Open(t, t.TempDir()+"/broken.db")
	k := newKit(t, s)
	r := k.start(count.MayClaim, at(1))
	one, err := k.service.StartSpec(t.Context(), k.learner, r.Items[0].Item.Spec)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{r.ID, one.ID} {
		for _, given := range [][]string{{"nonsense"}, {"yes", "yes", "yes", "yes", "yes", "yes"}} {
			d, err := s.Drill(t.Context(), k.learner, id)
			if err != nil {
				t.Fatal(err)
			}
			d.Answers = nil
			for _, g := range given {
				d.Answers = append(d.Answers, tutor.DrillAnswer{Given: g})
			}
			if err := s.SaveDrill(t.Context(), d); err != nil {
				t.Fatal(err)
			}
			if r, err := k.service.At(t.Context(), k.learner, id); err == nil {
				t.Errorf("%v: %+v, want an error", given, r)
			}
		}
	}
}
