package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// tableDealStories are how real cards are dealt, twenty and twenty-four of them.
func tableDealStories() []Story {
	story := func(name, variant string) Story {
		return Story{Name: name, Page: tell(func(n narrator) templ.Component {
			other := n.link("/table/deal?r=snapszli24", n.TabledealWith24())
			if options(variant).Cards == 24 {
				other = n.link("/table/deal?r=schnapsen", n.TabledealWith20())
			}
			return templates.TableDeal(templates.TableDealPage{
				Page: n.page("/table/deal", templates.SectionRules, n.TabledealTitle()), By: n.TabledealBy(n.VariantName(variant)),
				Others: []templates.Link{other}, Steps: n.dealSteps(options(variant)), Ways: []templates.Link{n.link("/tally", n.TallyLink())},
			})
		})}
	}
	return []Story{story("table-deal", "schnapsen"), story("table-deal-24", "snapszli24")}
}

// dealSteps are the steps with a sentence each; their pictures are whole.
func (n narrator) dealSteps(o rules.Options) []templates.DealStep {
	hand := []string{"Ac", "Tc", "Ks", "Qd", "Jd"}[:o.HandSize()-1]
	turnUp := rules.NewCard(rules.King, rules.Hearts)
	lowest := o.LowestTrump(turnUp.Suit())
	var steps []templates.DealStep
	for _, s := range []struct {
		id, title, alt string
		text           locales.Rich
		shown          []string
	}{
		{templates.DealShuffle, n.TabledealShuffle(), n.TabledealShuffleAlt(), locales.Plain(n.TabledealShuffleText(int(o.Cards))), nil},
		{templates.DealCut, n.TabledealCut(), n.TabledealCutAlt(), n.RuleLine("dealer"), nil},
		{templates.DealThree, n.TabledealThree(), n.TabledealThreeAlt(), locales.Plain(n.TabledealThreeText()), nil},
		{templates.DealTurnUp, n.TabledealTurnUp(), n.TabledealTurnUpAlt(turnUp).String(), n.RuleLine("trump"), nil},
		{templates.DealRest, n.TabledealRest20(), n.TabledealRest20Alt(), locales.Plain(n.TabledealRestNote()), nil},
		{templates.DealTalon, n.TabledealTalon(), n.TabledealTalonAlt(), locales.Plain(n.TabledealTalonText()), nil},
		{templates.DealExchange, n.TabledealExchange(), n.TabledealExchangeAlt(lowest).String(), n.RuleLine("exchange_20"), hand},
		{templates.DealClose, n.TabledealClose(), n.TabledealCloseAlt(), n.RuleLine("close_how"), nil},
		{templates.DealTricks, n.TabledealTricks(), n.TabledealTricksAlt(), n.RuleLine("keeps"), []string{"As", "Qs"}},
		{templates.DealWrong, n.TabledealWrong(), n.TabledealWrongAlt(), locales.Plain(n.TabledealWrongText()), []string{"Qd"}},
	} {
		steps = append(steps, templates.DealStep{ID: s.id, Title: s.title, Text: []locales.Rich{s.text}, Picture: templates.DealPicture{
			Step: s.id, Hand: o.HandSize(), TurnUp: turnUp.String(), Lowest: lowest.String(), Shown: s.shown, Alt: s.alt,
		}})
	}
	return steps
}
