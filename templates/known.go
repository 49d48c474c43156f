package templates

import "bummerl/locales"

// KnownPage is /learn/known: what those who know another card game find here again, and what will trip them.
type KnownPage struct {
	Page
	Games []KnownGame
	// Start leads to the first hand or the next chapter, Learn to the chapters.
	Start, Learn Link
}

// KnownGame is a game that many of the page's language know.
type KnownGame struct {
	// ID names its section.
	ID    string
	Name  string
	Same  []locales.Rich
	Traps []locales.Rich
}
