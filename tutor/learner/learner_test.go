package learner_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/store/storetest"
)

// counting counts what is written.
type counting struct {
	tutor.LearnerStore
	hashes []string
	visits int
}

func (c *counting) AddLearner(ctx context.Context, l tutor.Learner, hash string) error {
	c.hashes = append(c.hashes, hash)
	return c.LearnerStore.AddLearner(ctx, l, hash)
}

func (c *counting) SawLearner(ctx context.Context, id string, seen time.Time) error {
	c.visits++
	return c.LearnerStore.SawLearner(ctx, id, seen)
}

func TestLearner_FromVisitorToLearner(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		kept := &counting{LearnerStore: storetest.Open(t, place)}
		now := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
		env := tutor.System()
		env.Now = func() time.Time { return now }
		s, ctx := learner.Service{Store: kept, Env: env}, t.Context()

		for _, token := range []string{"", "broken", strings.Repeat("x", 43), strings.Repeat("!", 43), env.NewToken()} {
			if l, err := s.Find(ctx, token); err != nil || !l.Visitor() {
				t.Errorf("token %q: %v, %v, want a visitor", token, l, err)
			}
		}
		if len(kept.hashes) != 0 {
			t.Fatal("looking made a row")
		}

		l, token, err := s.Ensure(ctx, "broken")
		if err != nil || l.Visitor() {
			t.Fatalf("first action: %v, %v", l, err)
		}
		if len(kept.hashes) != 1 || strings.Contains(kept.hashes[0], token) || len(kept.hashes[0]) != 64 {
			t.Errorf("kept %q for the token", kept.hashes)
		}
		if got, err := s.Find(ctx, token); err != nil || got != l {
			t.Errorf("found %v, %v, want %v", got, err, l)
		}

		now = now.Add(time.Hour)
		same, again, err := s.Ensure(ctx, token)
		if err != nil || same != l || again != token || kept.visits != 0 {
			t.Errorf("an hour later: %v, %v, %d visits written, want the same learner and none", same, err, kept.visits)
		}
		now = now.Add(24 * time.Hour)
		if same, _, err = s.Ensure(ctx, token); err != nil || same.Seen != now || kept.visits != 1 {
			t.Errorf("a day later: seen %v, %v, %d visits written, want %v and 1", same.Seen, err, kept.visits, now)
		}
		if len(kept.hashes) != 1 {
			t.Errorf("%d learners, want 1", len(kept.hashes))
		}
	})
}

func TestUpdate(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := learner.Service{Store: storetest.Open(t, place), Env: tutor.System()}, t.Context()
		l, token, err := s.Create(ctx)
		if err != nil {
			t.Fatal(err)
		}
		want := tutor.Settings{Variant: "santase", Pack: "tell", Points: "own"}
		if l, err = s.Update(ctx, l, want); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Update(ctx, l, tutor.Settings{Pack: "tarot"}); !errors.Is(err, tutor.ErrInvalid) {
			t.Errorf("%v, want invalid", err)
		}
		if got, err := s.Find(ctx, token); err != nil || got.Settings != want {
			t.Errorf("settings %v, %v, want %v", got.Settings, err, want)
		}
	})
}

// TestIn: the language decides what has not been chosen, and only where tables differ by language.
func TestIn(t *testing.T) {
	usual := learner.Defaults("de")
	if usual.Variant != "schnapsen" || usual.Pack != "french" || usual.Points != "both" || usual.AskClose != learner.Yes ||
		usual.AskClaim != learner.No || usual.Zone != "Europe/Vienna" {
		t.Errorf("defaults %+v", usual)
	}
	hu, pt := usual, usual
	hu.Variant, hu.Pack, pt.Variant = "snapszer", "tell", "snapszli"
	chosen := hu
	chosen.Pack, chosen.Points = "french", "none"
	for _, test := range []struct {
		lang      string
		set, want tutor.Settings
	}{
		{"de", tutor.Settings{}, usual},
		{"hu", tutor.Settings{}, hu},
		{"pt", tutor.Settings{}, pt},
		{"xx", tutor.Settings{}, usual},
		{"hu", tutor.Settings{Pack: "french", Points: "none"}, chosen},
		{"de", chosen, chosen},
	} {
		if got := learner.In(test.set, test.lang); got != test.want {
			t.Errorf("%s %+v: %+v, want %+v", test.lang, test.set, got, test.want)
		}
	}
}

// TestSettings: each setting has a field and a name of its own, its default is on offer, and what is not on offer is
// refused.
func TestSettings(t *testing.T) {
	s, ctx := learner.Service{}, t.Context()
	var all tutor.Settings
	names := map[string]bool{}
	for _, setting := range learner.List {
		if names[setting.Name] {
			t.Errorf("two settings are called %s", setting.Name)
		}
		names[setting.Name] = true
		for _, lang := range []string{"de", "hu", "pt"} {
			if usual := setting.In(tutor.Settings{}, lang); !slices.Contains(setting.Offered, usual) {
				t.Errorf("%s in %s is %q, which is not offered", setting.Name, lang, usual)
			}
		}
		before := all
		setting.Choose(&all, "own "+setting.Name)
		if all == before || setting.In(all, "de") != "own "+setting.Name {
			t.Errorf("%s has no field of its own", setting.Name)
		}
		var wrong tutor.Settings
		setting.Choose(&wrong, "nonesuch")
		if _, err := s.Update(ctx, tutor.Learner{ID: "l"}, wrong); !errors.Is(err, tutor.ErrInvalid) {
			t.Errorf("%s nonesuch: %v, want invalid", setting.Name, err)
		}
	}
	for _, zone := range learner.Zones {
		if _, err := time.LoadLocation(zone); err != nil {
			t.Error(err)
		}
	}
}
