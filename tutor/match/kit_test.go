package match_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// anyLegal is a bot that plays whatever is legal: it goes everywhere.
type anyLegal struct{}

func (anyLegal) Name() string { return "any" }

func (anyLegal) Choose(v rules.View, d bot.Dice) rules.Action {
	return v.Legal.Nth(int(d.Uint64() % uint64(v.Legal.Len())))
}

func levels(name string) (bot.Level, error) {
	if name == "any" {
		return anyLegal{}, nil
	}
	return bot.ByName(name)
}

// kit is a learner at the table.
type kit struct {
	t       *testing.T
	service match.Service
	learner string
	dice    *rand.Rand
	now     time.Time
	// hidden are the players whose points the tables hide from statistics.
	hidden []int
}

// keeper is what a learner at the table needs of a store.
type keeper interface {
	tutor.MatchStore
	tutor.LearnerStore
	tutor.AttemptStore
}

func newKit(t *testing.T, store keeper, n uint64) *kit {
	t.Helper()
	dice := rand.New(rand.NewPCG(n, 66))
	env := tutor.System()
	env.Random = func(b []byte) {
		for i := range b {
			b[i] = byte(dice.Uint32())
		}
	}
	// Learners come from the system's dice: several kits may use one store.
	k := &kit{t: t, learner: storetest.Learner(t, store).ID, dice: dice, now: time.Date(2026, 6, 6, 6, 6, 6, 0, time.UTC)}
	env.Now = func() time.Time { return k.now }
	k.service = match.Service{Store: store, Attempts: store, Env: env, Level: levels}
	return k
}

func (k *kit) ctx() context.Context { return k.t.Context() }

// begin opens a match and cuts the pack.
func (k *kit) begin(variant, level string) match.Table {
	k.t.Helper()
	return k.beginWith(match.NewMatch{Variant: variant, Level: level})
}

func (k *kit) beginWith(n match.NewMatch) match.Table {
	k.t.Helper()
	table, err := k.service.New(k.ctx(), k.learner, n)
	if err != nil {
		k.t.Fatal(err)
	}
	cut := 1 + k.dice.IntN(match.MaxCut(table.Options))
	if table, err = k.service.Cut(k.ctx(), k.learner, table.ID, table.Version, cut); err != nil {
		k.t.Fatal(err)
	}
	return table
}

// any gives a legal action; false claims and wild bids end hands early, so they come less often than cards.
func (k *kit) any(table match.Table) rules.Action {
	legal := table.View.Legal
	a := legal.Nth(k.dice.IntN(legal.Len()))
	if a.Card() == rules.NoCard && legal.Cards() != 0 && k.dice.IntN(3) > 0 {
		a = rules.Play(legal.Cards().Cards()[k.dice.IntN(legal.Cards().Len())])
	}
	return a
}

// step does whatever the table waits for.
func (k *kit) step(table match.Table) (match.Table, error) {
	if table.Phase == tutor.PhaseHandOver {
		return k.service.NextHand(k.ctx(), k.learner, table.ID, table.Version)
	}
	return k.service.Act(k.ctx(), k.learner, table.ID, table.Version, k.any(table))
}

// until plays until the table is in a phase.
func (k *kit) until(table match.Table, phase tutor.Phase) match.Table {
	k.t.Helper()
	for table.Phase != phase {
		var err error
		if table, err = k.step(table); err != nil {
			k.t.Fatal(err)
		}
	}
	return table
}

// table reads the table anew.
func (k *kit) table(id string) match.Table {
	k.t.Helper()
	table, err := k.service.Table(k.ctx(), k.learner, id)
	if err != nil {
		k.t.Fatal(err)
	}
	return table
}

// act does any action, next deals the next hand.
func (k *kit) act(table match.Table) match.Table {
	k.t.Helper()
	table, err := k.service.Act(k.ctx(), k.learner, table.ID, table.Version, k.any(table))
	if err != nil {
		k.t.Fatal(err)
	}
	return table
}

func (k *kit) next(table match.Table) match.Table {
	k.t.Helper()
	table, err := k.service.NextHand(k.ctx(), k.learner, table.ID, table.Version)
	if err != nil {
		k.t.Fatal(err)
	}
	return table
}
