package solve

import (
	"testing"

	"bummerl/rules"
)

// TestTaskActions: before the undertaking only what may go before it, afterwards everything but bets.
func TestTaskActions(t *testing.T) {
	o, err := rules.Variant("snapszer")
	if err != nil {
		t.Fatal(err)
	}
	// Forehand gets king and queen of clubs, and the lowest trump for an exchange.
	var deal rules.Deal
	pack := rules.Pack(20)
	for _, text := range []string{"Kc", "Qc", "Ac", "Jh", "As"} {
		c, err := rules.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		deal.Hands[rules.Forehand] |= c.Set()
	}
	up := rules.NewCard(rules.Ten, rules.Hearts)
	rest := (pack &^ deal.Hands[rules.Forehand] &^ up.Set()).Cards()
	deal.Hands[rules.Dealer] = rules.SetOf(rest[:5]...)
	copy(deal.Talon[:], append(rest[5:], up))
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		undertaking rules.Action
		want        rules.Actions
	}{
		{rules.Snapszer, rules.Snapszer.Set() | rules.Exchange.Set()},
		{rules.Close, rules.Close.Set() | rules.Exchange.Set() | rules.Declare(rules.Clubs).Set()},
	} {
		task := To(c.undertaking)
		if !s.Legal().Has(rules.Exchange) || !s.Legal().Has(rules.Declare(rules.Clubs)) {
			t.Fatalf("legal are %v", s.Legal().List())
		}
		if got := task.Actions(s); got != c.want {
			t.Errorf("%s: got %v, want %v", c.undertaking, got.List(), c.want.List())
		}
		after := s.Next(c.undertaking)
		if !task.Pending(s) || task.Pending(after) {
			t.Errorf("%s: pending before %v, after %v", c.undertaking, task.Pending(s), task.Pending(after))
		}
		if got, want := task.Actions(after), Candidates(after); got != want {
			t.Errorf("%s said: got %v, want %v", c.undertaking, got.List(), want.List())
		}
	}
}
