package web

import (
	"net/http"
	"net/url"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// tableDealPath tells how real cards are dealt; its query may name the rules (r) as that of the pad does.
const tableDealPath = "/table/deal"

// tableDeal shows how cards are shuffled, cut and dealt under the learner's rules, or those that the address names.
func (s *Site) tableDeal(v *visit) error {
	set, _ := v.tallyRules(v.QueryParam("r"))
	page := templates.TableDealPage{
		Page:  v.page(templates.SectionRules, v.p.TabledealTitle(), v.p.TabledealMeta()),
		By:    v.p.TabledealBy(v.rulesName(set.variant, set.options)),
		Steps: v.dealSteps(set.options),
		Ways: []templates.Link{
			{Href: v.href("/learn/deal"), Label: v.p.RulespageChapter(courseWords["deal"].title(v.p))},
			{Href: v.href(tallyPath), Label: v.p.TallyLink()},
		},
	}
	other, label := "snapszli24", v.p.TabledealWith24()
	if set.options.Cards == 24 {
		other, label = "schnapsen", v.p.TabledealWith20()
	}
	page.Others = []templates.Link{{Href: v.href(tableDealPath) + "?" + url.Values{"r": {other}}.Encode(), Label: label}}
	return v.show(http.StatusOK, templates.TableDeal(page))
}

// The cards that the pictures show: the turned-up one, a hand, a trick, and one that was seen by mistake.
var (
	dealtTurnUp = rules.NewCard(rules.King, rules.Hearts)
	dealtHand   = []string{"Ac", "Tc", "Ks", "Qd", "Jd"}
	dealtTrick  = []string{"As", "Qs"}
	dealtSeen   = []string{"Qd"}
)

// dealSteps are the steps in order, each said in the words of the reference where it has them.
func (v *visit) dealSteps(o rules.Options) []templates.DealStep {
	p, plain := v.p, locales.Plain
	lowest := o.LowestTrump(dealtTurnUp.Suit())
	many, hand := "_20", o.HandSize()
	rest, restText, restAlt := p.TabledealRest20(), p.TabledealRest20Text(), p.TabledealRest20Alt()
	if o.Cards == 24 {
		many = "_24"
		rest, restText, restAlt = p.TabledealRest24(), p.TabledealRest24Text(), p.TabledealRest24Alt()
	}
	step := func(id, title string, picture templates.DealPicture, text ...locales.Rich) templates.DealStep {
		picture.Step, picture.Hand, picture.TurnUp, picture.Lowest = id, hand, dealtTurnUp.String(), lowest.String()
		return templates.DealStep{ID: id, Title: title, Text: text, Picture: picture}
	}
	exchange := []locales.Rich{p.RuleLine("exchange" + many), plain(p.TabledealExchangeText()), p.RuleLine("exchange_open"), v.ruleOf(o, "swap_min")}
	closing := []locales.Rich{p.RuleLine("close_how"), p.RuleLine("close_then"), v.ruleOf(o, "close_min")}
	if o.FirstTrickBan {
		exchange = append(exchange, v.ruleOf(o, "first_trick_ban"))
	}
	return []templates.DealStep{
		step(templates.DealShuffle, p.TabledealShuffle(), templates.DealPicture{Alt: p.TabledealShuffleAlt()}, plain(p.TabledealShuffleText(int(o.Cards)))),
		step(templates.DealCut, p.TabledealCut(), templates.DealPicture{Alt: p.TabledealCutAlt()}, p.RuleLine("dealer"), plain(p.TabledealCutText())),
		step(templates.DealThree, p.TabledealThree(), templates.DealPicture{Alt: p.TabledealThreeAlt()}, plain(p.TabledealThreeText())),
		step(templates.DealTurnUp, p.TabledealTurnUp(), templates.DealPicture{Alt: p.TabledealTurnUpAlt(dealtTurnUp).String()},
			plain(p.TabledealTurnUpText()), p.RuleLine("trump")),
		step(templates.DealRest, rest, templates.DealPicture{Alt: restAlt}, plain(restText), plain(p.TabledealRestNote())),
		step(templates.DealTalon, p.TabledealTalon(), templates.DealPicture{Alt: p.TabledealTalonAlt()},
			plain(p.TabledealTalonText()), p.RuleLine("talon"+many), p.RuleLine("forehand")),
		step(templates.DealExchange, p.TabledealExchange(), templates.DealPicture{Alt: p.TabledealExchangeAlt(lowest).String(), Shown: dealtHand[:hand-1]}, exchange...),
		step(templates.DealClose, p.TabledealClose(), templates.DealPicture{Alt: p.TabledealCloseAlt()}, closing...),
		step(templates.DealTricks, p.TabledealTricks(), templates.DealPicture{Alt: p.TabledealTricksAlt(), Shown: dealtTrick},
			plain(p.TabledealTricksText()), v.ruleOf(o, "look_back")),
		step(templates.DealWrong, p.TabledealWrong(), templates.DealPicture{Alt: p.TabledealWrongAlt(), Shown: dealtSeen}, plain(p.TabledealWrongText())),
	}
}

// ruleOf says a rule as an option has it.
func (v *visit) ruleOf(o rules.Options, name string) locales.Rich {
	opt, ok := rules.FindOption(name)
	if !ok {
		return nil
	}
	return locales.Plain(v.p.Rule(opt, opt.Value(o)))
}
