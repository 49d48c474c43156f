package rating_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	_ "time/tzdata"

	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/deck"
	"bummerl/tutor/rating"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

var now = time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)

// desk is a service on a real store, with the deck of one learner.
type desk struct {
	*testing.T
	store *store.Store
	rating.Service
	deck deck.Deck
	me   string
}

func open(t *testing.T, place string) desk {
	t.Helper()
	s := storetest.Open(t, place)
	return desk{
		t, s, rating.Service{Store: s}, deck.Deck{Cards: s, Attempts: s, Place: time.UTC}, storetest.Learner(t, s).ID,
	}
}

// attempt is one at a puzzle.
func (d desk) attempt(id string, p puzzles.Puzzle, right bool) (tutor.Attempt, tutor.Grade) {
	a := tutor.Attempt{ID: id, Learner: d.me, Kind: tutor.KindPuzzle, Item: p.ID, Answer: id, Right: right, At: now}
	if right {
		return a, tutor.Good
	}
	return a, tutor.Again
}

func (d desk) keep(id string, p puzzles.Puzzle, right bool, weight float64) {
	d.Helper()
	a, g := d.attempt(id, p, right)
	for range 2 { // the same told twice
		if err := d.Keep(d.Context(), d.deck, a, g, p, weight); err != nil {
			d.Fatal(err)
		}
	}
}

func (d desk) standing() rating.Standing {
	d.Helper()
	s, err := d.Standing(d.Context(), d.me, now)
	if err != nil {
		d.Fatal(err)
	}
	return s
}

// TestKeep: whole and half, first attempts only, the deck told in the same breath.
func TestKeep(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		d := open(t, place)
		list := puzzles.Of(puzzles.Closing)
		d.keep("1", list[0], false, rating.Whole)
		one := d.standing()
		if all, theme := one.All(), one.Theme(puzzles.Closing); all.Tries != 1 || theme.Tries != 1 || all.Value >= rating.Middle || all.Value != theme.Value {
			t.Errorf("after one miss %+v, %+v", all, theme)
		}
		if _, in, err := d.deck.Card(t.Context(), d.me, tutor.KindPuzzle, list[0].ID); err != nil || !in {
			t.Errorf("a miss is in the deck: %t, %v", in, err)
		}
		d.keep("2", list[0], true, rating.Whole) // a second attempt
		d.keep("3", list[1], true, rating.Unrated)
		d.keep("4", list[1], true, rating.Whole) // its first was not rated
		if got := d.standing(); got.All() != one.All() {
			t.Errorf("what does not count has moved %+v to %+v", one.All(), got.All())
		}
		tries, err := d.store.RatedTries(t.Context(), d.me)
		if err != nil || len(tries) != 1 || tries[0].Attempt != "1" || tries[0].Right || tries[0].After.Value != one.All().Value {
			t.Errorf("rated tries %+v, %v", tries, err)
		}
		other := open(t, place)
		other.keep("5", list[0], false, rating.Half)
		half := other.standing().All()
		if half.Value <= one.All().Value || half.Value >= rating.Middle {
			t.Errorf("by half %.0f, whole %.0f", half.Value, one.All().Value)
		}
		// Neither is known yet: the puzzle stays as it was measured.
		if _, err := d.store.PuzzleRating(t.Context(), list[0].ID); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a beginner has moved a puzzle: %v", err)
		}
	})
}

// TestKeep_MovesPuzzles: only who is no longer provisional moves a puzzle.
func TestKeep_MovesPuzzles(t *testing.T) {
	d := open(t, t.TempDir()+"/rating.db")
	firm := 0
	for n, p := range puzzles.Of(puzzles.Defend)[100:130] {
		known := d.standing().Theme(puzzles.Defend).Deviation <= rating.Provisional
		d.keep(fmt.Sprint(n), p, n%3 > 0, rating.Whole)
		r, err := d.store.PuzzleRating(t.Context(), p.ID)
		if moved := err == nil; moved != known {
			t.Errorf("try %d: moved %t, known %t, %v", n, moved, known, err)
		}
		if known {
			firm++
			if lower := r.Value < rating.OfPuzzle(p).Value; lower != (n%3 > 0) {
				t.Errorf("try %d: from %.0f to %.0f", n, rating.OfPuzzle(p).Value, r.Value)
			}
		}
	}
	if firm < 10 {
		t.Errorf("known for %d of 30 tries", firm)
	}
}

