package web

import (
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/coach"
)

// unseen is the loss, in game points, below which one decimal shows nothing.
const unseen = 0.05

// coachSaid fills what the coach says of an action; trump names the marriages among the actions.
func coachSaid(p locales.Printer, v coach.Verdict, trump rules.Suit) *templates.CoachSaid {
	said := &templates.CoachSaid{
		Mark: markOf(p, v.Mark), Action: p.Action(v.Action, trump), Costs: coachCosts(p, v), Reasons: reasons(p, v),
	}
	if v.Loss >= unseen && v.Mark != coach.Unclear {
		said.Loss = coachPoints(-v.Loss)
	}
	if v.Hands > 1 {
		said.Hands = coachHands(p, v.Hands)
	}
	if v.Mark == coach.Forced {
		return said
	}
	said.Sure = coachSure(p, v.Sure)
	said.Worths = worths(p, v, trump)
	others, equal := v.Others()
	said.BetterLabel, said.Better = p.CoachtableBetter(), actionNames(p, others, trump)
	if equal {
		said.BetterLabel = p.CoachtableEqual()
	}
	return said
}

// actionNames are actions as they are listed.
func actionNames(p locales.Printer, list rules.Actions, trump rules.Suit) []locales.Rich {
	var names []locales.Rich
	for a := range list.All() {
		names = append(names, p.Action(a, trump))
	}
	return names
}

func markOf(p locales.Printer, m coach.Mark) templates.CoachMark {
	return templates.CoachMark{Word: coachMark(p, m), Mood: markMood(m)}
}

// reasons are the sentences of a verdict: its facts, or what the mark means.
func reasons(p locales.Printer, v coach.Verdict) []locales.Rich {
	if len(v.Facts) == 0 {
		return []locales.Rich{locales.Plain(coachMarkText(p, v.Mark))}
	}
	var list []locales.Rich
	for _, f := range v.Facts {
		list = append(list, coachReason(p, f))
	}
	return list
}

// worths lists the actions from the best down; of equal ones that come first which do so among the legal actions.
func worths(p locales.Printer, v coach.Verdict, trump rules.Suit) []templates.Worth {
	values := slices.Clone(v.Values)
	slices.SortStableFunc(values, func(a, b coach.Value) int {
		switch {
		case a.Points > b.Points:
			return -1
		case a.Points < b.Points:
			return 1
		}
		return 0
	})
	var list []templates.Worth
	for _, value := range values {
		list = append(list, templates.Worth{
			Action: p.Action(value.Action, trump), Points: coachPoints(value.Points), Sure: coachSure(p, value.Sure),
			Done: value.Action == v.Action,
		})
	}
	return list
}

// coachAloud is the verdict for those who listen.
func coachAloud(p locales.Printer, v coach.Verdict) []locales.Rich {
	head := p.CoachtableSays(coachMark(p, v.Mark))
	if v.Mark != coach.Forced {
		head = p.CoachtableSaysSure(coachMark(p, v.Mark), coachSure(p, v.Sure))
	}
	said := []locales.Rich{locales.Plain(head), locales.Plain(coachCosts(p, v))}
	if len(v.Facts) > 0 { // Else the mark has said it.
		said = append(said, reasons(p, v)[0])
	}
	return said
}
