package coach

import (
	"context"
	"encoding/json"
	"math"
	"sync"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// TestJudge_Holds: what holds of every judgement, on decisions of bots in all variants, each alone and in a match that
// needs few points.
func TestJudge_Holds(t *testing.T) {
	for i, d := range decisions(t, 160) {
		q := d.question
		if i%3 == 0 {
			o := q.View.Options
			q.Score = bot.Score{Me: int(o.Target) - 1 - i%2, Opponent: int(o.Target) - 2, Carried: i % 2}
		}
		j, err := Judge(context.Background(), q)
		if err != nil {
			t.Fatalf("%v: %v", d.record.Actions, err)
		}
		holds(t, q, j)
		if t.Failed() {
			t.Fatalf("%s after %v: %+v", d.variant, d.record.Actions, j)
		}
	}
}

// holds checks a judgement.
func holds(t *testing.T, q Question, j Judgement) {
	t.Helper()
	var judged rules.Actions
	most := math.Inf(-1)
	for i, v := range j.Values {
		judged |= v.Action.Set()
		if i > 0 && v.Action <= j.Values[i-1].Action {
			t.Errorf("%v stands out of order", v.Action)
		}
		bluff := v.Action == rules.Claim && q.View.Points[q.View.Seat] < rules.Winning
		if !bluff {
			most = max(most, v.Points)
			if math.Abs(v.Points+v.Loss-j.BestValue) > 1e-6 {
				t.Errorf("%v is worth %v and loses %v of %v", v.Action, v.Points, v.Loss, j.BestValue)
			}
		}
		if bluff && j.Best.Has(v.Action) {
			t.Error("a wrong claim is called best")
		}
		if v.Loss < 0 || math.IsNaN(v.Loss) || math.IsInf(v.Loss, 0) {
			t.Errorf("%v loses %v", v.Action, v.Loss)
		}
		sound(t, j, v)
	}
	if claim, ok := j.Of(rules.Claim); ok && q.View.Points[q.View.Seat] >= rules.Winning {
		if claim.Loss != 0 || claim.Sure.Kind != Exact || !j.Best.Has(rules.Claim) {
			t.Errorf("a right claim is judged %+v, best %v", claim, j.Best.List())
		}
	}
	if judged != q.View.Legal {
		t.Errorf("judged %v of %v", judged.List(), q.View.Legal.List())
	}
	if j.Best == 0 || j.Best&^q.View.Legal != 0 || math.Abs(most-j.BestValue) > 1e-6 {
		t.Errorf("best %v, worth %v, the most is %v", j.Best.List(), j.BestValue, most)
	}
}

// sound checks that what is claimed goes with the kind of claim.
func sound(t *testing.T, j Judgement, v Value) {
	t.Helper()
	switch s := v.Sure; s.Kind {
	case Exact:
		if s.Margin != 0 || s.K != 0 || s.N != 0 {
			t.Errorf("%v: exact, but %+v", v.Action, s)
		}
	case Guaranteed:
		if s.Margin != 0 || s.K < 0 || s.K > s.N || s.N > j.Hands || s.N == 0 {
			t.Errorf("%v: guaranteed, but %+v of %d hands", v.Action, s, j.Hands)
		}
	case Estimated:
		if s.K != 0 || s.N != 0 || s.Margin < 0 || math.IsNaN(s.Margin) || math.IsInf(s.Margin, 0) {
			t.Errorf("%v: estimated, but %+v", v.Action, s)
		}
	default:
		t.Errorf("%v: no kind of knowing: %q", v.Action, s.Kind)
	}
}

// TestGrade_SameAgain: the same question gets the same verdict to the last bit: asked again, in another order, by many at
// once, and when the view was made of another deal that looks the same from the seat.
func TestGrade_SameAgain(t *testing.T) {
	list := decisions(t, 60)
	first := make([]string, len(list))
	for i, d := range list {
		first[i] = verdictText(t, d.question, d.action)
	}
	var all sync.WaitGroup
	for i := len(list) - 1; i >= 0; i-- {
		all.Go(func() {
			if got := verdictText(t, list[i].question, list[i].action); got != first[i] {
				t.Errorf("now %s, before %s", got, first[i])
			}
		})
	}
	all.Wait()
	for i, d := range list {
		alike, err := d.question.View.Form().View()
		if err != nil {
			t.Fatal(err)
		}
		if got := verdictText(t, Question{View: alike}, d.action); got != first[i] {
			t.Errorf("of another deal %s, before %s", got, first[i])
		}
	}
}

// verdictText gives a verdict as the store keeps it.
func verdictText(t *testing.T, q Question, a rules.Action) string {
	t.Helper()
	v, err := Grade(context.Background(), q, a)
	if err != nil {
		t.Error(err)
	}
	text, err := json.Marshal(v)
	if err != nil {
		t.Error(err)
	}
	return string(text)
}

// TestGrade_Refused: what cannot be graded is refused, and a context that has ended ends it.
func TestGrade_Refused(t *testing.T) {
	d := decisions(t, 1)[0]
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	idle := d.question
	idle.View.Turn = idle.View.Seat.Other()
	for _, test := range []struct {
		name   string
		ctx    context.Context
		q      Question
		action rules.Action
		want   error
	}{
		{"not on turn", context.Background(), idle, d.action, ErrNotOnTurn},
		{"illegal", context.Background(), d.question, rules.Rekontra, ErrIllegal},
		{"nothing", context.Background(), d.question, rules.NoAction, ErrIllegal},
		{"stopped", ctx, d.question, d.action, context.Canceled},
	} {
		if _, err := Grade(test.ctx, test.q, test.action); err != test.want { //nolint:errorlint // the very errors
			t.Errorf("%s: %v, want %v", test.name, err, test.want)
		}
	}
}
