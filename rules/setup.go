package rules

// setup is what a position and a set-up view have in common: where a hand stands, told without its history. Its checks
// gather every reason why no hand can have come there. They know what one can count: cards, tricks, turns to lead,
// points. Whether each card of the past could be followed as it was is not asked, since the past is not told.
type setup struct {
	opt   Options
	trump Suit
	turn  Seat
	led   Card
	// talon counts the cards left.
	talon int
	// gone are the cards of finished tricks; certain is false when a card is named twice or not at all, so that nobody
	// can say what is gone.
	gone    CardSet
	certain bool
	// holds gives, by seat, unplayed cards that may be in the seat's hand.
	holds          [2]CardSet
	points, tricks [2]int
	closer         Seat
	// closing is nil when it is not told.
	closing *Closing
	// announced is the marriage just declared, bid tells of a snapszer, over of a finished hand: only texts of states
	// know them.
	announced Suit
	bid, over bool

	problems problems
}

// leader gives the seat that leads, or has led the card on the table.
func (s *setup) leader() Seat {
	if s.led != NoCard {
		return s.turn.Other()
	}
	return s.turn
}

func (s *setup) open() bool { return s.closer == NoSeat && s.talon > 0 }

// made counts the finished tricks.
func (s *setup) made() int { return s.tricks[Forehand] + s.tricks[Dealer] }

// atClosing counts the tricks made when the talon was closed.
func (s *setup) atClosing() int { return s.closing.OpponentTricks + s.closing.CloserTricks }

// check holds the set-up against the rules; hands are the sizes of the hands told, with a led card counted to its
// player, and told says whether the gone cards were named (else they are what is nowhere else). Where points, tricks or
// turn could not be read (readable is false), nothing is concluded from them.
func (s *setup) check(hands map[Seat]int, told, readable bool) {
	counts := s.checkHands(hands)
	counts = s.checkTalon() && counts
	if !readable || !s.checkRanges() {
		return
	}
	s.certain = s.certain && (told || counts) // what is gone is the rest of the pack, if it is not told
	if told || s.certain {
		counts = s.checkGone(hands) && counts
	}
	if s.turn != NoSeat {
		s.checkLead()
	}
	if s.closing != nil {
		s.checkClosing()
	}
	if !s.over {
		s.checkPoints(counts)
	}
}

// checkRanges asks whether the numbers can be counted with at all.
func (s *setup) checkRanges() bool {
	before := len(s.problems)
	number := func(where string, got, most int) {
		if got < 0 || got > most {
			s.problems.field(OutOfRange, where, "")
			p := &s.problems[len(s.problems)-1]
			p.Got, p.Want = got, most
		}
	}
	most := mostPoints
	if s.over {
		most += 10 // a bonus for the last trick
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		number("points."+seat.String(), s.points[seat], most)
		number("tricks."+seat.String(), s.tricks[seat], int(s.opt.Cards)/2)
	}
	if s.closer != NoSeat && s.closing != nil {
		number("closed.opponent_points", s.closing.OpponentPoints, mostPoints)
		number("closed.opponent_tricks", s.closing.OpponentTricks, int(s.opt.Cards)/2)
		number("closed.closer_tricks", s.closing.CloserTricks, int(s.opt.Cards)/2)
	}
	return len(s.problems) == before
}

// mostPoints is all cards, three plain marriages and the trump one.
const mostPoints = 120 + 3*20 + 40

// checkHands asks whether hands are equal, and full while the talon is open.
func (s *setup) checkHands(hands map[Seat]int) bool {
	before := len(s.problems)
	if len(hands) == 2 && s.led != NoCard && hands[s.leader()] == hands[s.turn]+2 {
		s.problems.card(WrongFollower, s.led, "")
		s.problems[len(s.problems)-1].Seat = s.turn
		return false
	}
	full := s.opt.HandSize()
	for seat := Forehand; seat <= Dealer; seat++ {
		switch n, told := hands[seat]; {
		case told && s.open() && n != full:
			s.problems.seat(HandNotFull, seat, n, full)
		case told && n > full:
			s.problems.seat(HandSize, seat, n, full)
		}
	}
	if len(hands) == 2 && hands[Forehand] != hands[Dealer] && len(s.problems) == before {
		s.problems.seat(HandsUnequal, NoSeat, hands[Forehand], hands[Dealer])
	}
	if len(hands) > 0 && hands[Forehand]+hands[Dealer] == 0 && !s.over && !s.open() { // with an open talon they are not full
		s.problems.seat(EmptyHands, NoSeat, 0, 0)
	}
	return len(s.problems) == before
}

// checkTalon asks whether so many cards can lie in the talon.
func (s *setup) checkTalon() bool {
	switch {
	case s.talon < 0 || s.talon > s.opt.TalonSize():
		s.problems.field(OutOfRange, "talon", "")
		p := &s.problems[len(s.problems)-1]
		p.Got, p.Want = s.talon, s.opt.TalonSize()
	case s.talon%2 == 1:
		s.problems.seat(TalonOdd, NoSeat, s.talon, 0)
	default:
		return true
	}
	return false
}

// checkGone asks whether the gone cards are those of the tricks made, and whether talon and hands are as large as they
// are after so many tricks.
func (s *setup) checkGone(hands map[Seat]int) bool {
	before := len(s.problems)
	gone, full, drawn := s.gone.Len(), s.opt.HandSize(), s.opt.TalonSize()/2
	if gone != 2*s.made() {
		s.problems.seat(GoneTricks, NoSeat, gone, 2*s.made())
	}
	if gone%2 == 1 {
		return false
	}
	past := gone / 2
	if s.closer == NoSeat {
		if want := max(0, 2*(drawn-past)); s.talon != want {
			s.problems.seat(TalonSize, NoSeat, s.talon, want)
			return false
		}
	} else {
		drawn = (s.opt.TalonSize() - s.talon) / 2
	}
	if past < drawn || s.open() {
		return len(s.problems) == before
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		if n, told := hands[seat]; told && n <= full && n != full-(past-drawn) {
			s.problems.seat(HandSize, seat, n, full-(past-drawn))
		}
	}
	return len(s.problems) == before
}
