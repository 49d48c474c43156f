package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
)

// known is the page for those who know another game, with one of its games.
func (n narrator) known() templ.Component {
	return templates.KnownGames(templates.KnownPage{
		Page:  n.page("/learn/known", templates.SectionLearn, n.KnownTitle()),
		Start: n.link("/learn/first", n.HomeFirstHand()), Learn: n.link("/learn", n.CourseAllChapters()),
		Games: []templates.KnownGame{{
			ID: "one", Name: n.KnownOneName(),
			Same:  []locales.Rich{say(n.KnownOneSameValues()), say(n.KnownOneSameLead())},
			Traps: []locales.Rich{say(n.KnownOneTrapRank()), say(n.KnownOneTrapStrict())},
		}},
	})
}
