package count

import (
	"slices"
	"testing"

	"bummerl/rules"
)

func TestTrickSum_CountedAlong(t *testing.T) {
	each(t, TrickSum, 16, func(t *testing.T, _ rules.Options, it Item) {
		p := it.Prompts[0]
		if it.Rung.Reverse {
			oneRight(t, it, 0, func(c Trick) bool { return value(c.Led)+value(c.Reply) == p.Totals[Own] })
			return
		}
		if len(it.Tricks) != 1 || len(it.Tricks[0].Before) != 0 {
			t.Fatalf("tricks %+v, want one", it.Tricks)
		}
		if got, want := it.right[0].Number(), value(it.Tricks[0].Led)+value(it.Tricks[0].Reply); got != want {
			t.Errorf("the sum is %d, counted along %d", got, want)
		}
		addsUp(t, it)
	})
}

func TestRunning_CountedAlong(t *testing.T) {
	counted, waited, waits, reversed := 0, 0, 0, 0
	each(t, Running, 14, func(t *testing.T, _ rules.Options, it Item) {
		a := countAlong(t, it)
		length := min(it.Rung.Length, Tricks-mustParse(t, it.Spec).Index)
		if it.Rung.Reverse && len(it.Prompts) == 1 && it.Prompts[0].Ask == AskTrick {
			reversed++
			if len(it.Tricks) != length-1 {
				t.Errorf("%d tricks to watch, want %d", len(it.Tricks), length-1)
			}
			oneRight(t, it, 0, func(c Trick) bool {
				b := a
				b.hear(it, c.Before)
				b.take(it, c)
				return b.points == it.Prompts[0].Totals
			})
			addsUp(t, it)
			return
		}
		if len(it.Tricks) != length {
			t.Errorf("%d tricks, want %d", len(it.Tricks), length)
		}
		for i, p := range it.Prompts {
			if got, want := it.right[i].Number(), a.points[p.Side]; got != want || p.Side != i {
				t.Errorf("prompt %d of side %d: %d, counted along %d", i, p.Side, got, want)
			}
		}
		if both := it.Rung.Both; len(it.Prompts) != 1 && !both || len(it.Prompts) != 2 && both && !it.Rung.Reverse {
			t.Errorf("%d prompts", len(it.Prompts))
		}
		for _, trick := range it.Tricks {
			counted += len(trick.Before)
			if trick.CountedNow > 0 {
				waited++
			}
		}
		if it.Waits != a.waiting {
			t.Errorf("%v waits, counted along %v", it.Waits, a.waiting)
		}
		if it.Waits != [2]int{} {
			waits++
		}
		addsUp(t, it)
	})
	// A drill without marriages would teach half of the craft.
	if counted < 300 || waited < 30 || waits < 5 || reversed < 100 {
		t.Errorf("%d announcements, %d marriages that had waited, %d that wait, %d in reverse", counted, waited, waits, reversed)
	}
}

func TestMayClaim_CountedAlong(t *testing.T) {
	may, declared, waited, made := 0, [2]int{}, 0, 0
	each(t, MayClaim, 13, func(t *testing.T, _ rules.Options, it Item) {
		a := countAlong(t, it)
		if a.points != it.Totals {
			t.Errorf("the engine has %v, counting along %v", it.Totals, a.points)
		}
		if len(it.Tricks) != it.Rung.Length || it.Tricks[len(it.Tricks)-1].Winner != it.Seat {
			t.Errorf("%d tricks, the last to %s", len(it.Tricks), it.Tricks[len(it.Tricks)-1].Winner)
		}
		want := a.points[Own] >= 66
		if got := it.right[0].Yes(); got != want {
			t.Errorf("may claim: %t with %d", got, a.points[Own])
		}
		if p := a.points[Own]; p < 60 || p > 75 {
			t.Errorf("%d points are not close to 66", p)
		}
		addsUp(t, it)
		made++
		if slices.ContainsFunc(it.Tricks, func(t Trick) bool { return t.CountedNow > 0 }) {
			waited++
		}
		marriage := slices.ContainsFunc(it.After, func(n Notice) bool { return n.Points > 0 })
		if want {
			may++
		}
		if marriage && want {
			declared[1]++
		} else if marriage {
			declared[0]++
		}
	})
	if share := 100 * may / made; share < 40 || share > 60 {
		t.Errorf("yes is right in %d %%, want about half", share)
	}
	if waited < made/50 {
		t.Errorf("a marriage had waited in %d of %d items", waited, made)
	}
	// Nor does a marriage just declared betray the answer.
	if few := min(declared[0], declared[1]); few == 0 || max(declared[0], declared[1]) > 3*few {
		t.Errorf("after a marriage no is right %d times, yes %d times", declared[0], declared[1])
	}
}

// Guessing is worth nothing: over many seeds yes is right half of the time, also after a marriage.
func TestMayClaim_Balanced(t *testing.T) {
	var n [2]int
	for i := range 1000 {
		it, err := Spec{Kind: MayClaim, Variant: "schnapsen", Seed: testSeed(t, i), Rung: Ladder(MayClaim)[3]}.Item()
		if err != nil {
			t.Fatal(err)
		}
		if it.right[0].Yes() {
			n[1]++
		} else {
			n[0]++
		}
	}
	if n[1] < 400 || n[1] > 600 {
		t.Errorf("yes is right %d times in 1000", n[1])
	}
}

// oneRight holds a question for a trick to a rule of which trick is right.
func oneRight(t *testing.T, it Item, prompt int, right func(Trick) bool) {
	t.Helper()
	p := it.Prompts[prompt]
	if p.Ask != AskTrick || len(p.Choices) < 3 || len(p.Choices) > 4 {
		t.Fatalf("asks for %s among %d", p.Ask, len(p.Choices))
	}
	for i, c := range p.Choices {
		if got, want := TrickAnswer(i) == it.right[prompt], right(c); got != want {
			t.Errorf("choice %d %s-%s is right: %t, counted along %t", i, c.Led, c.Reply, got, want)
		}
		if c.Leader == c.Winner == rules.Beats(c.Reply, c.Led, it.Trump) {
			t.Errorf("choice %d %s-%s goes to %s, led by %s", i, c.Led, c.Reply, c.Winner, c.Leader)
		}
	}
}

// addsUp holds the corrections to what they build up.
func addsUp(t *testing.T, it Item) {
	t.Helper()
	for i, p := range it.Prompts {
		c := it.correct(i, it.right[i])
		if !c.Right || len(c.Sums) == 0 {
			t.Errorf("prompt %d: %+v", i, c)
		}
		for _, s := range c.Sums {
			if s.Waits != 0 && (p.Ask == AskTrick || s.Waits != it.Waits[s.Side]) {
				t.Errorf("prompt %d: %d waits", i, s.Waits)
			}
			if s.total() != s.Total {
				t.Errorf("prompt %d: the parts make %d, the total is %d", i, s.total(), s.Total)
			}
		}
		if p.Ask == AskNumber && it.Kind != Missing && c.Sums[0].Total != it.right[i].Number() {
			t.Errorf("prompt %d: the sum shown makes %d, right is %s", i, c.Sums[0].Total, it.right[i])
		}
	}
}

func mustParse(t *testing.T, text string) Spec {
	t.Helper()
	s, err := ParseSpec(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
