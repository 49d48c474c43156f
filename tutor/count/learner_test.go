package count_test

import (
	"context"
	"sync"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// kit is a learner who counts; each look at the clock takes three seconds.
type kit struct {
	*testing.T
	service count.Service
	learner string
	deck    *notes
}

// notes is a deck that writes down what it is told, and keeps attempts as a real one does.
type notes struct {
	tutor.AttemptStore
	told []string
}

func (n *notes) Tried(context.Context, string, string, string, tutor.Grade, time.Time) error {
	panic("an answer of a drill is kept with its attempt")
}

func (n *notes) Keep(ctx context.Context, a tutor.Attempt, item string, g tutor.Grade) error {
	if err := n.AddAttempt(ctx, a); err != nil {
		return err
	}
	n.told = append(n.told, a.ID+" "+item+" "+g.String())
	return nil
}

func newKit(t *testing.T, s *store.Store) *kit {
	t.Helper()
	env, now := tutor.System(), time.Date(2026, 6, 6, 6, 6, 6, 0, time.UTC)
	var mu sync.Mutex
	env.Now = func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		now = now.Add(3 * time.Second)
		return now
	}
	service := count.Service{Drills: s, Attempts: s, Matches: s, Env: env}
	return &kit{T: t, service: service, learner: storetest.Learner(t, s).ID, deck: &notes{AttemptStore: s}}
}

// by are the rules of a variant.
func by(variant string) tutor.Rules {
	o, err := rules.Variant(variant)
	if err != nil {
		panic(err)
	}
	return tutor.Rules{ID: variant, Variant: variant, Options: o}
}

// at is a setting on a level, which follows the answers.
func at(level int) count.Setting { return count.Setting{Level: level, Adapt: true} }

func (k *kit) start(kind count.Kind, set count.Setting) count.Run {
	k.Helper()
	r, err := k.service.Start(k.Context(), k.learner, by("schnapsen"), kind, set)
	if err != nil {
		k.Fatal(err)
	}
	return r
}

// answer answers all prompts of the item asked now, rightly or wrongly.
func (k *kit) answer(r count.Run, right bool) count.Run {
	k.Helper()
	item, prompt := r.Now()
	for ; item < len(r.Items) && !r.Items[item].Done; prompt++ {
		r = k.say(r, item, prompt, saying(r.Items[item].Item, prompt, right))
	}
	return r
}

func (k *kit) say(r count.Run, item, prompt int, answer count.Answer) count.Run {
	k.Helper()
	got, err := k.service.Answer(k.Context(), k.learner, r.ID, item, prompt, string(answer))
	if err != nil {
		k.Fatal(err)
	}
	return got
}

// saying gives an answer to a prompt, right or wrong.
func saying(it count.Item, prompt int, right bool) count.Answer {
	want := it.Want(prompt)
	if right {
		return want
	}
	switch p := it.Prompts[prompt]; p.Ask {
	case count.AskNumber:
		return count.NumberAnswer((want.Number() + 1) % count.MaxNumber)
	case count.AskYesNo:
		return count.YesNoAnswer(!want.Yes())
	case count.AskTrick:
		return count.TrickAnswer((want.Number() + 1) % len(p.Choices))
	default:
		return count.CardsAnswer(p.Pool &^ want.Cards())
	}
}

func (k *kit) attempts() []tutor.Attempt {
	k.Helper()
	list, err := k.service.Attempts.Attempts(k.Context(), k.learner, "count", 100)
	if err != nil {
		k.Fatal(err)
	}
	return list
}
