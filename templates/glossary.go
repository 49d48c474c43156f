package templates

import "bummerl/locales"

// GlossaryPage is /glossary: the terms of the game in three languages, explained.
type GlossaryPage struct {
	Page
	// Terms are in the order of the language's dictionary, all or those that were searched for.
	Terms []GlossaryTerm
	// Search posts nothing: it asks for the page again with the field q. Query is what was asked for; "" for all.
	Search Form
	Query  string
}

// GlossaryTerm is one entry.
type GlossaryTerm struct {
	locales.Gloss
	// Elsewhere is the term in the other languages.
	Elsewhere []ForeignName
	// Example shows it on cards.
	Example locales.Rich
}

// ForeignName is a term in another language.
type ForeignName struct{ Lang, Name string }
