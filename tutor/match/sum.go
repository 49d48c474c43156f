package match

import (
	"bummerl/rules"
	"bummerl/tutor"
)

// sum gives what the finished hand with that index came to.
func (g *game) sum(i int) tutor.HandSum {
	hand, result := g.m.Hands[i], g.results[i]
	after := standAfter(g.m.Options, g.results[:i]).counted(result)
	sum := tutor.HandSum{
		Hand: hand.No, Winner: result.Winner, Scored: result.Scored, Closer: Nobody, Bidder: Nobody, FalseClaimer: Nobody,
		Bummerl: after.score.Bummerl(),
	}
	for _, played := range hand.Actions {
		switch played.Action {
		case rules.Close:
			sum.Closer = playerAt(hand, played.By)
		case rules.Snapszer:
			sum.Closer, sum.Bidder = playerAt(hand, played.By), playerAt(hand, played.By)
		}
	}
	if last := hand.Actions[len(hand.Actions)-1]; last.Action == rules.Claim && result.Winner != playerAt(hand, last.By) {
		sum.FalseClaimer = playerAt(hand, last.By)
	}
	return sum
}

// playerAt gives the player in a seat of a hand, Nobody for no seat.
func playerAt(hand tutor.Hand, seat rules.Seat) int {
	switch seat {
	case hand.LearnerSeat:
		return Learner
	case hand.LearnerSeat.Other():
		return Bot
	}
	return Nobody
}
