package templates

// CountEndPage is the end of a run.
type CountEndPage struct {
	Page
	// Name is the drill's.
	Name  string
	Score CountScore
	// Median is the usual time of an item in seconds; 0 if unknown.
	Median int
	// Level of Levels is where the learner stands now.
	Level, Levels int
	// Items are the items in order.
	Items []CountEndItem
	// Again posts to begin another run, Harder and Easier the same one level up or down; nil where there is none.
	Again          Form
	Harder, Easier *Form
	// Next leads to the drill that is learned after this one.
	Next Link
}

// CountScore is what a run came to: Right of Asked answers were right.
type CountScore struct{ Right, Asked int }

// CountEndItem is one item of a run that is over.
type CountEndItem struct {
	Number int
	// Href leads to its correction.
	Href  string
	Right bool
	// Tricks are those that it was about, Missed the cards that were to mark and were not; nil for none.
	Tricks [][]string
	Missed []string
	// Want is the right answer, Given what the learner answered where it was wrong, both for people; of cards how many
	// were found, and how many were too many ("" for none).
	Want, Given string
}

// wrong are the items with a wrong answer.
func (p CountEndPage) wrong() []CountEndItem {
	var list []CountEndItem
	for _, item := range p.Items {
		if !item.Right {
			list = append(list, item)
		}
	}
	return list
}
