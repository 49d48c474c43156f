package rules

// Position is a set-up with all cards open, for whatever a record cannot easily say. Cards that it does not name are
// gone. It stands between announcements: no marriage just declared, no snapszer bid, no knock pending, no kontra said.
type Position struct {
	// ID is whatever JSON value its owner gave it; empty when none.
	ID []byte
	// Variant is the name of the variant that Options started from.
	Variant string
	Options Options
	Trump   Suit
	// Hands are the cards held; a led card is in Led alone.
	Hands [2]CardSet
	// Talon lists the cards left from the top, the turn-up last, also when it is closed (then they matter no more).
	Talon []Card
	// Turn is the seat to act: the follower when a card is led.
	Turn Seat
	Led  Card
	// Points are those made by each seat, marriages included, also one that waits for a first trick.
	Points, Tricks [2]int
	// ClosedBy closed the talon, else NoSeat.
	ClosedBy Seat
	// Closed is what stood at the closing; it means nothing unless ClosedBy did.
	Closed Closing
}

// Problems gives every reason why no hand can have come to this position; none for a sound one.
func (p Position) Problems() []Problem {
	var found problems
	if p.Turn > Dealer {
		found.field(Missing, "turn", "")
	}
	for _, c := range p.Talon {
		if c == NoCard {
			found.field(Missing, "a card of talon", "")
		}
	}
	hands := [2][]Card{p.Hands[Forehand].Cards(), p.Hands[Dealer].Cards()}
	closing := &p.Closed
	if p.ClosedBy == NoSeat {
		closing = nil
	}
	return p.check(hands, closing, p.Turn <= Dealer, found)
}

// check does so for hands as they were written, cards named twice included, and adds to what has been found before.
func (p Position) check(hands [2][]Card, closing *Closing, readable bool, found problems) problems {
	s := p.setup(closing)
	s.problems = found
	return p.checkAs(s, hands, readable)
}

// checkAs checks what the position tells, and what else the set-up made of it knows.
func (p Position) checkAs(s *setup, hands [2][]Card, readable bool) problems {
	all := places{{Forehand.String(), hands[Forehand]}, {Dealer.String(), hands[Dealer]}, {"talon", p.Talon}}
	if p.Led != NoCard {
		all = append(all, place{"led", []Card{p.Led}})
	}
	pack := Pack(int(p.Options.Cards))
	s.certain = all.check(pack, &s.problems)
	s.gone = pack &^ all.cards()
	s.checkTurnUp(p.Talon)
	sizes := map[Seat]int{}
	for seat := Forehand; seat <= Dealer; seat++ {
		if hands[seat] == nil { // missing, which has been said
			s.certain = false
			continue
		}
		sizes[seat] = len(hands[seat])
		if p.Led != NoCard && readable && seat == s.leader() {
			sizes[seat]++
		}
	}
	s.check(sizes, false, readable)
	return s.problems
}

// setup gives what the position tells, for checking.
func (p Position) setup(closing *Closing) *setup {
	return &setup{
		opt: p.Options, trump: p.Trump, turn: p.Turn, led: p.Led, talon: len(p.Talon), points: p.Points, tricks: p.Tricks,
		closer: p.ClosedBy, closing: closing, announced: NoSuit, holds: p.Hands,
	}
}

// checkTurnUp asks whether the talon's last card, while it can be drawn, is a trump.
func (s *setup) checkTurnUp(talon []Card) {
	switch {
	case s.trump >= NoSuit:
		if s.problems.about("position.trump") {
			return
		}
		s.problems.seat(TrumpMissing, NoSeat, 0, 0)
	case s.open() && talon[len(talon)-1] != NoCard && talon[len(talon)-1].Suit() != s.trump:
		s.problems.card(TurnUpNoTrump, talon[len(talon)-1], "talon")
		s.problems[len(s.problems)-1].Suit = s.trump
	}
}

// State gives the state that the position describes, or a *SetupError with every reason why it cannot be. Kontra may
// still be said where nobody has had his turn to say it.
func (p Position) State() (State, error) {
	if err := problems(p.Problems()).err(); err != nil {
		return State{}, err
	}
	return p.state(), nil
}

// state builds the state of a sound position.
func (p Position) state() State {
	s := State{
		hands: p.Hands, opt: p.Options, left: uint8(len(p.Talon)), trump: p.Trump, led: p.Led, turn: p.Turn,
		closer: p.ClosedBy, bidder: NoSeat, knocker: NoSeat, mayKontra: NoSeat, mayRekontra: NoSeat, winner: NoSeat,
	}
	copy(s.talon[p.Options.TalonSize()-len(p.Talon):], p.Talon)
	for seat := Forehand; seat <= Dealer; seat++ {
		s.points[seat], s.tricks[seat] = uint8(p.Points[seat]), uint8(p.Tricks[seat])
		if s.waits(seat) {
			s.points[seat], s.waiting[seat] = 0, s.points[seat]
		}
	}
	if p.ClosedBy != NoSeat {
		s.opponentPoints, s.opponentTricks = uint8(p.Closed.OpponentPoints), uint8(p.Closed.OpponentTricks)
		s.ownTricks = uint8(p.Closed.CloserTricks)
		if s.opt.MarriageCounts == MarriageWithTrick && s.opponentTricks == 0 {
			s.opponentPoints = 0
		}
	}
	s.mayKontra = s.kontraUnsaid()
	return s
}

// waits tells whether a seat's points are those of a marriage that does not count yet.
func (s *State) waits(seat Seat) bool {
	return s.opt.MarriageCounts == MarriageWithTrick && s.tricks[seat] == 0
}

// kontraUnsaid gives the seat that may say the first kontra, if nobody has said one: the dealer until he has answered
// the first lead, the closer's opponent until he has played since.
func (s *State) kontraUnsaid() Seat {
	made := s.tricks[Forehand] + s.tricks[Dealer]
	switch {
	case !s.opt.Kontra:
	case s.closer != NoSeat && made == s.opponentTricks+s.ownTricks:
		return s.closer.Other()
	case made == 0:
		return Dealer
	}
	return NoSeat
}

// Position gives the state as a set-up, with the nearest variant's name. A state that a set-up cannot tell gives a
// *SetupError that says what it lacks words for: a finished hand, and announcements that still matter.
func (s State) Position() (Position, error) {
	var list problems
	for _, c := range []struct {
		is   bool
		text string
	}{
		{s.Over(), "a finished hand"},
		{s.must != 0, "a marriage just declared"},
		{s.bidder != NoSeat, "a snapszer bid"},
		{s.knocker != NoSeat, "a knock"},
		{s.doublings > 0, "a kontra"},
	} {
		if c.is {
			list.field(Pending, "", c.text)
		}
	}
	return s.position(), list.err()
}

func (s State) position() Position {
	p := Position{
		Variant: s.opt.Variant(), Options: s.opt, Trump: s.trump, Hands: s.hands, Talon: s.Talon(), Turn: s.turn,
		Led: s.led, ClosedBy: s.closer, Closed: s.AtClosing(),
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		p.Points[seat], p.Tricks[seat] = s.Points(seat)+s.Waiting(seat), s.Tricks(seat)
	}
	return p
}
