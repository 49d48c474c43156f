package think

import (
	"context"
	"errors"
	"testing"
	"time"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/rules/solve"
)

// some gives puzzles of a theme from its beginning, middle and end.
func some(theme puzzles.Theme, n int) []puzzles.Puzzle {
	all := puzzles.Of(theme)
	var list []puzzles.Puzzle
	for i := range n {
		list = append(list, all[i*(len(all)-1)/max(n-1, 1)])
	}
	return list
}

// TestPuzzles: the board says of puzzles what the collection says.
func TestPuzzles(t *testing.T) {
	for _, theme := range puzzles.Themes() {
		for _, z := range some(theme, 5) {
			v, err := z.View()
			if err != nil {
				t.Fatal(err)
			}
			if !theme.Hidden() {
				p := OfView(v)
				if why := p.Why(Solve); why != "" {
					t.Errorf("%s: not to be solved: %s", z.ID, why)
				}
				w, err := SolveOpen(t.Context(), p.State, Usual.Nodes(), nil)
				if err != nil {
					t.Fatal(err)
				}
				if !w.Value.Known() || w.Value.Low != z.Value || w.Best() != z.Right {
					t.Errorf("%s: %+v, best %v, want %d and %v", z.ID, w.Value, w.Best(), z.Value, z.Right)
				}
				continue
			}
			if why := OfView(v).Why(Certain); why != "" {
				t.Errorf("%s: not to be proven: %s", z.ID, why)
			}
			p, err := Prove(t.Context(), v, theme.Task(), Usual.Nodes(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if !p.Known || p.Sure != z.Certain || p.Right != z.Right || p.Of != z.Hands {
				t.Errorf("%s: known %v, sure %v, right %v of %d hands, want %v, %v of %d", z.ID, p.Known, p.Sure, p.Right, p.Of, z.Certain, z.Right, z.Hands)
			}
			b, err := FindPlan(t.Context(), v, theme.Task(), Usual.Nodes(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if b.Of != z.Hands || len(b.Won) < z.Guaranteed || len(b.Won) > b.Most() || b.Exact() && len(b.Won) > b.Open {
				t.Errorf("%s: %d to %d of %d (%d with open cards), want %d of %d", z.ID, len(b.Won), b.Most(), b.Of, b.Open, z.Guaranteed, z.Hands)
			}
		}
	}
}

// TestWorthOfEach: each action is worth what its successor is, and the line brings what was said.
func TestWorthOfEach(t *testing.T) {
	for _, z := range some(puzzles.LastFive, 8) {
		s := z.Start()
		w, err := SolveOpen(t.Context(), s, Usual.Nodes(), nil)
		if err != nil {
			t.Fatal(err)
		}
		solver := solve.New(t.Context(), 1<<30)
		for _, got := range w.Values {
			want, err := solver.Value(s, got.Action)
			if err != nil || !got.Known() || got.Low != want {
				t.Errorf("%s: %v is worth %d to %d, want %d (%v)", z.ID, got.Action, got.Low, got.High, want, err)
			}
		}
		end, err := Play(s, w.Line)
		if err != nil || !end.Over() || solve.Outcome(end, s.Turn()) != w.Value.Low {
			t.Errorf("%s: the line brings %d, want %d (%v)", z.ID, solve.Outcome(end, s.Turn()), w.Value.Low, err)
		}
	}
}

// openDeal is a deal with everything still to come.
func openDeal(t testing.TB, variant string) (rules.State, rules.View) {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	pack := rules.Pack(int(o.Cards)).Cards()
	for i := range pack { // a shuffle of our own, always the same
		j := i + (i*7+3)%(len(pack)-i)
		pack[i], pack[j] = pack[j], pack[i]
	}
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Variant: variant, Options: o, Deal: deal}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	v, err := r.View(s.Turn())
	if err != nil {
		t.Fatal(err)
	}
	return s, v
}

// TestUnfinished: with too few nodes nothing is called proven that is not, and what is said holds all the same.
func TestUnfinished(t *testing.T) {
	s, v := openDeal(t, "sixtysix")
	full, err := SolveOpen(t.Context(), s, 10_000_000, nil)
	if err != nil || !full.Value.Known() {
		t.Fatalf("%+v, %v", full.Value, err)
	}
	less, err := SolveOpen(t.Context(), s, 2_000, nil)
	if err != nil {
		t.Fatal(err)
	}
	if less.Looked() == len(less.Values) || less.Value.Low > full.Value.Low || less.Value.High < full.Value.Low {
		t.Errorf("with few nodes %+v (%d looked at), in truth %+v", less.Value, less.Looked(), full.Value)
	}
	for i, got := range less.Values {
		if want := full.Values[i]; got.Low > want.Low || got.High < want.High {
			t.Errorf("%v: %d to %d, in truth %d", got.Action, got.Low, got.High, want.Low)
		}
	}
	if !less.Value.Known() && (less.Line != nil || less.Best() != 0) {
		t.Error("a line of a position whose value is not known")
	}
	b, err := FindPlan(t.Context(), v, solve.To(rules.Close), 3_000, nil)
	if err != nil {
		t.Fatal(err)
	}
	if b.Exact() || b.Looked == b.Of || b.Most() < len(b.Won) {
		t.Errorf("with few nodes: exact %v, %d looked at of %d, %d to %d", b.Exact(), b.Looked, b.Of, len(b.Won), b.Most())
	}
}

// TestStops: a search ends with its context, and says why; progress is told on the way.
func TestStops(t *testing.T) {
	_, v := openDeal(t, "sixtysix")
	ctx, cancel := context.WithCancel(t.Context())
	told := 0
	start := time.Now()
	_, err := FindPlan(ctx, v, solve.To(rules.Close), 50_000_000, func(Progress) {
		if told++; told == 40 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || told < 40 {
		t.Errorf("after %d looks: %v, want it to be cancelled", told, err)
	}
	if d := time.Since(start); d > 2*time.Second {
		t.Errorf("it took %v to stop", d)
	}
}

// TestWhy: each question is asked only where it makes sense.
func TestWhy(t *testing.T) {
	s, v := openDeal(t, "schnapsen")
	last, err := some(puzzles.LastFive, 1)[0].View()
	if err != nil {
		t.Fatal(err)
	}
	led := s.Next(rules.Play(s.Hand(s.Turn()).Lowest()))
	following, _, err := v.After(s, rules.Play(s.Hand(s.Turn()).Lowest()))
	if err != nil {
		t.Fatal(err)
	}
	over := v
	over.Over = true
	none := v
	none.Known = none.Unseen
	for _, c := range []struct {
		name                 string
		p                    Position
		solve, certain, plan Reason
		tasks                int
	}{
		{"open cards", OfState(s), "", AllOpen, AllOpen, 0},
		{"a reply with open cards", OfState(led), "", AllOpen, AllOpen, 0},
		{"on lead", OfView(v), HandHidden, "", "", 1},
		{"waiting for the reply", OfView(following), HandHidden, Draws, Draws, 0},
		{"the last five, seen", OfView(last), "", "", "", 1},
		{"over", OfView(over), Over, Over, Over, 0},
		{"no hand fits", OfView(none), HandHidden, NoHand, NoHand, 1},
	} {
		for q, want := range map[Question]Reason{Solve: c.solve, Certain: c.certain, Plan: c.plan} {
			if got := c.p.Why(q); got != want {
				t.Errorf("%s: %s: %q, want %q", c.name, q, got, want)
			}
		}
		if got := len(c.p.Tasks()); got != c.tasks {
			t.Errorf("%s: %d tasks, want %d", c.name, got, c.tasks)
		}
	}
}

// TestFollow walks a proven plan to its end, with each first answer of the opponent.
func TestFollow(t *testing.T) {
	for _, theme := range []puzzles.Theme{puzzles.Closing, puzzles.Defend, puzzles.NowOrLater} {
		for _, z := range some(theme, 3) {
			v, err := z.View()
			if err != nil {
				t.Fatal(err)
			}
			p, err := Prove(t.Context(), v, theme.Task(), Usual.Nodes(), nil)
			if err != nil || p.Plan == nil {
				t.Fatalf("%s: no plan (%v)", z.ID, err)
			}
			var line []rules.Action
			for tree, fits := p.Plan, p.Of; len(tree.Moves) > 0; {
				line = append(line, tree.Moves[len(line)%len(tree.Moves)].Action)
				f, err := Follow(v, p.Hands.All(), p.Plan, 0, line)
				if errors.Is(err, ErrNotThere) { // no hand goes that way: a plan answers more than can be
					break
				}
				if err != nil || f.Tree == nil || f.Fits > fits || f.View.Hand != f.State.Hand(v.Seat) {
					t.Fatalf("%s %v: %v, %d hands of %d fit", z.ID, line, err, f.Fits, fits)
				}
				tree, fits = f.Tree, f.Fits
				if f.State.Over() && solve.Outcome(f.State, v.Seat) < 1 {
					t.Errorf("%s: %v loses", z.ID, line)
				}
			}
		}
	}
	_, v := openDeal(t, "schnapsen")
	if _, err := Follow(v, solve.HandsOf(v).All(), nil, 0, []rules.Action{rules.Claim, rules.Close}); !errors.Is(err, ErrNotThere) {
		t.Errorf("a line that nobody can play: %v", err)
	}
}

// TestKept: what is asked for again stays, what is too much goes.
func TestKept(t *testing.T) {
	k := NewKept(3)
	for _, key := range []string{"a", "b", "c"} {
		k.Keep(key, Worth{Nodes: len(key)})
	}
	k.Find("a")
	k.Keep("d", Worth{})
	for key, want := range map[string]bool{"a": true, "b": false, "c": true, "d": true} {
		if got := k.Find(key) != nil; got != want {
			t.Errorf("%s is kept: %v, want %v", key, got, want)
		}
	}
	k.Keep("heavy", Proof{Proof: solve.Proof{Plan: &solve.Tree{Moves: []solve.Move{{Then: &solve.Tree{}}, {Then: &solve.Tree{}}}}}})
	if k.Find("heavy") != nil || k.Find("d") == nil {
		t.Error("what is too heavy pushes others out")
	}
}

// TestDesk: as many sit as there are places, some wait, and who is gone has left.
func TestDesk(t *testing.T) {
	d := NewDesk(1, 20*time.Millisecond)
	leave, err := d.Sit(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Sit(t.Context()); !errors.Is(err, ErrFull) {
		t.Errorf("a second one sits: %v", err)
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := d.Sit(gone); !errors.Is(err, context.Canceled) {
		t.Errorf("one who is gone: %v", err)
	}
	leave()
	again, err := d.Sit(t.Context())
	if err != nil || d.Taken() != 1 {
		t.Fatalf("the place is free again: %v, %d taken", err, d.Taken())
	}
	again()
}
