package templates

// WorksheetPage is /worksheet: a set on paper, each sheet with positions in front and their solutions on the back.
type WorksheetPage struct {
	Page
	// Title is what whoever made the set calls it: a stranger's words; "" if it has none.
	Title string
	// Sheets hold four tasks each, the last perhaps fewer; More is how many had no room on them.
	Sheets [][]WorksheetTask
	More   int
	Button PrintButton
	Back   Link
}

// WorksheetTask is a position with its number on the worksheet.
type WorksheetTask struct {
	Number int
	Exercise
}

// title names the worksheet.
func (p WorksheetPage) title() string {
	if p.Title != "" {
		return p.Title
	}
	return p.P.WorksheetTitle()
}

// small tells that there is much to read, so that the letters are smaller.
func (t WorksheetTask) small() bool { return t.letters() > 420 }

// codes are the cards of the learner's hand in its order.
func (t Table) codes() []string {
	list := make([]string, len(t.Hand))
	for i, c := range t.Hand {
		list[i] = c.Card
	}
	return list
}
