package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
)

// TestStatus_Short: an opponent who exchanges, declares and leads at once is told of in so few words that they have room;
// who only hears is told all of it.
func TestStatus_Short(t *testing.T) {
	p := locales.New("hu", "")
	led := rules.NewCard(rules.Queen, rules.Spades)
	last := []rules.Seen{
		{Seat: rules.Forehand, Events: []rules.Event{{Kind: rules.MarriageDeclared, Seat: rules.Forehand, Suit: rules.Spades, Points: 20, Waiting: true}}},
		{Seat: rules.Forehand, Events: []rules.Event{{Kind: rules.CardLed, Seat: rules.Forehand, Card: led}}},
	}
	view := rules.View{Seat: rules.Dealer, Turn: rules.Dealer, Led: led, Trace: last}
	says := teller{p: p, me: rules.Dealer, view: view}
	for _, only := range []string{p.EventDealtYou(), p.EventMarriage20Waits()} {
		if strings.Contains(says.status(last).String(), only) {
			t.Errorf("what a sign on the table says is told again: %s", says.status(last))
		}
		if !strings.Contains(says.heard(last).String(), only) {
			t.Errorf("who only hears is not told %q: %s", only, says.heard(last))
		}
	}
}

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
