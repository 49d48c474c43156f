package coach

import (
	"context"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
)

var slips = flag.Int("slips", 0, "number of slips in TestSlips")

// TestSlips holds what slips are said to cost against play: expert plays on against itself after the slip and after the
// card that would have been best, in hands that look alike to the learner: go test ./tutor/coach -run Slips -v -slips 60. It
// prints both for each, and the means. There is nothing to fail by, since no level plays as the coach supposes.
func TestSlips(t *testing.T) {
	if *slips == 0 {
		t.Skip("a survey, not a test: ask for it with -slips N")
	}
	level, err := bot.ByName("expert")
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(5, 9))
	list := decisions(t, 50**slips)
	var said, played []float64
	for _, at := range dice.Perm(len(list)) {
		d := list[at]
		if !d.question.View.TalonOpen() || d.action.Card() == rules.NoCard {
			continue
		}
		j, err := Judge(context.Background(), d.question)
		if err != nil {
			t.Fatal(err)
		}
		v, err := j.Grade(d.question, d.action)
		if err != nil {
			t.Fatal(err)
		}
		best := j.advice()
		if !v.Mark.Slip() || v.Sure.Kind != Estimated || best.Card() == rules.NoCard {
			continue
		}
		deals := slices.Concat(alike(t, d, dice), alike(t, d, dice))
		cost := playedOn(t, level, dice, deals, best) - playedOn(t, level, dice, deals, d.action)
		t.Logf("%v instead of %v costs %.2f ± %.2f, played out %.2f: %s", d.action, best, v.Loss, v.Sure.Margin, cost, d.record.Text())
		if said, played = append(said, v.Loss), append(played, cost); len(said) == *slips {
			break
		}
	}
	most, _ := mean(said, nil, false)
	made, width := mean(played, nil, false)
	t.Logf("%d slips: said to cost %.2f, played out %.2f ± %.2f", len(said), most, made, width)
}
