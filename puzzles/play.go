package puzzles

import (
	"context"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

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
func (t *table) step(ctx context.Context, v rules.View) {
	a := t.choose(ctx, v)
	t.record.Actions = append(t.record.Actions, a)
	t.state = t.state.Next(a)
}

func (t *table) choose(ctx context.Context, v rules.View) rules.Action {
	if cards := v.Legal.Cards(); t.dice.Float64() < t.stray && cards != 0 && v.Announced == 0 {
		return rules.Play(cards.Cards()[t.dice.IntN(cards.Len())])
	}
	if v.Legal.Has(rules.Close) && t.dice.Float64() < t.dare && t.dares(ctx, v) {
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
func (t *table) dares(ctx context.Context, v rules.View) bool {
	if mostPoints(v) < rules.Winning {
		return false
	}
	const looks = 12
	hands := solve.HandsOf(v)
	solver := solve.New(ctx, solve.DefaultBudget)
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
