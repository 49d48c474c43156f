package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
)

// TestStatus_SweptAway: where the rules let nobody look back, and the opponent takes a trick with the reply and leads
// again in one answer, the sentence tells the reply, which nobody has seen; where the trick lies beside, it need not.
func TestStatus_SweptAway(t *testing.T) {
	p := locales.New("de", "")
	jack, king := rules.NewCard(rules.Jack, rules.Hearts), rules.NewCard(rules.King, rules.Hearts)
	last := []rules.Seen{
		{Seat: rules.Forehand, Events: []rules.Event{{Kind: rules.CardLed, Seat: rules.Forehand, Card: jack}}},
		{Seat: rules.Dealer, Events: []rules.Event{
			{Kind: rules.CardReplied, Seat: rules.Dealer, Card: king}, {Kind: rules.TrickTaken, Seat: rules.Dealer, Points: 6},
		}},
		{Seat: rules.Dealer, Events: []rules.Event{
			{Kind: rules.CardLed, Seat: rules.Dealer, Card: rules.NewCard(rules.Ace, rules.Spades)},
		}},
	}
	for look, want := range map[rules.LookBackRule]bool{rules.LookBackNone: true, rules.LookBackLast: false, rules.LookBackOwn: false} {
		view := rules.View{Seat: rules.Forehand, Turn: rules.Forehand, Led: rules.NewCard(rules.Ace, rules.Spades), Trace: last}
		view.Options.LookBack = look
		says := teller{p: p, me: rules.Forehand, points: true, view: view}
		if got := strings.Contains(says.status(last).String(), "Herz-König"); got != want {
			t.Errorf("%v: the reply is told: %t, want %t: %s", look, got, want, says.status(last))
		}
		if !strings.Contains(says.heard(last).String(), "Herz-König") {
			t.Errorf("%v: who only hears is not told the reply: %s", look, says.heard(last))
		}
	}
}
