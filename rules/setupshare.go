package rules

// part is a share of the gone cards: so many cards worth so many points.
type part struct{ cards, points int }

// shares tells whether the gone cards can be shared out so that, with these marriages, each seat has the points it has;
// with a closing, so that the closer's opponent had his points then too.
func (s *setup) shares(v vows, at *Closing) bool {
	seat := s.closer.Other()
	if s.closer == NoSeat {
		seat = Forehand
	}
	all := part{2 * s.tricks[seat], s.points[seat] - v.points[seat]}
	parts := []part{all}
	if at != nil {
		before := part{2 * at.OpponentTricks, at.OpponentPoints - v.earlyPoints[seat]}
		if at.OpponentTricks == 0 && at.OpponentPoints == 0 && s.opt.MarriageCounts == MarriageWithTrick {
			before.points = 0 // a marriage that waited then may be left out
		}
		parts = []part{before, {all.cards - before.cards, all.points - before.points}}
	}
	for _, p := range parts {
		if p.cards < 0 || p.points < 0 || p.points > p.cards*Ace.Points() {
			return false
		}
	}
	var free [Ace + 1]int
	for c := range s.gone.All() {
		free[c.Rank()]++
	}
	return share(&free, Ace, parts)
}

// share tells whether the parts can be taken out of the free cards, counted by rank, the first part from rank from
// downwards.
func share(free *[Ace + 1]int, from Rank, parts []part) bool {
	p := parts[0]
	if p.cards == 0 {
		return p.points == 0 && (len(parts) == 1 || share(free, Ace, parts[1:]))
	}
	for r := from; r >= Nine; r-- {
		if free[r] == 0 || r.Points() > p.points {
			continue
		}
		if p.points > p.cards*r.Points() {
			return false // not even with cards of this rank alone, and those below are worth less
		}
		free[r]--
		parts[0] = part{p.cards - 1, p.points - r.Points()}
		ok := share(free, r, parts)
		parts[0] = p
		free[r]++
		if ok {
			return true
		}
	}
	return false
}
