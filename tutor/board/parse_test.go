package board

import (
	"testing"

	"bummerl/rules"
)

// TestOddRules: positions by rules that nobody would choose, as records from elsewhere have them, keep their text; of rules
// that cannot all be read the pack stays, and with it the cards.
func TestOddRules(t *testing.T) {
	odd := 0
	for _, name := range rules.Variants() {
		usual, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, opt := range rules.OptionList {
			for _, value := range opt.Values {
				o, err := opt.With(usual, value)
				if err != nil {
					t.Fatal(err)
				}
				if len(o.Contradictions()) > 0 {
					odd++
				}
				b := New(name, o, true).Put(rules.NewCard(rules.Ace, rules.Hearts), ForehandHand)
				if got := again(t, b); got.Options != o || got.At(rules.NewCard(rules.Ace, rules.Hearts)) != ForehandHand {
					t.Errorf("%s: the rules or the card are lost", b.Text())
				}
			}
		}
	}
	if odd == 0 {
		t.Error("no rules contradict themselves")
	}
	got, err := Parse("1bfo.sixtysix~nosuch-1.--------------f---------.nf.0-0.0-0")
	if err == nil || got.Variant != "sixtysix" || got.In(ForehandHand).Len() != 1 {
		t.Errorf("%s: the card is lost with an option that cannot be read (%v)", got.Text(), err)
	}
}
