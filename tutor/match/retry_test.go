package match_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/deck"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// firstIsBest is a coach for whom the first legal action is best, the second good, and all others are mistakes.
func firstIsBest(_ context.Context, q coach.Question, a rules.Action) (coach.Verdict, error) {
	v := coach.Verdict{Version: coach.Version, Action: a, Mark: coach.Mistake, Best: q.View.Legal.First().Set()}
	switch a {
	case q.View.Legal.Nth(0):
		v.Mark = coach.Best
	case q.View.Legal.Nth(1):
		v.Mark = coach.Good
	}
	return v, nil
}

// TestTried: of several tries the first says whether it came after a hint.
func TestTried(t *testing.T) {
	for _, c := range []struct {
		hints []int
		want  match.Tried
	}{
		{nil, match.Tried{}},
		{[]int{2}, match.Tried{Times: 1, Right: 1, First: true, Hinted: true}},
		{[]int{0, 1}, match.Tried{Times: 2, Right: 2, First: true}},
	} {
		k := newKit(t, storetest.Open(t, t.TempDir()+"/tried.db"), 130)
		k.service.Coach = firstIsBest
		table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
		r, err := k.service.Review(k.ctx(), k.learner, table.ID, 1)
		if err != nil {
			t.Fatal(err)
		}
		own := slices.IndexFunc(r.Moves, func(m match.ReviewMove) bool { return m.Own })
		move := r.Moves[own]
		for _, hints := range c.hints {
			k.now = k.now.Add(2 * time.Hour)
			best := move.Question.View.Legal.First()
			if _, err := k.service.Retry(k.ctx(), k.learner, table.ID, 1, move.Seq, best, hints); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := k.service.Tried(k.ctx(), k.learner, table.ID, 1); err != nil || got[move.Seq] != c.want {
			t.Errorf("after hints %v: %+v, %v, want %+v", c.hints, got, err, c.want)
		}
		if _, err := k.service.Tried(k.ctx(), "somebody", table.ID, 1); tutor.CodeOf(err) != tutor.NotFound {
			t.Errorf("another's: %v", err)
		}
	}
}

// What is tried again goes into the deck by how it was known, every good action being right.
func TestRetry(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 130)
		k.service.Coach = firstIsBest
		cards := deck.Deck{Cards: s, Attempts: s, Place: time.UTC}
		k.service.Deck = cards
		table := k.begin("schnapsen", "any")
		seq := -1
		for seq < 0 {
			table = k.until(table, tutor.PhaseHandOver)
			r, err := k.service.Review(k.ctx(), k.learner, table.ID, table.HandNo)
			if err != nil {
				t.Fatal(err)
			}
			for _, move := range r.Moves {
				if move.Own && move.Question.View.Legal.Len() > 3 {
					seq = move.Seq
				}
			}
			if seq < 0 {
				table = k.next(table)
			}
		}
		hand := table.HandNo
		record, err := k.service.Record(k.ctx(), k.learner, table.ID, hand)
		if err != nil {
			t.Fatal(err)
		}
		record.Actions = record.Actions[:seq]
		state, err := record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		item := match.MistakeItem(table.ID, hand, seq)
		retry := func(a rules.Action, hints int) coach.Verdict {
			t.Helper()
			v, err := k.service.Retry(k.ctx(), k.learner, table.ID, hand, seq, a, hints)
			if err != nil {
				t.Fatal(err)
			}
			return v
		}
		known := func() (tutor.DeckCard, bool) {
			t.Helper()
			c, ok, err := cards.Card(k.ctx(), k.learner, tutor.KindMistake, item)
			if err != nil {
				t.Fatal(err)
			}
			return c, ok
		}
		if v, err := k.service.Try(k.ctx(), k.learner, table.ID, hand, seq, state.Legal().Nth(2)); err != nil || match.Right(v) {
			t.Errorf("tried: %v, %v, want a mistake", v.Mark, err)
		}
		for i := range 2 {
			if v := retry(state.Legal().Nth(i), 0); !match.Right(v) {
				t.Errorf("the good action %d is %s", i, v.Mark)
			}
		}
		if _, in := known(); in {
			t.Error("what was right at once came into the deck")
		}
		if v := retry(state.Legal().Nth(2), 0); match.Right(v) {
			t.Errorf("the wrong action is %s", v.Mark)
		}
		c, in := known()
		if !in || c.Lapses != 0 || c.Reps != 1 {
			t.Errorf("after a mistake the card is %+v, %t", c, in)
		}
		before, err := s.Attempts(k.ctx(), k.learner, tutor.KindMistake, 99)
		if err != nil || len(before) != 3 {
			t.Fatalf("%d attempts, %v, want 3", len(before), err)
		}
		retry(state.Legal().Nth(2), 0)
		if after, err := s.Attempts(k.ctx(), k.learner, tutor.KindMistake, 99); err != nil || len(after) != len(before) {
			t.Errorf("a second click: %d attempts, %v, want %d", len(after), err, len(before))
		}
		for days, hints := range []int{1, 0} {
			k.now = k.now.Add(24 * time.Hour * 40)
			retry(state.Legal().First(), hints)
			if after, _ := known(); after.Reps != 2+days || after.Lapses != 0 {
				t.Errorf("right with %d hints: %+v", hints, after)
			}
		}
		k.now = k.now.Add(24 * time.Hour * 400)
		if v := retry(rules.NoAction, 3); v.Action != state.Legal().First() || v.Mark != coach.Best {
			t.Errorf("the solution is %v, %s", v.Action, v.Mark)
		}
		if c, _ := known(); c.Lapses != 1 {
			t.Errorf("after the solution was shown: %+v", c)
		}
		if got, err := k.service.Tried(k.ctx(), k.learner, table.ID, hand); err != nil || len(got) != 1 || got[seq].Times != 6 || got[seq].Right != 4 {
			t.Errorf("tried so far: %+v, %v", got, err)
		}
		if ok, err := k.service.AskableMistake(k.ctx(), k.learner, item); err != nil || !ok {
			t.Errorf("askable: %t, %v", ok, err)
		}
		for name, other := range map[string]string{
			"no item": "x", "another's": match.MistakeItem("nothing", 1, 1), "no such action": match.MistakeItem(table.ID, hand, 99),
			"not so written": table.ID + "/01/1",
		} {
			if ok, err := k.service.AskableMistake(k.ctx(), k.learner, other); err != nil || ok {
				t.Errorf("%s is askable: %t, %v", name, ok, err)
			}
		}
		var illegal *rules.IllegalError
		if _, err := k.service.Retry(k.ctx(), k.learner, table.ID, hand, seq, rules.Rekontra, 0); tutor.CodeOf(err) != tutor.Illegal || !errors.As(err, &illegal) {
			t.Errorf("an illegal action: %v", err)
		}
		table = k.next(table)
		if _, err := k.service.Retry(k.ctx(), k.learner, table.ID, table.HandNo, 0, rules.Claim, 0); err == nil && !table.Over() {
			t.Error("a hand that is not over can be tried again")
		}
		if err := k.service.Delete(k.ctx(), k.learner, table.ID); err != nil {
			t.Fatal(err)
		}
		left, err := s.Attempts(k.ctx(), k.learner, tutor.KindMistake, 99)
		if _, in := known(); in || err != nil || len(left) != 0 {
			t.Errorf("the match is deleted, but %d attempts and a card (%t) are left, %v", len(left), in, err)
		}
	})
}
