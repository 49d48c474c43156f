package rules

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// secretsKept: permuting the cards that a seat has not seen leaves its View equal, wherever the same actions are still
// possible (the opponent must have been able to do the same with other cards).
func secretsKept(t *testing.T) {
	compared := 0
	property{"a view keeps secrets", func(t *rapid.T, h *hand) {
		seat := rapid.SampledFrom([]Seat{Forehand, Dealer}).Draw(t, "seat")
		want, err := h.record.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		hidden := Pack(int(h.record.Options.Cards)) &^ shown(t, h.record, seat)
		other := h.record
		other.Deal = permute(other.Deal, seat, hidden, rapid.Permutation(hidden.Cards()).Draw(t, "hidden"))
		got, err := other.View(seat)
		if err != nil {
			return
		}
		if other.Deal != h.record.Deal {
			compared++
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("views of %s differ:\n got %+v\nwant %+v", seat, got, want)
		}
	}}.check(t)
	if compared < 5000 && !testing.Short() {
		t.Errorf("only %d views compared", compared)
	}
}

// shown gives the cards that a seat has held or seen.
func shown(t *rapid.T, r Record, seat Seat) CardSet {
	steps, err := r.History()
	if err != nil {
		t.Fatal(err)
	}
	seen := r.Deal.Hands[seat] | r.Deal.TurnUp(r.Options).Set()
	for _, step := range steps {
		seen |= step.Action.Card().Set()
		if m := step.Action.Marriage(); m != NoSuit {
			seen |= NewCard(King, m).Set() | NewCard(Queen, m).Set()
		}
		for _, e := range step.Events {
			if e.Kind == CardDrawn && e.Seat == seat || e.Kind == Exchanged {
				seen |= e.Card.Set() | e.Other.Set()
			}
		}
	}
	return seen
}

// permute puts the hidden cards of a deal into another order.
func permute(d Deal, seat Seat, hidden CardSet, order []Card) Deal {
	swap := map[Card]Card{}
	for i, c := range hidden.Cards() {
		swap[c] = order[i]
	}
	them := d.Hands[seat.Other()]
	d.Hands[seat.Other()] = them &^ hidden
	for c := range (them & hidden).All() {
		d.Hands[seat.Other()] |= swap[c].Set()
	}
	for i, c := range d.Talon {
		if hidden.Has(c) {
			d.Talon[i] = swap[c]
		}
	}
	return d
}
