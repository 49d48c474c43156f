package rules

// Suppose gives the state that the view leaves possible if the opponent holds exactly these cards now; the unseen rest
// lies in the talon in the order of the cards, under a closed talon of a set-up with a trump last. It gives false when
// the opponent cannot hold them as far as the view's present tells: Known, Excluded, Unseen, the number of his cards. It
// does not look at the Trace: kontra may be said in the state where nobody has said it or had his turn to, rekontra
// never.
func (v View) Suppose(opponent CardSet) (State, bool) {
	if opponent.Len() != v.OpponentCards || opponent&^(v.Unseen&^v.Excluded) != 0 || v.Known&^opponent != 0 || v.Over {
		return State{}, false
	}
	s := State{
		opt: v.Options, left: uint8(v.TalonLeft), trump: v.Trump, led: v.Led, turn: v.Turn, must: v.Announced,
		closer: v.ClosedBy, bidder: v.Bidder, knocker: v.Knocker, mayKontra: NoSeat, mayRekontra: NoSeat, winner: NoSeat,
	}
	for m := v.Multiplier; m > 1; m /= 2 {
		s.doublings++
	}
	s.hands[v.Seat], s.hands[v.Seat.Other()] = v.Hand, opponent
	for seat := range s.points {
		s.points[seat], s.waiting[seat] = uint8(v.Points[seat]), uint8(v.Waiting[seat])
		s.tricks[seat] = uint8(v.Tricks[seat])
	}
	if v.ClosedBy != NoSeat {
		s.opponentPoints, s.opponentTricks = uint8(v.AtClosing.OpponentPoints), uint8(v.AtClosing.OpponentTricks)
		s.ownTricks = uint8(v.AtClosing.CloserTricks)
	}
	if s.doublings == 0 {
		s.mayKontra = s.kontraUnsaid()
	}
	talon, ok := v.supposedTalon(v.Unseen &^ opponent)
	if !ok {
		return State{}, false
	}
	copy(s.talon[v.Options.TalonSize()-len(talon):], talon)
	return s, true
}

// supposedTalon lays the cards that nobody is supposed to hold under the turn-up.
func (v View) supposedTalon(rest CardSet) ([]Card, bool) {
	if v.TalonLeft == 0 {
		return nil, rest == 0
	}
	up := v.Up
	switch {
	case up != NoCard:
	case v.FirstUp == NoCard: // a set-up under a closed talon does not tell it
		up = rest.OfSuit(v.Trump).Lowest()
	case (v.Hand | v.Gone | v.Led.Set() | v.Known).Has(v.FirstUp): // it was exchanged
		up = v.Options.LowestTrump(v.Trump)
	default:
		up = v.FirstUp
	}
	talon := append((rest &^ up.Set()).Cards(), up)
	return talon, up != NoCard && len(talon) == v.TalonLeft
}

// WithHand gives the state with other cards in a seat's hand, for searches that know of a hand only what it may be. The
// cards must be as many as the seat holds, and nobody else's.
func (s State) WithHand(seat Seat, hand CardSet) State {
	s.hands[seat] = hand
	return s
}

// WithTalon gives the state with the face-down cards of the talon in another order, the top first; the turn-up stays.
// They must be the cards that lie there.
func (s State) WithTalon(hidden []Card) State {
	copy(s.talon[s.opt.TalonSize()-int(s.left):s.opt.TalonSize()-1], hidden)
	return s
}
