package store_test

import (
	"errors"
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// What was tried before there were ratings stays, and is not rated: neither then nor when it is tried again. The way down
// takes the ratings and nothing else.
func TestMigration_Rating(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s).ID
		s.Down(t, 9)
		old := tutor.Attempt{ID: "old", Learner: me, Kind: tutor.KindPuzzle, Item: "z", Answer: "Ah", At: ratedAt}
		card := tutor.DeckCard{Learner: me, Kind: tutor.KindPuzzle, Item: "z", Due: 1, Stability: 1, Difficulty: 1, Reps: 1}
		if err := s.AddReview(ctx, old, card); err != nil {
			t.Fatal(err)
		}
		s = storetest.Open(t, place)
		if got, want := sums(t, s, me, "z"), [4]int{1, 0, 0, 0}; got != want {
			t.Errorf("rows %v, want %v", got, want)
		}
		if err := s.AddPuzzleTry(ctx, rated(me, "again", "z", "closing")); err != nil {
			t.Fatal(err)
		}
		if err := s.AddPuzzleTry(ctx, rated(me, "new", "y", "closing")); err != nil {
			t.Fatal(err)
		}
		if got, want := sums(t, s, me, "z"), [4]int{3, 1, 2, 0}; got != want {
			t.Errorf("rows %v, want %v", got, want)
		}
		s.Down(t, 9)
		if list, err := s.Attempts(ctx, me, tutor.KindPuzzle, 9); err != nil || len(list) != 3 {
			t.Errorf("an older program finds the attempts %v, %v, want three", list, err)
		}
		s = storetest.Open(t, place)
		if _, err := s.RatedTry(ctx, me, "y"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a rated try after the way down: %v, want not found", err)
		}
	})
}
