package course_test

import (
	"bummerl/rules"
	"bummerl/tutor"
)

// by are the rules of a variant.
func by(variant string) tutor.Rules {
	o, err := rules.Variant(variant)
	if err != nil {
		panic(err)
	}
	return tutor.Rules{ID: variant, Variant: variant, Options: o}
}
