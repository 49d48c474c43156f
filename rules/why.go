package rules

// Why tells why the seat to act may not take an action; nil means that it may. It is written apart from Legal, in the
// words of the rules rather than in bits, so that each can check the other.
func (s State) Why(a Action) *IllegalError {
	no := func(r IllegalReason) *IllegalError { return &IllegalError{Action: a, Reason: r, Suit: NoSuit} }
	if s.Over() {
		return no(HandIsOver)
	}
	if c := a.Card(); a < Exchange {
		return s.whyNotPlay(c)
	}
	switch a {
	case Kontra:
		return s.whyNotDouble(a, s.mayKontra == s.turn && s.led != NoCard)
	case Rekontra:
		if s.knocker == s.turn {
			return no(AfterKnock)
		}
		return s.whyNotDouble(a, s.mayRekontra == s.turn)
	}
	if a >= endOfActions {
		return no(UnknownAction)
	}
	if s.led != NoCard {
		return no(OnlyOnLead)
	}
	if s.opt.FirstTrickBan && a != Claim && s.tricks[Forehand]+s.tricks[Dealer] == 0 {
		return no(FirstTrickBanned)
	}
	switch a {
	case Exchange:
		return s.whyNotExchange()
	case Close:
		if s.knocker == s.turn {
			return no(AfterKnock)
		}
		return s.whyTalon(a, s.opt.CloseMin)
	case Claim:
		if s.opt.SixtySix == SixtySixAutomatic {
			return no(ClaimIsAutomatic)
		}
		if s.knocker == s.turn {
			return no(AfterKnock)
		}
		return nil
	case Snapszer:
		return s.whyNotBid()
	case Knock:
		switch {
		case !s.opt.Knock:
			return no(NotInTheseRules)
		case s.closer != NoSeat:
			return no(TalonIsClosed)
		case s.knocker != NoSeat:
			return no(AlreadyKnocked)
		}
		return nil
	}
	return s.whyNotDeclare(a)
}

func (s State) whyNotPlay(c Card) *IllegalError {
	no := func(r IllegalReason, card Card, suit Suit) *IllegalError {
		return &IllegalError{Action: Play(c), Reason: r, Card: card, Suit: suit}
	}
	hand := s.hands[s.turn]
	if c == NoCard || !hand.Has(c) {
		return no(NotYourCard, c, NoSuit)
	}
	if s.led == NoCard {
		if s.must != 0 && !s.must.Has(c) {
			return no(MustLeadMarriage, NoCard, s.must.Lowest().Suit())
		}
		return nil
	}
	if !s.Strict() {
		return nil
	}
	// forced is a card held that the rule demands, the best of its kind to show to the player.
	var follows, beats, trumps Card
	for held := range hand.All() {
		switch {
		case held.Suit() == s.led.Suit():
			follows = held
			if held.Rank() > s.led.Rank() {
				beats = held
			}
		case held.Suit() == s.trump:
			trumps = held
		}
	}
	switch {
	case follows != NoCard && c.Suit() != s.led.Suit():
		return no(MustFollowSuit, follows, s.led.Suit())
	case beats != NoCard && c.Rank() < s.led.Rank():
		return no(MustBeat, beats, s.led.Suit())
	case follows == NoCard && trumps != NoCard && c.Suit() != s.trump:
		return no(MustTrump, trumps, s.led.Suit())
	}
	return nil
}

func (s State) whyNotDouble(a Action, open bool) *IllegalError {
	switch {
	case open:
		return nil
	case !s.opt.Kontra:
		return &IllegalError{Action: a, Reason: NotInTheseRules, Suit: NoSuit}
	}
	return &IllegalError{Action: a, Reason: TooLate, Suit: NoSuit}
}

// whyTalon demands an open talon that holds at least so many cards.
func (s State) whyTalon(a Action, atLeast uint8) *IllegalError {
	e := &IllegalError{Action: a, Suit: NoSuit}
	switch {
	case s.closer != NoSeat:
		e.Reason = TalonIsClosed
	case s.left == 0:
		e.Reason = TalonIsUsedUp
	case s.left < atLeast:
		e.Reason = TalonIsTooSmall
	default:
		return nil
	}
	return e
}

func (s State) whyNotExchange() *IllegalError {
	if e := s.whyTalon(Exchange, s.opt.SwapMin); e != nil {
		return e
	}
	if lowest := s.opt.LowestTrump(s.trump); !s.hands[s.turn].Has(lowest) {
		return &IllegalError{Action: Exchange, Reason: NoLowestTrump, Card: lowest, Suit: s.trump}
	}
	return nil
}

func (s State) whyNotDeclare(a Action) *IllegalError {
	e := &IllegalError{Action: a, Suit: a.Marriage()}
	king, queen := NewCard(King, e.Suit), NewCard(Queen, e.Suit)
	switch hand := s.hands[s.turn]; {
	case s.must != 0:
		e.Reason = OneMarriageOnly
	case !s.TalonOpen() && !s.opt.LateMarriage:
		e.Reason = LateMarriageBarred
	case !hand.Has(king) || !hand.Has(queen):
		e.Reason = NoMarriage
	default:
		return nil
	}
	return e
}

func (s State) whyNotBid() *IllegalError {
	no := func(r IllegalReason) *IllegalError { return &IllegalError{Action: Snapszer, Reason: r, Suit: NoSuit} }
	switch {
	case !s.opt.Snapszer:
		return no(NotInTheseRules)
	case s.turn != Forehand:
		return no(ForehandOnly)
	case s.knocker == s.turn:
		return no(AfterKnock)
	case s.tricks[Forehand]+s.tricks[Dealer] > 0 || s.must != 0:
		return no(TooLate)
	}
	return s.whyTalon(Snapszer, 0)
}
