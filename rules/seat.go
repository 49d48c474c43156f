package rules

import "fmt"

// Seat is a place at the table for one hand: forehand leads first, the other dealt.
type Seat uint8

// The two seats of a hand.
const (
	Forehand Seat = iota
	Dealer
	// NoSeat stands where there is no seat (nobody closed, nobody won).
	NoSeat
)

// Other gives the opponent's seat.
func (s Seat) Other() Seat { return s ^ 1 }

// String gives "forehand", "dealer" or "".
func (s Seat) String() string {
	switch s {
	case Forehand:
		return "forehand"
	case Dealer:
		return "dealer"
	}
	return ""
}

// ParseSeat reads "forehand" or "dealer".
func ParseSeat(text string) (Seat, error) {
	switch text {
	case "forehand":
		return Forehand, nil
	case "dealer":
		return Dealer, nil
	}
	return NoSeat, fmt.Errorf("no seat %q (seats are forehand and dealer)", text)
}
