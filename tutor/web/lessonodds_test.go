package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestOdds_Fail: where the odds cannot be worked out that is an error, not silence; where nothing of the kind is asked
// there is nothing to say.
func TestOdds_Fail(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	v := &visit{p: locales.New("de", ""), lang: "de"}
	pos, err := course.Certain.At("schnapsen", o, 0) // With more than one card of the talon face down.
	if err != nil {
		t.Fatal(err)
	}
	answer := course.Answer(pos.View.Legal.First().String())
	if said, err := v.odds(pos, answer); said != nil || err != nil {
		t.Errorf("not asked: %v, %v", said, err)
	}
	pos.Step.Check = course.SurestPlay
	if said, err := v.odds(pos, answer); said != nil || err == nil {
		t.Errorf("not to be worked out: %v, no error", said)
	}
	if said, err := v.odds(pos, course.Answer(rules.Close.String())); said != nil || err != nil {
		t.Errorf("closing: %v, %v", said, err)
	}
}
