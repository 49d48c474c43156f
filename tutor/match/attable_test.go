package match_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// said gives what is kept of the hand that is over.
func (k *kit) said(table match.Table) match.Count {
	k.t.Helper()
	c, err := k.service.Counted(k.ctx(), k.learner, table)
	if err != nil {
		k.t.Fatal(err)
	}
	return c
}

// TestSay_KeepsTheFirstAnswer: each side's points are said once, with the seconds since they were asked for, and kept as
// attempts at counting.
func TestSay_KeepsTheFirstAnswer(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 31)
		table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
		own, theirs := table.View.Points[table.LearnerSeat], table.View.Points[table.LearnerSeat.Other()]
		say := func(player, points int) {
			t.Helper()
			got, err := k.service.Say(k.ctx(), k.learner, table.ID, table.HandNo, player, points, match.Learner, match.Bot)
			if err != nil || !reflect.DeepEqual(got, table) {
				t.Errorf("saying %d: %v, want the table and no error", points, err)
			}
		}
		for _, want := range []int{match.Learner, match.Bot} {
			if player, asks := k.said(table).Asks(match.Learner, match.Bot); !asks || player != want {
				t.Errorf("asks for the points of %d: %t, want %d", player, asks, want)
			}
			k.now = k.now.Add(7 * time.Second)
			say(want, [2]int{own, theirs + 1}[want])
			say(want, 99) // another tab, or Back
		}
		c := k.said(table)
		if player, asks := c.Asks(match.Learner, match.Bot); asks {
			t.Errorf("asks for the points of %d again", player)
		}
		first, second := c.Said[match.Learner], c.Said[match.Bot]
		if !first.Right || first.Points != own || second.Right || second.Points != theirs+1 {
			t.Errorf("said %+v, want %d right and %d wrong", c.Said, own, theirs+1)
		}
		list, err := s.AttemptsSince(t.Context(), k.learner, "count", time.Time{})
		if err != nil || len(list) != 2 || list[0].Item != "table/own" || list[1].Item != "table/theirs" ||
			list[0].Seconds != 7 || list[1].Seconds != 7 || list[0].ItemSeconds+list[1].ItemSeconds != 0 {
			t.Errorf("kept %+v, %v, want both sides after 7 seconds each, and no item of the deck", list, err)
		}
	})
}

func TestSay_Refuses(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 32)
		table := k.begin("schnapsen", "any")
		refused := func(what, learner string, hand, player, points int, want error) {
			t.Helper()
			if _, err := k.service.Say(t.Context(), learner, table.ID, hand, player, points, match.Learner, match.Bot); !errors.Is(err, want) {
				t.Errorf("%s: %v, want %v", what, err, want)
			}
		}
		refused("before the end", k.learner, 1, match.Learner, 20, tutor.ErrStale)
		table = k.until(table, tutor.PhaseHandOver)
		refused("another hand", k.learner, 2, match.Learner, 20, tutor.ErrStale)
		refused("another's match", storetest.Learner(t, s).ID, 1, match.Learner, 20, tutor.ErrNotFound)
		refused("nobody's points", k.learner, 1, match.Nobody, 20, tutor.ErrInvalid)
		refused("less than nothing", k.learner, 1, match.Bot, -1, tutor.ErrInvalid)
		refused("too much", k.learner, 1, match.Bot, match.MaxPoints+1, tutor.ErrInvalid)
		if _, err := k.step(table); err != nil {
			t.Fatal(err)
		}
		refused("after the next deal", k.learner, 1, match.Learner, 20, tutor.ErrStale)
		if list, err := s.Attempts(t.Context(), k.learner, "count", 9); err != nil || len(list) != 0 {
			t.Errorf("kept %v, %v, want nothing", list, err)
		}
	})
}

// TestPass: what was passed over is not asked, and who does so twice is left alone for the rest of the match.
func TestPass(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 36)
		table := k.begin("schnapsen", "any")
		for hand, want := range []bool{true, true, false} { // is it asked?
			table = k.until(table, tutor.PhaseHandOver)
			if _, asks := k.said(table).Asks(match.Bot); asks != want {
				t.Fatalf("hand %d is asked about: %t, want %t", hand+1, asks, want)
			}
			for range 2 {
				if _, err := k.service.Pass(t.Context(), k.learner, table.ID, table.HandNo, match.Bot); want && err != nil {
					t.Fatal(err)
				}
			}
			if _, asks := k.said(table).Asks(match.Bot); asks {
				t.Errorf("hand %d is asked about after it was passed over", hand+1)
			}
			k.now = k.now.Add(time.Minute)
			var err error
			if table, err = k.step(table); err != nil {
				t.Fatal(err)
			}
		}
		k.now = k.now.Add(time.Minute)
		other := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
		if _, asks := k.said(other).Asks(match.Bot); !asks {
			t.Error("the next match does not ask")
		}
	})
}

// TestSay_AtOnce: two tabs say different numbers at the same moment; one of them is kept.
func TestSay_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 34)
		table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
		var tabs sync.WaitGroup
		for points := range 6 {
			tabs.Go(func() {
				if _, err := k.service.Say(t.Context(), k.learner, table.ID, 1, match.Learner, points, match.Learner); err != nil {
					t.Error(err)
				}
			})
		}
		tabs.Wait()
		if list, err := s.Attempts(t.Context(), k.learner, "count", 9); err != nil || len(list) != 1 {
			t.Errorf("kept %v, %v, want one answer", list, err)
		}
	})
}

// TestSay_ClockSetBack: the answer is kept and found, though it seems to come before the end of the hand.
func TestSay_ClockSetBack(t *testing.T) {
	k := newKit(t, storetest.Open(t, t.TempDir()+"/clock.db"), 35)
	table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
	k.now = k.now.Add(-24 * time.Hour)
	if _, err := k.service.Say(t.Context(), k.learner, table.ID, 1, match.Bot, 12, match.Bot); err != nil {
		t.Fatal(err)
	}
	if got := k.said(table).Said[match.Bot]; !got.Answered || got.Points != 12 {
		t.Errorf("said %+v, want 12", got)
	}
}

// TestBefore: the score before a hand is the one that the hand was played for.
func TestBefore(t *testing.T) {
	k := newKit(t, storetest.Open(t, t.TempDir()+"/before.db"), 37)
	table := k.begin("schnapsen", "any")
	before := rules.NewScore(table.Options)
	for table.Phase != tutor.PhaseMatchOver {
		var err error
		if table, err = k.step(table); err != nil {
			t.Fatal(err)
		}
		if got := table.Before(); got != before {
			t.Fatalf("hand %d: the score before it is %+v, want %+v", table.HandNo, got, before)
		}
		if table.Phase == tutor.PhaseHandOver {
			before = table.Score
			if table, err = k.step(table); err != nil {
				t.Fatal(err)
			}
		}
	}
}
