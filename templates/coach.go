package templates

import (
	"strings"

	"bummerl/locales"
)

// Coach is what the coach says at a match's table, and what can be asked of it: a line under the hand that opens a sheet;
// where there is room, both stand beside the table. Its buttons post to the table's form.
type Coach struct {
	// Said is about the learner's last action in this hand; nil before the first.
	Said *CoachSaid
	// Hint is the number of the hint that can be asked for, counted from 1; 0 where there is none.
	Hint int
	// Back are the learner's decisions in this hand that may be taken back to, in order; empty where nothing may.
	Back []Decision
	// TakenBack says how often something was taken back in this hand; "" if nothing was.
	TakenBack string
	// Aloud is what the live region says after the table's own sentence: the verdict, where the action is the latest thing
	// that was done; else empty.
	Aloud []locales.Rich
}

// rowID is an id for one of the two rows of the line: what is said anew is put in place of what was said before, and no
// word is seen to jump.
func (c Coach) rowID(row string) string {
	text := c.TakenBack
	if c.Said != nil {
		text += c.Said.Action.String() + c.Said.Mark.Word + c.Said.Loss + c.Said.Sure + c.Said.Reasons[0].String()
	}
	return "coach-" + row + "-" + hashed(text)
}

// CoachSaid is the verdict on an action.
type CoachSaid struct {
	// Mark is that of the action.
	Mark CoachMark
	// Action is what was done.
	Action locales.Rich
	// Loss is what it costs, as a number for the line ("−0,4"); "" where that is nothing. Costs is the same as a sentence.
	Loss, Costs string
	// Sure names how that is known ("geschätzt ± 0,2"); "" where there was nothing to choose.
	Sure string
	// Reasons are sentences, the most telling first; never empty.
	Reasons []locales.Rich
	// BetterLabel and Better are the actions that would have been better or, after a good one, as good; nil if none.
	BetterLabel string
	Better      []locales.Rich
	// Hands says how many hands the opponent may hold; "" where nothing is hidden.
	Hands string
	// Worths are the actions that there were, the best first; nil where there was nothing to choose.
	Worths []Worth
}

// CoachMark is the class of an action; the zero mark where it has none.
type CoachMark struct {
	Word string
	// Mood decides sign and colour; Neutral where the action was neither right nor wrong.
	Mood Mood
}

// Worth is what one action is worth.
type Worth struct {
	Action locales.Rich
	// Points are game points with their sign, Sure how they are known.
	Points, Sure string
	// Done: this is what the learner did.
	Done bool
}

// Decision is an own action that may be taken back.
type Decision struct {
	// Seq is what the form posts as "back".
	Seq    int
	Action locales.Rich
	// Mark is that of the action.
	Mark CoachMark
}

// Hint is advice that was asked for. It stands in the place of the table's sentence until the next action.
type Hint struct {
	// Title numbers it ("Tipp 1 von 3").
	Title string
	Text  locales.Rich
}

// coachID is the id of the sheet of the coach.
const coachID = "coach"

// sheet tells whether there is anything in the sheet.
func (c Coach) sheet() bool { return c.Said != nil || len(c.Back) > 0 }

// known says how the verdict is known, and out of how many hands.
func (s CoachSaid) known(l Look) string {
	var parts []string
	if s.Sure != "" {
		parts = append(parts, l.P.CoachtableSure()+": "+s.Sure+".")
	}
	if s.Hands != "" {
		parts = append(parts, s.Hands)
	}
	return strings.Join(parts, " ")
}
