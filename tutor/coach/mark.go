package coach

// Mark is the class of an action, by the game points that it loses.
type Mark string

// The marks, from the best down. Unclear is none of them: the interval is too wide to say whether the action is good or a
// slip.
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

// The scale, in game points lost: below goodBelow an action is good, and so on; from mistakeBelow on it is a blunder.
const (
	goodBelow       = 0.1
	inaccurateBelow = 0.3
	mistakeBelow    = 0.8
)

// markOf gives the mark of a loss. What is estimated is called good, or a slip, only where that is right with 95 %
// confidence: one end of the interval of 90 % decides. Among slips the loss itself decides.
func markOf(loss float64, sure Sure, best bool) Mark {
	const oneSided = 1.645 / z
	margin := oneSided * sure.Margin
	switch {
	case best && loss+margin < goodBelow:
		return Best
	case loss+margin < goodBelow:
		return Good
	case loss-margin < goodBelow:
		return Unclear
	case loss < inaccurateBelow:
		return Inaccurate
	case loss < mistakeBelow:
		return Mistake
	}
	return Blunder
}
