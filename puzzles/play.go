package puzzles

import (
	"context"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// manner is how a hand is played from which puzzles come. Bots alone would play into the same few kinds of position.
type manner struct {
	// dare is the probability that somebody on lead thinks about closing in hope: he does if one in three of the hands
	// that he looks at would let him win. Where it is 0 the bot decides, or nobody closes.
	dare float64
	// noClosing tells that nobody closes or bids by the bot's count, which takes most of its time.
	noClosing bool
	// stray is the probability that a card is picked at random.
	stray float64
}

// manners gives how the hands for a theme are played, by the number of the hand.
func manners(theme Theme, n uint64) manner {
	switch theme {
	case PlayOut, Defend:
		if n%8 == 0 {
			return manner{}
		}
		return manner{dare: 0.5, noClosing: true, stray: 0.12}
	}
	return manner{noClosing: true, stray: 0.15}
}

// table is a hand being played by bots, with the dice that decide what they leave open.
type table struct {
	manner
	level  bot.Level
	dice   *rand.Rand
	record rules.Record
	state  rules.State
}

// deal begins a hand of a variant; seed and number decide everything about it.
func deal(variant string, seed, n uint64, m manner) (*table, error) {
	o, err := Options(variant)
	if err != nil {
		return nil, err
	}
	dice := rand.New(rand.NewPCG(seed, n))
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	d, err := rules.DealPack(o, pack)
	if err != nil {
		return nil, err
	}
	level, err := bot.ByName("regular")
	if err != nil {
		return nil, err
	}
	t := &table{manner: m, level: level, dice: dice, record: rules.Record{Variant: variant, Options: o, Deal: d}}
	t.state, err = t.record.Replay()
	return t, err
}

// step plays one action.
func (t *table) step(v rules.View) {
	a := t.choose(v)
	t.record.Actions = append(t.record.Actions, a)
	t.state = t.state.Next(a)
}

func (t *table) choose(v rules.View) rules.Action {
	if cards := v.Legal.Cards(); t.dice.Float64() < t.stray && cards != 0 && v.Announced == 0 {
		return rules.Play(cards.Cards()[t.dice.IntN(cards.Len())])
	}
	if v.Legal.Has(rules.Close) && t.dice.Float64() < t.dare && t.dares(v) {
		return rules.Close
	}
	if t.noClosing {
		const undertakings = rules.Actions(1)<<rules.Close | 1<<rules.Snapszer
		v.Legal &^= undertakings
	}
	const doubles = rules.Actions(1)<<rules.Kontra | 1<<rules.Rekontra // no puzzle asks about them
	v.Legal &^= doubles
	return t.level.Choose(v, t.dice)
}

// dares tells whether closing would win against one in three of some hands, all cards open.
func (t *table) dares(v rules.View) bool {
	if mostPoints(v) < rules.Winning {
		return false
	}
	const looks = 12
	hands := solve.HandsOf(v)
	solver := solve.New(context.Background(), solve.DefaultBudget)
	won := 0
	for range looks {
		s, ok := v.Suppose(randomHand(hands, t.dice))
		if !ok {
			return false
		}
		if wins, err := solver.AtLeast(s.Next(rules.Close), v.Seat, 1); err == nil && wins {
			won++
		}
	}
	return 3*won >= looks
}

// randomHand draws one of the hands.
func randomHand(h solve.Hands, dice *rand.Rand) rules.CardSet {
	hand := h.Known
	free := (h.Pool &^ h.Known).Cards()
	for i := range h.Size - hand.Len() {
		j := i + dice.IntN(len(free)-i)
		free[i], free[j] = free[j], free[i]
		hand |= free[i].Set()
	}
	return hand
}

// mostPoints is more than a player on lead can hope to make: what he has, holds and can declare, and a king in each of
// his tricks. A cheap first look, as the bots take it.
func mostPoints(v rules.View) int {
	sum := v.Points[v.Seat] + v.Waiting[v.Seat] + v.Hand.Points() + 6*v.Hand.Len()
	for _, suit := range rules.Suits {
		if pair := couple(suit); v.Hand&pair == pair {
			sum += 20
			if suit == v.Trump {
				sum += 20
			}
		}
	}
	return sum
}

// couple gives the king and queen of a suit.
func couple(suit rules.Suit) rules.CardSet {
	return rules.SetOf(rules.NewCard(rules.King, suit), rules.NewCard(rules.Queen, suit))
}
