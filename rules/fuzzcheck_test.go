package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"
)

// firstCards gives so many of the cards.
func firstCards(set CardSet, n int) CardSet {
	return SetOf(set.Cards()[:min(n, set.Len())]...)
}

// refused tells whether there is an error, which has to have words.
func refused(t *testing.T, err error) bool {
	t.Helper()
	if err == nil {
		return false
	}
	var setup *SetupError
	if errors.As(err, &setup) {
		for _, p := range setup.Problems {
			if p.String() == (Problem{}).String() {
				t.Fatalf("a problem without words: %+v", p)
			}
		}
	}
	if len(err.Error()) < 10 {
		t.Fatalf("an error without words: %q", err)
	}
	return true
}

// written expects a value to be the same when it is written as JSON and read again.
func written[T any](t *testing.T, value T, parse func([]byte) (T, error)) {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	read, err := parse(text)
	if err != nil {
		t.Fatalf("written %s, refused: %v", text, err)
	}
	if again, err := json.Marshal(read); err != nil || !bytes.Equal(again, text) {
		t.Fatalf("written %s, then %s (%v)", text, again, err)
	}
}

// checkRecord replays a record and looks at it with both seats' eyes as far as it is legal.
func checkRecord(t *testing.T, r Record) {
	t.Helper()
	s, err := r.Replay()
	var bad *ReplayError
	if errors.As(err, &bad) {
		if bad.Index < 0 || bad.Index >= len(r.Actions) || s.IsLegal(r.Actions[bad.Index]) {
			t.Fatalf("%v, but the state says otherwise", err)
		}
		r.Actions = r.Actions[:bad.Index]
	} else if err != nil {
		t.Fatal(err)
	}
	if got, err := r.Replay(); err != nil || got != s {
		t.Fatalf("replayed again: %v, %+v, want %+v", err, got, s)
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		v, err := r.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := v.Form().View(); err != nil {
			t.Fatalf("the view of %s is refused: %v", seat, err)
		}
	}
	checkState(t, s)
}

// checkState writes a state as text, reads it again, and plays it to the end. What can be set up with all cards open can
// be set up as the player to act sees it.
func checkState(t *testing.T, s State) {
	t.Helper()
	if p, err := s.Position(); err == nil {
		if again, err := p.State(); err != nil || again != s {
			t.Fatalf("%v\n got %+v\nwant %+v", err, again, s)
		}
		form := ViewForm{Options: s.opt, Seat: s.turn, Hand: s.hands[s.turn], Up: s.Up(), Setup: &ViewSetup{
			Trump: s.trump, Talon: s.TalonLeft(), Led: s.led, Points: p.Points, Tricks: p.Tricks, ClosedBy: p.ClosedBy,
			Closed: p.Closed, Gone: Pack(int(s.opt.Cards)) &^ (s.hands[0] | s.hands[1] | SetOf(s.Talon()...) | s.led.Set()),
		}}
		var refusal *SetupError
		// A made-up closed talon may be without a trump when all cards are open, but not when it hides them.
		if _, err := form.View(); err != nil && (!errors.As(err, &refusal) || !refusal.Has(TrumpsAllSeen)) {
			t.Fatalf("%+v is sound, but its view is not: %v", p, err)
		}
	}
	if got, err := ParseStateText(s.Text()); err != nil || got != s {
		t.Fatalf("%s: %v\n got %+v\nwant %+v", s.Text(), err, got, s)
	}
	playOut(t, s)
}

// playOut plays a state to the end with the first and the last legal action in turn.
func playOut(t *testing.T, s State) {
	t.Helper()
	for n := 0; !s.Over(); n++ {
		legal := s.Legal()
		if n > 100 || legal == 0 {
			t.Fatalf("a hand without end: %+v", s)
		}
		a := legal.First()
		if n%2 == 1 {
			a = legal.Nth(legal.Len() - 1)
		}
		after, _, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%v is legal, but %v: %+v", a, err, s)
		}
		s = after
	}
}
