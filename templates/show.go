package templates

// ShowPage is /show: one thing large, for a class. Nothing on it belongs to anybody.
type ShowPage struct {
	Page
	// Row names what it is one of (a set, a chapter, a day); "" if that has no name. It is number At of Of.
	Row    string
	At, Of int
	Exercise
	// Looking: tricks are looked at, and nothing is asked yet. Solved: the answer is shown.
	Looking, Solved bool
	// Reveal shows the answer, or the question after what is looked at, or hides the answer again; nil where nothing is asked.
	Reveal *Link
	// Previous and Next lead through the row; nil at its ends. Close leads to where it is from.
	Previous, Next *Link
	Close          Link
}

// length tells the style sheet how much there is to read before the answer.
func (p ShowPage) length() string {
	switch n := p.letters(); {
	case n > 520:
		return "very"
	case n > 360:
		return "long"
	}
	return "short"
}

// onward are the keys of the link that goes on: a presenter's button, which has one key only, reveals the answer first.
func (p ShowPage) onward() string {
	if p.Reveal != nil && !p.Solved {
		return "ArrowRight"
	}
	return "ArrowRight PageDown"
}

func (p ShowPage) revealing() string {
	if p.Solved {
		return "Enter Space"
	}
	return "Enter Space PageDown"
}

// grid is the pack as it is to be seen now.
func (p ShowPage) grid() *PackGrid {
	if p.Solved && p.Marked != nil {
		return p.Marked
	}
	return p.Grid
}
