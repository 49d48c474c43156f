package templates

// ElsewherePage is /rules/elsewhere: the points on which books and tables differ.
type ElsewherePage struct {
	Page
	Disputes []RuleDispute
}

// RuleDispute is such a point.
type RuleDispute struct {
	// ID is its anchor, Title the question, Read what others do, Here what holds here and why.
	ID, Title, Read, Here string
	// Rule leads to where the reference tells of it, or to the comparison.
	Rule Link
}
