package coach

// Mark is the class of an action, by the game points that it loses.
type Mark string

// The marks, from the best down. Unclear is none of them: what was played and what was best lie too close to call.
const (
	Best       Mark = "best"
	Good       Mark = "good"
	Inaccurate Mark = "inaccurate"
	Mistake    Mark = "mistake"
	Blunder    Mark = "blunder"
	Unclear    Mark = "unclear"
	// Forced: there was nothing to choose.
	Forced Mark = "forced"
)

// Slip tells whether the mark is one to be tried again.
func (m Mark) Slip() bool { return m == Inaccurate || m == Mistake || m == Blunder }
