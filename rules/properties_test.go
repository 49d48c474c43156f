package rules

import (
	"flag"
	"testing"

	"pgregory.net/rapid"
)

// TestProperties holds the engine against what is true at every moment of every hand under all rules. Each property
// stands here once, or in the file that its comment names.
func TestProperties(t *testing.T) {
	moreChecks(t, "2000")
	for _, p := range []property{
		{"cards are conserved", cardsConserved},
		{"points add up", pointsAddUp},
		{"hands are equal between tricks", handsEqual},
		{"legal is what is listed", legalIsListed},
		{"apply leaves its input alone", inputAlone},
		{"a record gives the state", recordGivesState},
		{"renaming suits renames everything", suitsAreNames}, // rename_test.go
	} {
		p.check(t)
	}
	secretsKept(t) // secrets_test.go
}

// moreChecks asks rapid for so many hands of some 30 actions each, unless the command line says how many.
func moreChecks(t *testing.T, number string) {
	t.Helper()
	checks := flag.Lookup("rapid.checks")
	if checks.Value.String() != checks.DefValue {
		return
	}
	if err := checks.Value.Set(number); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := checks.Value.Set(checks.DefValue); err != nil {
			t.Error(err)
		}
	})
}

// cardsConserved: every card of the pack is in one place: a hand, the table, the talon, or once in a finished trick.
func cardsConserved(t *rapid.T, h *hand) {
	s := h.after
	gone := CardSet(0)
	for _, a := range h.record.Actions {
		gone |= a.Card().Set()
	}
	gone &^= s.led.Set()
	count := gone.Len() + s.led.Set().Len() + s.hands[0].Len() + s.hands[1].Len() + s.TalonLeft()
	all := gone | s.led.Set() | s.hands[0] | s.hands[1] | SetOf(s.Talon()...)
	if pack := Pack(int(s.opt.Cards)); all != pack || count != pack.Len() {
		t.Fatalf("%d cards, %d of them different: %+v", count, all.Len(), s)
	}
}

// pointsAddUp: each seat has what its tricks and marriages brought, and tricks and cards in play make 120.
func pointsAddUp(t *rapid.T, h *hand) {
	s := h.after
	for seat := Forehand; seat <= Dealer; seat++ {
		if got, want := s.Points(seat)+s.Waiting(seat), h.tricks[seat]+h.marriages[seat]+h.bonus(seat); got != want {
			t.Fatalf("%s has %d points, but %d from tricks, %d from marriages and a bonus of %d",
				seat, got, h.tricks[seat], h.marriages[seat], h.bonus(seat))
		}
		if s.Waiting(seat) > 0 && (s.Tricks(seat) > 0 || s.Points(seat) > 0 || s.opt.MarriageCounts == MarriageAtOnce) {
			t.Fatalf("%s has %d points that wait for nothing", seat, s.Waiting(seat))
		}
	}
	inPlay := s.hands[0] | s.hands[1] | SetOf(s.Talon()...) | s.led.Set()
	if got := h.tricks[Forehand] + h.tricks[Dealer] + inPlay.Points(); got != 120 {
		t.Fatalf("tricks and cards in play make %d", got)
	}
}

// handsEqual: both hold the same number of cards, full while the talon is open; only a led card is missing.
func handsEqual(t *rapid.T, h *hand) {
	s := h.after
	leads, follows := s.hands[s.turn].Len(), s.hands[s.turn.Other()].Len()
	if s.led != NoCard {
		leads, follows = follows+1, leads
	}
	if leads != follows || s.TalonOpen() && leads != s.opt.HandSize() {
		t.Fatalf("hands of %d and %d cards with %d in the talon", leads, follows, s.TalonLeft())
	}
}

// legalIsListed: IsLegal agrees with Legal on every code there is, the senseless ones too, and a finished hand has no
// legal action, an unfinished one at least one.
func legalIsListed(t *rapid.T, h *hand) {
	legal := h.after.Legal()
	for a := range endOfActions + 3 {
		if got, want := h.after.IsLegal(a), legal.Has(a); got != want {
			t.Fatalf("IsLegal(%v) = %v, listed: %v (%v)", a, got, want, h.after.Why(a))
		}
	}
	if h.after.Over() != (legal == 0) {
		t.Fatalf("over: %v, legal %v", h.after.Over(), legal.List())
	}
}

// inputAlone: neither Apply nor Next nor a refusal changes the state it is asked of, and the first two agree.
func inputAlone(t *rapid.T, h *hand) {
	kept := h.after
	for a := range endOfActions + 3 {
		applied, events, err := h.after.Apply(a)
		switch {
		case h.after != kept:
			t.Fatalf("Apply(%v) changed its input", a)
		case err != nil && (applied != kept || events != nil):
			t.Fatalf("Apply(%v) refused and gave another state or events", a)
		case err == nil && h.after.Next(a) != applied:
			t.Fatalf("Next and Apply differ on %v", a)
		case err == nil && len(events) == 0:
			t.Fatalf("nothing happened on %v", a)
		}
	}
}

// recordGivesState: replaying the record, at once or step by step, gives the state that was reached.
func recordGivesState(t *rapid.T, h *hand) {
	if got, err := h.record.Replay(); err != nil || got != h.after {
		t.Fatalf("replay: %v\n got %+v\nwant %+v", err, got, h.after)
	}
	steps, err := h.record.History()
	if err != nil || len(steps) != len(h.record.Actions) {
		t.Fatalf("history: %v, %d steps of %d", err, len(steps), len(h.record.Actions))
	}
	if n := len(steps); n > 0 && (steps[n-1].After != h.after || steps[n-1].Before != h.before) {
		t.Fatalf("the last step is %+v", steps[n-1])
	}
}
