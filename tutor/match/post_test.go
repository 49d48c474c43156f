package match_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

func TestAgain_IsNoErrorAndNoSecondMove(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 1)
		table, err := k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "schnapsen", Level: "any"})
		if err != nil {
			t.Fatal(err)
		}
		if again, err := k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "schnapsen", Level: "any"}); err != nil || !reflect.DeepEqual(again, table) {
			t.Errorf("new match twice: %v, %v, want %v", again, err, table)
		}
		k.now = k.now.Add(time.Minute)
		other, err := k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "schnapsen", Level: "master"})
		if err != nil || other.ID != table.ID || other.Commitment != table.Commitment || other.Level != "master" {
			t.Errorf("new match at another level: %+v, %v, want the same match at it", other, err)
		}
		if got, err := k.service.Cut(k.ctx(), k.learner, table.ID, table.Version, 7); !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(got, other) {
			t.Errorf("a cut on the page of the level before: %v, want stale with the table", err)
		}
		if table, err = k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "schnapsen", Level: "any"}); err != nil || table.Level != "any" {
			t.Fatalf("back to the first level: %+v, %v", table, err)
		}
		uncut := table.Version
		cut := func(version int64, position int) (match.Table, error) {
			return k.service.Cut(k.ctx(), k.learner, table.ID, version, position)
		}
		table, err = cut(uncut, 7)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := cut(uncut, 7); err != nil || !reflect.DeepEqual(again, table) {
			t.Errorf("the same cut again: %v, want the table", err)
		}
		if again, err := cut(uncut, 8); !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(again, table) {
			t.Errorf("another cut: %v, want stale with the table", err)
		}
		first := table
		a := k.any(first)
		act := func() (match.Table, error) {
			return k.service.Act(k.ctx(), k.learner, first.ID, first.Version, a)
		}
		if table, err = act(); err != nil {
			t.Fatal(err)
		}
		if again, err := act(); err != nil || !reflect.DeepEqual(again, table) {
			t.Errorf("the same action again: %v, want the table", err)
		}
		table = k.until(table, tutor.PhaseHandOver)
		over := table
		next := func() (match.Table, error) { return k.service.NextHand(k.ctx(), k.learner, over.ID, over.Version) }
		if table, err = next(); err != nil {
			t.Fatal(err)
		}
		if again, err := next(); err != nil || !reflect.DeepEqual(again, table) {
			t.Errorf("the next hand again: %v, want the table", err)
		}
		if again, err := k.service.NextHand(k.ctx(), k.learner, over.ID, over.Version-1); !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(again, table) {
			t.Errorf("a next hand that nobody asked for: %v, want stale with the table", err)
		}
		// A page from the browser's history, long after.
		if again, err := act(); err != nil || !reflect.DeepEqual(again, table) {
			t.Errorf("the first action again, a hand later: %v, want the table of now", err)
		}
	})
}

func TestStale_CarriesTheTable(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 2)
		first := k.begin("schnapsen", "any")
		cards := first.View.Hand.Cards()
		table, err := k.service.Act(k.ctx(), k.learner, first.ID, first.Version, first.View.Legal.First())
		if err != nil {
			t.Fatal(err)
		}
		for _, version := range []int64{0, 1, first.Version, table.Version + 1} {
			// The highest card was not the one played.
			got, err := k.service.Act(k.ctx(), k.learner, first.ID, version, rules.Play(cards[len(cards)-1]))
			if !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(got, table) {
				t.Errorf("version %d of %d: %v, want stale with the table", version, table.Version, err)
			}
			// What the bot did on that version is not what the learner did.
			if bot := table.Last[len(table.Last)-1]; bot.Seat != table.LearnerSeat {
				got, err = k.service.Act(k.ctx(), k.learner, first.ID, version, bot.Action)
				if !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(got, table) {
					t.Errorf("the bot's action, version %d of %d: %v, want stale with the table", version, table.Version, err)
				}
			} else {
				t.Error("the bot did nothing; choose another seed")
			}
			got, err = k.service.NextHand(k.ctx(), k.learner, first.ID, version)
			if !errors.Is(err, tutor.ErrStale) || !reflect.DeepEqual(got, table) {
				t.Errorf("next hand, version %d of %d: %v, want stale with the table", version, table.Version, err)
			}
		}
	})
}

