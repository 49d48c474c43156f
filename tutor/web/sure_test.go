package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// TestAsks: each of the three settings decides about its own announcements, and what may be asked about has something to
// ask.
func TestAsks(t *testing.T) {
	never := tutor.Settings{AskClose: learner.No, AskClaim: learner.No, AskBid: learner.No}
	closing, claiming, bidding := never, never, never
	closing.AskClose, claiming.AskClaim, bidding.AskBid = learner.Yes, learner.Yes, learner.Yes
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		action rules.Action
		by     tutor.Settings
	}{
		{rules.Close, closing}, {rules.Claim, claiming}, {rules.Snapszer, bidding}, {rules.Kontra, bidding},
		{rules.Rekontra, bidding}, {rules.Knock, bidding},
	} {
		for _, set := range []tutor.Settings{never, closing, claiming, bidding} {
			if got, want := asks(set, test.action), set == test.by; got != want {
				t.Errorf("%v with %+v: asked %t, want %t", test.action, set, got, want)
			}
		}
		for _, lang := range locales.Langs {
			if len(question(locales.New(lang, ""), test.action, o)) == 0 {
				t.Errorf("%s: nothing to ask before %v", lang, test.action)
			}
		}
	}
	if asks(tutor.Settings{AskClose: learner.Yes, AskClaim: learner.Yes, AskBid: learner.Yes}, rules.Exchange) {
		t.Error("an exchange is asked about")
	}
}
