package deck_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	_ "time/tzdata"

	"bummerl/tutor"
	"bummerl/tutor/deck"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// all can be asked.
func all(tutor.DeckCard) bool { return true }

func open(t *testing.T, place, zone string) (*store.Store, deck.Deck, string) {
	t.Helper()
	s := storetest.Open(t, place)
	home, err := time.LoadLocation(zone)
	if err != nil {
		t.Fatal(err)
	}
	return s, deck.Deck{Cards: s, Attempts: s, Place: home}, storetest.Learner(t, s).ID
}

// TestDeck goes the way of one puzzle: wrong, tried again the same day, asked the next day, known, removed.
func TestDeck(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, d, me := open(t, place, "Europe/Vienna")
		ctx := t.Context()
		at := time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC)
		keep := func(at time.Time, g tutor.Grade) {
			t.Helper()
			a := tutor.Attempt{ID: fmt.Sprint(at.Unix()), Learner: me, Kind: tutor.KindPuzzle, Item: "7", Right: g == tutor.Good, At: at}
			for range 2 { // the same posted twice
				if err := d.Keep(ctx, a, "7", g); err != nil {
					t.Fatal(err)
				}
			}
		}
		expect := func(reps int, due string) {
			t.Helper()
			c, found, err := d.Card(ctx, me, tutor.KindPuzzle, "7")
			if err != nil || found != (reps > 0) || c.Reps != reps || found && c.Due.String() != due {
				t.Errorf("found %t, %d tries, due %s, %v; want %d, %s", found, c.Reps, c.Due, err, reps, due)
			}
		}
		keep(at, tutor.Good)
		expect(0, "")
		keep(at.Add(time.Minute), tutor.Again)
		expect(1, "2026-12-01")
		keep(at.Add(2*time.Minute), tutor.Good)
		expect(1, "2026-12-01")
		if set, err := d.Today(ctx, me, at.Add(time.Hour), all); err != nil || len(set.Left) != 0 || set.Done != 0 {
			t.Errorf("the same day: %+v, %v", set, err)
		}
		// 22:59 of winter time in UTC is 23:59 in Vienna; a minute later it is the next day.
		midnight := time.Date(2026, 11, 30, 23, 0, 0, 0, time.UTC)
		if set, err := d.Today(ctx, me, midnight.Add(-time.Minute), all); err != nil || len(set.Left) != 0 {
			t.Errorf("a minute before midnight: %+v, %v", set, err)
		}
		if set, err := d.Today(ctx, me, midnight, all); err != nil || len(set.Left) != 1 || set.Minutes() != 1 || set.More {
			t.Errorf("at midnight: %+v, %v", set, err)
		}
		keep(midnight.Add(time.Minute), tutor.Good)
		expect(2, "2026-12-04")
		if set, err := d.Today(ctx, me, midnight.Add(time.Hour), all); err != nil || len(set.Left) != 0 || set.Done != 1 {
			t.Errorf("after it was asked: %+v, %v", set, err)
		}
		if err := d.Remove(ctx, me, tutor.KindPuzzle, "7", true, at); err != nil {
			t.Fatal(err)
		}
		keep(midnight.AddDate(0, 0, 20), tutor.Again)
		expect(2, "2026-12-04")
		if set, err := d.Today(ctx, me, midnight.AddDate(0, 0, 21), all); err != nil || len(set.Left) != 0 {
			t.Errorf("removed: %+v, %v", set, err)
		}
		if err := d.Remove(ctx, me, tutor.KindPuzzle, "7", false, at); err != nil {
			t.Fatal(err)
		}
		if set, err := d.Today(ctx, me, midnight.AddDate(0, 0, 21), all); err != nil || len(set.Left) != 1 {
			t.Errorf("put in again: %+v, %v", set, err)
		}
		if err := d.Remove(ctx, me, tutor.KindPuzzle, "8", true, at); tutor.CodeOf(err) != tutor.NotFound {
			t.Errorf("removing what is not there: %v", err)
		}
		if list, err := s.Attempts(ctx, me, tutor.KindPuzzle, 20); err != nil || len(list) != 5 {
			t.Errorf("%d attempts kept, %v", len(list), err)
		}
	})
}

