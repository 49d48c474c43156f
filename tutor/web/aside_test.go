package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// TestAsideTricks: which tricks may be looked at depends on the points shown and on the rules: all in practice, else one's
// own where the rules allow it, else none.
func TestAsideTricks(t *testing.T) {
	taken := func(winner rules.Seat, led, reply rules.Card) rules.Seen {
		return rules.Seen{Events: []rules.Event{
			{Kind: rules.CardLed, Seat: rules.Forehand, Card: led}, {Kind: rules.CardReplied, Seat: rules.Dealer, Card: reply},
			{Kind: rules.TrickTaken, Seat: winner, Points: 13},
		}}
	}
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	ace, jack := rules.NewCard(rules.Ace, rules.Hearts), rules.NewCard(rules.Jack, rules.Hearts)
	view := rules.View{Options: o, Seat: rules.Forehand, Trace: []rules.Seen{taken(rules.Forehand, ace, jack), taken(rules.Dealer, jack, ace)}}
	for _, test := range []struct {
		points string
		look   rules.LookBackRule
		want   int
	}{
		{"both", rules.LookBackNone, 2}, {"own", rules.LookBackLast, 0}, {"own", rules.LookBackNone, 0},
		{"own", rules.LookBackOwn, 1}, {"none", rules.LookBackOwn, 1},
	} {
		v := &visit{p: locales.New("de", ""), set: tutor.Settings{Points: test.points}}
		table := match.Table{Variant: rules.DefaultVariant, Options: view.Options, View: view}
		table.Options.LookBack = test.look
		a := v.aside(table)
		if len(a.Tricks) != test.want || a.All != (test.points == "both") {
			t.Errorf("%s, %v: %d tricks, all %t, want %d", test.points, test.look, len(a.Tricks), a.All, test.want)
		}
		for _, trick := range a.Tricks {
			if !a.All && trick.Winner != templates.You {
				t.Errorf("%s, %v: a trick of the opponent's can be looked at", test.points, test.look)
			}
			if (trick.Points > 0) == (test.points == "none") {
				t.Errorf("%s: the trick's points are %d", test.points, trick.Points)
			}
		}
		for _, rule := range a.Rules {
			if rule == "" {
				t.Error("an empty rule")
			}
		}
	}
}
