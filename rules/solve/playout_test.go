package solve

import (
	"context"
	"testing"

	"bummerl/rules"
)

// playOut plays a plan against every defence of one hand, on the real rules, and wants it to fulfil the task.
func playOut(t *testing.T, s rules.State, plan *Tree, planner rules.Seat, task Task) {
	t.Helper()
	if s.Over() {
		if got := Outcome(s, planner); got < task.AtLeast {
			t.Fatalf("a plan for %d ends with %d: %+v", task.AtLeast, got, s)
		}
		return
	}
	if plan == nil {
		t.Fatalf("the plan has no answer in %+v (%v %v)", s, planner, task)
	}
	if s.Turn() == planner {
		a := plan.Action()
		if a == rules.NoAction || !s.IsLegal(a) {
			t.Fatalf("the plan says %q in %+v", a, s)
		}
		playOut(t, s.Next(a), plan.After(a), planner, task)
		return
	}
	for a := range Candidates(s).All() {
		playOut(t, s.Next(a), plan.After(a), planner, task)
	}
}

// checkDefeat walks through all ways in which the planner can go on and wants each to end at a hand that fits the view,
// could act as the defence did, and beats him.
func checkDefeat(t *testing.T, v rules.View, h Hands, d Defeat, task Task) {
	t.Helper()
	v.Known, v.Excluded = h.Known, v.Unseen&^h.Pool
	var walk func(tree *Tree, line []rules.Action)
	walk = func(tree *Tree, line []rules.Action) {
		for _, m := range tree.Moves {
			walk(m.Then, append(line[:len(line):len(line)], m.Action))
		}
		if len(tree.Moves) > 0 {
			return
		}
		if d.Hand != 0 && tree.Hand != d.Hand {
			t.Fatalf("%v: a defence of %v ends at %v", line, d.Hand.Cards(), tree.Hand.Cards())
		}
		s, ok := v.Suppose(tree.Hand)
		if !ok {
			t.Fatalf("%v: %v does not fit the view: known %v unseen %v excl %v up %v hand %v, %+v", line, tree.Hand.Cards(), v.Known.Cards(), v.Unseen.Cards(), v.Excluded.Cards(), v.Up, v.Hand.Cards(), d)
		}
		for _, a := range line {
			if !s.IsLegal(a) {
				t.Fatalf("%v: %v cannot do %v", line, tree.Hand.Cards(), a)
			}
			s = s.Next(a)
		}
		if won, err := New(context.Background(), testBudget).AtLeast(s, v.Seat, task.AtLeast); won || err != nil {
			t.Fatalf("%v: %v does not beat the planner (%v)", line, tree.Hand.Cards(), err)
		}
	}
	if d.Defence == nil {
		t.Fatalf("no defence after %v", d.Line)
	}
	walk(d.Defence, d.Line)
}
