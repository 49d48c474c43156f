package solve

import (
	"context"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

const testBudget = 50_000_000

// tasksOf lists what a seat on turn may set out to do, with all goals that can be had.
func tasksOf(v rules.View) []Task {
	var list []Task
	for _, a := range []rules.Action{rules.Close, rules.Snapszer, rules.Knock} {
		if v.Legal.Has(a) && v.Announced == 0 {
			list = append(list, To(a), Task{Undertaking: a, AtLeast: 2}, Task{Undertaking: a, AtLeast: -1})
		}
	}
	if !v.TalonOpen() || v.Knocker != rules.NoSeat {
		list = append(list, To(rules.NoAction), Task{AtLeast: 2}, Task{AtLeast: -1}, Task{AtLeast: 0})
	}
	return list
}

// TestPlansAgreeWithTheDefinition holds Certain and Plan against the plain search, in random positions of every variant
// with few hands: closing, bidding, knocking and defending against each.
func TestPlansAgreeWithTheDefinition(t *testing.T) {
	seen := map[string]int{}
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(4, uint64(len(name))))
		for n := 0; n < 12; {
			v, h, ok := randomTask(t, variant(t, name), dice)
			if !ok {
				continue
			}
			n++
			h = fewer(h, 10-v.Hand.Len(), dice)
			for _, task := range tasksOf(v) {
				checkPlan(t, name, v, h, task, seen)
			}
		}
	}
	for _, kind := range []string{"sure", "not sure", "defending", "Snapszer", "Knock", "Close"} {
		if seen[kind] < 5 {
			t.Errorf("%d positions of kind %q, too few to say anything: %v", seen[kind], kind, seen)
		}
	}
}

// randomTask plays a random deal up to some point where there is something to undertake or to defend against.
func randomTask(t testing.TB, o rules.Options, dice *rand.Rand) (rules.View, Hands, bool) {
	t.Helper()
	stop := max(0, dice.IntN(o.HandSize()*4)-o.HandSize()) // the first lead often, it is where snapszer is bid
	v, ok := randomView(t, o, dice, func(s rules.State) bool {
		stop--
		settled := s.ClosedBy() != rules.NoSeat || s.Knocker() != rules.NoSeat
		return stop < 0 && (settled || s.OnLead() && s.TalonOpen() && s.Announced() == 0)
	})
	return v, HandsOf(v), ok && len(tasksOf(v)) > 0
}

// fewer leaves no more than most of the hands, by fixing some of the cards at random.
func fewer(h Hands, most int, dice *rand.Rand) Hands {
	for h = h.tight(); h.Count() > max(most, 1); h = h.tight() {
		free := h.Pool &^ h.Known
		c := free.Cards()[dice.IntN(free.Len())].Set()
		if dice.IntN(2) == 0 {
			h.Known |= c
		} else {
			h.Pool &^= c
		}
	}
	return h
}

func checkPlan(t *testing.T, name string, v rules.View, h Hands, task Task, seen map[string]int) {
	t.Helper()
	ws := worldsOf(t, v, h)
	want := plainFront(ws, v.Seat, task).most()
	proof, err := Certain(context.Background(), v, h, task, testBudget)
	if err != nil {
		t.Fatalf("%s %v: %v", name, task, err)
	}
	if sure := want.count() == len(ws); proof.Sure != sure {
		t.Fatalf("%s %v: sure is %v, want %v\n%+v", name, task, proof.Sure, sure, v)
	}
	best, err := Plan(context.Background(), v, h, task, testBudget)
	if err != nil {
		t.Fatalf("%s %v: %v", name, task, err)
	}
	if best.Confidence != (Exact{}) || len(best.Won) != want.count() {
		t.Fatalf("%s %v: plan for %d (%v), want %d of %d\n%+v", name, task, len(best.Won), best.Confidence, want.count(), len(ws), v)
	}
	open, err := OpenWins(context.Background(), v, h, task, testBudget)
	if err != nil || open.Hands < len(best.Won) {
		t.Fatalf("%s %v: open %v (%v), plan %d", name, task, open, err, len(best.Won))
	}
	won := map[rules.CardSet]bool{}
	for _, hand := range best.Won {
		won[hand] = true
	}
	bounded, err := boundedly(begun(t, v, h, task), mustBegin(t, v, h))
	if err != nil || len(bounded.Won) > len(best.Won) {
		t.Fatalf("%s %v: greedy plan for %d, the best one for %d (%v)", name, task, len(bounded.Won), len(best.Won), err)
	}
	for _, w := range ws {
		hand := w.s.Hand(v.Seat.Other())
		if won[hand] {
			playOut(t, w.s, best.Plan, v.Seat, task)
		}
		if proof.Sure {
			playOut(t, w.s, proof.Plan, v.Seat, task)
		}
	}
	for _, hand := range bounded.Won {
		for _, w := range ws {
			if w.s.Hand(v.Seat.Other()) == hand {
				playOut(t, w.s, bounded.Plan, v.Seat, task)
			}
		}
	}
	for _, d := range proof.Against {
		checkDefeat(t, v, h, d, task)
	}
	switch {
	case proof.Sure:
		seen["sure"]++
	default:
		seen["not sure"]++
	}
	if task.Undertaking != rules.NoAction {
		seen[map[rules.Action]string{rules.Close: "Close", rules.Snapszer: "Snapszer", rules.Knock: "Knock"}[task.Undertaking]]++
	} else if v.ClosedBy == v.Seat.Other() || v.Knocker == v.Seat.Other() {
		seen["defending"]++
	}
}

func mustBegin(t testing.TB, v rules.View, h Hands) Moment {
	t.Helper()
	n, err := Begin(v, h)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// begun gives a prover that has begun.
func begun(t testing.TB, v rules.View, h Hands, task Task) *Prover {
	t.Helper()
	p := NewProver(context.Background(), task, testBudget)
	if err := p.begin(mustBegin(t, v, h)); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCertainOverManyHands plays out what Certain gives over all hands of random positions in every variant: plans
// against each hand and defence, refutations against each way to go on.
func TestCertainOverManyHands(t *testing.T) {
	sure, unsure := 0, 0
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(9, uint64(len(name))))
		for n := 0; n < 40; {
			v, h, ok := randomTask(t, variant(t, name), dice)
			if !ok {
				continue
			}
			n++
			tasks := tasksOf(v)
			task := tasks[dice.IntN(len(tasks))]
			proof, err := Certain(context.Background(), v, h, task, testBudget)
			if err != nil {
				t.Fatal(err)
			}
			if !proof.Sure {
				unsure++
				for _, d := range proof.Against {
					checkDefeat(t, v, h, d, task)
				}
				continue
			}
			sure++
			for _, w := range worldsOf(t, v, h) {
				playOut(t, w.s, proof.Plan, v.Seat, task)
			}
		}
	}
	if sure < 10 || unsure < 10 {
		t.Errorf("%d sure, %d not: too few to say anything", sure, unsure)
	}
}
