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
	case pos.Step.Variant == pos.Variant:
		return v.p.TablesRulesOwn(v.p.VariantName(pos.Variant))
	}
	return v.p.TablesRules(v.p.VariantName(pos.Step.Variant))
}

// ownRules says what the learner's own rules make of a step that was played by others; nil where they are the same, or
// where it is none of their games.
func (v *visit) ownRules(pos course.Position) locales.Rich {
	own := wordsOf(pos).own
	if own == nil || pos.Step.Variant == pos.Variant {
		return nil
	}
	return own(v.p, rules.View{Options: pos.Own})
}
