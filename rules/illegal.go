package rules

import "fmt"

// IllegalReason is why an action is refused.
type IllegalReason uint8

// The reasons for which an action is refused.
const (
	// HandIsOver: nothing more can be done.
	HandIsOver IllegalReason = iota + 1
	// UnknownAction: the action is none of the game's.
	UnknownAction
	// NotYourCard: the player does not hold Card.
	NotYourCard
	// MustFollowSuit: the player holds Card, of the suit led.
	MustFollowSuit
	// MustBeat: the player holds Card, which beats the led card.
	MustBeat
	// MustTrump: the player has no card of Suit, the one led, but holds Card, a trump.
	MustTrump
	// MustLeadMarriage: the marriage of Suit has been declared, so its king or queen must be led.
	MustLeadMarriage
	// OnlyOnLead: possible only before leading to a trick.
	OnlyOnLead
	// TalonIsClosed, TalonIsUsedUp, TalonIsTooSmall: the state of the talon does not allow it.
	TalonIsClosed
	TalonIsUsedUp
	TalonIsTooSmall
	// NoLowestTrump: the player does not hold Card, the trump that may be exchanged.
	NoLowestTrump
	// NoMarriage: the player does not hold king and queen of Suit.
	NoMarriage
	// OneMarriageOnly: a marriage has been declared on this lead already.
	OneMarriageOnly
	// LateMarriageBarred: these rules know no marriage once the talon is closed or used up.
	LateMarriageBarred
	// FirstTrickBanned: these rules allow it only when the first trick is over.
	FirstTrickBanned
	// ClaimIsAutomatic: these rules end the hand by themselves.
	ClaimIsAutomatic
	// NotInTheseRules: the rules in force do not know the announcement.
	NotInTheseRules
	// AfterKnock: a knocker may only exchange, declare and lead.
	AfterKnock
	// AlreadyKnocked: one knock at a time.
	AlreadyKnocked
	// TooLate: the moment for it has passed or has not come.
	TooLate
	// ForehandOnly: only forehand may bid.
	ForehandOnly
)

// IllegalError says why an action is refused. Card and Suit are set where the reason names them.
type IllegalError struct {
	Action Action
	Reason IllegalReason
	Card   Card
	Suit   Suit
}

// Error gives the reason as one English sentence.
func (e *IllegalError) Error() string {
	return fmt.Sprintf("illegal action %q: %s", e.Action, e.because())
}

func (e *IllegalError) because() string {
	switch e.Reason {
	case HandIsOver:
		return "the hand is over"
	case NotYourCard:
		return fmt.Sprintf("you do not hold %s", sign(e.Card))
	case MustFollowSuit:
		return fmt.Sprintf("must follow suit: you hold %s", sign(e.Card))
	case MustBeat:
		return fmt.Sprintf("must beat the card led: you hold %s", sign(e.Card))
	case MustTrump:
		return fmt.Sprintf("must trump: you hold no %s but %s", suitSigns[e.Suit], sign(e.Card))
	case MustLeadMarriage:
		return fmt.Sprintf("must lead king or queen of %s: the marriage has been declared", suitSigns[e.Suit])
	case OnlyOnLead:
		return "only when on lead"
	case TalonIsClosed:
		return "the talon is closed"
	case TalonIsUsedUp:
		return "the talon is used up"
	case TalonIsTooSmall:
		return "the talon holds too few cards"
	case NoLowestTrump:
		return fmt.Sprintf("you do not hold %s", sign(e.Card))
	case NoMarriage:
		return fmt.Sprintf("you do not hold king and queen of %s", suitSigns[e.Suit])
	case OneMarriageOnly:
		return "one marriage at a time"
	case LateMarriageBarred:
		return "no marriage once the talon is closed or used up"
	case FirstTrickBanned:
		return "not before the first trick is over"
	case ClaimIsAutomatic:
		return "66 ends the hand by itself"
	case NotInTheseRules:
		return "the rules in force do not have it"
	case AfterKnock:
		return "after knocking only exchange, marriage and lead"
	case AlreadyKnocked:
		return "there is a knock already"
	case TooLate:
		return "not at this moment"
	case ForehandOnly:
		return "only forehand may bid"
	}
	return "no such action"
}

var suitSigns = [...]string{"♣", "♠", "♥", "♦"}

func sign(c Card) string { return suitSigns[c.Suit()] + c.Rank().String() }
