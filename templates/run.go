package templates

// RunPage is /puzzles/run: puzzles that get harder, up to the first miss.
type RunPage struct {
	Page
	// Open leads on in the run that is not over; nil if there is none. Solved says how far it is.
	Open   *Link
	Solved string
	// Form begins a run.
	Form Form
	// Best says how far the longest run went; "" before the first.
	Best string
	// Last is the run that ended last, Past those before it; nil before the first.
	Last *RunEnd
	Past []RunEnd
}

// RunEnd is how a run ended.
type RunEnd struct {
	// Date is the day of its end, Result says how far it went.
	Date, Result string
	// Missed is the puzzle that ended it; nil where there was none left.
	Missed *PuzzleItem
}

// RunBegin is what the button that begins a run posts.
const RunBegin = "begin"

// past are the runs to be listed: while one is open, the last of those that are over stands among them.
func (r RunPage) past() []RunEnd {
	if r.Open != nil && r.Last != nil {
		return append([]RunEnd{*r.Last}, r.Past...)
	}
	return r.Past
}
