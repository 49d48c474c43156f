package match_test

import (
	"context"
	"errors"
	"log/slog"
	"reflect"
	"strings"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// The coach is asked what the learner saw, and what it says is at the table, and kept.
func TestVerdict(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 80)
		table := k.trained("schnapsen", "any")
		var asked coach.Question
		k.service.Coach = func(_ context.Context, q coach.Question, a rules.Action) (coach.Verdict, error) {
			asked = q
			return coach.Verdict{Version: coach.Version, Action: a, Mark: coach.Good, Best: q.View.Legal, Hands: 7}, nil
		}
		for range 12 {
			if table.Over() {
				table = k.next(table)
			}
			before, a := table, k.any(table)
			var err error
			if table, err = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, a); err != nil {
				t.Fatal(err)
			}
			if want := before.Question(); !reflect.DeepEqual(asked, want) {
				t.Fatalf("asked %+v, want %+v", asked, want)
			}
			if v := table.Verdict; v == nil || v.Action != a || v.Hands != 7 || v.Best != before.View.Legal {
				t.Fatalf("the verdict is %+v", v)
			}
			if got := k.table(table.ID); !reflect.DeepEqual(got, table) {
				t.Fatalf("kept %+v, want %+v", got.Verdict, table.Verdict)
			}
			last := table.Decisions[len(table.Decisions)-1]
			if last.Seq != table.VerdictSeq || last.Action != a || last.Mark != coach.Good {
				t.Errorf("the last decision is %+v", last)
			}
		}
		if table.Score.Points == [2]int{} {
			t.Error("no hand was over; choose another seed")
		}
	})
}

// Whatever happens to the coach, the action counts.
func TestVerdict_CoachFails(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place), 81)
		table := k.trained("schnapsen", "any")
		for name, failing := range map[string]func(context.Context, coach.Question, rules.Action) (coach.Verdict, error){
			"error": func(context.Context, coach.Question, rules.Action) (coach.Verdict, error) {
				return coach.Verdict{}, errors.New("no idea")
			},
			"panic": func(context.Context, coach.Question, rules.Action) (coach.Verdict, error) { panic("no idea") },
			"slow": func(ctx context.Context, _ coach.Question, _ rules.Action) (coach.Verdict, error) {
				<-ctx.Done()
				return coach.Verdict{}, ctx.Err()
			},
			"another version": func(_ context.Context, _ coach.Question, a rules.Action) (coach.Verdict, error) {
				return coach.Verdict{Version: coach.Version + 1, Action: a}, nil
			},
		} {
			if table.Over() {
				table = k.next(table)
			}
			k.service.Coach, k.service.CoachTime = failing, 20*time.Millisecond
			var log strings.Builder
			k.service.Log = slog.New(slog.NewTextHandler(&log, nil))
			before := table
			var err error
			if table, err = k.step(table); err != nil || table.Version != before.Version+1 || table.Verdict != nil {
				t.Errorf("%s: version %d after %d, %v, %v", name, table.Version, before.Version, table.Verdict, err)
			}
			if got, want := log.String(), map[string]string{"error": "level=ERROR", "panic": "level=ERROR", "slow": "level=INFO"}[name]; !strings.Contains(got, want) {
				t.Errorf("%s: the log says %q, want %s", name, got, want)
			}
		}
	})
}

// Hints are kept, go with their decision, and change nothing else.
func TestHint(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 82)
		table := k.trained("schnapsen", "any")
		hint := func(version int64, level int) (match.Table, error) {
			return k.service.Hint(k.ctx(), k.learner, table.ID, version, level)
		}
		for _, test := range []struct{ level, want int }{{1, 1}, {1, 1}, {3, 3}, {2, 3}} {
			got, err := hint(table.Version, test.level)
			want := table
			want.Hinted = test.want
			if err != nil || !reflect.DeepEqual(got, want) || !reflect.DeepEqual(k.table(table.ID), want) {
				t.Fatalf("hint %d: %d, %v, want %d and the same table", test.level, got.Hinted, err, test.want)
			}
		}
		for _, level := range []int{0, 4} {
			if _, err := hint(table.Version, level); tutor.CodeOf(err) != tutor.Invalid {
				t.Errorf("hint %d: %v, want invalid", level, err)
			}
		}
		first := table
		table = k.act(table)
		if table.Hinted != 0 {
			t.Error("the hint stayed for the next decision")
		}
		if got, err := hint(first.Version, 1); tutor.CodeOf(err) != tutor.Stale || got.Version != table.Version {
			t.Errorf("a hint for before: %v, want stale", err)
		}
		if _, err := k.service.Hint(k.ctx(), storetest.Learner(t, s).ID, table.ID, table.Version, 1); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a hint in another's match: %v, want not found", err)
		}
		if !table.Over() {
			if _, err := hint(table.Version, 2); err != nil {
				t.Fatal(err)
			}
			back, err := k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, table.Decisions[0].Seq)
			if err != nil || back.Hinted != 3 {
				t.Errorf("taken back: hint %d, %v, want 3", back.Hinted, err)
			}
			table = k.act(back)
			if table.Hinted != 0 {
				t.Errorf("hint %d of what was taken back is still there", table.Hinted)
			}
		}
		table = k.until(table, tutor.PhaseHandOver)
		if _, err := hint(table.Version, 1); tutor.CodeOf(err) != tutor.Invalid {
			t.Errorf("a hint after the hand: %v, want invalid", err)
		}
		alone := newKit(t, s, 83)
		table = alone.begin("schnapsen", "any")
		if _, err := alone.service.Hint(k.ctx(), alone.learner, table.ID, table.Version, 1); tutor.CodeOf(err) != tutor.Invalid {
			t.Errorf("a hint without a coach: %v, want invalid", err)
		}
	})
}
