package puzzles

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// TestAgainst: where nothing is certain each first card is beaten by a hand that fits.
func TestAgainst(t *testing.T) {
	for _, p := range hidden(4) {
		list, err := p.Against(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if p.Certain {
			if list != nil {
				t.Errorf("%s is certain, and something is against it", p.ID)
			}
			continue
		}
		v, err := p.View()
		if err != nil {
			t.Fatal(err)
		}
		cards := rules.CardSet(0)
		for _, b := range list {
			cards |= b.Line[len(b.Line)-1].Card().Set()
			s, ok := v.Suppose(b.Hand)
			if !ok {
				t.Fatalf("%s: %v does not fit", p.ID, b.Hand.Cards())
			}
			for _, a := range slices.Concat(b.Line, b.Defence) {
				if !s.IsLegal(a) {
					t.Fatalf("%s: %s of %v %v is illegal", p.ID, a, b.Line, b.Defence)
				}
				s = s.Next(a)
			}
			if !s.Over() || solve.Outcome(s, p.Seat()) > 0 || b.Single != (b.BeatenBy > 0) {
				t.Fatalf("%s: %+v does not beat it", p.ID, b)
			}
		}
		if cards&^rules.Exchange.Set().Cards() == 0 || v.Hand&^cards != 0 && !v.Legal.Has(rules.Exchange) {
			t.Errorf("%s: nothing against %v", p.ID, (v.Hand &^ cards).Cards())
		}
	}
}

// TestHiddenRefuses: illegal actions, and legal ones that mean nothing, are refused and harm nothing.
func TestHiddenRefuses(t *testing.T) {
	for _, p := range hidden(3) {
		v, err := p.View()
		if err != nil {
			t.Fatal(err)
		}
		var at *rules.ReplayError
		foreign := rules.Play(v.Unseen.Lowest())
		if _, err := p.Walk(t.Context(), []rules.Action{foreign}); !errors.As(err, &at) || at.Index != 0 {
			t.Errorf("%s: somebody else's card gives %v", p.ID, err)
		}
		if _, err := p.Walk(t.Context(), []rules.Action{rules.NoAction}); (err == nil) != p.Theme.YesNo() {
			t.Errorf("%s: not certain gives %v", p.ID, err)
		}
		if p.Theme.Task().Pending(p.Start()) {
			if _, err := p.Walk(t.Context(), []rules.Action{rules.Play(v.Hand.Lowest())}); !errors.Is(err, ErrNotAsked) {
				t.Errorf("%s: a lead to the open talon gives %v", p.ID, err)
			}
		}
	}
}

// TestSameWalkTwice: a walk is a function of puzzle and actions.
func TestSameWalkTwice(t *testing.T) {
	for _, p := range hidden(4) {
		plan, err := p.MainLine(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var own []rules.Action
		s := p.Start()
		for _, a := range plan {
			if s.Turn() == p.Seat() {
				own = append(own, a)
			} else {
				s = s.WithHand(p.Seat().Other(), s.Hand(p.Seat().Other())|a.Card().Set())
			}
			s = s.Next(a)
		}
		for i := range own {
			first, err := p.Walk(t.Context(), own[:i+1])
			if err != nil {
				t.Fatalf("%s %v: %v", p.ID, own[:i+1], err)
			}
			second, err := p.Walk(t.Context(), own[:i+1])
			if err != nil || !reflect.DeepEqual(first, second) {
				t.Errorf("%s %v: two walks differ (%v)", p.ID, own[:i+1], err)
			}
		}
	}
}
