package templates

// SetPage is /set: what somebody has put together for others, as its link says.
type SetPage struct {
	Page
	// Title is what whoever made the link calls it: a stranger's words; "" if it has none.
	Title string
	Items []SetItem
	// Lost are the items that cannot be shown; Broken: the link was cut off or changed on the way.
	Lost   []SetLost
	Broken bool
	// Done of Of items that can be ticked are done; Next is the first that is not, nil if all are.
	Done, Of int
	Next     *SetItem
	// Class lead to what a teacher does with it: show it large, print it.
	Class []Link
	// New leads to an empty form, Edit to one with this set in it; nil if there is nothing in it.
	New  Link
	Edit *Link
}

// SetItem is one thing of a set.
type SetItem struct {
	// Kind says what it is, in a word; Name is its own, Note what else there is to know ("leicht"), "" for nothing.
	Kind, Name, Note string
	// Href is where it is done; a drill is begun by Start.
	Href  string
	Start *Form
	// Ticked: it is something that can be done, not only looked at; Done tells whether the learner has.
	Ticked, Done bool
	// Of a chapter's Of steps the learner has done So; Of is 0 for everything else.
	So, Of int
	// Next: it is the one to go on with.
	Next bool
}

// goClass draws what begins an item by whether that is still to be done.
func (i SetItem) goClass() string {
	switch {
	case i.Next:
		return "button strong"
	case i.Done:
		return "button set-again"
	}
	return "button"
}

func (i SetItem) goLabel(l Look) string {
	if i.Done {
		return l.P.SetAgain()
	}
	return l.P.SetGo()
}

// SetLost is an item that cannot be shown: how it stands in the link, and why.
type SetLost struct{ Text, Why string }