// TestDeck_TwiceAtOnce: tries that are told at the same time make one review, whether they are one try or several.
func TestDeck_TwiceAtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, d, me := open(t, place, "Europe/Vienna")
		ctx, at := t.Context(), time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC)
		for day := range 2 {
			var all sync.WaitGroup
			for i := range 8 {
				all.Go(func() {
					a := tutor.Attempt{ID: fmt.Sprint(day, i/2), Learner: me, Kind: tutor.KindPuzzle, Item: "7", At: at.AddDate(0, 0, day)}
					if err := d.Keep(ctx, a, "7", tutor.Again); err != nil {
						t.Error(err)
					}
				})
			}
			for range 4 {
				all.Go(func() {
					if err := d.Tried(ctx, me, tutor.KindCount, "running/1", tutor.Again, at.AddDate(0, 0, day)); err != nil {
						t.Error(err)
					}
				})
			}
			all.Wait()
			for kind, item := range map[string]string{tutor.KindPuzzle: "7", tutor.KindCount: "running/1"} {
				c, _, err := d.Card(ctx, me, kind, item)
				if err != nil || c.Reps != day+1 || c.Lapses != day || c.Version != int64(day+1) {
					t.Errorf("%s on day %d: %+v, %v", kind, day, c, err)
				}
			}
		}
		if list, err := s.Attempts(ctx, me, tutor.KindPuzzle, 20); err != nil || len(list) != 8 {
			t.Errorf("%d attempts kept, %v", len(list), err)
		}
	})
}

// TestDeck_Zones: the learner's own clock says when a day is over, and moving to another zone breaks nothing.
func TestDeck_Zones(t *testing.T) {
	place := t.TempDir() + "/test.db"
	_, vienna, me := open(t, place, "Europe/Vienna")
	_, paulo, _ := open(t, place, "America/Sao_Paulo")
	ctx := t.Context()
	late := time.Date(2026, 12, 1, 2, 30, 0, 0, time.UTC) // 1 December, 3:30 in Vienna; 30 November, 23:30 in São Paulo.
	if err := paulo.Tried(ctx, me, tutor.KindCount, "a", tutor.Again, late); err != nil {
		t.Fatal(err)
	}
	if err := vienna.Tried(ctx, me, tutor.KindCount, "b", tutor.Again, late); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		d    deck.Deck
		at   string
		left string
	}{
		{paulo, "2026-12-01T02:59:00Z", ""},
		{paulo, "2026-12-01T03:00:00Z", "a"},
		{paulo, "2026-12-02T03:00:00Z", "ab"},
		{vienna, "2026-12-01T03:30:00Z", "a"},
		{vienna, "2026-12-01T22:59:00Z", "a"},
		{vienna, "2026-12-01T23:00:00Z", "ab"},
	} {
		at, err := time.Parse(time.RFC3339, test.at)
		if err != nil {
			t.Fatal(err)
		}
		set, err := test.d.Today(ctx, me, at, all)
		left := ""
		for _, c := range set.Left {
			left += c.Item
		}
		if err != nil || left != test.left {
			t.Errorf("%s in %s: %q is left, %v, want %q", test.at, test.d.Place, left, err, test.left)
		}
	}
	// Reviewed in the east, told of an older try in the west: nothing is due there.
	if err := vienna.Tried(ctx, me, tutor.KindCount, "a", tutor.Good, late.Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if err := paulo.Tried(ctx, me, tutor.KindCount, "a", tutor.Again, late); err != nil {
		t.Fatal(err)
	}
	if c, _, err := paulo.Card(ctx, me, tutor.KindCount, "a"); err != nil || c.Reps != 2 || c.Lapses != 0 {
		t.Errorf("%+v, %v", c, err)
	}
}

