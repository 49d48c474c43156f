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
	// bestBelow is what another may be worth more, at most, where an action that came out best, or as good as the best, is
	// called so: by then it loses a few hundredths on average, whichever of them is the best.
	bestBelow = 0.2
)

// oneSided is the part of a margin that is passed to one side with 95 % confidence.
const oneSided = 1.645 / z

// markOf gives the mark of an action, which may be among the best. What is estimated is called good, or a slip, only where
// that is right with 95 % confidence: one end of the interval of 90 % decides. Among slips the loss itself decides.
func markOf(loss float64, sure Sure, best bool) Mark {
	margin := oneSided * sure.Margin
	switch {
	case best && loss+margin < bestBelow:
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

// mark gives the mark of a value: for what came out best, how much more another may be worth decides.
func (v Value) mark(best bool) Mark {
	if best && v.Loss < same {
		return markOf(0, Sure{Margin: v.Doubt / oneSided}, true)
	}
	return markOf(v.Loss, v.Sure, best)
}
