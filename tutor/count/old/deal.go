package old

import (
	"fmt"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/tutor"
)

// Tricks is how many tricks of a hand a drill asks for.
const Tricks = 6

// tries bounds the search for a hand that lasts Tricks tricks. Two in three do, under any rules, so that the bound is
// never met.
const tries = 200

// Deal is a hand to count along with.
type Deal struct {
	Trump rules.Suit
	// LearnerSeat is where the learner sits.
	LearnerSeat rules.Seat
	// Items are the first six tricks of the hand, in order. What has not been asked yet is not for the learner's eyes.
	Items []Item
}

// Make deals and plays a hand under these rules. All of it follows from the seed: the learner's seat from the first byte
// of Derive("bummerl/count/seat"), the pack from Derive("bummerl/count/deal/n") and the play from
// Derive("bummerl/count/play/n"), where n is the first of 1, 2, … whose hand lasts for six tricks.
func Make(seed tutor.Seed, o rules.Options) (Deal, error) {
	d := Deal{LearnerSeat: rules.Seat(seed.Derive("bummerl/count/seat")[0] % 2)}
	for n := 1; n <= tries; n++ {
		deal, err := rules.DealPack(o, shuffled(o, dice(seed, "deal", n)))
		if err != nil {
			return Deal{}, err
		}
		history, err := play(o, deal, dice(seed, "play", n))
		if err != nil {
			return Deal{}, err
		}
		if d.Items = items(history, d.LearnerSeat); len(d.Items) == Tricks {
			d.Trump = deal.TurnUp(o).Suit()
			return d, nil
		}
	}
	return Deal{}, fmt.Errorf("none of %d hands lasts for %d tricks", tries, Tricks)
}

func dice(seed tutor.Seed, use string, n int) *rand.Rand {
	return rand.New(rand.NewChaCha8(seed.Derive(fmt.Sprintf("bummerl/count/%s/%d", use, n))))
}

func shuffled(o rules.Options, dice *rand.Rand) []rules.Card {
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	return pack
}

// play plays a hand until it is over or Tricks tricks are taken.
func play(o rules.Options, d rules.Deal, dice *rand.Rand) ([]rules.Step, error) {
	r := rules.Record{Options: o, Deal: d}
	s, err := rules.Start(o, d)
	if err != nil {
		return nil, err
	}
	for !s.Over() && s.Tricks(rules.Forehand)+s.Tricks(rules.Dealer) < Tricks {
		a := choose(s, dice)
		r.Actions = append(r.Actions, a)
		s = s.Next(a)
	}
	return r.History()
}
