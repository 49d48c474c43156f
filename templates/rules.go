package templates

// SectionRules is the entry of the rules page.
const SectionRules Section = "rules"

// RulesPage is /rules: the rules that the learner plays by, and the variants to choose from.
type RulesPage struct {
	Page
	// Yours are the rules in force.
	Yours VariantRules
	// Others are the other variants; each can be chosen.
	Others []VariantRules
	// Form posts the field variant.
	Form Form
}

// VariantRules are the rules of one variant.
type VariantRules struct {
	// ID is the variant's name for the form; Name and Line are its name and one line about it.
	ID, Name, Line string
	// Rules are its options, one sentence each.
	Rules []string
}
