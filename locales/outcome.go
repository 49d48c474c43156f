package locales

import "bummerl/rules"

// HandTitle says in two words how a finished hand ended for the player whose view it is.
func (p Printer) HandTitle(v rules.View) string {
	switch v.Result.Winner {
	case v.Seat:
		return p.HandWon()
	case v.Seat.Other():
		return p.HandLost()
	}
	return p.HandDrawn()
}

// HandWhy explains the result of a finished hand to the player whose view it is: how it ended, what it is worth and
// why, and what kontra made of it. What is then written down, carries included, is HandScoreWon,
// HandScoreLost, HandDrawnNothing or HandDrawnCarry.
func (p Printer) HandWhy(v rules.View) []Rich {
	won := v.Result.Winner == v.Seat
	sentences := []string{p.ended(v, won)}
	if worth := p.worth(v, won); worth != "" {
		sentences = append(sentences, worth)
	}
	switch v.Multiplier {
	case 0, 1:
	case 2:
		sentences = append(sentences, p.HandWorthDoubled(v.Result.GamePoints))
	case 4:
		sentences = append(sentences, p.HandWorthRedoubled(v.Result.GamePoints))
	default:
		sentences = append(sentences, p.HandWorthMultiplied(v.Multiplier, v.Result.GamePoints))
	}
	if v.Result.Winner == rules.NoSeat {
		sentences = sentences[:1]
	}
	list := make([]Rich, len(sentences))
	for i, s := range sentences {
		list[i] = Plain(s)
	}
	return list
}

// pick chooses between the sentence for the winner and that for the loser.
func pick[T any](won bool, winner, loser T) T {
	if won {
		return winner
	}
	return loser
}

type pointsSentence = func(Printer, int) string

// ended says how the hand ended.
func (p Printer) ended(v rules.View, won bool) string {
	winner := v.Result.Winner
	if winner == rules.NoSeat {
		own, other := v.Points[v.Seat], v.Points[v.Seat.Other()]
		if own == other && (own >= rules.Winning || v.Options.LastTrick != rules.LastTrickCount) {
			return p.HandWhyDrawnEqual(own)
		}
		return p.HandWhyDrawnShort()
	}
	made, short := v.Points[winner], v.Points[winner.Other()]
	say := func(winner, loser pointsSentence, points int) string { return pick(won, winner, loser)(p, points) }
	switch v.Result.Reason {
	case rules.Claimed, rules.Reached, rules.Counted:
		if v.ClosedBy == winner {
			return say(Printer.HandWhyClosedWon, Printer.HandWhyClosedLost, made)
		}
	}
	switch v.Result.Reason {
	case rules.Claimed:
		return say(Printer.HandWhyClaimedWon, Printer.HandWhyClaimedLost, made)
	case rules.Reached:
		return say(Printer.HandWhyReachedWon, Printer.HandWhyReachedLost, made)
	case rules.LastTrick:
		if v.Options.LastTrick == rules.LastTrickBonus && made-10 >= rules.Winning {
			return say(Printer.HandWhyBonusHadWon, Printer.HandWhyBonusHadLost, made)
		}
		if v.Options.LastTrick == rules.LastTrickBonus {
			return say(Printer.HandWhyBonusWon, Printer.HandWhyBonusLost, made)
		}
		return pick(won, Printer.HandWhyLastTrickWon, Printer.HandWhyLastTrickLost)(p)
	case rules.FailedClose:
		return p.failedClose(v, say)
	case rules.FalseClaim:
		return say(Printer.HandWhyFalseClaimWon, Printer.HandWhyFalseClaimLost, short)
	case rules.SnapszerMade:
		return pick(won, Printer.HandWhySnapszerWon, Printer.HandWhySnapszerLost)(p)
	case rules.SnapszerFailed:
		return pick(won, Printer.HandWhyFailedSnapszerWon, Printer.HandWhyFailedSnapszerLost)(p)
	case rules.KnockMade:
		return say(Printer.HandWhyKnockWon, Printer.HandWhyKnockLost, made)
	case rules.KnockFailed:
		return say(Printer.HandWhyFailedKnockWon, Printer.HandWhyFailedKnockLost, short)
	}
	return pick(won, Printer.HandWhyCountedWon, Printer.HandWhyCountedLost)(p, made, short)
}

// failedClose tells the three ways in which a closing fails apart: by a wrong claim, by the opponent's 66, or at the
// end of the cards.
func (p Printer) failedClose(v rules.View, say func(winner, loser pointsSentence, points int) string) string {
	closer, beater := v.ClosedBy, v.ClosedBy.Other()
	if last := v.Trace[len(v.Trace)-1]; last.Action == rules.Claim && last.Seat == closer {
		return say(Printer.HandWhyWrongCloseWon, Printer.HandWhyWrongCloseLost, v.Points[closer])
	}
	if v.Points[beater] >= rules.Winning {
		return say(Printer.HandWhyBeatenCloseWon, Printer.HandWhyBeatenCloseLost, v.Points[beater])
	}
	return say(Printer.HandWhyFailedCloseWon, Printer.HandWhyFailedCloseLost, v.Points[closer])
}
