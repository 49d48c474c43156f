package count

import (
	"testing"

	"bummerl/rules"
)

func TestTrumpsOut_RememberedAlong(t *testing.T) {
	shown := 0
	each(t, TrumpsOut, 15, func(t *testing.T, o rules.Options, it Item) {
		a := countAlong(t, it)
		seen := it.Hand | a.gone | it.Up.Set()
		want := (rules.Pack(int(o.Cards)) &^ seen).OfSuit(it.Trump)
		if trumps := a.shown.OfSuit(it.Trump); trumps != 0 {
			shown++
			if trumps&^want != 0 {
				t.Errorf("%v were shown and can still be played, but only %v are out", trumps.Cards(), want.Cards())
			}
		}
		if it.Rung.HowMany {
			if got := it.right[0].Number(); got != want.Len() || it.Prompts[0].Ask != AskNumber {
				t.Errorf("%d trumps, remembered along %d", got, want.Len())
			}
			return
		}
		if got := it.right[0].Cards(); got != want || it.Prompts[0].Pool != rules.Pack(int(o.Cards)).OfSuit(it.Trump) {
			t.Errorf("trumps %v of %v, remembered along %v", got.Cards(), it.Prompts[0].Pool.Cards(), want.Cards())
		}
	})
	if shown < 30 {
		t.Errorf("the opponent had shown trumps in %d items", shown)
	}
}

func TestCardsOut_RememberedAlong(t *testing.T) {
	each(t, CardsOut, 13, func(t *testing.T, o rules.Options, it Item) {
		a := countAlong(t, it)
		want := rules.Pack(int(o.Cards)) &^ (it.Hand | a.gone | it.Up.Set())
		if got := it.right[0].Cards(); got != want || it.Prompts[0].Pool != rules.Pack(int(o.Cards)) {
			t.Errorf("cards %v, remembered along %v", got.Cards(), want.Cards())
		}
		if len(it.Tricks) != it.Rung.Length {
			t.Errorf("%d tricks, want %d", len(it.Tricks), it.Rung.Length)
		}
	})
}

func TestLastFive_RememberedAlong(t *testing.T) {
	each(t, LastFive, 13, func(t *testing.T, o rules.Options, it Item) {
		a := countAlong(t, it)
		got := it.right[0].Cards()
		if want := rules.Pack(int(o.Cards)) &^ (it.Hand | a.gone); got != want {
			t.Errorf("the opponent holds %v, remembered along %v", got.Cards(), want.Cards())
		}
		if size := o.HandSize(); got.Len() != size || it.Hand.Len() != size || it.Up != rules.NoCard {
			t.Errorf("%d cards against %d, %s is turned up; want %d each", it.Hand.Len(), got.Len(), it.Up, size)
		}
		if a.shown&^got != 0 {
			t.Errorf("%v were shown and are not among %v", a.shown.Cards(), got.Cards())
		}
		watched := min(it.Rung.Length, o.TalonSize()/2)
		if len(it.Tricks) != watched || it.Gone.Len() != 2*(o.TalonSize()/2-watched) {
			t.Errorf("%d tricks to watch and %d cards gone", len(it.Tricks), it.Gone.Len())
		}
		if pool := it.Prompts[0].Pool; pool != rules.Pack(int(o.Cards))&^it.Gone {
			t.Errorf("pool %v", pool.Cards())
		}
	})
}

// What a trick shows of the learner's side is what the learner saw then.
func TestTricks_ShowTheHand(t *testing.T) {
	each(t, CardsOut, 13, func(t *testing.T, o rules.Options, it Item) {
		for i, trick := range it.Tricks {
			own := trick.Led
			if trick.Leader != it.Seat {
				own = trick.Reply
			}
			if !trick.Hand.Has(own) || trick.Hand.Len() != o.HandSize() {
				t.Errorf("trick %d: %s was played from %v", i, own, trick.Hand.Cards())
			}
			if trick.Up == rules.NoCard || trick.Up.Suit() != it.Trump {
				t.Errorf("trick %d: %s was turned up, trump is %s", i, trick.Up, it.Trump)
			}
		}
	})
}
