package rules

import "strings"

// extras is what a text tells of a state besides a set-up.
type extras struct {
	announced              Suit
	bid                    bool
	knocker                Seat
	doublings              int
	mayKontra, mayRekontra Seat
	winner                 Seat
	value                  int
	reason                 Reason
}

// readMore reads the parts of a text that most states lack.
func readMore(p *Position, parts []string) (extras, error) {
	e := extras{announced: NoSuit, knocker: NoSeat, mayKontra: NoSeat, mayRekontra: NoSeat, winner: NoSeat}
	for _, part := range parts {
		if part == "" {
			return e, badText("text", 0, "a part is empty")
		}
		var err error
		switch rest := part[1:]; part[0] {
		case 'c':
			if len(rest) < 1 {
				return e, badText(part, 0, "who closed?")
			}
			if p.ClosedBy, err = parseSeatLetter(part, rest[:1]); err == nil {
				at := Closing{}
				err = readNumbers(part, rest[1:], &at.OpponentPoints, &at.OpponentTricks, &at.CloserTricks)
				p.Closed = at
			}
		case 'b':
			e.bid = true
		case 'n':
			e.knocker, err = parseSeatLetter(part, rest)
		case 'm':
			if e.announced, err = ParseSuit(rest); err != nil {
				err = badText(part, 0, "%v", err)
			}
		case 'x':
			e.doublings = 0
			err = readNumbers(part, rest, &e.doublings)
		case 'k':
			e.mayKontra, err = parseSeatLetter(part, rest)
		case 'r':
			e.mayRekontra, err = parseSeatLetter(part, rest)
		case 'o':
			err = e.readResult(part)
		default:
			err = badText(part, 1, "no part of a state begins so")
		}
		if err != nil {
			return e, err
		}
	}
	return e, nil
}

// readResult reads how the hand ended.
func (e *extras) readResult(part string) error {
	rest := part[1:]
	if rest == "" {
		return badText(part, 0, "who won?")
	}
	if rest[0] != 'n' {
		var err error
		if e.winner, err = parseSeatLetter(part, rest[:1]); err != nil {
			return err
		}
	}
	name := strings.TrimLeft(rest[1:], "0123456789")
	e.value = 0
	if err := readNumbers(part, rest[1:len(rest)-len(name)], &e.value); err != nil {
		return err
	}
	for _, r := range Reasons() {
		if r.String() == name {
			e.reason = r
		}
	}
	switch {
	case e.reason == NotOver:
		return badText(part, 0, "no hand ends by %q", name)
	case (e.reason == Drawn) != (e.winner == NoSeat) || (e.reason == Drawn) != (e.value == 0):
		return badText(part, 0, "a drawn hand has no winner and no value, any other has both")
	case e.value > SnapszerPoints<<mostDoublings:
		return badText(part, 0, "no hand is worth %d", e.value)
	}
	return nil
}

// mostDoublings is a kontra and a rekontra, and both again after a closing.
const mostDoublings = 4

// state puts set-up and extras together, or tells why they cannot be.
func (e extras) state(p Position) (State, error) {
	closing := &p.Closed
	if p.ClosedBy == NoSeat {
		closing = nil
	}
	base := p.setup(closing)
	base.announced, base.bid, base.over = e.announced, e.bid, e.reason != NotOver
	found := p.checkAs(base, [2][]Card{p.Hands[Forehand].Cards(), p.Hands[Dealer].Cards()}, true)
	s := State{}
	if len(found) == 0 {
		s = p.state()
		found = e.check(s)
	}
	if len(found) > 0 {
		return State{}, found.err()
	}
	if e.announced != NoSuit {
		s.must = e.announced.Marriage()
	}
	if e.bid {
		s.bidder = s.closer
	}
	s.knocker, s.doublings, s.mayRekontra = e.knocker, uint8(e.doublings), e.mayRekontra
	if e.doublings > 0 {
		s.mayKontra = e.mayKontra
	}
	s.winner, s.value, s.reason = e.winner, uint8(e.value), e.reason
	return s, nil
}

// check asks whether the announcements can have been made in the state.
func (e extras) check(s State) problems {
	var found problems
	not := func(is bool, part, text string) {
		if is {
			found.field(Unreadable, part, text)
		}
	}
	first := s.tricks[Forehand]+s.tricks[Dealer] == 0
	over := e.reason != NotOver
	not(e.announced != NoSuit && s.led != NoCard, "m", "after a marriage nothing has been led yet")
	not(e.bid && !s.opt.Snapszer, "b", "these rules have no snapszer")
	not(e.bid && (s.closer != Forehand || s.opponentTricks+s.ownTricks > 0), "b", "only forehand bids, before the first trick, and it closes the talon")
	not(e.bid && !over && s.tricks[Dealer] > 0, "b", "a bid fails with the dealer's first trick")
	not(e.knocker != NoSeat && !s.opt.Knock, "n", "these rules have no knocking")
	not(e.knocker != NoSeat && s.closer != NoSeat, "n", "there is no knock once the talon is closed, and no closing after a knock")
	not(e.knocker != NoSeat && first && s.opt.FirstTrickBan, "n", "these rules forbid it before the first trick is over")
	leader := s.turn
	if s.led != NoCard {
		leader = leader.Other()
	}
	not(e.knocker != NoSeat && !over && e.knocker != leader, "n", "a knock is settled when the knocker's trick is over")
	not(e.doublings > 0 && !s.opt.Kontra, "x", "these rules have no kontra")
	not(e.doublings > mostDoublings, "x", "kontra and rekontra are said four times at most")
	not(e.mayKontra != NoSeat && (e.doublings == 0 || e.mayKontra != s.mayKontra), "k", "that seat may not say kontra now")
	not(e.mayRekontra != NoSeat && (e.doublings == 0 || e.mayKontra != NoSeat), "r", "that seat may not say rekontra now")
	return found
}
