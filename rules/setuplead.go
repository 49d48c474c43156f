package rules

// checkLead asks whether the leader can have come to lead.
func (s *setup) checkLead() {
	leader := s.leader()
	switch {
	case s.over:
	case s.made() == 0 && leader != Forehand:
		s.problems.seat(FirstLead, leader, 0, 0)
	case s.made() > 0 && s.tricks[leader] == 0:
		s.problems.seat(LeaderTrickless, leader, 0, 0)
	}
}

// checkClosing asks whether the closer can have closed, and whether the hand can have gone on from there to here.
//
// The cards of a closed talon take no part any more, and books print positions whose talon is made up to fill the pack.
// So under a closed talon its last card is not asked to be a trump, and fewer tricks at the closing than its size tells
// are let pass; then the points at the closing cannot be judged either.
func (s *setup) checkClosing() {
	then, size := s.atClosing(), s.opt.TalonSize()
	switch {
	case s.talon == 0:
		s.problems.seat(ClosedUsedUp, s.closer, 0, 0)
	case s.talon > size-2*then:
		s.problems.seat(ClosedTalon, s.closer, s.talon, max(0, size-2*then))
	case s.talon < int(s.opt.CloseMin) && !s.bid:
		s.problems.seat(ClosedTooLate, s.closer, s.talon, int(s.opt.CloseMin))
	}
	if then == 0 && s.opt.FirstTrickBan {
		s.problems.seat(ClosedTooEarly, s.closer, 0, 0)
	}
	if then == 0 && s.closer != Forehand || then > 0 && s.closing.CloserTricks == 0 {
		s.problems.seat(ClosedOffLead, s.closer, 0, 0)
	}
	tricks := [2]int{}
	tricks[s.closer], tricks[s.closer.Other()] = s.closing.CloserTricks, s.closing.OpponentTricks
	grown := true
	for seat := Forehand; seat <= Dealer; seat++ {
		if tricks[seat] > s.tricks[seat] {
			s.problems.seat(ClosedTricks, seat, tricks[seat], s.tricks[seat])
			grown = false
		}
	}
	if !grown || s.turn == NoSeat || s.over {
		return
	}
	switch leader := s.leader(); {
	case then == s.made() && leader != s.closer:
		s.problems.seat(CloserLeads, s.closer, 0, 0)
	case then < s.made() && s.tricks[leader] == tricks[leader] && s.tricks[leader] > 0:
		s.problems.seat(LeaderTricklessSince, leader, 0, 0)
	}
}
