package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// odds says against how many of the opponent's hands an action wins for certain, before which the learner saw the
// position; nil where nothing of the kind is asked, and of closing, which leaves more hidden.
func (v *visit) odds(before course.Position, a course.Answer) (locales.Rich, error) {
	tried, err := rules.ParseAction(a.String())
	if before.Step.Check != course.SurestPlay || err != nil || !before.View.Legal.Has(tried) || tried == rules.Close {
		return nil, nil //nolint:nilerr // What is no action has no odds.
	}
	is, err := course.ProspectsOf(before.View, tried)
	switch {
	case err != nil:
		return nil, err
	case is.Won == is.Hands:
		return locales.Plain(v.p.CraftSure(is.Won, is.Hands)), nil
	case is.Won == 0:
		return locales.Plain(v.p.CraftNever(is.Hands)), nil
	}
	return v.p.CraftSome(is.Won, is.Hands, is.Lies), nil
}

// oddsAfter says the same of the right answer to a step that is looked at once more.
func (v *visit) oddsAfter(pos course.Position) (locales.Rich, error) {
	if pos.Step.Check != course.SurestPlay {
		return nil, nil
	}
	before, err := pos.Lesson.At(pos.Variant, pos.Own, pos.Number)
	if err != nil {
		return nil, err
	}
	return v.odds(before, pos.Answer)
}
