package coach

import (
	"context"
	"errors"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// TestLinesOf: both lines are legal in a hand that the view allows and lead to its end, and the best one is not the worse;
// a slip that is known for certain brings less there. While cards are drawn unseen there are none.
func TestLinesOf(t *testing.T) {
	shown, less := 0, 0
	for _, d := range decisions(t, 1000) {
		v := d.question.View
		l, err := LinesOf(context.Background(), d.question, d.action)
		if err != nil {
			t.Fatal(err)
		}
		if v.TalonOpen() && v.TalonLeft > 2 && v.Knocker == rules.NoSeat {
			if l.Best != nil || l.Refutation != nil || l.Hand != 0 {
				t.Fatalf("%+v with %d cards to draw", l, v.TalonLeft)
			}
			continue
		}
		s, err := solve.World(v, l.Hand)
		if err != nil {
			t.Fatalf("%v: %v", l.Hand.Cards(), err)
		}
		best := played(t, s, l.Best, v.Seat)
		other := played(t, s, append([]rules.Action{d.action}, l.Refutation...), v.Seat)
		if other > best {
			t.Errorf("%v brings %d, the best %d after %v", d.action, other, best, d.record.Actions)
		}
		verdict, err := Grade(context.Background(), d.question, d.action)
		if err != nil {
			t.Fatal(err)
		}
		shown++
		if verdict.Mark.Slip() && verdict.Sure.Kind == Exact {
			less++
			if other >= best {
				t.Errorf("%v loses %v, but brings %d of %d after %v", d.action, verdict.Loss, other, best, d.record.Actions)
			}
		}
	}
	if shown < 40 || less < 2 {
		t.Errorf("%d lines, %d of slips, too few to say anything", shown, less)
	}
}

// played plays a line to the end of the hand and gives what it brings a seat.
func played(t *testing.T, s rules.State, line []rules.Action, seat rules.Seat) int {
	t.Helper()
	for _, a := range line {
		if why := s.Why(a); why != nil {
			t.Fatal(why)
		}
		s = s.Next(a)
	}
	if !s.Over() {
		t.Fatalf("the hand goes on after %v", line)
	}
	return solve.Outcome(s, seat)
}

// TestLinesOf_Refused: what is not legal has no lines.
func TestLinesOf_Refused(t *testing.T) {
	d := decisions(t, 1)[0]
	if _, err := LinesOf(context.Background(), d.question, rules.Rekontra); !errors.Is(err, ErrIllegal) {
		t.Errorf("%v, want %v", err, ErrIllegal)
	}
}
