package rules

// settleTrick ends the hand if the trick that winner has just taken decides it.
func (s *State) settleTrick(winner Seat, events *[]Event) {
	switch {
	case s.knocker != NoSeat:
		if s.points[s.knocker] >= Winning {
			s.end(s.knocker, s.scale(s.knocker.Other()), KnockMade, events)
		} else {
			s.end(s.knocker.Other(), s.failedKnock(), KnockFailed, events)
		}
	case s.bidder != NoSeat && winner != s.bidder:
		s.end(winner, SnapszerPoints, SnapszerFailed, events)
	case s.opt.SixtySix == SixtySixAutomatic && s.points[winner] >= Winning:
		s.reach(events)
	case s.hands[0]|s.hands[1] == 0:
		s.playedOut(winner, events)
	}
}

// SnapszerPoints is what a snapszer bid is worth in game points, made or failed, before it is doubled.
const SnapszerPoints = 6

// reach ends the hand for the seat on lead, which has 66 where that ends it by itself.
func (s *State) reach(events *[]Event) { s.win(s.turn, Reached, events) }

// win ends the hand for a seat that has 66 and is on lead: a closer or bidder has kept his word, his opponent has
// beaten him to it.
func (s *State) win(seat Seat, reason Reason, events *[]Event) {
	switch {
	case s.bidder == seat:
		s.end(seat, SnapszerPoints, SnapszerMade, events)
	case s.closer == seat.Other():
		s.end(seat, s.failedClose(), FailedClose, events)
	default:
		s.end(seat, s.scale(seat.Other()), reason, events)
	}
}

// claim ends the hand rightly or wrongly.
func (s *State) claim(events *[]Event) {
	claimer := s.turn
	log(events, Event{Kind: Claimed66, Seat: claimer, Points: int(s.points[claimer])})
	switch {
	case s.points[claimer] >= Winning:
		s.win(claimer, Claimed, events)
	case s.bidder == claimer:
		s.end(claimer.Other(), SnapszerPoints, SnapszerFailed, events)
	case s.closer == claimer:
		s.end(claimer.Other(), s.failedClose(), FailedClose, events)
	case s.opt.FalseClaim == FalseClaimScale:
		s.end(claimer.Other(), scaleOf(s.points[claimer], s.tricks[claimer]), FalseClaim, events)
	default:
		s.end(claimer.Other(), twoThree(s.tricks[claimer]), FalseClaim, events)
	}
}

// playedOut ends the hand when both hands are empty and nobody has won.
func (s *State) playedOut(last Seat, events *[]Event) {
	switch {
	case s.bidder != NoSeat:
		if s.points[s.bidder] >= Winning {
			s.end(s.bidder, SnapszerPoints, SnapszerMade, events)
		} else {
			s.end(s.bidder.Other(), SnapszerPoints, SnapszerFailed, events)
		}
	case s.closer != NoSeat:
		if s.points[s.closer] >= Winning {
			s.end(s.closer, s.scale(s.closer.Other()), Counted, events)
		} else {
			s.end(s.closer.Other(), s.failedClose(), FailedClose, events)
		}
	case s.opt.LastTrick == LastTrickWins:
		s.end(last, s.scale(last.Other()), LastTrick, events)
	case s.opt.LastTrick == LastTrickBonus:
		s.points[last] += 10
		if s.points[last] >= Winning {
			s.end(last, s.scale(last.Other()), LastTrick, events)
			return
		}
		s.count(events)
	case s.points[Forehand] >= Winning || s.points[Dealer] >= Winning:
		s.count(events)
	default:
		s.end(NoSeat, 0, Drawn, events)
	}
}

// count gives the hand to the seat with more points.
func (s *State) count(events *[]Event) {
	switch f, d := s.points[Forehand], s.points[Dealer]; {
	case f > d:
		s.end(Forehand, s.scale(Dealer), Counted, events)
	case d > f:
		s.end(Dealer, s.scale(Forehand), Counted, events)
	default:
		s.end(NoSeat, 0, Drawn, events)
	}
}

// scale gives the value of a hand lost by a seat: 3 without a trick, 2 under 33 points, else 1. Against a closer who
// keeps his word the loser's tricks and points are those of CloseScore.
func (s *State) scale(loser Seat) uint8 {
	points, tricks := s.points[loser], s.tricks[loser]
	if s.closer == loser.Other() && s.opt.CloseScore == CloseScoreFrozen {
		points, tricks = s.opponentPoints, s.opponentTricks
	}
	return scaleOf(points, tricks)
}

// scaleOf is the scale itself.
func scaleOf(points, tricks uint8) uint8 {
	switch {
	case tricks == 0:
		return 3
	case points < Halfway:
		return 2
	}
	return 1
}

// failedClose gives what the closer's failing costs him.
func (s *State) failedClose() uint8 {
	switch s.opt.FailedClose {
	case FailedCloseTricklessAtClose:
		return twoThree(s.ownTricks)
	case FailedCloseTricklessAtEnd:
		return twoThree(s.tricks[s.closer])
	case FailedCloseOne:
		return 1
	case FailedCloseThree:
		return 3
	}
	return twoThree(s.opponentTricks)
}

// failedKnock gives what the knocker's failing costs him.
func (s *State) failedKnock() uint8 {
	switch s.opt.FailedClose {
	case FailedCloseOne:
		return 1
	case FailedCloseThree:
		return 3
	}
	return twoThree(s.tricks[s.knocker])
}

// twoThree gives 3 for no trick, else 2.
func twoThree(tricks uint8) uint8 {
	if tricks == 0 {
		return 3
	}
	return 2
}

// end writes the result down.
func (s *State) end(winner Seat, value uint8, reason Reason, events *[]Event) {
	s.winner, s.value, s.reason = winner, value<<s.doublings, reason
	log(events, Event{Kind: HandOver, Seat: winner, Result: s.Result()})
}
