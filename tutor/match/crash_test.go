package match_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// The server is stopped and started before every single request: nothing is in memory that matters.
func TestRestart(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 7)
		table := k.trained("snapszer", "regular")
		midTrick, taken := 0, 0
		for range 40 {
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			var err error
			if s, err = store.Open(t.Context(), place); err != nil {
				t.Fatal(err)
			}
			k.service.Store = s
			if got := k.table(table.ID); !reflect.DeepEqual(got, table) {
				t.Fatalf("after the restart %+v, before %+v", got, table)
			}
			if table.View.Led != 0 {
				midTrick++
			}
			if table.Phase == tutor.PhaseMatchOver {
				break
			}
			switch n := len(table.Decisions); {
			case n > 1 && taken < 4:
				taken++
				table, err = k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, table.Decisions[n-1].Seq)
			case table.Phase == tutor.PhasePlay && table.Hinted == 0:
				table, err = k.service.Hint(k.ctx(), k.learner, table.ID, table.Version, 2)
			default:
				table, err = k.step(table)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if midTrick == 0 || taken == 0 {
			t.Errorf("%d restarts fell into a trick, %d times something was taken back; choose another seed", midTrick, taken)
		}
		_ = s.Close()
	})
}

// flaky is a store whose answers get lost: before anything is kept, or after.
type flaky struct {
	*store.Store
	before, after bool
	// tried is what the latest request wanted to add.
	tried tutor.Addition
}

var errLost = tutor.Fail(tutor.Busy, "lost", nil)

func (f *flaky) Append(ctx context.Context, id string, version int64, add tutor.Addition) error {
	f.tried = add
	if f.before {
		return errLost
	}
	err := f.Store.Append(ctx, id, version, add)
	if err == nil && f.after {
		return errLost
	}
	return err
}

// Whoever gets no answer sends the form again: the bot, of whatever level, must not have changed its mind, and nothing
// happens twice.
func TestLostAnswers(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		f := &flaky{Store: storetest.Open(t, place)}
		t.Run("any", func(t *testing.T) { k := newKit(t, f, 8); lostAnswers(k, f, k.begin("schnapsen", "any"), 30) })
		t.Run("coach", func(t *testing.T) { k := newKit(t, f, 9); lostAnswers(k, f, k.trained("snapszer", "any"), 12) })
		for i, level := range bot.Levels() {
			// The strong ones think for a while, and here twice in each turn.
			t.Run(level.Name(), func(t *testing.T) {
				k := newKit(t, f, uint64(80+i))
				lostAnswers(k, f, k.begin("schnapsen", level.Name()), 8)
			})
		}
	})
}

func lostAnswers(k *kit, f *flaky, table match.Table, turns int) {
	for range turns {
		if table.Phase == tutor.PhaseMatchOver {
			return
		}
		if table.Phase == tutor.PhaseHandOver {
			table = k.until(table, tutor.PhasePlay)
		}
		a := k.any(table)
		table = k.lost(f, table, func() (match.Table, error) {
			return k.service.Act(k.ctx(), k.learner, table.ID, table.Version, a)
		})
		// Where that is allowed, something is taken back now and then.
		if n := len(table.Decisions); n > 0 && k.dice.IntN(3) == 0 {
			seq := table.Decisions[k.dice.IntN(n)].Seq
			table = k.lost(f, table, func() (match.Table, error) {
				return k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, seq)
			})
		}
	}
}

// lost sends a request three times: its first answer is lost before anything was kept, its second after.
func (k *kit) lost(f *flaky, table match.Table, request func() (match.Table, error)) match.Table {
	t := k.t
	t.Helper()
	f.before = true
	if _, err := request(); !errors.Is(err, tutor.ErrBusy) {
		t.Fatalf("before: %v, want busy", err)
	}
	lost := f.tried
	if got := k.table(table.ID); !reflect.DeepEqual(got, table) {
		t.Fatal("a request that failed changed the match")
	}
	f.before, f.after = false, true
	if _, err := request(); !errors.Is(err, tutor.ErrBusy) {
		t.Fatalf("after: %v, want busy", err)
	}
	if !reflect.DeepEqual(f.tried, lost) {
		t.Fatalf("the first try would have added %v, the second added %v", lost, f.tried)
	}
	f.after = false
	kept := k.table(table.ID)
	got, err := request()
	if err != nil || !reflect.DeepEqual(got, kept) || got.Version != table.Version+1 {
		t.Fatalf("sent again: version %d, %v, want %d as kept", got.Version, err, table.Version+1)
	}
	return got
}
