package store_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// Of clicks at once one makes a match; as soon as something was done in it, the next makes another.
func TestAddMatch_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		practice := func() tutor.Match {
			m := newMatch(t, me.ID, "schnapsen")
			m.Kind, m.Origin, m.Cut, m.Hands = tutor.MatchPractice, "match/3/dealer", 5, []tutor.Hand{aHand(t, m.Options)}
			return m
		}
		var group sync.WaitGroup
		var ids sync.Map
		for range 8 {
			m := practice()
			group.Go(func() {
				got, err := s.AddMatch(ctx, m)
				if err != nil {
					t.Error(err)
				}
				ids.Store(got.ID, got)
			})
		}
		group.Wait()
		var first []tutor.Match
		ids.Range(func(_, m any) bool { first = append(first, m.(tutor.Match)); return true })
		if len(first) != 1 {
			t.Fatalf("8 clicks made %d matches", len(first))
		}
		got, err := s.Match(ctx, me.ID, first[0].ID)
		if err != nil || len(got.Hands) != 1 || len(got.Hands[0].Actions) != 1 || got.Origin != first[0].Origin {
			t.Errorf("kept %+v, %v", got, err)
		}
		if err := s.Append(ctx, got.ID, 1, tutor.Addition{Progress: got.Progress, At: got.Updated}); err != nil {
			t.Fatal(err)
		}
		if next, err := s.AddMatch(ctx, practice()); err != nil || next.ID == got.ID {
			t.Errorf("a match in which something was done kept a new one away: %v", err)
		}
	})
}