// TestDeck_Day: a day has its five minutes by the learner's own pace, more if asked for, and keeps the rest for itself.
func TestDeck_Day(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, d, me := open(t, place, "Europe/Budapest")
		ctx, at := t.Context(), time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
		for i := range 12 {
			if err := d.Tried(ctx, me, tutor.KindCount, fmt.Sprint(i), tutor.Again, at); err != nil {
				t.Fatal(err)
			}
		}
		for i := range 5 {
			a := tutor.Attempt{ID: fmt.Sprint(i), Learner: me, Kind: tutor.KindCount, Item: "x", Seconds: 9, ItemSeconds: 50, At: at}
			if err := s.AddAttempt(ctx, a); err != nil {
				t.Fatal(err)
			}
		}
		tomorrow := at.AddDate(0, 0, 1)
		if err := d.AskMore(ctx, me, tomorrow, all); err != nil {
			t.Fatal(err) // nothing to add: the set is not done yet
		}
		for round, want := range []int{6, 6} {
			set, err := d.Today(ctx, me, tomorrow, all)
			if err != nil || len(set.Left) != want || set.Seconds != want*50 || set.More != (round == 0) {
				t.Fatalf("round %d: %+v, %v", round, set, err)
			}
			for _, c := range set.Left {
				if err := d.Tried(ctx, me, c.Kind, c.Item, tutor.Good, tomorrow); err != nil {
					t.Fatal(err)
				}
			}
			if set, err = d.Today(ctx, me, tomorrow, all); err != nil || len(set.Left) != 0 || set.Done != want*(round+1) {
				t.Fatalf("round %d done: %+v, %v", round, set, err)
			}
			for range 2 {
				if err := d.AskMore(ctx, me, tomorrow, all); err != nil {
					t.Fatal(err)
				}
			}
		}
		if day, err := s.DeckDay(ctx, me); err != nil || day.More != 1 {
			t.Errorf("asked for more: %+v, %v", day, err)
		}
		none := func(tutor.DeckCard) bool { return false }
		if set, err := d.Today(ctx, me, at.AddDate(0, 1, 0), none); err != nil || len(set.Left) != 0 || set.More {
			t.Errorf("what cannot be asked: %+v, %v", set, err)
		}
	})
}

// TestDeck_Tomorrow: what was wrong comes tomorrow, for the first time or again; what was known does not, nor what was
// taken out.
func TestDeck_Tomorrow(t *testing.T) {
	_, d, me := open(t, t.TempDir()+"/test.db", "Europe/Vienna")
	ctx, at := t.Context(), time.Date(2026, 11, 30, 22, 30, 0, 0, time.UTC)
	expect := func(what string, at time.Time, want bool) {
		t.Helper()
		if got, err := d.Tomorrow(ctx, me, at, all); err != nil || got != want {
			t.Errorf("%s: %t, %v", what, got, err)
		}
	}
	try := func(g tutor.Grade, at time.Time) {
		t.Helper()
		if err := d.Tried(ctx, me, tutor.KindPuzzle, "7", g, at); err != nil {
			t.Fatal(err)
		}
	}
	try(tutor.Good, at)
	expect("known at once", at, false)
	try(tutor.Again, at)
	expect("came in", at, true)
	expect("came in yesterday", at.Add(time.Hour), false) // midnight was between
	try(tutor.Again, at.Add(time.Hour))
	expect("wrong again", at.Add(time.Hour), true)
	if got, err := d.Tomorrow(ctx, me, at.Add(time.Hour), func(tutor.DeckCard) bool { return false }); err != nil || got {
		t.Errorf("what cannot be asked: %t, %v", got, err)
	}
	if err := d.Remove(ctx, me, tutor.KindPuzzle, "7", true, at); err != nil {
		t.Fatal(err)
	}
	expect("taken out", at.Add(time.Hour), false)
}

func TestDeck_NoGrade(t *testing.T) {
	_, d, me := open(t, t.TempDir()+"/test.db", "UTC")
	if err := d.Tried(t.Context(), me, tutor.KindCount, "1", 0, time.Now()); tutor.CodeOf(err) != tutor.Internal {
		t.Errorf("a try without a grade: %v", err)
	}
	if set, err := d.Today(t.Context(), "", time.Now(), all); err != nil || len(set.Left) != 0 {
		t.Errorf("a visitor: %+v, %v", set, err)
	}
}
