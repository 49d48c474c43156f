package templates

import "bummerl/locales"

// OfflinePage is what a browser shows when there is no connection: nothing on it needs one. What is asked of the learner
// there cannot be answered, only thought about. What helps at a table with real cards has its place between the puzzles
// and the rules.
type OfflinePage struct {
	Page
	// Date is the day of the puzzles, and Puzzles are those of that day; none where the day has none. Their links are not used.
	Date    string
	Puzzles []DailyPuzzle
	// Pad is the empty tally pad; the browser knows what was on it.
	Pad TallyPad
	// Rules names the rules whose sections these are. Their ways are not used.
	Rules    string
	Sections []RuleSection
	Glossary []locales.Gloss
}
