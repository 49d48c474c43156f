package arena

import (
	"context"
	"fmt"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// longest is more actions than any hand has: two for each card, and the announcements.
const longest = 100

// table is where a deal or a whole Bummerl is played once.
type table struct {
	contest Contest
	// number is that of the pair, first the player who is forehand in the first hand.
	number, first int
	into          *pair
}

// play plays one hand, or hands until somebody has won the Bummerl.
func (t table) play(ctx context.Context) error {
	score := rules.NewScore(t.contest.Options)
	for n := 0; ; n++ {
		forehand := (t.first + n) % 2
		s, err := t.hand(ctx, n, forehand, score)
		if err != nil {
			return err
		}
		t.into.add(s, forehand)
		if !t.contest.Matches {
			return nil
		}
		r := s.Result()
		winner := -1
		if r.Winner != rules.NoSeat {
			winner = player(forehand, r.Winner)
		}
		if score = score.Add(r, winner); score.Over() {
			t.into.match(score.Winner())
			return nil
		}
	}
}

// player tells who sits in a seat.
func player(forehand int, seat rules.Seat) int { return forehand ^ int(seat) }

// hand plays a hand and gives its end.
func (t table) hand(ctx context.Context, n, forehand int, score rules.Score) (rules.State, error) {
	c := t.contest
	deal, err := Deal(c.Options, c.Seed, t.number, n)
	if err != nil {
		return rules.State{}, err
	}
	record := rules.Record{Variant: c.Options.Variant(), Options: c.Options, Deal: deal}
	s, err := rules.Start(c.Options, deal)
	spent := 0.0 // milliseconds of the turn so far
	for err == nil && !s.Over() {
		if err := ctx.Err(); err != nil {
			return s, err
		}
		who := player(forehand, s.Turn())
		var v rules.View
		if v, err = record.View(s.Turn()); err != nil {
			break
		}
		var a rules.Action
		spent += t.timed(func() { a = t.choose(v, who, score) })
		if !s.IsLegal(a) || len(record.Actions) == longest {
			return s, fmt.Errorf("%s plays %q, which is illegal or ends nothing, after %v", c.Players[who].Name(), a, record.Actions)
		}
		record.Actions = append(record.Actions, a)
		s = s.Next(a)
		if a.Card() != rules.NoCard || s.Over() {
			t.into.turns[who] = append(t.into.turns[who], spent)
			spent = 0
		}
	}
	return s, err
}

// choose asks a level, which knows the score of a Bummerl. Its dice are made only if it throws any.
func (t table) choose(v rules.View, who int, score rules.Score) rules.Action {
	m := bot.Score{Me: score.Points[who], Opponent: score.Points[1-who], Carried: score.Carry}
	return bot.Ask(t.contest.Players[who], v, m, &lateDice{seed: t.contest.Seed, view: &v}).Action
}

func (t table) timed(f func()) float64 {
	if t.contest.Clock == nil {
		f()
		return 0
	}
	before := t.contest.Clock()
	f()
	return t.contest.Clock() - before
}

// lateDice are the dice of a seed and a view, made at the first throw: most answers need none.
type lateDice struct {
	seed uint64
	view *rules.View
	dice bot.Dice
}

// Uint64 throws.
func (d *lateDice) Uint64() uint64 {
	if d.dice == nil {
		dice, err := bot.DiceOf(d.seed, *d.view)
		if err != nil {
			panic(err) // every view can be written down
		}
		d.dice = dice
	}
	return d.dice.Uint64()
}
