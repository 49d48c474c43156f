package match

import (
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

func TestCount(t *testing.T) {
	drawn := rules.Result{Winner: rules.NoSeat, Reason: rules.Drawn}
	two := rules.Result{Winner: rules.Forehand, GamePoints: 2, Reason: rules.Claimed}
	one := rules.Result{Winner: rules.Dealer, GamePoints: 1, Reason: rules.LastTrick}
	for _, test := range []struct {
		variant string
		want    [2]int
		scored  []int
	}{
		// Drawn hands leave a point each to the next hand won: in austrian, not in schnapsen.
		{"austrian", [2]int{4, 1}, []int{0, 0, 4, 1}},
		{"schnapsen", [2]int{2, 1}, []int{0, 0, 2, 1}},
	} {
		g, err := replay(tutor.Match{ID: "m", Options: variant(t, test.variant)})
		if err != nil {
			t.Fatal(err)
		}
		seats := []rules.Seat{rules.Forehand, rules.Dealer, rules.Forehand, rules.Forehand}
		for i, r := range []rules.Result{drawn, drawn, two, one} {
			g.count(tutor.Hand{No: i + 1, LearnerSeat: seats[i]}, r)
		}
		var scored, winners []int
		for _, r := range g.results {
			scored, winners = append(scored, r.Scored), append(winners, r.Winner)
		}
		if g.stand.score.Points != test.want || !slices.Equal(scored, test.scored) {
			t.Errorf("%s: %v by %v, want %v by %v", test.variant, g.stand.score.Points, scored, test.want, test.scored)
		}
		if want := []int{Nobody, Nobody, Learner, Bot}; !slices.Equal(winners, want) {
			t.Errorf("%s: winners %v, want %v", test.variant, winners, want)
		}
	}
}

// What is kept and cannot be must not be shown as if it could.
func TestReplay_Broken(t *testing.T) {
	o, seed := variant(t, "schnapsen"), seedOf(t, counting32)
	deal, err := Deal(seed, o, 1, 3)
	if err != nil {
		t.Fatal(err)
	}
	whole := func() tutor.Match {
		return tutor.Match{
			ID: "m", Options: o, RulesVersion: rules.Version, Cut: 3, Version: 2,
			Hands: []tutor.Hand{{No: 1, LearnerSeat: rules.Forehand, Deal: deal}},
		}
	}
	if _, err := replay(whole()); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*tutor.Match){
		"rules of the future": func(m *tutor.Match) { m.RulesVersion = rules.Version + 1 },
		"hands without a cut": func(m *tutor.Match) { m.Cut = 0 },
		"a cut without hands": func(m *tutor.Match) { m.Hands = nil },
		"no deal":             func(m *tutor.Match) { m.Hands[0].Deal = rules.Deal{} },
		"an illegal action": func(m *tutor.Match) {
			m.Hands[0].Actions = []tutor.Played{{Action: rules.Rekontra, By: rules.Forehand}}
		},
	} {
		m := whole()
		spoil(&m)
		if _, err := replay(m); tutor.CodeOf(err) != tutor.Internal || err == nil {
			t.Errorf("%s: %v, want an internal error", name, err)
		}
	}
}
