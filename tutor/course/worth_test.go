package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestWorth_Options changes an option and looks for another answer.
func TestWorth_Options(t *testing.T) {
	answersUnder(t, course.Worth, []asked{
		{"schnapsen", "scale", "3", "2"},
		{"santase", "scale", "3", "2"},
		{"schnapsen", "strike", "5", "9"},
		{"santase", "strike", "9", "5"},
		{"target 5", "strike", "3", "5"},
		{"schnapsen", "closed", "over", "on"},
		{"snapszer", "closed", "on", "over"},
		{"santase", "closed", "over", "on"},
		{"schnapsen", "double", "1", "2"},
		{"austrian", "double", "2", "1"},
		{"austrian", "three", "third", "you"},
	})
}

// TestWorth_Match holds the hands to what the words say of them, under each variant.
func TestWorth_Match(t *testing.T) {
	for _, variant := range rules.Variants() {
		for step, want := range map[string]struct{ won, points int }{
			"strike": {1, 2}, "whose": {1, 1}, "double": {0, 1}, "three": {1, 1},
		} {
			v := standing(t, course.Worth, variant, step).View
			won := 0
			if v.Result.Winner == v.Seat {
				won = 1
			}
			if won != want.won || v.Result.GamePoints != want.points {
				t.Errorf("%s, %s: won %d, %+v; want %+v", variant, step, won, v.Result, want)
			}
		}
		closed := standing(t, course.Worth, variant, "closed").View
		if closed.Points[closed.Seat] < rules.Winning || closed.AtClosing.OpponentTricks != 1 || closed.AtClosing.CloserTricks != 1 {
			t.Errorf("%s, closed: %v points, %+v at closing", variant, closed.Points, closed.AtClosing)
		}
		if double := standing(t, course.Worth, variant, "double").View; double.Points[double.Seat] != 60 {
			t.Errorf("%s, double: lost with %v", variant, double.Points)
		}
	}
}

// TestWorth_TwoHasOneWay proves what the text says: against any defence only one first card makes 66 and keeps the
// opponent under 33.
func TestWorth_TwoHasOneWay(t *testing.T) {
	for _, variant := range rules.Variants() {
		pos := standing(t, course.Worth, variant, "two")
		o := pos.View.Options
		o.Cards = 20
		r, err := course.Worth.Record(variant, o, 1)
		if err != nil {
			t.Fatal(err)
		}
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for first := range s.Legal().Cards().All() {
			if got, want := makesTwo(s.Next(rules.Play(first)), pos.View.Seat), first.Suit() == s.Trump() && first.Rank() == rules.Ace; got != want {
				t.Errorf("%s, %v first: two game points %v, want %v", variant, first, got, want)
			}
		}
	}
}

// makesTwo tells whether a side reaches 66 by cards alone, the other under 33, whatever that one plays.
func makesTwo(s rules.State, seat rules.Seat) bool {
	switch {
	case s.Points(seat.Other()) >= 33:
		return false
	case s.Over() || s.Points(seat) >= rules.Winning:
		return s.Points(seat) >= rules.Winning
	}
	mine := s.Turn() == seat
	for c := range s.Legal().Cards().All() {
		if makesTwo(s.Next(rules.Play(c)), seat) == mine {
			return mine
		}
	}
	return !mine
}
