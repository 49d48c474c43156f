package templates

// ComparePage is /rules/compare: variants side by side.
type ComparePage struct {
	Page
	// Form chooses what is compared, by GET: fields with and only.
	Form Form
	// Choices are the variants to choose from; Only hides what they have in common.
	Choices []CompareChoice
	Only    bool
	// Columns are the variants compared, the learner's own first, and Rows the options.
	Columns []CompareColumn
	Rows    []CompareRow
}

// CompareChoice is a variant that can be compared.
type CompareChoice struct {
	ID, Name string
	Chosen   bool
}

// CompareColumn is a variant that is compared.
type CompareColumn struct {
	Name, Href string
	// Yours: the learner plays by it.
	Yours bool
}

// CompareRow is an option of the rules.
type CompareRow struct {
	// ID is the option's name, Name its words, Href where the reference tells of it.
	ID, Name, Href string
	// Cells are the values by column.
	Cells []CompareCell
	// Groups are the same by value: which variants have it. The learner's own is in the first.
	Groups []CompareGroup
}

// CompareCell is what a variant says of an option.
type CompareCell struct {
	Text string
	// Differs: it is not what the learner's own rules say.
	Differs bool
}

// CompareGroup is a value with the variants that have it.
type CompareGroup struct {
	CompareCell
	Columns []CompareColumn
}
