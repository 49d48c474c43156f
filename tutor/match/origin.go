package match

import (
	"fmt"
	"strconv"
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
)

// origin is the hand of a match whose cards a practice hand has, and the seat that the learner has taken.
type origin struct {
	Match string
	// Hand counts from 1.
	Hand int
	Seat rules.Seat
}

func (o origin) String() string { return fmt.Sprintf("%s/%d/%s", o.Match, o.Hand, o.Seat) }

// parseOrigin reads where a practice hand is from; false for other matches.
func parseOrigin(m tutor.Match) (origin, bool) {
	words := strings.Split(m.Origin, "/")
	if m.Kind != tutor.MatchPractice || len(words) != 3 {
		return origin{}, false
	}
	hand, err := strconv.Atoi(words[1])
	if err != nil {
		return origin{}, false
	}
	seat, err := rules.ParseSeat(words[2])
	return origin{Match: words[0], Hand: hand, Seat: seat}, err == nil
}

// diceHand gives the number of the hand whose dice the bot has: a practice hand has those of the hand that it is from, so
// that to the same play the bot answers the same.
func diceHand(m tutor.Match, hand int) int {
	if from, ok := parseOrigin(m); ok {
		return from.Hand
	}
	return hand
}
