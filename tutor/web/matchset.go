package web

import (
	"fmt"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// pointsOf gives whose points the table of a match shows: as the match says, or, where it was begun before matches said
// so, as the learner's settings do.
func (v *visit) pointsOf(set tutor.MatchSettings) string {
	if set.Points == "" {
		return v.set.Points
	}
	return set.Points
}

// asBefore is the match that is offered: by the rules and with the points of the learner's settings, otherwise as the
// last one was begun; the first has the coach.
func (v *visit) asBefore(list []tutor.MatchSummary) match.NewMatch {
	by := v.playsBy()
	n := match.NewMatch{
		Variant: by.Variant, Options: by.Options, RulesName: by.Name, Level: lastLevel(list), BestOf: 1, Points: v.set.Points, Coach: true,
	}
	if last := lastMatch(list); last.Settings.Points != "" {
		n.BestOf, n.Coach = max(last.Settings.BestOf, 1), last.Settings.Coach
	}
	return n
}

// rulesNameField is what a form calls rules by that are neither a variant nor the learner's house.
const rulesNameField = "rules_name"

// lastMatch is the match that was begun last, practice hands and what came from elsewhere aside; the zero summary if there
// is none.
func lastMatch(list []tutor.MatchSummary) tutor.MatchSummary {
	var last tutor.MatchSummary
	for _, m := range list {
		if m.Kind == tutor.MatchPlayed && m.Created.After(last.Created) {
			last = m
		}
	}
	return last
}

// chosenMatch reads what is wanted of a new match. Where the form does not say it is as it would be offered.
func (v *visit) chosenMatch() (match.NewMatch, error) {
	list, err := v.site.Matches.List(v.ctx(), v.learner.ID)
	if err != nil {
		return match.NewMatch{}, err
	}
	n := v.asBefore(list)
	if n.Level, err = v.chosenLevel(n.Level); err != nil {
		return n, err
	}
	if value := v.field("variant"); value != "" {
		by, err := v.rulesAsked(value)
		if err != nil {
			return n, tutor.Fail(tutor.Invalid, "new match", err)
		}
		n.Variant, n.Options, n.RulesName = by.Variant, by.Options, by.Name
		if n.RulesName == "" {
			n.RulesName = houseName(v.field(rulesNameField))
		}
	}
	if points := v.field("points"); points != "" {
		n.Points = points
	}
	if v.field("best_of") != "" {
		if n.BestOf, err = v.number("best_of"); err != nil {
			return n, err
		}
	}
	// A box that is not ticked is not posted: the form says that it has one.
	if coach := v.field("coach"); coach != "" || v.field("set") != "" {
		if coach != "" && coach != "yes" && coach != "no" {
			return n, tutor.Fail(tutor.Invalid, fmt.Sprintf("field coach: %.*q", longAction, coach), nil)
		}
		n.Coach = coach == "yes"
	}
	return n, nil
}

// matchSet is what the form of a new match offers.
func (v *visit) matchSet(n match.NewMatch) templates.MatchSet {
	return templates.MatchSet{
		Variant: v.rulesValue(n.Variant, n.Options), VariantName: v.rulesName(n.Variant, n.Options),
		Variants: v.rulesOffered(), BestOf: n.BestOf, Points: n.Points, Coach: n.Coach,
	}
}

// sameAgain are the fields of a form that begins a match like another.
func (v *visit) sameAgain(t match.Table) []templates.Field {
	fields := []templates.Field{{Name: "variant", Value: v.rulesValue(t.Variant, t.Options)}, {Name: "level", Value: t.Level}}
	if t.RulesName != "" {
		fields = append(fields, templates.Field{Name: rulesNameField, Value: t.RulesName})
	}
	if t.Settings.Points == "" {
		return fields
	}
	coach := "no"
	if t.Settings.Coach {
		coach = "yes"
	}
	return append(fields,
		templates.Field{Name: "points", Value: t.Settings.Points}, templates.Field{Name: "coach", Value: coach},
		templates.Field{Name: "best_of", Value: fmt.Sprint(max(t.Settings.BestOf, 1))})
}
