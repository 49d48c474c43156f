package templates

// OperatorPage is /imprint or /privacy: what the operator wrote, and on the latter what the program says of itself.
type OperatorPage struct {
	Page
	Text OperatorText
	// Stored is nil on the imprint.
	Stored *Stored
}

// OperatorText is a text that the operator wrote.
type OperatorText struct {
	// Lang is the language in which it was written, Elsewhere says so where that is not the page's; "" where it is.
	Lang, Elsewhere string
	Blocks          []TextBlock
	// Missing says, paragraph by paragraph, what belongs here and how it comes here; nil when there is a text.
	Missing []string
}

// TextBlock is a heading, a paragraph or a list. Of its lists one is filled.
type TextBlock struct {
	Heading          []TextSpan
	Paragraph, Items [][]TextSpan
}

// TextSpan is a piece of a line: words, or a link.
type TextSpan struct {
	Text string
	// Href is an address with http, https or mailto, "" for words.
	Href string
}

// Stored is what the program keeps, told by itself.
type Stored struct {
	Tables []StoredThing
	// Cookies are what the learner's browser keeps.
	Cookies []string
	// Forgotten says when the profile of somebody who stays away is deleted.
	Forgotten string
}

// StoredThing is a kind of thing that is kept.
type StoredThing struct {
	Name, Text string
	// Tables are the tables that hold it, with their columns, as the database has them.
	Tables []StoredTable
}

// StoredTable is a table of the database.
type StoredTable struct {
	Name    string
	Columns []string
}
