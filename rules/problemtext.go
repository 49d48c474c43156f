package rules

import "fmt"

// String says what is wrong and where in one English clause.
func (p Problem) String() string {
	switch p.Kind {
	case Unreadable:
		return fmt.Sprintf("%s: %s", p.Where, p.Text)
	case Missing:
		return fmt.Sprintf("%s is missing", p.Where)
	case OutOfRange:
		return fmt.Sprintf("%s is %d, not 0 to %d", p.Where, p.Got, p.Want)
	case CardTwice:
		if p.Where == p.Text {
			return fmt.Sprintf("%s is twice in %s", p.Card, p.Where)
		}
		return fmt.Sprintf("%s is twice: in %s and in %s", p.Card, p.Where, p.Text)
	case NotInPack:
		return fmt.Sprintf("%s in %s is not in the pack of %d cards", p.Card, p.Where, p.Want)
	case KnownPlayed:
		return fmt.Sprintf("%s is said to be known in the opponent's hand, but it is in %s", p.Card, p.Where)
	case KnownTooMany:
		return fmt.Sprintf("%d cards are known in the opponent's hand of %d", p.Got, p.Want)
	case Pending:
		return fmt.Sprintf("a set-up cannot tell %s", p.Text)
	case NeverHeld:
		if p.Want == 0 {
			return fmt.Sprintf("%s cannot hold %s", p.Seat, p.Card)
		}
		return fmt.Sprintf("action %d: %s cannot have held %s", p.Want, p.Seat, p.Card)
	case IllegalAction:
		return fmt.Sprintf("action %d: %v", p.Want, p.Cause)
	}
	return p.aboutCounts()
}

// aboutCounts speaks of hands, talon and tricks.
func (p Problem) aboutCounts() string {
	switch p.Kind {
	case HandNotFull:
		return fmt.Sprintf("%s has %d cards, not %d, and the talon is open", p.Seat, p.Got, p.Want)
	case HandSize:
		return fmt.Sprintf("%s has %d cards, not %d", p.Seat, p.Got, p.Want)
	case HandsUnequal:
		return fmt.Sprintf("forehand has %d cards and dealer %d, counting a led card to its player: hands are equal between tricks", p.Got, p.Want)
	case WrongFollower:
		return fmt.Sprintf("%s is led and %s is to answer it, but the card is missing from his own hand: the wrong seat is on turn", p.Card, p.Seat)
	case TalonOdd:
		return fmt.Sprintf("the talon has %d cards, an odd number", p.Got)
	case TalonSize:
		return fmt.Sprintf("the talon has %d cards, not %d", p.Got, p.Want)
	case GoneTricks:
		return fmt.Sprintf("%d cards are gone, but %d tricks have %d", p.Got, p.Want/2, p.Want)
	case TrumpMissing:
		return "trump is missing"
	case TurnUpNoTrump:
		return fmt.Sprintf("the talon's last card is %s, which is no trump (%s)", p.Card, p.Suit)
	case UpMissing:
		return "up is missing: the talon is open, so its turned-up card is seen"
	case UpHidden:
		return fmt.Sprintf("up names %s, but the talon is closed or used up", p.Card)
	case TrumpsAllSeen:
		return "the closed talon's last card is a trump, but every trump is elsewhere"
	case FirstLead:
		return fmt.Sprintf("no trick has been made, so forehand leads, not %s", p.Seat)
	case LeaderTrickless:
		return fmt.Sprintf("%s leads without having made a trick", p.Seat)
	case LeaderTricklessSince:
		return fmt.Sprintf("%s leads without having made a trick since the talon was closed", p.Seat)
	case EmptyHands:
		return "both hands are empty: the hand is over"
	}
	return p.aboutPoints()
}

// aboutPoints speaks of points and of the closing.
func (p Problem) aboutPoints() string {
	switch p.Kind {
	case SixtySixReached:
		return fmt.Sprintf("%s has %d points, which would have ended the hand", p.Seat, p.Got)
	case PointsTotal:
		return fmt.Sprintf("the points add up to %d, but the gone cards are worth %d and marriages do not make the difference", p.Got, p.Want)
	case PointsTrickless:
		return fmt.Sprintf("%s has %d points without a trick, which no marriage can have given", p.Seat, p.Got)
	case PointsSplit:
		return fmt.Sprintf("the gone cards cannot give %s %d points in %d tricks and the other the rest, marriages included", p.Seat, p.Got, p.Want)
	case ClosedMissing:
		return "closed is missing: the talon is closed, so what stood at the closing has to be told"
	case ClosedUsedUp:
		return "the talon is closed but has no card"
	case ClosedTooLate:
		return fmt.Sprintf("the closed talon has %d cards, and closing takes %d", p.Got, p.Want)
	case ClosedTooEarly:
		return "the talon was closed before the first trick was over, which these rules forbid"
	case ClosedTalon:
		return fmt.Sprintf("the closed talon has %d cards, but after the tricks made by the closing it had no more than %d", p.Got, p.Want)
	case ClosedTricks:
		return fmt.Sprintf("%s had %d tricks at the closing but has %d now", p.Seat, p.Got, p.Want)
	case ClosedOffLead:
		return fmt.Sprintf("%s cannot have closed: after the tricks made by then he was not on lead", p.Seat)
	case CloserLeads:
		return fmt.Sprintf("no trick has been made since the closing, so %s, who closed, leads", p.Seat)
	case ClosedPoints:
		return fmt.Sprintf("%s cannot have had %d points in %d tricks at the closing", p.Seat, p.Got, p.Want)
	}
	return "it cannot be"
}
