package rules

// EventKind is what happened.
type EventKind uint8

// The events of a hand, in the order in which one action can cause them.
const (
	// CardLed and CardReplied: Seat played Card.
	CardLed EventKind = iota + 1
	CardReplied
	// TrickTaken: Seat took the trick, Points are the card points in it.
	TrickTaken
	// MarriageDeclared: Seat declared Suit for Points (20, 40); Waiting tells that they do not count yet.
	MarriageDeclared
	// MarriageCounted: Points that had waited count for Seat now.
	MarriageCounted
	// Exchanged: Seat took Card, the turn-up, and gave Other, the lowest trump.
	Exchanged
	// TalonClosed: Seat closed the talon.
	TalonClosed
	// CardDrawn: Seat drew Card; only Seat sees which.
	CardDrawn
	// TurnUpDrawn: Seat drew Card, the turned-up trump, for all to see.
	TurnUpDrawn
	// SnapszerBid, KontraSaid, RekontraSaid, Knocked: Seat announced it.
	SnapszerBid
	KontraSaid
	RekontraSaid
	Knocked
	// Claimed66: Seat claimed with Points.
	Claimed66
	// HandOver: Result tells how.
	HandOver
)

// Event is one thing that happened when an action was applied. Fields that a kind does not name are zero.
type Event struct {
	Kind    EventKind
	Seat    Seat
	Card    Card
	Other   Card
	Suit    Suit
	Points  int
	Waiting bool
	Result  Result
}
