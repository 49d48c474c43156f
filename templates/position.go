package templates

import "bummerl/locales"

// PositionPage is /position: a position to be looked at, by its record.
type PositionPage struct {
	Page
	// Table is the position; nil where there is none to show.
	Table *Table
	// Known is what the seat sees and what it does not, in words, and the rules.
	Known []Known
	// Record is the position's record in its text form.
	Record string
	// Other shows it from the other seat.
	Other Link
	// Form asks for a record in the field "r". Text is what was sent, Refused why it cannot be shown.
	Form    Form
	Text    string
	Refused locales.Rich
}