func TestRefused(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 3)
		uncut, err := k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "schnapsen", Level: "any"})
		if err != nil {
			t.Fatal(err)
		}
		refuse := func(what string, want error, before match.Table, do func(id string, version int64) (match.Table, error)) {
			t.Helper()
			got, err := do(before.ID, before.Version)
			if !errors.Is(err, want) || !reflect.DeepEqual(got, before) {
				t.Errorf("%s: %v, want %v with the table unchanged", what, err, want)
			}
			if again := k.table(before.ID); !reflect.DeepEqual(again, before) {
				t.Errorf("%s changed the match", what)
			}
		}
		cut := func(n int) func(string, int64) (match.Table, error) {
			return func(id string, version int64) (match.Table, error) {
				return k.service.Cut(k.ctx(), k.learner, id, version, n)
			}
		}
		act := func(a rules.Action) func(string, int64) (match.Table, error) {
			return func(id string, version int64) (match.Table, error) {
				return k.service.Act(k.ctx(), k.learner, id, version, a)
			}
		}
		next := func(id string, version int64) (match.Table, error) {
			return k.service.NextHand(k.ctx(), k.learner, id, version)
		}
		for _, n := range []int{-1, 0, 20} {
			refuse("cut out of range", tutor.ErrInvalid, uncut, cut(n))
		}
		refuse("acting before the cut", tutor.ErrInvalid, uncut, act(rules.Claim))
		refuse("dealing before the cut", tutor.ErrInvalid, uncut, next)

		table := k.begin("schnapsen", "any")
		refuse("cutting twice", tutor.ErrInvalid, table, cut(5))
		refuse("dealing in mid-hand", tutor.ErrInvalid, table, next)
		refuse("a card of the talon", tutor.ErrIllegal, table, act(rules.Play(table.View.Unseen.Lowest())))
		refuse("snapszer in schnapsen", tutor.ErrIllegal, table, act(rules.Snapszer))
		refuse("no action at all", tutor.ErrIllegal, table, act(rules.NoAction))
		_, err = act(rules.Play(table.View.Unseen.Lowest()))(table.ID, table.Version)
		var why *rules.IllegalError
		if !errors.As(err, &why) || why.Reason != rules.NotYourCard {
			t.Errorf("the rules' reason is %v, want NotYourCard", err)
		}

		table = k.until(table, tutor.PhaseHandOver)
		refuse("acting between hands", tutor.ErrIllegal, table, act(rules.Claim))
		table = k.until(table, tutor.PhaseMatchOver)
		refuse("dealing after the end", tutor.ErrInvalid, table, next)
	})
}

func TestNew_Refused(t *testing.T) {
	k := newKit(t, storetest.Open(t, t.TempDir()+"/test.db"), 4)
	for _, n := range []match.NewMatch{{Variant: "bridge", Level: "any"}, {Variant: "sharp", Level: "oracle"}, {}} {
		if _, err := k.service.New(k.ctx(), k.learner, n); !errors.Is(err, tutor.ErrInvalid) {
			t.Errorf("%v: %v, want invalid", n, err)
		}
	}
	house, err := rules.Variant("sharp")
	if err != nil {
		t.Fatal(err)
	}
	house.Target = 3
	table, err := k.service.New(k.ctx(), k.learner, match.NewMatch{Variant: "sharp", Options: house, Level: "any"})
	if err != nil || table.Options != house || table.Score.Target != 3 {
		t.Errorf("house rules: %v, %v", table.Options, err)
	}
	other := newKit(t, k.service.Store.(keeper), 5)
	if _, err := other.service.Table(k.ctx(), other.learner, table.ID); !errors.Is(err, tutor.ErrNotFound) {
		t.Errorf("another learner's table: %v, want not found", err)
	}
	if list, err := k.service.List(k.ctx(), k.learner); err != nil || len(list) != 1 || list[0].ID != table.ID {
		t.Errorf("the list is %v, %v", list, err)
	}
}

// Two tabs, and fingers that click too often: of all actions that saw one version one is done, once.
func TestAtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 6)
		table := k.begin("schnapsen", "any")
		for range 12 {
			if table.Phase != tutor.PhasePlay {
				table = k.until(table, tutor.PhasePlay)
			}
			legal := table.View.Legal.List()
			type answer struct {
				action rules.Action
				table  match.Table
				err    error
			}
			answers := make([]answer, 3*len(legal))
			var group sync.WaitGroup
			for i := range answers {
				group.Go(func() {
					a := legal[i%len(legal)]
					got, err := k.service.Act(k.ctx(), k.learner, table.ID, table.Version, a)
					answers[i] = answer{a, got, err}
				})
			}
			group.Wait()
			now := k.table(table.ID)
			if now.Version != table.Version+1 {
				t.Fatalf("version %d after %d", now.Version, table.Version)
			}
			done := map[rules.Action]int{}
			for _, a := range answers {
				switch {
				case !reflect.DeepEqual(a.table, now):
					t.Fatalf("%v got a table that is not the present one (%v)", a.action, a.err)
				case a.err == nil:
					done[a.action]++
				case !errors.Is(a.err, tutor.ErrStale):
					t.Fatal(a.err)
				}
			}
			if len(done) != 1 {
				t.Fatalf("done: %v, want one action only", done)
			}
			for a, n := range done {
				if n != 3 {
					t.Errorf("%v was acknowledged %d times of 3", a, n)
				}
			}
			if table = now; table.Phase == tutor.PhaseMatchOver {
				return
			}
		}
	})
}
