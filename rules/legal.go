package rules

// Legal gives every action that the seat to act may take, in the documented order of Actions; none when the hand is
// over.
func (s State) Legal() Actions {
	if s.reason != NotOver {
		return 0
	}
	var set Actions
	if s.led != NoCard {
		set = Actions(s.replies())
	} else {
		set = s.legalOnLead()
	}
	if s.mayKontra == s.turn && s.led != NoCard {
		set |= Kontra.Set()
	}
	if s.mayRekontra == s.turn && s.knocker != s.turn {
		set |= Rekontra.Set()
	}
	return set
}

// replies gives the cards that may answer the led one.
func (s *State) replies() CardSet {
	hand := s.hands[s.turn]
	if s.opt.Follow == FollowAfterTalon && s.closer == NoSeat && s.left > 0 {
		return hand
	}
	if suit := hand.OfSuit(s.led.Suit()); suit != 0 {
		// Within a suit the higher card is the higher bit.
		if higher := suit &^ (s.led.Set()<<1 - 1); higher != 0 {
			return higher
		}
		return suit
	}
	if trumps := hand.OfSuit(s.trump); trumps != 0 {
		return trumps
	}
	return hand
}

func (s *State) legalOnLead() Actions {
	hand := s.hands[s.turn]
	set := Actions(hand)
	if s.must != 0 {
		set = Actions(s.must)
	}
	knocked := s.knocker == s.turn
	if s.opt.SixtySix == SixtySixDeclare && !knocked {
		set |= Claim.Set()
	}
	first := s.tricks[0]|s.tricks[1] == 0
	if first && s.opt.FirstTrickBan {
		return set
	}
	open := s.closer == NoSeat && s.left > 0
	if s.must == 0 && (open || s.opt.LateMarriage) {
		set |= marriages(hand)
	}
	if s.opt.Knock && s.closer == NoSeat && s.knocker == NoSeat {
		set |= Knock.Set()
	}
	if !open {
		return set
	}
	if s.left >= s.opt.SwapMin && hand.Has(s.opt.LowestTrump(s.trump)) {
		set |= Exchange.Set()
	}
	if knocked {
		return set
	}
	if s.left >= s.opt.CloseMin {
		set |= Close.Set()
	}
	if s.opt.Snapszer && first && s.turn == Forehand && s.must == 0 {
		set |= Snapszer.Set()
	}
	return set
}

// marriages gives the declarations that a hand's kings and queens allow.
func marriages(hand CardSet) Actions {
	var set Actions
	for queens := hand.Marriages(); queens != 0; queens &= queens - 1 {
		set |= Declare(queens.Lowest().Suit()).Set()
	}
	return set
}

// IsLegal tells whether the seat to act may take an action. It goes by Why and shares no code with Legal.
func (s State) IsLegal(a Action) bool { return s.Why(a) == nil }
