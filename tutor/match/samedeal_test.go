package match_test

import (
	"reflect"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// The same deal has the same cards in either seat, the same answers to the same play, and costs nothing.
func TestSameDeal(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 90)
		table := k.trained("schnapsen", "any")
		table = k.next(k.until(table, tutor.PhaseHandOver))
		again := func(hand int, seat rules.Seat) (match.Table, error) {
			return k.service.SameDeal(k.ctx(), k.learner, table.ID, hand, seat)
		}
		for hand, want := range map[int]tutor.Code{0: tutor.NotFound, 3: tutor.NotFound, 2: tutor.Invalid} {
			if _, err := again(hand, rules.Forehand); tutor.CodeOf(err) != want {
				t.Errorf("hand %d: %v, want %v", hand, err, want)
			}
		}
		if _, err := again(1, rules.NoSeat); tutor.CodeOf(err) != tutor.Invalid {
			t.Errorf("no seat: %v, want invalid", err)
		}
		played, err := k.service.Record(k.ctx(), k.learner, table.ID, 1)
		if err != nil {
			t.Fatal(err)
		}
		before := k.statistics()
		for _, seat := range []rules.Seat{rules.Forehand, rules.Dealer} {
			other, err := again(1, seat)
			if err != nil {
				t.Fatal(err)
			}
			if twice, err := again(1, seat); err != nil || !reflect.DeepEqual(twice, other) {
				t.Errorf("a second click: %v, want the same hand", err)
			}
			if other.Kind != tutor.MatchPractice || other.LearnerSeat != seat || k.origin(other) != table.ID || other.Level != "any" ||
				other.View.Hand|other.View.Gone|other.View.Led.Set() != played.Deal.Hands[seat]|other.View.Gone|other.View.Led.Set() {
				t.Fatalf("dealt again to %v: %+v", seat, other)
			}
			if seat == table.Hands[0].LearnerSeat {
				other = k.replay(other, played)
			} else {
				other = k.until(other, tutor.PhaseMatchOver)
			}
			record, err := k.service.Record(k.ctx(), k.learner, other.ID, 1)
			if err != nil || record.Deal != played.Deal {
				t.Errorf("%v has other cards: %v", seat, err)
			}
			if seat == table.Hands[0].LearnerSeat && !reflect.DeepEqual(record, played) {
				t.Errorf("to the same play the bot answered %v, before %v", record.Actions, played.Actions)
			}
			if _, err := k.service.Check(k.ctx(), k.learner, other.ID); tutor.CodeOf(err) != tutor.Invalid {
				t.Errorf("the seed of a match that goes on can be had: %v", err)
			}
			// Once more, from the practice hand: the cards are still those of the match.
			third, err := k.service.SameDeal(k.ctx(), k.learner, other.ID, 1, seat)
			if err != nil || third.ID == other.ID || k.origin(third) != table.ID {
				t.Errorf("again from practice: origin %q, %v", k.origin(third), err)
			}
		}
		if got := k.statistics(); !reflect.DeepEqual(got, before) {
			t.Errorf("practice counts: %+v, before %+v", got, before)
		}
	})
}

// replay does what the learner did in a record.
func (k *kit) replay(table match.Table, r rules.Record) match.Table {
	k.t.Helper()
	v, err := r.View(table.LearnerSeat)
	if err != nil {
		k.t.Fatal(err)
	}
	for _, seen := range v.Trace {
		if seen.Seat != table.LearnerSeat {
			continue
		}
		if table, err = k.service.Act(k.ctx(), k.learner, table.ID, table.Version, seen.Action); err != nil {
			k.t.Fatal(err)
		}
	}
	return table
}

func (k *kit) statistics() match.Statistics {
	k.t.Helper()
	st, err := k.service.Statistics(k.ctx(), k.learner, func(tutor.MatchSettings) []int { return k.hidden })
	if err != nil {
		k.t.Fatal(err)
	}
	return st
}

// origin is the match that a practice hand's cards are from, by ID.
func (k *kit) origin(t match.Table) string {
	k.t.Helper()
	m, err := k.service.Store.Match(k.ctx(), k.learner, t.ID)
	if err != nil {
		k.t.Fatal(err)
	}
	id, _, _ := strings.Cut(m.Origin, "/")
	return id
}
