package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// rulesHere says by whose rules a step is played that has its own; "" for all others, which are played by the learner's.
func (v *visit) rulesHere(pos course.Position) string {
	switch table := wordsOf(pos).table; {
	case pos.Step.Variant == "":
		return ""
	case table != nil:
		return v.p.TablesRules(table(v.p))
	case ownTable(pos):
		return v.p.TablesRulesOwn(v.p.VariantName(pos.Step.Variant))
	}
	return v.p.TablesRules(v.p.VariantName(pos.Step.Variant))
}

// ownTable tells whether the rules that a step has of its own are those of the learner, whatever these are called.
func ownTable(pos course.Position) bool {
	o, err := rules.Variant(pos.Step.Variant)
	return err == nil && o == pos.Own
}

// ownRules says what the learner's own rules make of a step that was played by others; nil where they are the same, or
// where it is none of their games.
func (v *visit) ownRules(pos course.Position) locales.Rich {
	own := wordsOf(pos).own
	if own == nil || ownTable(pos) {
		return nil
	}
	return own(v.p, rules.View{Options: pos.Own})
}
