package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
)

// TestPointsAreNotTold: where the learner has to count, nothing on the page tells the score before the end, and the button
// for 66 looks the same whether it is right or not.
func TestPointsAreNotTold(t *testing.T) {
	v := visitor("de")
	for i, z := range puzzles.Of(puzzles.ClaimOrPlay) {
		if i%8 != 0 {
			continue
		}
		z = z.By(v.playsBy().Options)
		now, err := walk(t.Context(), z, "")
		if err != nil {
			t.Fatal(err)
		}
		s, me := z.Start(), z.Seat()
		score := v.p.PuzzleScore(s.Points(me), s.Points(me.Other()))
		was := v.p.PuzzleScoreWas(s.Points(me), s.Points(me.Other()))
		if text := pageText(t, v, now); strings.Contains(text, score) || strings.Contains(text, was) {
			t.Errorf("%s: the score is told: %s", z.ID, text)
		}
		view, err := v.puzzleView(now)
		if err != nil {
			t.Fatal(err)
		}
		last := view.Table.Announcements[len(view.Table.Announcements)-1]
		if last.Action != rules.Claim.String() || last.Faint {
			t.Errorf("%s: the last button is %+v", z.ID, last)
		}
		claimed, err := now.with(t.Context(), rules.Claim)
		if err != nil {
			t.Fatal(err)
		}
		text := pageText(t, v, claimed)
		if right := s.Points(me) >= rules.Winning; right != strings.Contains(text, was) || right == strings.Contains(text, v.p.PuzzleWrongClaim(s.Points(me))) {
			t.Errorf("%s: a claim with %d is answered by %s", z.ID, s.Points(me), text)
		}
		if verdict := v.verdict(claimed); s.Points(me) < rules.Winning && verdict.Title != v.p.PuzzleWrongClaimed() {
			t.Errorf("%s: a claim with %d is called %q", z.ID, s.Points(me), verdict.Title)
		}
	}
}

// pageText gives the sentences of a puzzle's page: what is known, and the verdict.
func pageText(t *testing.T, v *visit, now try) string {
	t.Helper()
	view, err := v.puzzleView(now)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	say := func(text []locales.Rich) {
		for _, sentence := range text {
			list = append(list, sentence.String())
		}
	}
	for _, k := range view.Known {
		say(k.Text)
	}
	if view.Verdict != nil {
		say(view.Verdict.Text)
	}
	return strings.Join(list, " ")
}
