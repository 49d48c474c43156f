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

// TestCounting_Tries gives the wrong numbers and cards that people give, each with its cause.
func TestCounting_Tries(t *testing.T) {
	for _, c := range []struct {
		step  string
		try   Answer
		cause Cause
	}{
		{"theirs", "12", WithoutLast}, {"theirs", "27", OtherNumber},
		{"mine", "35", WithoutLast}, {"mine", "18", OtherSide},
		{"married", "18", NoMarriage}, {"married", "52", LostTrick}, {"married", "41", OwnCard},
		{"lacking", "54", TheTotal}, {"lacking", "27", WithoutLast},
		{"reach", "Ts", Short}, {"left", "42", MarriageToo}, {"left", "120", OtherNumber},
	} {
		m := countingStep(t, "schnapsen", c.step)
		if v, err := m.judge(c.try); err != nil || v.Right || v.Cause != c.cause {
			t.Errorf("%s, %q: %+v, %v", c.step, c.try, v, err)
		}
	}
}

// TestCounting_Words holds what the words say of the positions under every variant.
func TestCounting_Words(t *testing.T) {
	for _, variant := range rules.Variants() {
		// "Three tricks of yours": the words name six cards. The last of them lies on the table.
		m := countingStep(t, variant, "mine")
		last, err := m.justTaken()
		if m.state.Tricks(m.seat) != 3 || err != nil || last.Winner != m.seat {
			t.Errorf("%s, mine: %d tricks, %+v, %v", variant, m.state.Tricks(m.seat), last, err)
		}
		// "Declared 20, and the trick is the opponent's": the marriage counts under every rule.
		m = countingStep(t, variant, "married")
		last, err = m.justTaken()
		if declared(m, m.seat) != plainMarriage || m.state.Waiting(m.seat) != 0 || err != nil || last.Winner == m.seat {
			t.Errorf("%s, married: %d declared, %d waiting, %+v, %v", variant, declared(m, m.seat), m.state.Waiting(m.seat), last, err)
		}
		// "You took the reply with the card led; a ten and a jack would be just enough."
		m = countingStep(t, variant, "lacking")
		last, err = m.justTaken()
		if err != nil || last.Winner != m.seat || last.Leader != m.seat || m.state.Points(m.seat)+rules.Ten.Points()+rules.Jack.Points() != rules.Winning {
			t.Errorf("%s, lacking: %d points, %+v, %v", variant, m.state.Points(m.seat), last, err)
		}
		// "Two of your cards take the trick", one makes 66, and with the ten one is lacking.
		m = countingStep(t, variant, "reach")
		takers := m.takers()
		ten := takers.OfRank(rules.Ten).Lowest()
		if takers.Len() != 2 || m.state.Next(rules.Play(ten)).Points(m.seat) != rules.Winning-1 {
			t.Errorf("%s, reach: %v take the trick", variant, takers.Cards())
		}
		// "The talon is gone, four cards each, and 20 of the opponent's points were declared."
		m = countingStep(t, variant, "left")
		if m.state.TalonLeft() != 0 || m.state.Hand(m.seat).Len() != 4 || m.state.Hand(m.seat.Other()).Len() != 4 ||
			declared(m, m.seat.Other()) != plainMarriage || declared(m, m.seat) != 0 || m.state.Waiting(m.seat.Other()) != 0 {
			t.Errorf("%s, left: %d in the talon, %d declared", variant, m.state.TalonLeft(), declared(m, m.seat.Other()))
		}
	}
}

// countingStep meets a step of the chapter under a variant.
func countingStep(t *testing.T, variant, id string) moment {
	t.Helper()
	for _, s := range Counting.Steps {
		if s.ID == id {
			m, err := meet(s, variant, mustVariant(variant))
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
	}
	t.Fatalf("no step %s", id)
	return moment{}
}