// What the coach said, hints and what was taken back come back as they were, and go with their actions.
func TestCoached_ComesBack(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		m := newMatch(t, storetest.Learner(t, s).ID, "schnapsen")
		hand := aHand(t, m.Options)
		m.Cut, m.Hands = 4, []tutor.Hand{hand}
		if _, err := s.AddMatch(ctx, m); err != nil {
			t.Fatal(err)
		}
		at := m.Updated.Add(time.Second)
		reply := tutor.Played{Action: rules.Play(hand.Deal.Hands[1].Lowest()), By: rules.Dealer, PostedVersion: 1, At: at}
		said := tutor.KeptVerdict{Hand: 1, Seq: 1, Version: 3, Mark: "good", Fact: "", Verdict: `{"Mark":"good"}`}
		sum := tutor.HandSum{Hand: 1}
		add := tutor.Addition{
			HandNo: 1, Seq: 1, Actions: []tutor.Played{reply}, Verdicts: []tutor.KeptVerdict{said}, Sum: &sum,
			Progress: tutor.Progress{Phase: tutor.PhaseHandOver, Got: [2]int{1, 2}}, At: at,
		}
		if err := s.Append(ctx, m.ID, 1, add); err != nil {
			t.Fatal(err)
		}
		if err := s.AddHint(ctx, m.ID, 1, tutor.HintTaken{Hand: 1, Seq: 1, Level: 1}); tutor.CodeOf(err) != tutor.Stale {
			t.Errorf("a hint of a version that has passed: %v, want stale", err)
		}
		for _, h := range []tutor.HintTaken{{Hand: 1, Seq: 1, Level: 2}, {Hand: 1, Seq: 1, Level: 1}, {Hand: 1, Seq: 3, Level: 3}} {
			if err := s.AddHint(ctx, m.ID, 2, h); err != nil {
				t.Fatal(err)
			}
		}
		got, err := s.Match(ctx, m.Learner, m.ID)
		if err != nil {
			t.Fatal(err)
		}
		wantHints := []tutor.HintTaken{{Hand: 1, Seq: 1, Level: 2}, {Hand: 1, Seq: 3, Level: 3}}
		if !reflect.DeepEqual(got.Verdicts, []tutor.KeptVerdict{said}) || !reflect.DeepEqual(got.Hints, wantHints) || got.Progress != add.Progress {
			t.Errorf("kept %+v, %+v, %+v", got.Verdicts, got.Hints, got.Progress)
		}
		said.Version, said.Mark, said.Fact, said.Truth = 4, "mistake", "ledTen", "null"
		if err := s.SaveVerdicts(ctx, m.ID, []tutor.KeptVerdict{said}); err != nil {
			t.Fatal(err)
		}
		if list, err := s.Verdicts(ctx, m.ID, 1); err != nil || !reflect.DeepEqual(list, []tutor.KeptVerdict{said}) {
			t.Errorf("another coach's verdict: %+v, %v", list, err)
		}
		back := tutor.TakenBack{Hand: 1, Seq: 1, Actions: []rules.Action{reply.Action, rules.Claim}, PostedVersion: 2, At: at}
		taking := tutor.Addition{HandNo: 1, Seq: 1, TakenBack: &back, Progress: tutor.Progress{Phase: tutor.PhasePlay}, At: at}
		if err := s.Append(ctx, m.ID, 2, taking); err != nil {
			t.Fatal(err)
		}
		if got, err = s.Match(ctx, m.Learner, m.ID); err != nil {
			t.Fatal(err)
		}
		if len(got.Hands[0].Actions) != 1 || len(got.Verdicts) != 0 || !reflect.DeepEqual(got.Hints, wantHints[:1]) ||
			!reflect.DeepEqual(got.TakenBack, []tutor.TakenBack{back}) {
			t.Errorf("after taking back %+v", got)
		}
		if err := s.OpenHand(ctx, m.ID, 2, 1); tutor.CodeOf(err) != tutor.Stale {
			t.Errorf("opened at a version that has passed: %v, want stale", err)
		}
		if err := s.OpenHand(ctx, m.ID, 3, 1); err != nil {
			t.Fatal(err)
		}
		back.PostedVersion = 3
		taking.Seq, back.Seq = 0, 0
		if err := s.Append(ctx, m.ID, 3, taking); tutor.CodeOf(err) != tutor.Stale {
			t.Errorf("what was opened was taken back: %v, want stale", err)
		}
		if got, err = s.Match(ctx, m.Learner, m.ID); err != nil || !got.Hands[0].Opened || got.Version != 3 {
			t.Errorf("opened %t, version %d, %v", got.Hands[0].Opened, got.Version, err)
		}
		if err := s.DeleteMatch(ctx, m.Learner, m.ID); err != nil {
			t.Fatal(err)
		}
		for _, table := range []string{"matches", "hands", "actions", "verdicts", "hints", "taken_back", "hand_sums"} {
			var n int
			if err := s.Reader().QueryRow("SELECT COUNT(*) FROM " + table).Scan(&n); err != nil || n != 0 {
				t.Errorf("%d rows of %s are left, %v", n, table, err)
			}
		}
		if _, err := s.Match(ctx, m.Learner, m.ID); !errors.Is(err, tutor.ErrNotFound) && tutor.CodeOf(err) != tutor.NotFound {
			t.Errorf("deleted: %v, want not found", err)
		}
	})
}

// However many practice hands are left lying, a match that goes on is listed before them.
func TestMatches_Order(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		var want []string
		for i, m := range []struct {
			kind  tutor.MatchKind
			phase tutor.Phase
		}{
			{tutor.MatchPlayed, tutor.PhaseHandOver}, {tutor.MatchPlayed, tutor.PhasePlay}, {tutor.MatchPlayed, tutor.PhaseAbandoned},
			{tutor.MatchPractice, tutor.PhasePlay}, {tutor.MatchImported, tutor.PhaseMatchOver}, {tutor.MatchPlayed, tutor.PhaseMatchOver},
		} {
			kept := newMatch(t, me.ID, "schnapsen")
			kept.Kind, kept.Cut, kept.Progress.Phase = m.kind, 4, m.phase
			kept.Updated = kept.Updated.Add(time.Duration(i) * time.Minute)
			if _, err := s.AddMatch(ctx, kept); err != nil {
				t.Fatal(err)
			}
			want = append(want, kept.ID)
		}
		want = []string{want[1], want[0], want[5], want[4], want[3], want[2]}
		list, err := s.Matches(ctx, me.ID, 9)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range list {
			got = append(got, m.ID)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
}
