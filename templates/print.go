package templates

import "strings"

// RulesPrintPage is /rules/VARIANT/print: the rules on one page of paper.
type RulesPrintPage struct {
	Page
	// Name is that of the rules; From says from which variant house rules started, "" for those of a variant.
	Name, From string
	// Values are the cards with their points, Pairs what a marriage is worth, Points what a hand is.
	Values, Pairs, Points []PrintRow
	Sections              []PrintSection
	// Button prints, Back leads to the rules to be read on the screen.
	Button PrintButton
	Back   Link
}

// PrintRow is a line of a small table.
type PrintRow struct{ Name, Value string }

// PrintSection is a part of the rules in plain sentences.
type PrintSection struct {
	Title     string
	Sentences []PrintSentence
}

// PrintSentence is one sentence; Changed: house rules have it otherwise than the variant from which they started.
type PrintSentence struct {
	Text    string
	Changed bool
}

// PrintButton prints the page. It appears where scripts run; without them a sentence says how to print.
type PrintButton struct{ Label, Without string }

// printed is an address below the language as it is read on paper.
func (p Page) printed(path string) string {
	_, address, _ := strings.Cut(p.BaseURL, "://")
	return address + p.Href(path)
}
