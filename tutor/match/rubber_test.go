package match_test

import (
	"errors"
	"reflect"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// A best of three goes on until one player has two Bummerl, a doubled one as both; each Bummerl has its own score, and
// the seats alternate through all.
func TestBestOfThree(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		doubled, three := 0, 0
		for i := range 8 {
			k := newKit(t, s, uint64(110+i))
			table := k.beginWith(match.NewMatch{Variant: []string{"schnapsen", "austrian"}[i%2], Level: "any", BestOf: 3})
			score, series := rules.NewScore(table.Options), rules.Series{}
			for {
				table = k.overAnyhow(table)
				last := table.Hands[len(table.Hands)-1]
				if before := table.Before(); before != score {
					t.Fatalf("hand %d: before it %+v, want %+v", last.No, before, score)
				}
				if want := series.Won[0] + series.Won[1] + 1; last.Bummerl != want {
					t.Fatalf("hand %d is of Bummerl %d, want %d", last.No, last.Bummerl, want)
				}
				score = score.Add(last.Result, last.Winner)
				series = series.Add(score)
				if table.Score != score || table.Rubber != series {
					t.Fatalf("after hand %d: %+v %+v, want %+v %+v", last.No, table.Score, table.Rubber, score, series)
				}
				if want := series.Winner() >= 0; want != (table.Phase == tutor.PhaseMatchOver) {
					t.Fatalf("after hand %d the phase is %s at %+v", last.No, table.Phase, series)
				}
				if table.Phase == tutor.PhaseMatchOver {
					break
				}
				if score.Over() {
					score = rules.NewScore(table.Options)
				}
				seat := table.LearnerSeat
				table = k.next(table)
				// The bot may have ended the hand before it began, by a false claim.
				if table.LearnerSeat != seat.Other() || !table.Over() && table.Score != score {
					t.Fatalf("dealt: seat %v after %v, score %+v, want %+v", table.LearnerSeat, seat, table.Score, score)
				}
			}
			if series.Won[0]+series.Won[1] == 1 {
				doubled++
			}
			if series.Won[0]+series.Won[1] == 3 {
				three++
			}
			list, err := k.service.List(k.ctx(), k.learner)
			if err != nil || len(list) != 1 || list[0].Progress.Got != series.Bummerl || list[0].Settings.BestOf != 3 || list[0].Finished != len(table.Hands) {
				t.Errorf("listed %+v, %v, want %v", list, err, series.Bummerl)
			}
			proof, err := k.service.Check(k.ctx(), k.learner, table.ID)
			if err != nil || match.Verify(proof) != nil || len(proof.Hands) != len(table.Hands) {
				t.Errorf("the proof of %d hands: %v", len(proof.Hands), err)
			}
			st := k.statistics()
			if st.All.BummerlWon != series.Won[match.Learner] || st.All.BummerlLost != series.Won[match.Bot] || st.All.Hands != len(table.Hands) {
				t.Errorf("statistics %+v of %+v", st.All, series)
			}
		}
		if doubled == 0 || three == 0 {
			t.Errorf("%d matches by a doubled Bummerl, %d of three; choose other seeds", doubled, three)
		}
	})
}

// overAnyhow plays until a hand is over, whether the match is or not.
func (k *kit) overAnyhow(table match.Table) match.Table {
	for !table.Over() {
		table = k.act(table)
	}
	return table
}

func TestNew_Settings(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 120)
		for _, n := range []match.NewMatch{
			{BestOf: 2}, {BestOf: -1}, {BestOf: 5}, {Points: "training"}, {Points: "both "},
		} {
			n.Variant, n.Level = "schnapsen", "any"
			if _, err := k.service.New(k.ctx(), k.learner, n); tutor.CodeOf(err) != tutor.Invalid {
				t.Errorf("%+v: %v, want invalid", n, err)
			}
		}
		n := match.NewMatch{Variant: "schnapsen", Level: "any", BestOf: 3, Points: "own", Coach: true}
		table, err := k.service.New(k.ctx(), k.learner, n)
		want := tutor.MatchSettings{BestOf: 3, Points: "own", Coach: true}
		if err != nil || table.Settings != want || k.table(table.ID).Settings != want {
			t.Errorf("settings %+v, %v, want %+v", table.Settings, err, want)
		}
		n.BestOf, n.Points, n.Coach = 1, "both", false
		other, err := k.service.New(k.ctx(), k.learner, n)
		want = tutor.MatchSettings{BestOf: 1, Points: "both"}
		if err != nil || other.ID != table.ID || other.Settings != want || other.Version != table.Version+1 {
			t.Errorf("other settings for the match that waits: %+v, %v, want %+v", other, err, want)
		}
	})
}

