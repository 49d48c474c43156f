package rules

// State is one moment of a hand with all cards known. It is a compact comparable value without history: equal states
// have the same future. The zero State is not a hand; Start makes one.
type State struct {
	hands [2]CardSet
	// must holds the king and queen just declared: one of them has to be led.
	must CardSet
	opt  Options
	// talon keeps the undrawn cards in their places (drawn ones become NoCard); the turn-up is the last of its size.
	talon [12]Card
	// left counts the talon cards not drawn, the turn-up included.
	left uint8

	trump Suit
	led   Card
	turn  Seat

	points, waiting, tricks [2]uint8

	// closer closed the talon (a snapszer bidder too); the three counts are those of that moment.
	closer                                    Seat
	opponentPoints, opponentTricks, ownTricks uint8
	bidder, knocker                           Seat

	// doublings counts kontras and rekontras; the seats may say them at their next turn.
	doublings              uint8
	mayKontra, mayRekontra Seat

	winner Seat
	value  uint8
	reason Reason
}

// Start gives the state after a deal, forehand to lead. The deal must be exactly the pack of the options.
func Start(o Options, d Deal) (State, error) {
	if err := d.Validate(o); err != nil {
		return State{}, err
	}
	s := State{
		hands: d.Hands, opt: o, talon: d.Talon, left: uint8(o.TalonSize()), trump: d.TurnUp(o).Suit(),
		turn: Forehand, closer: NoSeat, bidder: NoSeat, knocker: NoSeat,
		mayKontra: NoSeat, mayRekontra: NoSeat, winner: NoSeat,
	}
	if o.Kontra {
		s.mayKontra = Dealer
	}
	return s, nil
}

// Options gives the rules in force.
func (s State) Options() Options { return s.opt }

// Turn gives the seat to act, NoSeat when the hand is over.
func (s State) Turn() Seat {
	if s.reason != NotOver {
		return NoSeat
	}
	return s.turn
}

// OnLead tells whether the seat to act is on lead.
func (s State) OnLead() bool { return s.reason == NotOver && s.led == NoCard }

// Led gives the card that has been led and not answered, or NoCard.
func (s State) Led() Card { return s.led }

// Trump gives the trump suit.
func (s State) Trump() Suit { return s.trump }

// Hand gives the cards a seat holds; a led card is no longer among them.
func (s State) Hand(seat Seat) CardSet { return s.hands[seat] }

// Up gives the visible turn-up: NoCard once the talon is closed or the card drawn.
func (s State) Up() Card {
	if !s.TalonOpen() {
		return NoCard
	}
	return s.turnUp()
}

func (s *State) turnUp() Card { return s.talon[s.opt.TalonSize()-1] }

// Talon lists the cards left in the talon from the top, the turn-up last, also after closing.
func (s State) Talon() []Card {
	size := s.opt.TalonSize()
	return append([]Card(nil), s.talon[size-int(s.left):size]...)
}

// TalonLeft counts the talon cards left, the turn-up included, also after closing.
func (s State) TalonLeft() int { return int(s.left) }

// TalonOpen tells whether cards are still drawn: the talon is neither closed nor used up.
func (s State) TalonOpen() bool { return s.closer == NoSeat && s.left > 0 }

// LastDraw tells the same as View.LastDraw.
func (s State) LastDraw() bool { return s.TalonOpen() && s.left == 2 && s.knocker == NoSeat }

// Strict tells whether following suit, beating and trumping are duties now.
func (s State) Strict() bool { return s.opt.Follow == FollowAlways || !s.TalonOpen() }

// ClosedBy gives the seat that closed the talon (a snapszer bid closes it too), or NoSeat.
func (s State) ClosedBy() Seat { return s.closer }

// AtClosing gives what stood when the talon was closed: the opponent's points and tricks, and the closer's tricks.
func (s State) AtClosing() Closing {
	return Closing{OpponentPoints: int(s.opponentPoints), OpponentTricks: int(s.opponentTricks), CloserTricks: int(s.ownTricks)}
}

// Closing is what stood when the talon was closed.
type Closing struct{ OpponentPoints, OpponentTricks, CloserTricks int }

// Points gives the points of a seat that count now (0 to 220); waiting marriages do not.
func (s State) Points(seat Seat) int { return int(s.points[seat]) }

// Waiting gives the marriage points of a seat that wait for its first trick.
func (s State) Waiting(seat Seat) int { return int(s.waiting[seat]) }

// Tricks counts the tricks of a seat.
func (s State) Tricks(seat Seat) int { return int(s.tricks[seat]) }

// Announced gives the king and queen of the marriage just declared, one of which must be led now, else the empty set.
func (s State) Announced() CardSet { return s.must }

// Bidder gives the seat that bid snapszer, or NoSeat.
func (s State) Bidder() Seat { return s.bidder }

// Knocker gives the seat that knocked and has not finished the trick, or NoSeat.
func (s State) Knocker() Seat { return s.knocker }

// Multiplier gives the factor of the hand's value: 1, doubled by each kontra and rekontra.
func (s State) Multiplier() int { return 1 << s.doublings }

// Over tells whether the hand is over.
func (s State) Over() bool { return s.reason != NotOver }

// Result gives the outcome; its Reason is NotOver while the hand is being played.
func (s State) Result() Result {
	return Result{Winner: s.winner, GamePoints: int(s.value), Reason: s.reason}
}
