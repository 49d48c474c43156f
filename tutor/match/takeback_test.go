package match_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// as compares tables of which one has been taken back to.
func as(t match.Table) match.Table {
	t.Version, t.TakenBack, t.Updated = 0, 0, t.Created
	return t
}

// Whoever takes back and does the same again gets the same answers: nothing but the count and the version tells it.
func TestTakeBack_SameAnswersAgain(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 70)
		table := k.trained("schnapsen", "any")
		tables := []match.Table{table}
		for !table.Over() {
			a := k.any(table)
			var err error
			if table, err = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, a); err != nil {
				t.Fatal(err)
			}
			tables = append(tables, table)
		}
		end := table
		if len(end.Decisions) != len(tables)-1 {
			t.Fatalf("%d decisions, want %d", len(end.Decisions), len(tables)-1)
		}
		for times, i := range []int{len(end.Decisions) - 1, 0, len(end.Decisions) / 2} {
			from := table
			back := func() (match.Table, error) {
				return k.service.TakeBack(k.ctx(), k.learner, from.ID, from.Version, end.Decisions[i].Seq)
			}
			var err error
			if table, err = back(); err != nil {
				t.Fatal(err)
			}
			if again, err := back(); err != nil || !reflect.DeepEqual(again, table) {
				t.Errorf("a second click: %v", err)
			}
			if !reflect.DeepEqual(k.table(table.ID), table) {
				t.Error("what is kept is not what was shown")
			}
			if got, want := as(table), as(tables[i]); !reflect.DeepEqual(got, want) || table.TakenBack != times+1 {
				t.Fatalf("taken back to %d: %+v, want %+v", i, got, want)
			}
			for _, d := range end.Decisions[i:] {
				if table, err = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, d.Action); err != nil {
					t.Fatal(err)
				}
			}
			if got, want := as(table), as(end); !reflect.DeepEqual(got, want) {
				t.Fatalf("played again from %d: %+v, want %+v", i, got, want)
			}
		}
		next, err := k.step(table)
		if err != nil || next.TakenBack != 0 || len(next.Decisions) != 0 {
			t.Errorf("the next hand: %d taken back, %v, %v", next.TakenBack, next.Decisions, err)
		}
	})
}

func TestTakeBack_Refused(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		refused := func(what string, k *kit, table match.Table, version int64, seq int, want error) {
			t.Helper()
			got, err := k.service.TakeBack(k.ctx(), k.learner, table.ID, version, seq)
			if tutor.CodeOf(err) != tutor.CodeOf(want) || !reflect.DeepEqual(got, k.table(table.ID)) {
				t.Errorf("%s: %v, want %v with the table", what, err, want)
			}
		}
		for i, points := range []string{"", "own", "none"} {
			k := newKit(t, s, uint64(71+i))
			table := k.beginWith(match.NewMatch{Variant: "schnapsen", Level: "any", Points: points, Coach: true})
			table, err := k.step(table)
			if err != nil || table.Over() || len(table.Decisions) != 0 {
				t.Fatalf("%q: %v, decisions %v", points, err, table.Decisions)
			}
			refused("points "+points, k, table, table.Version, 0, tutor.ErrInvalid)
		}
		k := newKit(t, s, 74)
		table := k.trained("schnapsen", "any")
		for table.LearnerSeat != rules.Dealer {
			table = k.until(table, tutor.PhaseHandOver)
			var err error
			if table, err = k.step(table); err != nil {
				t.Fatal(err)
			}
		}
		table, err := k.step(table)
		if err != nil {
			t.Fatal(err)
		}
		for _, seq := range []int{-1, 0, 99} {
			refused("no own decision", k, table, table.Version, seq, tutor.ErrInvalid)
		}
		refused("stale", k, table, table.Version-1, 1, tutor.ErrStale)
		other := newKit(t, s, 75)
		if _, err := other.service.TakeBack(k.ctx(), other.learner, table.ID, table.Version, 1); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another's match: %v, want not found", err)
		}
		table = k.until(table, tutor.PhaseHandOver)
		seq := table.Decisions[0].Seq
		if _, err := k.service.Download(k.ctx(), k.learner, table.ID); err != nil {
			t.Fatal(err)
		}
		refused("a hand that was downloaded", k, table, table.Version, seq, tutor.ErrInvalid)
		table = k.until(table, tutor.PhaseMatchOver)
		refused("a match that is decided", k, table, table.Version, seq, tutor.ErrInvalid)
	})
}

// Of a card and a taking back at the same moment one counts.
func TestTakeBack_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 76)
		table := k.trained("snapszer", "any")
		for table.Over() || len(table.Decisions) == 0 {
			var err error
			if table, err = k.step(table); err != nil {
				t.Fatal(err)
			}
		}
		a, seq := k.any(table), table.Decisions[0].Seq
		var group sync.WaitGroup
		results := make([]error, 4)
		for i := range results {
			group.Go(func() {
				if i%2 == 0 {
					_, results[i] = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, a)
				} else {
					_, results[i] = k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, seq)
				}
			})
		}
		group.Wait()
		for i, err := range results {
			if err != nil && tutor.CodeOf(err) != tutor.Stale {
				t.Errorf("%d: %v", i, err)
			}
		}
		if (results[0] == nil) == (results[1] == nil) || results[0] == nil != (results[2] == nil) || results[1] == nil != (results[3] == nil) {
			t.Errorf("%v: want one kind of request granted", results)
		}
		if got := k.table(table.ID); got.Version != table.Version+1 {
			t.Errorf("version %d after %d", got.Version, table.Version)
		}
	})
}

// Of a review and a taking back at the same moment one counts: nobody sees the cards of a hand and plays it on.
func TestTakeBack_AgainstReview(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 77)
		table := k.trained("schnapsen", "any")
		for range 12 {
			for table.Phase == tutor.PhaseHandOver && len(table.Decisions) == 0 {
				table = k.next(table)
			}
			table = k.overAnyhow(table)
			if table.Phase == tutor.PhaseMatchOver {
				break
			}
			if len(table.Decisions) == 0 {
				continue
			}
			seq := table.Decisions[0].Seq
			var group sync.WaitGroup
			var back, seen error
			group.Go(func() { _, back = k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, seq) })
			group.Go(func() { _, seen = k.service.SameDeal(k.ctx(), k.learner, table.ID, table.HandNo, rules.Dealer) })
			group.Wait()
			switch {
			case back == nil && tutor.CodeOf(seen) == tutor.Invalid:
			case seen == nil && (tutor.CodeOf(back) == tutor.Invalid || tutor.CodeOf(back) == tutor.Stale):
			default:
				t.Fatalf("taken back: %v; opened: %v", back, seen)
			}
			table = k.table(table.ID)
		}
	})
}
