package learner_test

import (
	"context"
	"errors"
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
		for _, wrong := range []tutor.Settings{{Variant: "bridge"}, {Pack: "tarot"}, {Theme: "pink"}, {Points: "some"}} {
			if _, err := s.Update(ctx, l, wrong); !errors.Is(err, tutor.ErrInvalid) {
				t.Errorf("%v: %v, want invalid", wrong, err)
			}
		}
		if got, err := s.Find(ctx, token); err != nil || got.Settings != want {
			t.Errorf("settings %v, %v, want %v", got.Settings, err, want)
		}
	})
}

func TestIn(t *testing.T) {
	for _, test := range []struct {
		lang   string
		chosen tutor.Settings
		want   tutor.Settings
	}{
		{"de", tutor.Settings{}, tutor.Settings{Variant: "schnapsen", Pack: "french", Theme: "auto", Points: "both"}},
		{"hu", tutor.Settings{}, tutor.Settings{Variant: "snapszer", Pack: "tell", Theme: "auto", Points: "both"}},
		{"pt", tutor.Settings{}, tutor.Settings{Variant: "snapszli", Pack: "french", Theme: "auto", Points: "both"}},
		{"xx", tutor.Settings{}, tutor.Settings{Variant: "schnapsen", Pack: "french", Theme: "auto", Points: "both"}},
		{"hu", tutor.Settings{Pack: "french", Points: "none"}, tutor.Settings{Variant: "snapszer", Pack: "french", Theme: "auto", Points: "none"}},
	} {
		if got := learner.In(test.chosen, test.lang); got != test.want {
			t.Errorf("%s %v: %v, want %v", test.lang, test.chosen, got, test.want)
		}
	}
}
