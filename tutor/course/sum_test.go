package course

import (
	"testing"

	"bummerl/rules"
)

// TestCounting_Options: what was not said wins nothing, but where 66 ends the hand by itself.
func TestCounting_Options(t *testing.T) {
	tryStep(t, Counting, "snapszer", "forgot", "opponent", "you")
	tryStep(t, Counting, "online", "forgot", "you", "opponent")
}

// TestCounting_Forgot holds the story of the last step: at the marriage the learner had 67 and was on lead, and
// the opponent won with 68.
func TestCounting_Forgot(t *testing.T) {
	o := mustVariant("schnapsen")
	s, err := rules.Start(o, unsaid.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range unsaid.Actions {
		s = s.Next(a)
		if a == action("mc") && (s.Points(unsaid.Seat) != 67 || !s.IsLegal(rules.Claim)) {
			t.Errorf("%d points after the marriage, or no claim", s.Points(unsaid.Seat))
		}
	}
	if got := s.Points(unsaid.Seat.Other()); got != 68 || s.Result().Winner != unsaid.Seat.Other() {
		t.Errorf("%+v with %d points", s.Result(), got)
	}
}
