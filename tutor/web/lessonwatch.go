package web

import (
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/course"
)

// The buttons of a step whose tricks are to be remembered, and the field that says which step's have been looked at.
const (
	turnDownAction = "turn-down"
	lookAction     = "look"
	seenField      = "seen"
)

// watching tells whether the tricks of a step lie open, and nothing is asked yet.
func (v *visit) watching(pos course.Position) bool {
	return pos.Step.Watch && !pos.Done && !pos.Solved && !pos.Missed && pos.Answer == "" && !v.hasSeen(pos)
}

// hasSeen tells whether the learner has turned the tricks of the step down: the address or the form says so. Beginning
// anew shows them once more.
func (v *visit) hasSeen(pos course.Position) bool {
	switch v.field("action") {
	case again, nextStep, lookAction:
		return false
	case turnDownAction:
		return true
	}
	number := strconv.Itoa(pos.Number)
	return v.field(seenField) == number || v.QueryParam(seenField) == number
}

// watch fills in the tricks to look at, in place of the question.
func (v *visit) watch(view *templates.Lesson, pos course.Position) {
	view.Watch, view.Grid, view.Reading = v.watchCloth(pos.View), nil, true
	view.Task = locales.Plain(v.p.MemoryWatchTask())
	view.Help = []templates.Button{
		{Action: turnDownAction, Label: locales.Plain(v.p.MemoryWatched()), Strong: true, Focus: true},
	}
}

// watchCloth lays the tricks so far open, on the sides of those who took them, with hand and turn-up beside them.
func (v *visit) watchCloth(view rules.View) *templates.CountCloth {
	cloth := &templates.CountCloth{Trump: view.Trump.String(), Sides: true}
	var before, heard []locales.Rich
	var declared []templates.CountDeclared
	var trick templates.Trick
	for _, seen := range view.Trace {
		for _, e := range seen.Events {
			switch e.Kind {
			case rules.MarriageDeclared:
				declared = append(declared, templates.CountDeclared{
					By: who(e.Seat, view.Seat), Declared: templates.Declared{Suit: e.Suit.String(), Points: e.Points},
				})
			case rules.Exchanged:
				before = append(before, v.p.Event(e, view.Seat, false))
			case rules.CardLed:
				trick = templates.Trick{Leader: who(e.Seat, view.Seat), Led: e.Card.String()}
			case rules.CardReplied:
				trick.Reply = e.Card.String()
			case rules.TrickTaken:
				trick.Winner = who(e.Seat, view.Seat)
			default:
				continue
			}
			heard = append(heard, v.p.Event(e, view.Seat, false))
			if e.Kind == rules.TrickTaken {
				cloth.Tricks = append(cloth.Tricks, templates.CountTrick{
					Number: len(cloth.Tricks) + 1, Trick: trick, Declared: declared, Heard: locales.Join(heard...).String(),
				})
				heard, declared = nil, nil
			}
		}
	}
	cloth.Before = before
	cloth.Hand = codes(sorted(view.Hand, view.Trump))
	if view.Up != rules.NoCard {
		cloth.Up = view.Up.String()
	}
	return cloth
}

// markOwn crosses out on the pack what the learner has before his eyes: his hand and the turn-up.
func (v *visit) markOwn(g *templates.PackGrid, view rules.View) {
	g.Known = map[string]string{}
	for c := range view.Hand.All() {
		g.Known[c.String()] = v.p.MemoryInHand()
	}
	if view.Up != rules.NoCard {
		g.Known[view.Up.String()] = v.p.MemoryTurnedUp()
	}
}
