package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/coach"
)

// Each topic and each kind of look has words in each language, and no words are for one that there is not.
func TestCoachHint(t *testing.T) {
	if got, want := len(askSays), len(coach.Topics()); got != want {
		t.Errorf("got questions for %d topics, want %d", got, want)
	}
	if got, want := len(lookSays), len(coach.LookKinds()); got != want {
		t.Errorf("got words for %d looks, want %d", got, want)
	}
	jack := rules.NewCard(rules.Jack, rules.Clubs)
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		said := map[string]bool{}
		tell := func(what, text string) {
			if text == "" || said[text] {
				t.Errorf("%s %s: %q is empty or said twice", lang, what, text)
			}
			said[text] = true
		}
		for _, topic := range coach.Topics() {
			tell(string(topic), coachHint(p, rules.View{}, coach.Hints{Topic: topic}, 1).String())
		}
		for _, kind := range coach.LookKinds() {
			h := coach.Hints{Look: coach.Look{Kind: kind, Card: jack, Own: 12, Theirs: 4, Count: 3, Of: 5}}
			tell(string(kind), coachHint(p, rules.View{}, h, 2).String())
		}
		for _, a := range []rules.Action{
			rules.Play(jack), rules.Exchange, rules.DeclareHearts, rules.Close, rules.Claim, rules.Snapszer, rules.Kontra,
			rules.Rekontra, rules.Knock,
		} {
			tell(a.String(), coachHint(p, exchangeView(t), coach.Hints{Action: a}, 3).String())
		}
		tell("lead", coachHint(p, exchangeView(t), coach.Hints{Action: rules.Play(jack), Lead: true}, 3).String())
	}
}

// exchangeView is a view in which a card is turned up.
func exchangeView(t *testing.T) rules.View {
	t.Helper()
	r, err := rules.ParseRecordText("1r.schnapsen.EFLPWDJKNUCHIXBQROTV.")
	if err != nil {
		t.Fatal(err)
	}
	v, err := r.View(rules.Forehand)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// The third step gives the action and its reason.
func TestCoachHint_Reason(t *testing.T) {
	ten := rules.NewCard(rules.Ten, rules.Spades)
	h := coach.Hints{Action: rules.Play(ten), Lead: true, Why: []coach.Fact{{Kind: coach.LedSure, Card: ten}}}
	got := coachHint(locales.New("de", ""), exchangeView(t), h, 3).String()
	if want := "Spiel den Pik-Zehner aus. Den Pik-Zehner kann der Gegner nicht stechen."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