// Who gives a match up has lost it, once, and can do nothing in it any more.
func TestAbandon(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 121)
		table, err := k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "schnapsen", Level: "any"})
		if err != nil {
			t.Fatal(err)
		}
		abandon := func(table match.Table) (match.Table, error) {
			return k.service.Abandon(k.ctx(), k.learner, table.ID, table.Version)
		}
		if _, err := abandon(table); tutor.CodeOf(err) != tutor.Invalid {
			t.Errorf("before the cut: %v, want invalid", err)
		}
		table = k.begin("schnapsen", "any")
		table = k.next(k.until(table, tutor.PhaseHandOver))
		if _, err := k.service.Abandon(k.ctx(), storetest.Learner(t, s).ID, table.ID, table.Version); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another's match: %v, want not found", err)
		}
		over, err := abandon(table)
		if err != nil || over.Phase != tutor.PhaseAbandoned || !over.Abandoned || over.View.Legal != 0 {
			t.Fatalf("given up: %s, %v, legal %v", over.Phase, err, over.View.Legal.List())
		}
		if again, err := abandon(table); err != nil || !reflect.DeepEqual(again, over) {
			t.Errorf("a second click: %v, want the table", err)
		}
		if !reflect.DeepEqual(k.table(table.ID), over) {
			t.Error("what is kept is not what was shown")
		}
		for name, do := range map[string]func() (match.Table, error){
			"act": func() (match.Table, error) {
				return k.service.Act(k.ctx(), k.learner, over.ID, over.Version, rules.Claim)
			},
			"next":    func() (match.Table, error) { return k.service.NextHand(k.ctx(), k.learner, over.ID, over.Version) },
			"cut":     func() (match.Table, error) { return k.service.Cut(k.ctx(), k.learner, over.ID, over.Version, 3) },
			"back":    func() (match.Table, error) { return k.service.TakeBack(k.ctx(), k.learner, over.ID, over.Version, 0) },
			"hint":    func() (match.Table, error) { return k.service.Hint(k.ctx(), k.learner, over.ID, over.Version, 1) },
			"abandon": func() (match.Table, error) { return abandon(over) },
		} {
			if got, err := do(); tutor.CodeOf(err) != tutor.Abandoned || !reflect.DeepEqual(got, over) {
				t.Errorf("%s: %v, want abandoned with the table", name, err)
			}
		}
		st := k.statistics()
		if st.All.Abandoned != 1 || st.All.Hands != len(over.Hands) || len(st.Levels) != 1 {
			t.Errorf("statistics %+v, want one match given up and %d hands", st.All, len(over.Hands))
		}
		list, err := k.service.List(k.ctx(), k.learner)
		if err != nil || len(list) != 1 || !list[0].Progress.Phase.Ended() || list[0].Finished != len(over.Hands) {
			t.Errorf("listed %+v, %v", list, err)
		}
		if proof, err := k.service.Check(k.ctx(), k.learner, table.ID); err != nil || match.Verify(proof) != nil {
			t.Errorf("its proof: %v", err)
		}
		if err := k.service.Delete(k.ctx(), storetest.Learner(t, s).ID, over.ID); !errors.Is(err, tutor.ErrNotFound) && tutor.CodeOf(err) != tutor.NotFound {
			t.Errorf("another deletes it: %v, want not found", err)
		}
		if err := k.service.Delete(k.ctx(), k.learner, over.ID); err != nil {
			t.Fatal(err)
		}
		if err := k.service.Delete(k.ctx(), k.learner, over.ID); tutor.CodeOf(err) != tutor.NotFound {
			t.Errorf("deleted twice: %v, want not found", err)
		}
		if st := k.statistics(); st.All != (tutor.LevelTally{}) {
			t.Errorf("statistics of what was deleted: %+v", st.All)
		}
	})
}
