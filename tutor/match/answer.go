package match

import (
	"context"
	"fmt"

	"bummerl/tutor"
)

// answer lets the bot act until it is the learner's turn or the hand is over, counts a finished hand, and completes the
// addition with all that was done. The bot sees its own view, never the record.
func (s Service) answer(ctx context.Context, g *game, add *tutor.Addition) error {
	if g.phase() == tutor.PhaseAbandoned {
		return nil
	}
	level, err := s.Level(g.m.Level)
	if err != nil {
		return err
	}
	hand := g.hand()
	for !g.state.Over() && g.state.Turn() != hand.LearnerSeat {
		if err := ctx.Err(); err != nil {
			return tutor.Fail(tutor.Busy, "the bot had no time to answer", err)
		}
		seat, ply := g.state.Turn(), len(hand.Actions)
		view, err := record(g.m, *hand).View(seat)
		if err != nil {
			return err
		}
		a := level.Choose(view, botDice(g.m.Seed, diceHand(g.m, hand.No), ply))
		if err := g.play(a, seat, add.At); err != nil {
			// The bot's mistake must not look like the learner's: the cause is told, not wrapped.
			what := fmt.Sprintf("match %s, hand %d, action %d: level %s: %s", g.m.ID, hand.No, ply+1, g.m.Level, err)
			return tutor.Fail(tutor.Internal, what, nil)
		}
	}
	if add.Hand == nil {
		add.Actions = hand.Actions[add.Seq:]
	}
	if g.state.Over() {
		g.count(*hand, g.state.Result())
		sum := g.sum(len(g.results) - 1)
		add.Sum = &sum
	}
	return nil
}
