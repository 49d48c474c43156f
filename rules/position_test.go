package rules

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestPositionRoundTrip sets up every state of random hands that a set-up can tell, and expects the state again: built,
// and written as JSON and read.
func TestPositionRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(20, 24))
	told, pending := 0, 0
	for range 1000 {
		o := randomOptions(t, dice)
		s, err := Start(o, randomDeal(t, o, dice))
		if err != nil {
			t.Fatal(err)
		}
		for ; ; s = s.Next(anyAction(s, dice)) {
			p, err := s.Position()
			if want := s.Over() || s.must != 0 || s.bidder != NoSeat || s.knocker != NoSeat || s.doublings > 0; (err != nil) != want {
				t.Fatalf("%+v: got %v, want an error: %v", s, err, want)
			}
			if err != nil {
				pending++
			} else {
				told++
				checkPosition(t, s, p)
			}
			if s.Over() {
				break
			}
		}
	}
	if told < 5000 || pending < 1000 {
		t.Errorf("only %d states told and %d not", told, pending)
	}
}

func checkPosition(t *testing.T, want State, p Position) {
	t.Helper()
	if got, err := p.State(); err != nil || got != want {
		t.Fatalf("%+v: %v\n got %+v\nwant %+v", p, err, got, want)
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	read, err := ParsePosition(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if len(p.Talon) == 0 {
		p.Talon, read.Talon = nil, nil
	}
	if !reflect.DeepEqual(read, p) {
		t.Fatalf("%s:\n got %+v\nwant %+v", text, read, p)
	}
}
