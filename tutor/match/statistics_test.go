package match_test

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// Statistics are what one would count in the records by hand.
func TestStatistics(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 140)
		if got := k.statistics(); !reflect.DeepEqual(got, match.Statistics{}) {
			t.Errorf("of nothing: %+v", got)
		}
		marks := map[coach.Mark]int{}
		k.service.Coach = func(_ context.Context, q coach.Question, a rules.Action) (coach.Verdict, error) {
			v := coach.Verdict{Version: coach.Version, Action: a, Mark: coach.Best}
			if q.View.Legal.Len() > 2 && a != q.View.Legal.First() {
				v.Mark, v.Facts = coach.Mistake, []coach.Fact{{Kind: "aTestFact", K: int(a)}, {Kind: "another"}}
			}
			marks[v.Mark]++
			return v, nil
		}
		var want tutor.LevelTally
		for i, variant := range []string{"snapszer", "schnapsen", "knock", "sharp", "snapszer", "schnapsen"} {
			table := k.beginWith(match.NewMatch{Variant: variant, Level: []string{"any", "novice"}[i%2], Coach: true})
			table = k.boldly(table)
			for _, result := range table.Hands {
				r, err := k.service.Record(k.ctx(), k.learner, table.ID, result.No)
				if err != nil {
					t.Fatal(err)
				}
				want = addHand(want, r, result)
			}
			if table.Score.Winner() == match.Learner {
				want.BummerlWon++
			} else {
				want.BummerlLost++
			}
		}
		got := k.statistics()
		if got.All != want {
			t.Errorf("got %+v, want %+v", got.All, want)
		}
		if want.Closings == 0 || want.FalseClaims == 0 || want.Bids == 0 {
			t.Errorf("%+v tells too little; choose another seed", want)
		}
		if len(got.Levels) != 2 || got.Levels[0].Level != "novice" {
			t.Errorf("levels %+v, want novice before one that is no level", got.Levels)
		}
		wantMarks := []match.MarkCount{{coach.Best, marks[coach.Best]}, {coach.Mistake, marks[coach.Mistake]}}
		if !slices.Equal(got.Marks, wantMarks) {
			t.Errorf("marks %+v, want %+v", got.Marks, wantMarks)
		}
		if want := []match.MistakeCount{{"aTestFact", marks[coach.Mistake]}}; !slices.Equal(got.Mistakes, want) {
			t.Errorf("mistakes %+v, want %+v", got.Mistakes, want)
		}
		// What comes after a hint is counted apart.
		table := k.beginWith(match.NewMatch{Variant: "schnapsen", Level: "any", Coach: true, Points: "both"})
		for table.Over() {
			table = k.next(table)
		}
		if _, err := k.service.Hint(k.ctx(), k.learner, table.ID, table.Version, 1); err != nil {
			t.Fatal(err)
		}
		table = k.act(table)
		hinted := k.statistics()
		if hinted.Hints != 1 || !slices.Equal(hinted.Marks, got.Marks) {
			t.Errorf("after a hint %d hints and marks %+v, want 1 and %+v", hinted.Hints, hinted.Marks, got.Marks)
		}
		if len(table.Decisions) > 0 {
			if _, err := k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, table.Decisions[0].Seq); err != nil {
				t.Fatal(err)
			}
			if st := k.statistics(); st.TakenBack != 1 || st.Hints != 1 {
				t.Errorf("%d taken back, %d hints, want 1 and 1", st.TakenBack, st.Hints)
			}
		}
	})
}

// One match that cannot be read does not take the statistics of the others away.
func TestStatistics_BrokenMatch(t *testing.T) {
	s := storetest.Open(t, t.TempDir()+"/broken.db")
	k := newKit(t, s, 141)
	table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
	m, err := s.Match(k.ctx(), k.learner, table.ID)
	if err != nil {
		t.Fatal(err)
	}
	m.ID, m.RulesVersion = "broken", rules.Version+1
	if _, err := s.AddMatch(k.ctx(), m); err != nil {
		t.Fatal(err)
	}
	if got := k.statistics(); got.All.Hands != 1 {
		t.Errorf("%d hands, want the one that can be read", got.All.Hands)
	}
}

// A hand is counted once its points have been told: before that statistics would give the answer.
func TestStatistics_Asked(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 145)
		both := []int{match.Learner, match.Bot}
		table := k.begin("snapszer", "any")
		for before := k.statistics(); table.Phase != tutor.PhaseMatchOver; before = k.statistics() {
			if k.boldStep(&table); !table.Over() {
				continue
			}
			k.hidden = both
			if got := k.statistics(); got.All != before.All {
				t.Errorf("while hand %d is asked about: %+v, want %+v", table.HandNo, got.All, before.All)
			} else if len(before.Rules) > 0 && got.Rules[0] != before.Rules[0] || got.Rules[0].Hands != table.HandNo-1 {
				t.Errorf("while hand %d is asked about, by rules: %+v, want %+v", table.HandNo, got.Rules, before.Rules)
			}
			for _, player := range both {
				if _, err := k.service.Say(k.ctx(), k.learner, table.ID, table.HandNo, player, 0, both...); err != nil {
					t.Fatal(err)
				}
			}
			if got := k.statistics(); got.All.Hands != table.HandNo {
				t.Errorf("told: %d hands, want %d", got.All.Hands, table.HandNo)
			}
			k.hidden = nil
		}
		if got := k.statistics().All; got.Closings+got.Bids == 0 {
			t.Error("the learner undertook nothing")
		}
	})
}

// boldly plays a match to its end by bold steps.
func (k *kit) boldly(table match.Table) match.Table {
	k.t.Helper()
	for table.Phase != tutor.PhaseMatchOver {
		k.boldStep(&table)
	}
	return table
}

// boldStep is step, closing and bidding wherever that may be in one of four cases.
func (k *kit) boldStep(table *match.Table) {
	k.t.Helper()
	var bold rules.Action
	for _, a := range []rules.Action{rules.Snapszer, rules.Close} {
		if table.Phase == tutor.PhasePlay && table.View.Legal.Has(a) && k.dice.IntN(4) == 0 {
			bold = a
		}
	}
	var err error
	if bold == rules.NoAction {
		*table, err = k.step(*table)
	} else {
		*table, err = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, bold)
	}
	if err != nil {
		k.t.Fatal(err)
	}
}

// addHand counts a hand by looking at what happened in it.
func addHand(t tutor.LevelTally, r rules.Record, result match.HandResult) tutor.LevelTally {
	steps, err := r.History()
	if err != nil {
		panic(err)
	}
	t.Hands++
	won := result.Winner == match.Learner
	switch result.Winner {
	case match.Learner:
		t.Won++
		t.For += result.Scored
	case match.Bot:
		t.Lost++
		t.Against += result.Scored
	}
	for _, step := range steps {
		if step.Seat != result.LearnerSeat {
			continue
		}
		for _, e := range step.Events {
			switch e.Kind {
			case rules.TalonClosed:
				if step.Action == rules.Close {
					t.Closings++
					if won {
						t.Kept++
					}
				}
			case rules.SnapszerBid:
				t.Bids++
				if won {
					t.Made++
				}
			case rules.Claimed66:
				if !won {
					t.FalseClaims++
				}
			}
		}
	}
	return t
}
