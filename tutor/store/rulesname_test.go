package store_test

import (
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// A match keeps what its rules were called, rules that were renamed are added up as one, and who has the older program keeps
// the matches.
func TestRulesName(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		if err := s.AddLearner(ctx, tutor.Learner{ID: "me"}, "me"); err != nil {
			t.Fatal(err)
		}
		variant, nine, err := rules.ParseRulesText("1h.snapszer~target-9")
		if err != nil {
			t.Fatal(err)
		}
		own, err := rules.Variant("sharp")
		if err != nil {
			t.Fatal(err)
		}
		seed := tutor.System().NewSeed()
		add := func(id, variant string, o rules.Options, name string, day int) {
			m := tutor.Match{
				ID: id, Learner: "me", Kind: tutor.MatchPlayed, Variant: variant, Options: o, RulesName: name, RulesVersion: rules.Version,
				Level: "regular", Settings: tutor.MatchSettings{BestOf: 1}, Seed: seed, Commitment: seed.Commitment(), Cut: 3, Version: 1,
				Progress: tutor.Progress{Phase: tutor.PhaseAbandoned}, Created: time.Date(2026, 11, day, 0, 0, 0, 0, time.UTC),
				Hands: []tutor.Hand{{No: 1, Deal: someDeal(t, o)}},
			}
			if _, err := s.AddMatch(ctx, m); err != nil {
				t.Fatal(err)
			}
			if err := s.SaveSums(ctx, id, []tutor.HandSum{{Hand: 1, Winner: 0, Scored: 2, Closer: -1, Bidder: -1, FalseClaimer: -1}}); err != nil {
				t.Fatal(err)
			}
		}
		add("old", variant, nine, "Kirchenwirt", 1)
		add("sharp", "sharp", own, "", 2)
		add("new", variant, nine, "Neuwirt", 3)
		for id, want := range map[string]string{"old": "Kirchenwirt", "sharp": "", "new": "Neuwirt"} {
			if m, err := s.Match(ctx, "me", id); err != nil || m.RulesName != want {
				t.Errorf("%s: the rules are called %q, %v, want %q", id, m.RulesName, err, want)
			}
		}
		tally, err := s.MatchTally(ctx, "me")
		want := []tutor.RulesTally{
			{Variant: variant, Options: nine, Name: "Neuwirt", LevelTally: tutor.LevelTally{Hands: 2, Won: 2, For: 4, Abandoned: 2}},
			{Variant: "sharp", Options: own, LevelTally: tutor.LevelTally{Hands: 1, Won: 1, For: 2, Abandoned: 1}},
		}
		if err != nil || len(tally.Rules) != 2 || tally.Rules[0] != want[0] || tally.Rules[1] != want[1] {
			t.Errorf("by rules %+v, %v, want %+v", tally.Rules, err, want)
		}
		s.Down(t, 11)
		s = storetest.Open(t, place)
		if m, err := s.Match(ctx, "me", "old"); err != nil || m.RulesName != "" || m.Options != nine {
			t.Errorf("after the way down and up: %q %+v, %v", m.RulesName, m.Options, err)
		}
	})
}

// someDeal deals an unshuffled pack.
func someDeal(t *testing.T, o rules.Options) rules.Deal {
	t.Helper()
	d, err := rules.DealPack(o, rules.Pack(int(o.Cards)).Cards())
	if err != nil {
		t.Fatal(err)
	}
	return d
}
