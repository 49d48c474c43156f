package match_test

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// Whole matches in every variant on every database: each answer is what a reload shows, each action is kept, the seed
// stays shut until the end and then proves the deals.
func TestWholeMatches(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		store := storetest.Open(t, place)
		for i, variant := range rules.Variants() {
			t.Run(variant, func(t *testing.T) { wholeMatch(t, newKit(t, store, uint64(i)), variant) })
		}
	})
}

func wholeMatch(t *testing.T, k *kit, variant string) {
	table := k.begin(variant, "regular")
	type posted struct {
		hand   int
		action rules.Action
	}
	var all []posted
	for table.Phase != tutor.PhaseMatchOver {
		if got := k.table(table.ID); !reflect.DeepEqual(got, table) {
			t.Fatalf("a reload shows %+v, the answer was %+v", got, table)
		}
		if _, err := k.service.Check(k.ctx(), k.learner, table.ID); !errors.Is(err, tutor.ErrInvalid) {
			t.Fatalf("the seed was opened in phase %s: %v", table.Phase, err)
		}
		if table.Phase == tutor.PhasePlay {
			if _, err := k.service.Record(k.ctx(), k.learner, table.ID, table.HandNo); !errors.Is(err, tutor.ErrInvalid) {
				t.Fatalf("the record of an open hand: %v, want invalid", err)
			}
		}
		before := table
		k.now = k.now.Add(time.Second)
		var err error
		if table.Phase == tutor.PhasePlay {
			a := k.any(table)
			all = append(all, posted{table.HandNo, a})
			table, err = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, a)
			if len(table.Last) == 0 || table.Last[0].Action != a || table.Last[0].Seat != table.LearnerSeat {
				t.Fatalf("after %v the last thing done is %v", a, table.Last)
			}
		} else {
			table, err = k.service.NextHand(k.ctx(), k.learner, table.ID, table.Version)
			if table.LearnerSeat != before.LearnerSeat.Other() {
				t.Fatalf("hand %d: the learner still sits at %v", table.HandNo, table.LearnerSeat)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if table.Version != before.Version+1 {
			t.Fatalf("version %d after %d", table.Version, before.Version)
		}
	}

	m, err := k.service.Store.Match(k.ctx(), k.learner, table.ID)
	if err != nil {
		t.Fatal(err)
	}
	score := rules.NewScore(m.Options)
	var kept []posted
	for i, hand := range m.Hands {
		for _, played := range hand.Actions {
			if played.By == hand.LearnerSeat {
				kept = append(kept, posted{hand.No, played.Action})
			}
		}
		record, err := k.service.Record(k.ctx(), k.learner, table.ID, hand.No)
		if err != nil {
			t.Fatal(err)
		}
		state, err := record.Replay()
		if err != nil || !state.Over() {
			t.Fatalf("hand %d is not a whole hand: %v", hand.No, err)
		}
		winner := match.Bot
		if state.Result().Winner == hand.LearnerSeat {
			winner = match.Learner
		}
		score = score.Add(state.Result(), winner)
		if got := table.Hands[i].Result; got != state.Result() {
			t.Errorf("hand %d: %v, want %v", hand.No, got, state.Result())
		}
	}
	if !reflect.DeepEqual(kept, all) {
		t.Errorf("kept %v, acknowledged %v", kept, all)
	}
	series := rules.Series{}.Add(score)
	end := tutor.Progress{Phase: tutor.PhaseMatchOver, Points: score.Points, Got: series.Bummerl}
	if table.Score != score || table.Rubber != series || !score.Over() || m.Progress != end {
		t.Errorf("score %v, kept %v, want %v", table.Score, m.Progress, score)
	}
	for _, hand := range []int{-1, 0, len(m.Hands) + 1} {
		if _, err := k.service.Record(k.ctx(), k.learner, table.ID, hand); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("the record of hand %d of %d: %v, want not found", hand, len(m.Hands), err)
		}
	}
	proof, err := k.service.Check(k.ctx(), k.learner, table.ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := match.Verify(proof); err != nil || len(proof.Hands) != len(m.Hands) || proof.Commitment != table.Commitment {
		t.Errorf("the proof of %d of %d hands fails: %v", len(proof.Hands), len(m.Hands), err)
	}
}
