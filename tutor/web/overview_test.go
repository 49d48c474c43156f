package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/match"
)

// TestLeft: after a hand it is said what is still needed, but in a best of three, once a Bummerl is over, who has got it and
// that the next one begins.
func TestLeft(t *testing.T) {
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	p := locales.New("de", "")
	hand := rules.Result{GamePoints: 2}
	after := func(winners ...int) match.Table {
		score := rules.NewScore(o)
		for _, w := range winners {
			score = score.Add(hand, w)
		}
		return match.Table{Score: score}
	}
	for _, c := range []struct {
		what string
		at   match.Table
		want string
	}{
		{"a hand", after(match.Learner, match.Bot), p.HandLeft(5, 5)},
		{"a Bummerl won", after(match.Learner, match.Learner, match.Bot, match.Learner, match.Learner), p.MatchWonText() + " " + p.TableRubberOn()},
		{"a Bummerl lost", after(match.Bot, match.Bot, match.Bot, match.Bot), p.MatchLostText() + " " + p.TableRubberOn()},
	} {
		if got := left(p, c.at).String(); got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, got, c.want)
		}
	}
}
