package rules

// Apply checks an action of the seat to act and gives the state after it with what happened. An illegal action gives
// the state unchanged and an *IllegalError.
func (s State) Apply(a Action) (State, []Event, error) {
	if why := s.Why(a); why != nil {
		return s, nil, why
	}
	events := make([]Event, 0, 7)
	after := s
	after.step(a, &events)
	return after, events, nil
}

// Next gives the state after an action that is known to be legal: no check, no events, no allocation. An action that is
// not in Legal gives a state without meaning.
func (s State) Next(a Action) State {
	s.step(a, nil)
	return s
}

// log records an event where somebody listens.
func log(events *[]Event, e Event) {
	if events != nil {
		*events = append(*events, e)
	}
}

func (s *State) step(a Action, events *[]Event) {
	switch {
	case a < Exchange:
		s.play(Card(a), events)
	case a == Exchange:
		s.exchange(events)
	case a <= DeclareDiamonds:
		s.declare(a.Marriage(), events)
	case a == Close:
		s.close()
		log(events, Event{Kind: TalonClosed, Seat: s.turn})
	case a == Claim:
		s.claim(events)
	case a == Snapszer:
		s.close()
		s.bidder = s.turn
		log(events, Event{Kind: SnapszerBid, Seat: s.turn})
	case a == Kontra:
		s.doublings++
		s.mayKontra, s.mayRekontra = NoSeat, s.turn.Other()
		log(events, Event{Kind: KontraSaid, Seat: s.turn})
	case a == Rekontra:
		s.doublings++
		s.mayRekontra = NoSeat
		log(events, Event{Kind: RekontraSaid, Seat: s.turn})
	case a == Knock:
		s.knocker = s.turn
		log(events, Event{Kind: Knocked, Seat: s.turn})
	}
}

func (s *State) exchange(events *[]Event) {
	up := &s.talon[s.opt.TalonSize()-1]
	lowest := s.opt.LowestTrump(s.trump)
	s.hands[s.turn] = s.hands[s.turn]&^lowest.Set() | up.Set()
	log(events, Event{Kind: Exchanged, Seat: s.turn, Card: *up, Other: lowest})
	*up = lowest
}

func (s *State) declare(suit Suit, events *[]Event) {
	s.must = suit.Marriage()
	worth := uint8(suit.MarriagePoints(s.trump))
	waits := s.opt.MarriageCounts == MarriageWithTrick && s.tricks[s.turn] == 0
	if waits {
		s.waiting[s.turn] += worth
	} else {
		s.points[s.turn] += worth
	}
	log(events, Event{Kind: MarriageDeclared, Seat: s.turn, Suit: suit, Points: int(worth), Waiting: waits})
	if s.opt.SixtySix == SixtySixAutomatic && s.points[s.turn] >= Winning {
		s.reach(events)
	}
}

func (s *State) close() {
	s.closer = s.turn
	other := s.turn.Other()
	s.opponentPoints, s.opponentTricks, s.ownTricks = s.points[other], s.tricks[other], s.tricks[s.turn]
	s.mayRekontra = NoSeat
	if s.opt.Kontra {
		s.mayKontra = other
	}
}

func (s *State) play(c Card, events *[]Event) {
	s.hands[s.turn] &^= c.Set()
	if s.mayKontra == s.turn {
		s.mayKontra = NoSeat
	}
	if s.mayRekontra == s.turn {
		s.mayRekontra = NoSeat
	}
	if s.led == NoCard {
		s.led, s.must = c, 0
		log(events, Event{Kind: CardLed, Seat: s.turn, Card: c})
		s.turn = s.turn.Other()
		return
	}
	log(events, Event{Kind: CardReplied, Seat: s.turn, Card: c})
	s.finishTrick(c, events)
}

// Beats tells whether a reply takes the trick from the card led.
func Beats(reply, led Card, trump Suit) bool {
	if reply.Suit() == led.Suit() {
		return reply > led
	}
	return reply.Suit() == trump
}

func (s *State) finishTrick(reply Card, events *[]Event) {
	winner := s.turn
	if !Beats(reply, s.led, s.trump) {
		winner = s.turn.Other()
	}
	worth := rankPoints[s.led&7] + rankPoints[reply&7]
	s.led, s.turn = NoCard, winner
	s.points[winner] += worth
	s.tricks[winner]++
	log(events, Event{Kind: TrickTaken, Seat: winner, Points: int(worth)})
	if w := s.waiting[winner]; w > 0 {
		s.points[winner] += w
		s.waiting[winner] = 0
		log(events, Event{Kind: MarriageCounted, Seat: winner, Points: int(w)})
	}
	if s.closer == NoSeat && s.left > 0 {
		s.draw(winner, events)
		s.draw(winner.Other(), events)
	}
	s.settleTrick(winner, events)
}

func (s *State) draw(seat Seat, events *[]Event) {
	top := &s.talon[uint8(s.opt.TalonSize())-s.left]
	s.left--
	s.hands[seat] |= top.Set()
	kind := CardDrawn
	if s.left == 0 {
		kind = TurnUpDrawn
	}
	log(events, Event{Kind: kind, Seat: seat, Card: *top})
	*top = NoCard
}
