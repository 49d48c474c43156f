package rules

import (
	"slices"
	"strings"
)

// ProblemKind is what is wrong with a position, a view or a text that cannot be.
type ProblemKind uint8

// The problems, with the fields of Problem that they set. Kinds from CardTwice on are about the game, those before it
// about the form.
const (
	// Unreadable: the field Where is not of its form; Text says in what.
	Unreadable ProblemKind = iota + 1
	// Missing: the field Where has to be there.
	Missing
	// OutOfRange: the number Where is Got, which is not 0 to Want.
	OutOfRange
	// CardTwice: Card stands in Where and once more in Text (both may be the same list).
	CardTwice
	// NotInPack: Card, in Where, does not belong to the pack of Want cards.
	NotInPack
	// HandNotFull: Seat has Got cards, not Want, though the talon is open; a led card counts for its player.
	HandNotFull
	// HandSize: Seat has Got cards, not Want; a led card counts for its player.
	HandSize
	// HandsUnequal: forehand has Got cards and the dealer Want, though hands are equal between tricks.
	HandsUnequal
	// WrongFollower: Card is led, and Seat, who should answer it, is the one who has played already.
	WrongFollower
	// TalonOdd: the talon has Got cards, an odd number, but two are drawn after each trick.
	TalonOdd
	// TalonSize: the talon has Got cards, not Want, after the tricks made.
	TalonSize
	// GoneTricks: Got cards are gone, but the tricks made have Want.
	GoneTricks
	// TrumpMissing: nothing tells which suit is trump.
	TrumpMissing
	// TurnUpNoTrump: Card, the talon's last, is not of the trump suit, Suit.
	TurnUpNoTrump
	// UpMissing: the talon is open, so its turned-up card is seen.
	UpMissing
	// UpHidden: Card is named as the visible turn-up, but the talon is closed or used up.
	UpHidden
	// TrumpsAllSeen: the closed talon's last card is a trump, but every trump is elsewhere.
	TrumpsAllSeen
	// FirstLead: no trick has been made, so forehand leads, but Seat does or has.
	FirstLead
	// LeaderTrickless: Seat is on lead, or has led, but made no trick to come by it.
	LeaderTrickless
	// LeaderTricklessSince: the same, since the talon was closed.
	LeaderTricklessSince
	// EmptyHands: nobody holds a card, so the hand is over.
	EmptyHands
	// SixtySixReached: Seat has Got points, with which these rules would have ended the hand.
	SixtySixReached
	// PointsTotal: both have Got points together, the gone cards are worth Want, and marriages do not explain the rest.
	PointsTotal
	// PointsTrickless: Seat has Got points without a trick, which no marriage explains.
	PointsTrickless
	// PointsSplit: the gone cards cannot be shared out so that Seat has Got points in Want tricks and the other the rest.
	PointsSplit
	// ClosedMissing: the talon is closed, but what stood at the closing is not told.
	ClosedMissing
	// ClosedUsedUp: the talon is closed, but holds no card.
	ClosedUsedUp
	// ClosedTooLate: the closed talon has Got cards, and closing takes Want.
	ClosedTooLate
	// ClosedTooEarly: the talon was closed before the first trick was over, which these rules forbid.
	ClosedTooEarly
	// ClosedTalon: the closed talon has Got cards, but after the tricks made by the closing it had no more than Want.
	ClosedTalon
	// ClosedTricks: Seat had Got tricks at the closing and Want now.
	ClosedTricks
	// ClosedOffLead: Seat cannot have closed, since he was not on lead after the tricks made by then.
	ClosedOffLead
	// CloserLeads: no trick has been made since the closing, so Seat, who closed, leads.
	CloserLeads
	// ClosedPoints: Seat cannot have had Got points in Want tricks at the closing.
	ClosedPoints
	// KnownPlayed: Card is said to be in the opponent's hand, but Where tells that it is elsewhere.
	KnownPlayed
	// KnownTooMany: Got cards are known in a hand of Want.
	KnownTooMany
	// Pending: an announcement (Text) is in the air, which a set-up cannot tell.
	Pending
	// NeverHeld: Seat cannot have held Card when he did action number Want (counted from 1), or now if Want is 0.
	NeverHeld
	// IllegalAction: action number Want (counted from 1) is refused; Cause says why.
	IllegalAction
)

// Problem is one reason why a position or view cannot be. Fields that its kind does not name hold NoCard, NoSeat, NoSuit,
// 0 and "".
type Problem struct {
	Kind ProblemKind
	// Where is the field or the list of cards concerned, as the command line writes it ("talon", "points.dealer").
	Where     string
	Card      Card
	Seat      Seat
	Suit      Suit
	Got, Want int
	Text      string
	Cause     *IllegalError
}

// SetupError refuses a position, view or text and names every reason.
type SetupError struct{ Problems []Problem }

// Error gives all reasons, one clause each.
func (e *SetupError) Error() string {
	clauses := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		clauses[i] = p.String()
	}
	return strings.Join(clauses, "; ")
}

// Has tells whether a kind of problem is among the reasons.
func (e *SetupError) Has(kind ProblemKind) bool {
	return slices.ContainsFunc(e.Problems, func(p Problem) bool { return p.Kind == kind })
}

// problems gathers reasons.
type problems []Problem

// err gives the reasons as an error, nil if there are none.
func (list problems) err() error {
	if len(list) == 0 {
		return nil
	}
	return &SetupError{Problems: list}
}

// seat adds a problem of a seat with its two numbers.
func (list *problems) seat(kind ProblemKind, seat Seat, got, want int) {
	*list = append(*list, Problem{Kind: kind, Seat: seat, Suit: NoSuit, Got: got, Want: want})
}

// card adds a problem of a card in a place.
func (list *problems) card(kind ProblemKind, c Card, where string) {
	*list = append(*list, Problem{Kind: kind, Card: c, Where: where, Seat: NoSeat, Suit: NoSuit})
}

// field adds a problem of a field's form.
func (list *problems) field(kind ProblemKind, where, text string) {
	*list = append(*list, Problem{Kind: kind, Where: where, Text: text, Seat: NoSeat, Suit: NoSuit})
}

// about tells whether a problem of a field has been found.
func (list problems) about(where string) bool {
	return slices.ContainsFunc(list, func(p Problem) bool { return p.Where == where })
}
