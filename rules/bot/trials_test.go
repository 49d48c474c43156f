package bot

import (
	"context"
	"errors"
	"slices"
	"testing"

	"bummerl/rules"
)

// TestTrials: equal dice give equal worlds, whatever else is played out in them; each result is one that the hand can
// bring; what is looked at is counted.
func TestTrials(t *testing.T) {
	v := firstLead(t)
	lines := [][]rules.Action{}
	for c := range v.Hand.All() {
		lines = append(lines, []rules.Action{rules.Play(c)})
	}
	all, few := trials(t, v), trials(t, v)
	lines = append(lines, []rules.Action{rules.Close})
	points, plain, again := make([]int, len(lines)), make([]int, len(lines)), make([]int, 1)
	seen := map[int]bool{}
	for range 50 {
		before := all.Nodes()
		if err := all.Next(lines, points, plain); err != nil {
			t.Fatal(err)
		}
		if err := few.Next(lines[2:3], again, again); err != nil {
			t.Fatal(err)
		}
		if again[0] != points[2] {
			t.Fatalf("%d alone, %d among others", again[0], points[2])
		}
		if all.Nodes() <= before || few.Nodes() >= all.Nodes() {
			t.Fatalf("%d nodes, %d before, %d for one line", all.Nodes(), before, few.Nodes())
		}
		if last := len(lines) - 1; plain[last] > points[last] || !slices.Equal(plain[:last], points[:last]) {
			t.Fatalf("plainly %v, openly %v", plain, points)
		}
		for _, p := range points {
			seen[p] = true
			if p < -3 || p > 3 || p == 0 {
				t.Fatalf("%d game points", p)
			}
		}
	}
	if len(seen) < 4 {
		t.Errorf("only %v came out", seen)
	}
}

// firstLead gives a view at the first lead.
func firstLead(t *testing.T) rules.View {
	t.Helper()
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	v, err := rules.Record{Options: o, Deal: shuffled(t, o, 5)}.View(rules.Forehand)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func trials(t *testing.T, v rules.View) *Trials {
	t.Helper()
	d, err := DiceOf(7, v)
	if err != nil {
		t.Fatal(err)
	}
	all, err := NewTrials(context.Background(), v, d)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestNewTrials_NoWorld: a view that nothing fits is an error.
func TestNewTrials_NoWorld(t *testing.T) {
	v := firstLead(t)
	v.Known = v.Hand
	if _, err := NewTrials(context.Background(), v, nil); !errors.Is(err, ErrNoWorld) {
		t.Errorf("%v, want %v", err, ErrNoWorld)
	}
}

// TestWorlds: of few hands all are given, of many as many as asked for, each once; the order is always the same.
func TestWorlds(t *testing.T) {
	v := firstLead(t)
	v.Known = v.Unseen &^ (v.Unseen & (v.Unseen - 1)) // one card that he holds leaves 715 hands
	for _, test := range []struct{ most, want int }{{1 << 20, 715}, {100, 80}} {
		worlds := Worlds(v, test.most)
		seen := map[rules.CardSet]bool{}
		for _, s := range worlds {
			seen[s.Hand(rules.Dealer)] = true
			if s.Hand(rules.Dealer)&v.Known == 0 {
				t.Fatalf("%v lacks %v", s.Hand(rules.Dealer).Cards(), v.Known.Cards())
			}
		}
		if len(worlds) < test.want || len(worlds) > test.most || len(seen) != len(worlds) {
			t.Errorf("%d worlds, %d of them different, want %d", len(worlds), len(seen), test.want)
		}
		if !slices.Equal(worlds, Worlds(v, test.most)) {
			t.Error("another order")
		}
	}
}
