package rules

// vows is one way in which the marriages of a hand may have been declared: how many by each seat, and what they gave,
// in all and before the talon was closed; and how many of their cards the seat has played.
type vows struct {
	count, points           [2]int
	earlyCount, earlyPoints [2]int
	played                  [2]int
}

// checkPoints asks whether the points can have come from the gone cards and from marriages; sized tells that hands,
// talon and tricks agree with each other.
func (s *setup) checkPoints(sized bool) {
	if s.opt.SixtySix == SixtySixAutomatic {
		for seat := Forehand; seat <= Dealer; seat++ {
			if s.counting(seat) >= Winning {
				s.problems.seat(SixtySixReached, seat, s.points[seat], 0)
			}
		}
	}
	if !s.certain || s.turn == NoSeat || s.trump >= NoSuit {
		return
	}
	sum := s.points[Forehand] + s.points[Dealer]
	var total, split bool
	closed := s.closing == nil || !s.closingSound()
	trickless := [2]bool{s.tricks[Forehand] == 0, s.tricks[Dealer] == 0}
	for v := range s.eachVows {
		for seat := Forehand; seat <= Dealer; seat++ {
			trickless[seat] = trickless[seat] && v.points[seat] != s.points[seat]
		}
		if sum != s.gone.Points()+v.points[Forehand]+v.points[Dealer] {
			continue
		}
		total = true
		if !sized || !s.shares(v, nil) {
			continue
		}
		split = true
		if closed = closed || s.shares(v, s.closing); closed {
			break
		}
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		if trickless[seat] {
			s.problems.seat(PointsTrickless, seat, s.points[seat], 0)
		}
	}
	switch {
	case !total:
		s.problems.seat(PointsTotal, NoSeat, sum, s.gone.Points())
	case trickless[Forehand] || trickless[Dealer]:
	case sized && !split:
		s.problems.seat(PointsSplit, Forehand, s.points[Forehand], s.tricks[Forehand])
	case sized && !closed:
		s.problems.seat(ClosedPoints, s.closer.Other(), s.closing.OpponentPoints, s.closing.OpponentTricks)
	}
}

// counting gives the points of a seat that count: not those of a marriage that waits for a first trick.
func (s *setup) counting(seat Seat) int {
	if s.tricks[seat] == 0 && s.opt.MarriageCounts == MarriageWithTrick {
		return 0
	}
	return s.points[seat]
}

// closingSound tells whether the counts of the closing agree with each other and with the talon, so that its points can
// be judged.
func (s *setup) closingSound() bool {
	for _, p := range s.problems {
		switch p.Kind {
		case ClosedTalon, ClosedTricks, ClosedOffLead, ClosedUsedUp:
			return false
		}
	}
	return s.talon == s.opt.TalonSize()-2*s.atClosing()
}

// eachVows iterates over the ways in which marriages may have been declared, as far as the cards' places and the
// seats' turns to lead allow.
func (s *setup) eachVows(yield func(vows) bool) {
	s.vowsFrom(Clubs, vows{}, yield)
}

func (s *setup) vowsFrom(suit Suit, v vows, yield func(vows) bool) bool {
	if suit == NoSuit {
		return !s.hadTurns(v) || yield(v)
	}
	if suit != s.announced && !s.vowsFrom(suit+1, v, yield) {
		return false
	}
	worth := suit.MarriagePoints(s.trump)
	for seat := Forehand; seat <= Dealer; seat++ {
		played, ok := s.mayHaveDeclared(seat, suit)
		if !ok {
			continue
		}
		with := v
		with.played[seat] += played
		with.count[seat]++
		with.points[seat] += worth
		if (s.closer == NoSeat || s.opt.LateMarriage) && !s.vowsFrom(suit+1, with, yield) {
			return false
		}
		if s.closer == NoSeat {
			continue
		}
		with.earlyCount[seat]++
		with.earlyPoints[seat] += worth
		if !s.vowsFrom(suit+1, with, yield) {
			return false
		}
	}
	return true
}

// mayHaveDeclared tells whether king and queen are where they can be after a marriage: one has been played, led by the
// declarer, the other is in his hand or played too. It counts the played ones.
func (s *setup) mayHaveDeclared(seat Seat, suit Suit) (int, bool) {
	pair := suit.Marriage()
	if suit == s.announced {
		return 0, seat == s.leader() && pair&^s.holds[seat] == 0
	}
	played := s.gone
	if s.leader() == seat {
		played |= s.led.Set()
	}
	return (pair & played).Len(), pair&played != 0 && pair&^(played|s.holds[seat]) == 0
}

// hadTurns tells whether each seat led often enough for its marriages (forehand once at first, and each after each trick
// made) and has played enough cards.
func (s *setup) hadTurns(v vows) bool {
	for seat := Forehand; seat <= Dealer; seat++ {
		leads, early, turn := s.tricks[seat], 0, 0
		if s.closing != nil {
			early = s.closing.OpponentTricks
			if seat == s.closer {
				early, turn = s.closing.CloserTricks, 1 // the closing turn counts as before and after
			}
		}
		if seat == Forehand && !s.opt.FirstTrickBan {
			leads, early = leads+1, early+1
		}
		if s.led == NoCard && seat == s.leader() && s.announced == NoSuit {
			leads-- // his lead is still to come
		}
		if s.made() == 0 && s.opt.FirstTrickBan {
			leads, early = 0, 0
		}
		cards := s.made()
		if seat == s.leader() {
			cards += s.led.Set().Len()
		}
		if v.count[seat] > max(0, leads) || v.played[seat] > cards {
			return false
		}
		late := v.count[seat] - v.earlyCount[seat]
		if s.closing != nil && (v.earlyCount[seat] > early || late > max(0, leads-(early-turn))) {
			return false
		}
	}
	return true
}
