package web

import (
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/coach"
)

// three are the actions of the verdicts below, in the order of actions.
var three = []coach.Value{
	{Action: rules.Play(rules.NewCard(rules.Jack, rules.Spades)), Points: -1, Loss: 2, Sure: coach.Sure{Kind: coach.Exact}},
	{Action: rules.Play(rules.NewCard(rules.Ace, rules.Hearts)), Points: 1, Sure: coach.Sure{Kind: coach.Exact}},
	{Action: rules.Claim, Points: 1, Sure: coach.Sure{Kind: coach.Exact}},
}

// TestCoachSaid: what is said of an action names what was better or as good, the best first, and nothing where there was
// no choice; each mark and each way of knowing has its words.
func TestCoachSaid(t *testing.T) {
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		best := three[1].Action
		bests := best.Set() | rules.Claim.Set()
		for _, c := range []struct {
			what    string
			verdict coach.Verdict
			loss    string
			label   string
			better  int
			worths  int
		}{
			{"a blunder", coach.Verdict{
				Action: three[0].Action, Mark: coach.Blunder, Loss: 2, Best: bests, Values: three, Sure: coach.Sure{Kind: coach.Exact},
			}, "−2,0", p.CoachtableBetter(), 2, 3},
			{"one of the best", coach.Verdict{
				Action: best, Mark: coach.Best, Best: bests, Values: three, Sure: coach.Sure{Kind: coach.Guaranteed, K: 3, N: 7}, Hands: 7,
			}, "", p.CoachtableEqual(), 1, 3},
			{"a loss too small to be written", coach.Verdict{
				Action: three[0].Action, Mark: coach.Good, Loss: 0.04, Best: bests, Values: three,
				Sure: coach.Sure{Kind: coach.Estimated, Margin: 0.2}, Hands: 99,
			}, "", p.CoachtableBetter(), 2, 3},
			{"a loss that may be none", coach.Verdict{
				Action: three[0].Action, Mark: coach.Unclear, Loss: 0.3, Best: bests, Values: three,
				Sure: coach.Sure{Kind: coach.Estimated, Margin: 0.4}, Hands: 99,
			}, "", p.CoachtableBetter(), 0, 3},
			{"no choice", coach.Verdict{Action: best, Mark: coach.Forced, Best: bests, Values: three[1:2]}, "", "", 0, 0},
		} {
			said := coachSaid(p, c.verdict, rules.Hearts)
			if said.Loss != c.loss || said.BetterLabel != c.label || len(said.Better) != c.better || len(said.Worths) != c.worths {
				t.Errorf("%s: %s: got %q, %q with %d better and %d worths, want %q, %q with %d and %d",
					lang, c.what, said.Loss, said.BetterLabel, len(said.Better), len(said.Worths), c.loss, c.label, c.better, c.worths)
			}
			if said.Mark.Word == "" || len(said.Reasons) == 0 || len(said.Reasons[0]) == 0 {
				t.Errorf("%s: %s has no word or no reason: %+v", lang, c.what, said)
			}
			if forced := c.verdict.Mark == coach.Forced; (said.Sure == "") != forced {
				t.Errorf("%s: %s is known as %q", lang, c.what, said.Sure)
			}
			if hidden := c.verdict.Hands > 1; (said.Hands != "") != hidden {
				t.Errorf("%s: %s, out of how many hands: %q", lang, c.what, said.Hands)
			}
		}
	}
}

// TestWorths: the best action stands first, equal ones as among the legal actions, and the learner's own is marked.
func TestWorths(t *testing.T) {
	p := locales.New("de", "")
	list := worths(p, coach.Verdict{Action: three[0].Action, Values: three}, rules.Hearts)
	var points []string
	for _, w := range list {
		points = append(points, w.Points)
	}
	if want := []string{"+1,0", "+1,0", "−1,0"}; !slices.Equal(points, want) {
		t.Errorf("got %q, want %q", points, want)
	}
	if got, want := list[1].Action.String(), p.ActClaim(); got != want {
		t.Errorf("the second of two equal ones is %q, want %q", got, want)
	}
	if done := slices.IndexFunc(list, func(w templates.Worth) bool { return w.Done }); done != 2 {
		t.Errorf("the learner's own is said to be number %d", done)
	}
}

// TestCoachAloud says mark, certainty and cost, and a reason only where there is one: the mark alone has said the rest.
func TestCoachAloud(t *testing.T) {
	p := locales.New("de", "")
	v := coach.Verdict{
		Action: three[0].Action, Mark: coach.Mistake, Loss: 0.6, Sure: coach.Sure{Kind: coach.Estimated, Margin: 0.2},
	}
	heard := func() string {
		var all []string
		for _, r := range coachAloud(p, v) {
			all = append(all, r.String())
		}
		return strings.Join(all, " ")
	}
	want := p.CoachtableSaysSure(p.CoachMarkMistake(), p.CoachSureEstimated("0,2")) + " " + p.CoachCostsAverage("0,6")
	if got := heard(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	v.Facts = []coach.Fact{{Kind: coach.MissedClaim, Points: 68}}
	if got := heard(); got != want+" "+p.CoachFactMissedClaim(68) {
		t.Errorf("with a reason: %q", got)
	}
	v = coach.Verdict{Action: three[0].Action, Mark: coach.Forced}
	if got, want := strings.TrimSpace(heard()), p.CoachtableSays(p.CoachMarkForced()); got != want {
		t.Errorf("without a choice: %q, want %q", got, want)
	}
}
