package store_test

import (
	"reflect"
	"slices"
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// Matches from before are single Bummerl without a coach; an older program gets what it knows, and nothing else.
func TestMigration_Coach(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		old := newMatch(t, me.ID, "schnapsen")
		hand := aHand(t, old.Options)
		if _, err := s.OpenMatch(ctx, old); err != nil {
			t.Fatal(err)
		}
		if err := s.Append(ctx, old.ID, 1, tutor.Addition{Cut: 3, Hand: &hand, Progress: tutor.Progress{Phase: tutor.PhasePlay}, At: old.Updated}); err != nil {
			t.Fatal(err)
		}
		given := newMatch(t, me.ID, "sharp")
		rubber := newMatch(t, me.ID, "sharp")
		rubber.Settings.BestOf = 3
		practice := newMatch(t, me.ID, "sharp")
		practice.Kind, practice.Origin, practice.Hands = tutor.MatchPractice, "match/1/dealer", []tutor.Hand{hand}
		for _, m := range []tutor.Match{given, rubber, practice} {
			m.Cut = 4
			if _, err := s.AddMatch(ctx, m); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Append(ctx, given.ID, 1, tutor.Addition{Progress: tutor.Progress{Phase: tutor.PhaseAbandoned}}); err != nil {
			t.Fatal(err)
		}
		before, err := s.Match(ctx, me.ID, old.ID)
		if err != nil {
			t.Fatal(err)
		}
		s.Down(t, 7)
		var left, going int
		err = s.Reader().QueryRowContext(ctx, "SELECT COUNT(*), SUM(CASE WHEN phase = 'play' THEN 1 ELSE 0 END) FROM matches").Scan(&left, &going)
		if err != nil || left != 2 || going != 2 {
			t.Errorf("an older program finds %d matches of which %d go on, %v, want two that do", left, going, err)
		}
		s = storetest.Open(t, place)
		if got, err := s.Match(ctx, me.ID, old.ID); err != nil || !reflect.DeepEqual(got, before) {
			t.Errorf("after the way there and back %+v, %v, want %+v", got, err, before)
		}
	})
}

// A finished hand without a sum is found, once.
func TestUnsummed(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		sum := tutor.HandSum{Hand: 1, Winner: 1, Scored: 2, Closer: 0, Bidder: -1, FalseClaimer: -1, Bummerl: 1}
		add := func(phase tutor.Phase, hands int, sums *tutor.HandSum) string {
			t.Helper()
			m := newMatch(t, me.ID, "schnapsen")
			m.Cut, m.Progress.Phase = 4, phase
			for no := range hands {
				h := aHand(t, m.Options)
				h.No = no + 1
				m.Hands = append(m.Hands, h)
			}
			if _, err := s.AddMatch(ctx, m); err != nil {
				t.Fatal(err)
			}
			if sums != nil {
				if err := s.Append(ctx, m.ID, 1, tutor.Addition{Sum: sums, Progress: m.Progress}); err != nil {
					t.Fatal(err)
				}
			}
			return m.ID
		}
		add(tutor.PhasePlay, 1, nil)
		add(tutor.PhaseMatchOver, 1, &sum)
		add(tutor.PhasePlay, 2, &sum)
		want := []string{add(tutor.PhaseHandOver, 1, nil), add(tutor.PhasePlay, 2, nil), add(tutor.PhaseMatchOver, 2, &sum)}
		slices.Sort(want)
		got, err := s.Unsummed(ctx, me.ID)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
		for _, id := range got {
			// The second time changes nothing.
			for _, winner := range []int{0, 1} {
				err := s.SaveSums(ctx, id, []tutor.HandSum{{Hand: 1, Winner: winner, Scored: 1}})
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		if got, err := s.Unsummed(ctx, me.ID); err != nil || len(got) != 1 {
			t.Errorf("%v, %v, want the one whose second hand is over", got, err)
		}
		tally, err := s.MatchTally(ctx, me.ID)
		if err != nil || len(tally.Levels) != 1 {
			t.Fatalf("%+v, %v", tally, err)
		}
		level := tally.Levels[0]
		// The third of those listed had its sum before.
		if level.Hands != 5 || level.Lost != 3 || level.Won != 2 || level.Against != 6 || level.For != 2 || level.Closings != 3 || level.Bids != 2 {
			t.Errorf("%+v", level)
		}
	})
}
