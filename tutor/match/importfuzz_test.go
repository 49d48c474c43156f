package match

import (
	"errors"
	"testing"
	"time"

	"bummerl/rules"
)

// Whatever is sent, it is refused with a reason or gives whole hands by one set of rules.
func FuzzImport(f *testing.F) {
	for _, seed := range []string{
		"", "{", `{"hands":[]}`, `{"hands":[{"record":{},"learner_seat":"dealer"}]}`, "1r.schnapsen.ABC.", `{"forehand":[]}`,
	} {
		f.Add(seed)
	}
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		f.Fatal(err)
	}
	deal, err := rules.DealPack(o, rules.Pack(int(o.Cards)).Cards())
	if err != nil {
		f.Fatal(err)
	}
	whole := rules.Record{Variant: rules.DefaultVariant, Options: o, Deal: deal, Actions: []rules.Action{rules.Claim}}
	f.Add(whole.Text())
	f.Fuzz(func(t *testing.T, text string) {
		hands, err := readImported(text)
		var fault *ImportError
		if err != nil {
			if !errors.As(err, &fault) || fault.Fault == "" || fault.Error() == "" {
				t.Errorf("refused without a reason: %v", err)
			}
			return
		}
		if len(hands) == 0 || len(hands) > mostHands {
			t.Fatalf("%d hands", len(hands))
		}
		for i, h := range hands {
			if h.seat > rules.Dealer || h.record.Options != hands[0].record.Options {
				t.Errorf("hand %d is of %v by other rules", i+1, h.seat)
			}
			actions, err := importedActions(i+1, h.record, time.Time{})
			if err != nil {
				if !errors.As(err, &fault) || fault.Hand != i+1 {
					t.Errorf("hand %d is refused without a reason: %v", i+1, err)
				}
				continue
			}
			if state, err := h.record.Replay(); err != nil || !state.Over() || len(actions) != len(h.record.Actions) {
				t.Errorf("hand %d is not whole: %v", i+1, err)
			}
		}
	})
}
