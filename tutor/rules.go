package tutor

import "bummerl/rules"

// Rules are what somebody plays by: a variant, or a variant with something changed.
type Rules struct {
	// ID is their name in addresses and forms: that of the variant, or VariantHouse for rules of the learner's own.
	ID string
	// Variant is the name of the variant that Options started from.
	Variant string
	Options rules.Options
	// Name is what the learner calls rules of the learner's own; "" if they have no name, or are a variant.
	Name string
}
