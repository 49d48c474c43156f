package rules

// setupLists are the cards of a set-up view as they were written, cards named twice included.
type setupLists struct{ hand, gone, known []Card }

// checkSetup gathers every reason why the set-up view cannot be, and adds them to what has been found before.
func (f ViewForm) checkSetup(lists setupLists, closing *Closing, readable bool, found problems) problems {
	v := f.Setup
	s := &setup{
		opt: f.Options, trump: v.Trump, turn: f.Seat, led: v.Led, talon: v.Talon, gone: v.Gone, points: v.Points,
		tricks: v.Tricks, closer: v.ClosedBy, closing: closing, announced: NoSuit, problems: found,
	}
	all := places{{"hand", lists.hand}, {"gone", lists.gone}}
	if v.Led != NoCard {
		all = append(all, place{"led", []Card{v.Led}})
	}
	if f.Up != NoCard {
		all = append(all, place{"up", []Card{f.Up}})
	}
	pack := Pack(int(f.Options.Cards))
	s.certain = all.check(pack, &s.problems)
	s.checkUp(f.Up)
	unseen := pack &^ all.cards()
	if readable {
		s.holds[f.Seat], s.holds[f.Seat.Other()] = f.Hand, unseen
	}
	sizes := map[Seat]int{}
	if lists.hand != nil { // else it is missing, which has been said
		sizes[f.Seat] = len(lists.hand)
	}
	s.check(sizes, true, readable)
	s.checkKnown(lists, all, unseen)
	return s.problems
}

// checkUp asks whether the turn-up is named where it is seen, and is a trump.
func (s *setup) checkUp(up Card) {
	switch {
	case s.trump >= NoSuit && !s.problems.about("trump"):
		s.problems.seat(TrumpMissing, NoSeat, 0, 0)
	case s.trump < NoSuit && up != NoCard && up.Suit() != s.trump:
		s.problems.card(TurnUpNoTrump, up, "up")
		s.problems[len(s.problems)-1].Suit = s.trump
	}
	switch {
	case up == NoCard && s.open() && !s.problems.about("up"):
		s.problems.seat(UpMissing, NoSeat, 0, 0)
	case up != NoCard && !s.open():
		s.problems.card(UpHidden, up, "up")
	}
}

// checkKnown asks whether the opponent can hold the cards that he is said to hold.
func (s *setup) checkKnown(lists setupLists, seen places, unseen CardSet) {
	places{{"known", lists.known}}.check(Pack(int(s.opt.Cards)), &s.problems)
	for _, p := range seen {
		for c := range (SetOf(p.cards...) & SetOf(lists.known...)).All() {
			s.problems.card(KnownPlayed, c, p.name)
		}
	}
	size := len(lists.hand)
	if s.led != NoCard {
		size--
	}
	known := SetOf(lists.known...)
	if lists.hand != nil && known.Len() > size {
		s.problems.seat(KnownTooMany, NoSeat, known.Len(), max(0, size))
	}
	if trumps := unseen.OfSuit(s.trump); s.closer != NoSeat && s.talon > 0 && s.certain && s.trump < NoSuit && trumps&^known == 0 {
		s.problems.seat(TrumpsAllSeen, NoSeat, 0, 0)
	}
}

// viewOfSetup builds the view of a sound set-up form.
func (f ViewForm) viewOfSetup() View {
	p := Position{
		Options: f.Options, Trump: f.Setup.Trump, Talon: make([]Card, f.Setup.Talon), Turn: f.Seat, Led: f.Setup.Led,
		Points: f.Setup.Points, Tricks: f.Setup.Tricks, ClosedBy: f.Setup.ClosedBy, Closed: f.Setup.Closed,
	}
	p.Hands[f.Seat] = f.Hand
	if f.Setup.Talon > 0 {
		p.Talon[f.Setup.Talon-1] = f.Up
	}
	s := p.state()
	w := &witness{seat: f.Seat, opt: f.Options, hand: f.Hand, up: f.Up, gone: f.Setup.Gone, known: f.Setup.Known}
	v := w.view(s)
	v.OpponentCards = f.Hand.Len() - f.Setup.Led.Set().Len()
	return v
}
