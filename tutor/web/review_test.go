package web

import (
	"slices"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
)

// TestReviewHref: an address says what is shown and nothing that goes without saying.
func TestReviewHref(t *testing.T) {
	v := &visit{lang: "hu"}
	end := reviewAt{match: "m", hand: 3, moment: endOfHand, seat: rules.NoSeat}
	line := end.to(4).along(lineAfter, 2)
	dealer := end.to(0)
	dealer.own, dealer.seat = true, rules.Dealer
	for want, at := range map[string]reviewAt{
		"/hu/play/m/review/3":                           end,
		"/hu/play/m/review/3?at=4":                      line.to(4),
		"/hu/play/m/review/3?at=4&line=after&step=2":    line,
		"/hu/play/m/review/3?at=0&eyes=own&seat=dealer": dealer,
	} {
		if got := v.reviewHref(at); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

func TestHandNumber(t *testing.T) {
	for text, want := range map[string]int{"1": 1, "12": 12, "0": 0, "-1": 0, "01": 0, "+1": 0, "": 0, "x": 0} {
		if got, err := handNumber(text); got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: got %d, %v", text, got, err)
		}
	}
}

// TestMarkMood: what is a slip has the tone of one, and the worse it is the larger its dot.
func TestMarkMood(t *testing.T) {
	for mark, want := range map[coach.Mark]templates.Mood{
		coach.Best: templates.Right, coach.Good: templates.Right, coach.Inaccurate: templates.Slip, coach.Mistake: templates.Wrong,
		coach.Blunder: templates.Wrong, coach.Unclear: templates.Neutral, coach.Forced: templates.Neutral,
	} {
		got := markMood(mark)
		if got != want || mark.Slip() != (got == templates.Slip || got == templates.Wrong) {
			t.Errorf("%s: mood %d, want %d", mark, got, want)
		}
	}
	if a, b, c := slipWeight(coach.Inaccurate), slipWeight(coach.Mistake), slipWeight(coach.Blunder); a >= b || b >= c {
		t.Errorf("weights %d, %d, %d do not rise", a, b, c)
	}
}

// TestSlipsText: nobody is told that a lost hand was won, nor that one with slips was played well.
func TestSlipsText(t *testing.T) {
	p := locales.New("de", "")
	review := func(winner rules.Seat, marks ...coach.Mark) match.Review {
		r := match.Review{LearnerSeat: rules.Dealer}
		r.Result.Result.Winner = winner
		for _, m := range marks {
			r.Moves = append(r.Moves, match.ReviewMove{Own: true, Verdict: &coach.Verdict{Mark: m}})
		}
		return r
	}
	for _, c := range []struct {
		review match.Review
		want   string
	}{
		{review(rules.Dealer, coach.Best), p.ReviewSlipsNone()},
		{review(rules.Forehand, coach.Best, coach.Unclear), p.ReviewSlipsNoneLost()},
		{review(rules.NoSeat), p.ReviewSlipsNoneLost()},
		{review(rules.Dealer, coach.Blunder, coach.Good), p.ReviewSlips(1)},
		{review(rules.Forehand, coach.Mistake, coach.Inaccurate), p.ReviewSlips(2)},
	} {
		if got := slipsText(p, c.review); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// TestHides: whose eyes look makes a difference until the other hand and the talon are empty.
func TestHides(t *testing.T) {
	r, err := rules.ParseRecordText("1r.schnapsen.EFLPWDJKNUCHIXBQROTV.")
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for s.Legal().Cards() != 0 {
		if !hides(s, s.Turn().Other()) {
			t.Fatalf("nothing hidden with %d cards in the talon and %v in hand", s.TalonLeft(), s.Hand(s.Turn()))
		}
		if s, _, err = s.Apply(rules.Play(s.Legal().Cards().Lowest())); err != nil {
			t.Fatal(err)
		}
	}
	if hides(s, rules.Forehand) || hides(s, rules.Dealer) {
		t.Errorf("something hidden at the end: %v", s)
	}
}

// TestHelpText: a review says what helped in the hand, and nothing where nothing did.
func TestHelpText(t *testing.T) {
	p := locales.New("hu", "")
	for _, c := range []struct {
		review match.Review
		want   []string
	}{
		{match.Review{Moves: []match.ReviewMove{{Own: true}, {}}}, nil},
		{match.Review{Moves: []match.ReviewMove{{Own: true, Hinted: 1}, {}, {Own: true, Hinted: 3}}}, []string{p.StatisticsHints(2)}},
		{match.Review{TakenBack: 1, Moves: []match.ReviewMove{{Hinted: 2}}}, []string{p.StatisticsHints(1), p.StatisticsTakenBack(1)}},
	} {
		if got := helpText(p, c.review); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
