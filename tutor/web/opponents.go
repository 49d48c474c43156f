package web

import (
	"fmt"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
)

// usualLevel is what somebody plays against who has not chosen yet.
const usualLevel = "regular"

// opponent is a level of bot as learners know it.
type opponent struct {
	// level is its name among the bots, card what is drawn beside it.
	level, card string
	name, text  func(locales.Printer) string
}

// opponents are those that the site plays with, the weakest first.
var opponents = []opponent{
	{"novice", "Jh", locales.Printer.PlayLevelNovice, locales.Printer.PlayLevelNoviceText},
	{"regular", "Qh", locales.Printer.PlayLevelRegular, locales.Printer.PlayLevelRegularText},
	{"expert", "Kh", locales.Printer.PlayLevelExpert, locales.Printer.PlayLevelExpertText},
	{"master", "Ah", locales.Printer.PlayLevelMaster, locales.Printer.PlayLevelMasterText},
}

// opponentOf finds the opponent of a level.
func opponentOf(level string) (opponent, bool) {
	for _, o := range opponents {
		if o.level == level {
			return o, true
		}
	}
	return opponent{}, false
}

// levelName is what a bot is called; one that a program before this one knew keeps its own name.
func levelName(p locales.Printer, level string) string {
	if o, found := opponentOf(level); found {
		return o.name(p)
	}
	return level
}

// lastLevel is the level of the match that was begun last; the usual one if there is none, or if that level is no more.
func lastLevel(list []tutor.MatchSummary) string {
	last := lastMatch(list)
	if _, found := opponentOf(last.Level); found {
		return last.Level
	}
	return usualLevel
}

// chosenLevel reads which opponent is wanted, and where the form does not say gives the usual one.
func (v *visit) chosenLevel(usual string) (string, error) {
	level := v.field("level")
	if level == "" {
		return usual, nil
	}
	if _, found := opponentOf(level); !found {
		return "", tutor.Fail(tutor.Invalid, fmt.Sprintf("field level: no opponent %.*q", longAction, level), nil)
	}
	return level, nil
}

// offered lists the opponents to choose from.
func offered(p locales.Printer, chosen string) []templates.LevelChoice {
	var list []templates.LevelChoice
	for _, o := range opponents {
		list = append(list, templates.LevelChoice{
			Level: o.level, Name: o.name(p), Text: o.text(p), Card: o.card, Chosen: o.level == chosen,
		})
	}
	return list
}
