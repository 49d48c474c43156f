package bot

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// shuffled deals a pack from a seed.
func shuffled(t testing.TB, o rules.Options, seed uint64) rules.Deal {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice := rand.New(rand.NewPCG(seed, 0x5cd0))
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	return deal
}

// playHand plays a deal to the end between two levels, each on its own view, and gives the record and the last state.
func playHand(t testing.TB, variant string, o rules.Options, deal rules.Deal, seats [2]Level, seed uint64) (rules.Record, rules.State) {
	t.Helper()
	record := rules.Record{Variant: variant, Options: o, Deal: deal}
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(seed, 0xd1ce))
	for !s.Over() {
		v, err := record.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		a := seats[s.Turn()].Choose(v, dice)
		if !s.IsLegal(a) {
			t.Fatalf("%s %d: %s plays %q, which is illegal, after %v", variant, seed, seats[s.Turn()].Name(), a, record.Actions)
		}
		record.Actions = append(record.Actions, a)
		if len(record.Actions) > 80 {
			t.Fatalf("%s %d: the hand does not end: %v", variant, seed, record.Actions)
		}
		s = s.Next(a)
	}
	return record, s
}
