package match_test

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// trained begins a match with the coach at the table.
func (k *kit) trained(variant, level string) match.Table {
	k.t.Helper()
	k.service.Coach, k.service.CoachTime = coach.Grade, time.Minute
	return k.beginWith(match.NewMatch{Variant: variant, Level: level, Points: "both", Coach: true})
}

// What the review says is what was said at the table, and it is whole: every decision has its verdict, and what was so.
func TestReview(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		for i, variant := range []string{"schnapsen", "snapszer", "sixtysix"} {
			k := newKit(t, storetest.Open(t, place), uint64(50+i))
			table := k.trained(variant, "any")
			said := map[int]*coach.Verdict{}
			for !table.Over() {
				var err error
				if table, err = k.step(table); err != nil {
					t.Fatal(err)
				}
				if table.Verdict == nil {
					t.Fatal("the coach was silent")
				}
				said[table.VerdictSeq] = table.Verdict
			}
			if _, err := k.service.Review(k.ctx(), k.learner, table.ID, 2); !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("a hand that was not dealt: %v, want not found", err)
			}
			start := time.Now()
			r, err := k.service.Review(k.ctx(), k.learner, table.ID, 1)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s: %d moves in %v", variant, len(r.Moves), time.Since(start))
			own := 0
			for _, move := range r.Moves {
				if !move.Own {
					continue
				}
				own++
				if move.Verdict == nil || !reflect.DeepEqual(move.Verdict, said[move.Seq]) {
					t.Errorf("%s, action %d: %+v, at the table %+v", variant, move.Seq, move.Verdict, said[move.Seq])
				}
				if move.Open == nil || !move.Open.Right.Has(move.Action) && move.Open.Value >= move.Open.Best {
					t.Errorf("%s, action %d: with open cards %+v", variant, move.Seq, move.Open)
				}
				if move.Question.View.Turn != r.LearnerSeat || move.Question.View.Hand != move.Hands[r.LearnerSeat] {
					t.Errorf("%s, action %d: the question is another's", variant, move.Seq)
				}
			}
			last := r.Moves[len(r.Moves)-1]
			want := float64(r.Result.Result.GamePoints)
			if r.Result.Winner != match.Learner {
				want = -want
			}
			if last.Expect != want {
				t.Errorf("%s: at the end %v, want %v", variant, last.Expect, want)
			}
			if own == 0 || own != len(said) {
				t.Errorf("%s: %d own decisions, %d were judged", variant, own, len(said))
			}
			again, err := k.service.Review(k.ctx(), k.learner, table.ID, 1)
			if err != nil || !reflect.DeepEqual(again, r) {
				t.Errorf("%s: the second look sees something else: %v", variant, err)
			}
			if got := k.table(table.ID); len(got.Decisions) != 0 {
				t.Errorf("%s: what was opened may be taken back", variant)
			}
		}
	})
}

// A match without a coach is thought over when it is reviewed, and what was thought is kept.
func TestReview_Afterwards(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 60)
		table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
		if table.Verdict != nil || len(table.Decisions) != 0 {
			t.Errorf("without a coach: %v, %v", table.Verdict, table.Decisions)
		}
		asked := 0
		k.service.Coach = func(ctx context.Context, q coach.Question, a rules.Action) (coach.Verdict, error) {
			asked++
			return coach.Grade(ctx, q, a)
		}
		r, err := k.service.Review(k.ctx(), k.learner, table.ID, 1)
		if err != nil || asked == 0 {
			t.Fatalf("asked %d times, %v", asked, err)
		}
		times := asked
		again, err := k.service.Review(k.ctx(), k.learner, table.ID, 1)
		if err != nil || asked != times || !reflect.DeepEqual(again, r) {
			t.Errorf("asked again %d times, %v", asked-times, err)
		}
	})
}

// Who waits for a place in vain is told so, and what was thought over before the time was up is kept.
func TestReview_NoTime(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 61)
		table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
		k.service.Desk = match.NewDesk(1)
		ctx, cancel := context.WithCancel(k.ctx())
		asked := 0
		k.service.Coach = func(c context.Context, q coach.Question, a rules.Action) (coach.Verdict, error) {
			asked++
			if asked == 1 {
				// Meanwhile the only place is taken.
				short, stop := context.WithTimeout(k.ctx(), time.Millisecond)
				defer stop()
				if _, err := k.service.Review(short, k.learner, table.ID, 1); !errors.Is(err, tutor.ErrBusy) && tutor.CodeOf(err) != tutor.Busy {
					t.Errorf("no place: %v, want busy", err)
				}
				defer cancel()
			}
			return coach.Grade(c, q, a)
		}
		if _, err := k.service.Review(ctx, k.learner, table.ID, 1); tutor.CodeOf(err) != tutor.Busy {
			t.Fatalf("cancelled: %v, want busy", err)
		}
		if asked != 1 {
			t.Errorf("the coach was asked %d times after the end, want 1", asked)
		}
		r, err := k.service.Review(k.ctx(), k.learner, table.ID, 1)
		if err != nil {
			t.Fatal(err)
		}
		own := 0
		for _, move := range r.Moves {
			if move.Own {
				own++
			}
		}
		if asked != own {
			t.Errorf("asked %d times for %d decisions: what was thought over was lost", asked, own)
		}
	})
}
