package rules

// Reason is how a hand ended.
type Reason uint8

// The ways in which a hand ends.
const (
	// NotOver: the hand is still being played.
	NotOver Reason = iota
	// Claimed: a right claim of 66.
	Claimed
	// Reached: 66 by itself (SixtySixAutomatic).
	Reached
	// LastTrick: won as winner of the last trick.
	LastTrick
	// Counted: decided by points with both hands empty.
	Counted
	// Drawn: nobody won.
	Drawn
	// FailedClose: the closer did not make 66, or not first.
	FailedClose
	// FalseClaim: a wrong claim of 66.
	FalseClaim
	// SnapszerMade and SnapszerFailed end a bid.
	SnapszerMade
	SnapszerFailed
	// KnockMade and KnockFailed end a knock.
	KnockMade
	KnockFailed
)

var reasonNames = [...]string{
	"", "claim", "reached", "last-trick", "counted", "drawn", "failed-close", "false-claim",
	"snapszer", "snapszer-failed", "knock", "failed-knock",
}

// String gives the reason as the command line writes it.
func (r Reason) String() string { return reasonNames[r] }

// Reasons lists the ways in which a hand can end.
func Reasons() []Reason {
	list := make([]Reason, 0, len(reasonNames)-1)
	for r := Claimed; r <= KnockFailed; r++ {
		list = append(list, r)
	}
	return list
}

// Result is the outcome of a hand.
type Result struct {
	// Winner is the seat that scores; NoSeat for a drawn hand.
	Winner Seat
	// GamePoints is the hand's value, kontra included, carried points not.
	GamePoints int
	Reason     Reason
}
