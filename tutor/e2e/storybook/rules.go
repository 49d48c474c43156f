package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func rulesStories() []Story {
	return []Story{
		rulesStory("rules", func(narrator) string { return "" }),
		rulesStory("rules-chosen", func(n narrator) string { return n.RulespageChosen() }),
		{Name: "rules-book", Page: tell(func(n narrator) templ.Component { return templates.RuleBook(n.ruleBook()) })},
		tryStory("rules-try", narrator.ruleTry),
		tryStory("rules-try-refused", func(n narrator) templates.RuleTry {
			t := n.ruleTry()
			t.Table.Refused = n.IllegalMustFollowSuit(card("Kh"))
			return t
		}),
		tryStory("rules-try-over", narrator.ruleTried),
		compareStory("rules-compare", false, rules.Variants()...),
		compareStory("rules-compare-two", true, "schnapsen", "santase"),
		compareStory("rules-compare-same", true, "schnapsen"),
		{Name: "rules-elsewhere", Page: tell(func(n narrator) templ.Component { return templates.Elsewhere(n.elsewhere()) })},
		glossaryStory("glossary", "", 99),
		glossaryStory("glossary-search", "t", 2),
		glossaryStory("glossary-nothing", "xyz", 0),
	}
}

func rulesStory(name string, notice func(narrator) string) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.RulesPage{
			Page: n.page("/rules", templates.SectionRules, n.RulespageTitle()), Form: n.form("/rules"),
			Yours: n.variantCard(n.variant()), YoursRules: n.Rules(options(n.variant())),
			Ways: []templates.Link{
				n.link("/rules/"+n.variant(), n.RulespageWhole()), {Href: "#variants", Label: n.RulespageAll()}, n.link("/table/deal", n.TabledealLink()), n.link("/tally", n.TallyLink()),
			},
			Family: n.ruleSection("family", "family_sixty_six", "family_more"),
		}
		page.Notice = notice(n)
		for _, id := range rules.Variants() {
			page.Variants = append(page.Variants, n.variantCard(id))
		}
		return templates.Rules(page)
	})}
}

func (n narrator) variantCard(id string) templates.VariantCard {
	return templates.VariantCard{
		ID: id, Name: n.VariantName(id), Line: n.VariantLine(id), Where: n.VariantWhere(id), Href: n.href("/rules/" + id),
		Yours: id == n.variant(),
	}
}

func (n narrator) ruleSection(id string, lines ...string) templates.RuleSection {
	s := templates.RuleSection{ID: id, Title: n.RuleSection(id)}
	for _, line := range lines {
		s.Sentences = append(s.Sentences, templates.RuleSentence{Text: n.RuleLine(line)})
	}
	return s
}

// ruleBook are two sections of the rules that the learner does not play by.
func (n narrator) ruleBook() templates.RuleBookPage {
	follow := n.ruleSection("follow", "must_follow", "must_trump", "free")
	follow.Tries = []templates.Link{n.link("/rules/sharp/open", n.RuletryTitle(n.RuletryOpen()))}
	chapter := n.link("/learn/follow", n.RulespageChapter(n.CourseChapter8Title()))
	follow.Chapter = &chapter
	end := n.ruleSection("close", "close_how", "close_then", "close_must")
	end.Sentences = append(end.Sentences, templates.RuleSentence{
		Text: say(n.RuleCloseMin(2)), Subject: n.OptionCloseMin(), Range: n.RulespageRange(2, 6),
		Others: []templates.RuleOther{{Text: n.RuleCloseMin(4), Variants: []string{n.VariantSantase(), n.VariantKnock()}}},
	}, templates.RuleSentence{
		Text: say(n.RuleLateMarriageTrue()), Subject: n.OptionLateMarriage(), Others: []templates.RuleOther{{Text: n.RuleLateMarriageFalse()}},
	})
	return templates.RuleBookPage{
		Page:    n.page("/rules/sharp", templates.SectionRules, n.RulespageBookTitle(n.VariantSharp())),
		Variant: n.variantCard("sharp"), Own: n.VariantName(n.variant()), Form: n.form("/rules"),
		Sections: []templates.RuleSection{follow, end},
		Ways:     []templates.Link{n.link("/rules", n.RulespageAll()), n.link("/rules/compare", n.CompareTitle())},
	}
}

func (n narrator) elsewhere() templates.ElsewherePage {
	page := templates.ElsewherePage{Page: n.page("/rules/elsewhere", templates.SectionRules, n.ElsewhereTitle())}
	_, _, _, points := locales.RuleWords()
	for _, id := range points {
		d := n.Dispute(id)
		page.Disputes = append(page.Disputes, templates.RuleDispute{
			ID: id, Title: d.Title, Read: d.Read, Here: d.Here,
			Rule: n.link("/rules/"+n.variant()+"#claim", n.ElsewhereRule(n.RuleSection("claim"))),
		})
	}
	return page
}

func glossaryStory(name, query string, most int) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.GlossaryPage{
			Page: n.page("/glossary", templates.SectionRules, n.GlosspageTitle()), Search: n.form("/glossary"), Query: query,
		}
		for i, g := range n.Glossary() {
			if i == most {
				break
			}
			term := templates.GlossaryTerm{Gloss: g, Example: n.Example(g.ID)}
			for _, lang := range locales.Langs {
				if other, ok := locales.New(lang, n.Pack()).Gloss(g.ID); ok && lang != n.Lang() {
					term.Elsewhere = append(term.Elsewhere, templates.ForeignName{Lang: lang, Name: other.Name})
				}
			}
			page.Terms = append(page.Terms, term)
		}
		return templates.Glossary(page)
	})}
}