// TestKeep_AtOnce: learners who are known try one puzzle at the same moment; each is rated, and the puzzle moved by each.
// Of two answers of one learner exactly one counts.
func TestKeep_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		d := open(t, place)
		p := puzzles.Of(puzzles.Closing)[9]
		const learners = 4
		var all sync.WaitGroup
		var desks []desk
		for range learners {
			who := d
			who.me = storetest.Learner(t, d.store).ID
			for n, z := range puzzles.Of(puzzles.Closing)[100:114] {
				who.keep(fmt.Sprint(who.me, n), z, n%2 > 0, rating.Whole)
			}
			desks = append(desks, who)
		}
		for _, who := range desks {
			for i, right := range []bool{true, false} {
				all.Go(func() {
					a, g := who.attempt(fmt.Sprint(who.me, "both", i), p, right)
					if err := who.Keep(t.Context(), who.deck, a, g, p, rating.Whole); err != nil {
						t.Error(err)
					}
				})
			}
		}
		all.Wait()
		for _, who := range desks {
			if got := who.standing().All().Tries; got != 15 {
				t.Errorf("rated tries %d, want 15", got)
			}
		}
		if r, err := d.store.PuzzleRating(t.Context(), p.ID); err != nil || r.Tries != learners {
			t.Errorf("the puzzle has moved %d times, %v, want %d", r.Tries, err, learners)
		}
	})
}

// TestRun: begun once, resumed, on by what is solved, over by a miss, which is in the deck; nothing of it is rated.
func TestRun(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		d := open(t, place)
		list := puzzles.Of(puzzles.LastFive)
		next := func(solved int) (puzzles.Puzzle, bool) { return list[solved], true }
		begin := func(id string) tutor.PuzzleRun {
			r, err := d.BeginRun(t.Context(), tutor.PuzzleRun{ID: id, Learner: d.me, Item: list[0].ID, Created: now, Updated: now})
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		step := func(id string, p puzzles.Puzzle, right bool) {
			t.Helper()
			a, g := d.attempt(id, p, right)
			for range 2 {
				if err := d.KeepInRun(t.Context(), d.deck, a, g, p, true, next); err != nil {
					t.Fatal(err)
				}
			}
		}
		first := begin("a")
		if again := begin("b"); again != first || first.Item != list[0].ID {
			t.Errorf("begun twice: %+v, %+v", first, again)
		}
		step("1", list[0], true)
		step("2", list[7], true) // a puzzle that the run does not ask
		step("3", list[0], false)
		if r, err := d.store.OpenPuzzleRun(t.Context(), d.me); err != nil || r.Solved != 1 || r.Item != list[1].ID {
			t.Errorf("after one solved %+v, %v", r, err)
		}
		step("4", list[1], false)
		runs, err := d.store.PuzzleRuns(t.Context(), d.me, 9)
		if err != nil || len(runs) != 1 || runs[0].Solved != 1 || runs[0].Item != list[1].ID || !runs[0].Over {
			t.Errorf("runs %+v, %v", runs, err)
		}
		if _, in, err := d.deck.Card(t.Context(), d.me, tutor.KindPuzzle, list[1].ID); err != nil || !in {
			t.Errorf("the miss is in the deck: %t, %v", in, err)
		}
		if got := d.standing().All().Tries; got != 0 {
			t.Errorf("a run has rated %d tries", got)
		}
		if r := begin("c"); r.ID != "c" {
			t.Errorf("after the end another begins: %+v", r)
		}
		// Tried elsewhere while the run asks it: another one comes in its place, right or wrong.
		for i, right := range []bool{true, false} {
			next = func(int) (puzzles.Puzzle, bool) { return list[1-i], true }
			a, g := d.attempt("elsewhere"+string(rune('0'+i)), list[i], right)
			if err := d.KeepInRun(t.Context(), d.deck, a, g, list[i], false, next); err != nil {
				t.Fatal(err)
			}
			if r, err := d.store.OpenPuzzleRun(t.Context(), d.me); err != nil || r.Solved != 0 || r.Item != list[1-i].ID {
				t.Errorf("right %t, elsewhere before: %+v, %v", right, r, err)
			}
		}
		next = func(int) (puzzles.Puzzle, bool) { return puzzles.Puzzle{}, false }
		step("5", list[0], true)
		if best, err := d.store.BestPuzzleRun(t.Context(), d.me); err != nil || best.ID != "a" || best.Solved != 1 {
			t.Errorf("of two of one the earlier: %+v, %v", best, err)
		}
	})
}
