package rules

// Stakes gives the most game points that the hand can still bring a seat (1 to 6, times the doublings said), if nobody
// fails on purpose: what the scale, the closing, the bid or the knock would pay for a win now. The loser's tricks and
// points only grow, so it never rises while the hand goes on, unless kontra is said or a bid or knock made.
func (s State) Stakes(seat Seat) int {
	var most uint8
	switch {
	case s.bidder != NoSeat:
		most = SnapszerPoints
	case s.knocker == seat.Other():
		most = s.failedKnock()
	case s.closer == seat.Other():
		most = s.failedClose()
	default:
		most = s.scale(seat.Other())
	}
	return int(most) << s.doublings
}
