package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/course"
)

// TestCertain_Options changes an option and looks for another answer.
func TestCertain_Options(t *testing.T) {
	answersUnder(t, course.Certain, []asked{
		{"schnapsen", "price", "two-thirds", "half"},
		{"snapszli", "price", "two-thirds", "three-quarters"},
		{"snapszer", "price", "half", "two-thirds"},
		{"santase", "price", "three-quarters", "two-thirds"},
		{"schnapsen", "score", "half", "two-thirds"},
		{"santase", "score", "half", "three-quarters"},
		{"sharp", "least", "66", "60"},
		{"online", "least", "66", "60"},
	})
}

// TestCertain_Told holds the numbers that the texts tell to what they say of them, under each variant.
func TestCertain_Told(t *testing.T) {
	for _, variant := range rules.Variants() {
		looks := standing(t, course.Certain, variant, "looks").View
		if run, err := course.SureRun(looks); err != nil || run.Least != 65 || len(run.Cards) != 3 {
			t.Errorf("%s, looks: %+v, %v", variant, run, err)
		}
		if share, err := course.BestPlan(looks); err != nil || share != (course.Share{K: 54, Of: 56}) {
			t.Errorf("%s, looks: %v, %v", variant, share, err)
		}
		least := standing(t, course.Certain, variant, "least")
		if run, err := course.SureRun(least.View); err != nil || run.Least != rules.Winning || run.Own(least.View) != 60 {
			t.Errorf("%s, least: %+v, %v", variant, run, err)
		}
		if !certain(t, least, solve.To(rules.Close)) {
			t.Errorf("%s, least: closing is not certain", variant)
		}
		wait := standing(t, course.Certain, variant, "wait").View
		now, err := course.AtMost(wait)
		later, err2 := course.LaterSure(wait, rules.NewCard(rules.Ace, wait.Trump))
		if err != nil || err2 != nil || now != (course.Share{K: 92, Of: 252}) || later != (course.Share{K: 6, Of: 9}) {
			t.Errorf("%s, wait: %v, %v, then %v, %v", variant, now, err, later, err2)
		}
		price := standing(t, course.Certain, variant, "price").View
		if share, err := course.BestPlan(price); err != nil || share != (course.Share{K: 35, Of: 56}) {
			t.Errorf("%s, price: %v, %v", variant, share, err)
		}
		if gain, _ := course.ClosingStakes(price); gain != 1 {
			t.Errorf("%s, price: it brings %d", variant, gain)
		}
	}
}

// TestCertain_OneMoreTrick: the rule of thumb holds in one position and fails in the other: there closing is certain now,
// and after no lead that keeps the lead as certain.
func TestCertain_OneMoreTrick(t *testing.T) {
	pos := standing(t, course.Certain, "schnapsen", "now")
	if !certain(t, pos, solve.To(rules.Close)) {
		t.Error("closing is not certain now")
	}
	for c := range pos.View.Hand.All() {
		if share, err := course.LaterSure(pos.View, c); err != nil || share.K == share.Of && share.Of > 0 {
			t.Errorf("%v first: %v, %v", c, share, err)
		}
	}
	if certain(t, standing(t, course.Certain, "schnapsen", "wait"), solve.To(rules.Close)) {
		t.Error("there is nothing to wait for")
	}
}

// TestCertain_OneShort: the cards shown at the end are of those against which no way of playing keeps the closing.
func TestCertain_OneShort(t *testing.T) {
	o := standing(t, course.Certain, "schnapsen", "looks").View.Options
	done, err := course.Certain.Look("schnapsen", o, 0, "")
	if err != nil || done.Opponent == 0 {
		t.Fatalf("nothing is shown: %v", err)
	}
	s, err := solve.World(done.View, done.Opponent)
	if err != nil {
		t.Fatal(err)
	}
	if r, err := solve.Solve(s.Next(rules.Close)); err != nil || r.Value >= 0 {
		t.Errorf("against %v the closing is worth %d, %v", done.Opponent.Cards(), r.Value, err)
	}
}

// TestCertain_Living: whoever leaves the certain plan is shown a hand that beats him; who keeps to it makes 66.
func TestCertain_Living(t *testing.T) {
	pos := standing(t, course.Certain, "schnapsen", "living")
	for _, c := range []struct {
		line course.Answer
		want course.Verdict
	}{
		{"c", course.Verdict{GoesOn: true}},
		{"Ad", course.Verdict{Cause: course.Missed}},
		{"c-Ac", course.Verdict{Cause: course.Missed}},
		{"c-Ad-As", course.Verdict{Cause: course.Missed}},
		{"c-Ad-Kd", course.Verdict{GoesOn: true}},
		{"c-Ad-Kd-Jc-Ac-As", course.Verdict{Right: true}},
	} {
		if v, err := pos.Judge(c.line); err != nil || v != c.want {
			t.Errorf("%s: %+v, %v; want %+v", c.line, v, err, c.want)
		}
	}
	if _, err := pos.Judge("c-As-Ad"); err == nil {
		t.Error("a line goes on behind a mistake")
	}
}

// TestClosingPays: a closing must be kept more often than its price is of price and gain together.
func TestClosingPays(t *testing.T) {
	for _, c := range []struct{ gain, price, hands, want int }{{1, 1, 56, 29}, {1, 2, 56, 38}, {1, 3, 56, 43}, {1, 2, 60, 41}, {2, 2, 10, 6}} {
		if got := course.ClosingPays(c.gain, c.price, c.hands); got != c.want {
			t.Errorf("%d for %d, of %d: %d, want %d", c.gain, c.price, c.hands, got, c.want)
		}
	}
}
