package match_test

import (
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// TestSay_OnlyWhatIsAsked: points that are shown, and those of a hand that was passed over, are not kept, whatever is sent.
func TestSay_OnlyWhatIsAsked(t *testing.T) {
	s := storetest.Open(t, t.TempDir()+"/asked.db")
	k := newKit(t, s, 38)
	table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
	say := func(player int, hidden ...int) {
		t.Helper()
		if _, err := k.service.Say(t.Context(), k.learner, table.ID, 1, player, 12, hidden...); err != nil {
			t.Error(err)
		}
	}
	say(match.Learner)
	say(match.Learner, match.Bot)
	if _, err := k.service.Pass(t.Context(), k.learner, table.ID, 1, match.Bot); err != nil {
		t.Fatal(err)
	}
	say(match.Bot, match.Bot)
	if list, err := s.Attempts(t.Context(), k.learner, tutor.KindCount, 9); err != nil || len(list) != 0 {
		t.Errorf("kept %v, %v, want nothing", list, err)
	}
}

// TestPass_Late: from a page that has passed, nothing is passed over: not a hand that was answered, nor one whose points are
// shown. What is still asked is.
func TestPass_Late(t *testing.T) {
	k := newKit(t, storetest.Open(t, t.TempDir()+"/late.db"), 39)
	table := k.begin("schnapsen", "any")
	pass := func(hidden ...int) {
		t.Helper()
		if _, err := k.service.Pass(t.Context(), k.learner, table.ID, table.HandNo, hidden...); err != nil {
			t.Fatal(err)
		}
	}
	for hand := range 2 {
		table = k.until(table, tutor.PhaseHandOver)
		pass()
		for _, player := range []int{match.Learner, match.Bot} {
			if _, err := k.service.Say(t.Context(), k.learner, table.ID, table.HandNo, player, 12, match.Learner, match.Bot); err != nil {
				t.Fatal(err)
			}
		}
		pass(match.Learner, match.Bot)
		if c := k.said(table); c.Passed || !c.Said[match.Bot].Answered {
			t.Errorf("hand %d, answered and then passed: %+v", hand+1, c)
		}
		k.now = k.now.Add(time.Minute)
		var err error
		if table, err = k.step(table); err != nil {
			t.Fatal(err)
		}
	}
	table = k.until(table, tutor.PhaseHandOver)
	if _, asks := k.said(table).Asks(match.Learner, match.Bot); !asks {
		t.Error("the third hand is not asked about, though none was passed over")
	}
	if _, err := k.service.Say(t.Context(), k.learner, table.ID, table.HandNo, match.Learner, 12, match.Learner, match.Bot); err != nil {
		t.Fatal(err)
	}
	pass(match.Learner, match.Bot)
	if c := k.said(table); !c.Passed {
		t.Error("the opponent's points cannot be passed over after the own")
	}
}

// TestShown: as long as the table asks, a list has the match as before the hand, also after its last hand; answered, passed
// over, shown anyway or forgotten it has it as it is.
func TestShown(t *testing.T) {
	s := storetest.Open(t, t.TempDir()+"/shown.db")
	k := newKit(t, s, 40)
	table := k.begin("schnapsen", "any")
	listed := func() tutor.MatchSummary {
		t.Helper()
		list, err := k.service.List(t.Context(), k.learner)
		if err != nil || len(list) != 1 {
			t.Fatalf("%d matches, %v", len(list), err)
		}
		return list[0]
	}
	expect := func(what string, want tutor.Progress, hidden ...int) {
		t.Helper()
		if got, err := k.service.Shown(t.Context(), k.learner, listed(), hidden...); err != nil || got.Progress != want {
			t.Errorf("hand %d, %s: %+v, %v, want %+v", table.HandNo, what, got.Progress, err, want)
		}
	}
	for table.Phase != tutor.PhaseMatchOver {
		var err error
		if table, err = k.step(table); err != nil {
			t.Fatal(err)
		}
		now := listed().Progress
		if table.Phase == tutor.PhasePlay {
			expect("playing", now, match.Learner, match.Bot)
			continue
		}
		before := tutor.Progress{Phase: tutor.PhaseHandOver, Points: table.Before().Points}
		if before.Points == now.Points {
			t.Errorf("hand %d changes nothing", table.HandNo)
		}
		expect("asking", before, match.Learner, match.Bot)
		expect("points shown", now)
		k.now = k.now.Add(25 * time.Hour)
		expect("the day after", now, match.Learner, match.Bot)
		if _, asks := k.said(table).Asks(match.Learner); asks {
			t.Error("the day after it is asked still")
		}
		k.now = k.now.Add(-25 * time.Hour)
		if _, err := k.service.Say(t.Context(), k.learner, table.ID, table.HandNo, match.Bot, 12, match.Bot); err != nil {
			t.Fatal(err)
		}
		expect("answered", now, match.Bot)
		expect("half answered", before, match.Learner, match.Bot)
		if table.Phase == tutor.PhaseHandOver {
			if table, err = k.step(table); err != nil {
				t.Fatal(err)
			}
		}
	}
}
