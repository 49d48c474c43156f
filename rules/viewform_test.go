package rules

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestActionsFormRoundTrip writes views of random records in the actions form and expects the same views from them, but
// for the moments at which the seat drew its own cards.
func TestActionsFormRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 66))
	for range 3000 {
		r := randomRecord(t, dice)
		for seat := Forehand; seat <= Dealer; seat++ {
			want, err := r.View(seat)
			if err != nil {
				t.Fatal(err)
			}
			form := want.Form()
			text, err := json.Marshal(form)
			if err != nil {
				t.Fatal(err)
			}
			read, err := ParseView(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if len(form.Actions) == 0 {
				form.Actions, read.Actions = nil, nil
			}
			if !reflect.DeepEqual(read, form) {
				t.Fatalf("%s:\n got %+v\nwant %+v", text, read, form)
			}
			got, err := read.View()
			if err != nil {
				t.Fatalf("%s: %v\nof %v", text, err, r)
			}
			hideOwnDraws(&got)
			hideOwnDraws(&want)
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("%s:\n got %+v\nwant %+v", text, got, want)
			}
		}
	}
}

// hideOwnDraws forgets which card the seat drew when.
func hideOwnDraws(v *View) {
	for _, seen := range v.Trace {
		for i := range seen.Events {
			if seen.Events[i].Kind == CardDrawn {
				seen.Events[i].Card = NoCard
			}
		}
	}
}

// TestSetupFormRoundTrip writes views of random records in the set-up form wherever it has words for them, and expects
// what the form tells, and the opponent's hand to fit.
func TestSetupFormRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(8, 24))
	told := 0
	for range 6000 {
		r := randomRecord(t, dice)
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		seat := s.turn
		v, err := r.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		form, err := v.SetupForm()
		if err != nil {
			continue
		}
		told++
		text, err := json.Marshal(form)
		if err != nil {
			t.Fatal(err)
		}
		read, err := ParseView(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if !reflect.DeepEqual(read, form) {
			t.Fatalf("%s:\n got %+v\nwant %+v", text, read, form)
		}
		got, err := read.View()
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		want := v
		want.Trace, want.FirstUp, want.Excluded = nil, NoCard, 0
		if !v.TalonOpen() && v.TalonLeft > 0 {
			want.Unseen |= s.turnUp().Set()
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%s:\n got %+v\nwant %+v", text, got, want)
		}
		if !reflect.DeepEqual(got.Form(), form) {
			t.Fatalf("%s: written again %+v", text, got.Form())
		}
		world, ok := got.Suppose(s.hands[seat.Other()])
		if !ok || world.hands != s.hands || world.Legal() != s.Legal() || world.points != s.points || world.mayKontra != s.mayKontra {
			t.Fatalf("%s: supposed %v %+v\nwant %+v", text, ok, world, s)
		}
	}
	if told < 2000 {
		t.Errorf("only %d views told", told)
	}
}
