package storybook

import (
	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
)

func rulesStories() []Story {
	return []Story{
		rulesStory("rules", func(narrator) string { return "" }),
		rulesStory("rules-chosen", func(n narrator) string { return n.RulespageChosen() }),
		{Name: "glossary", Page: tell(func(n narrator) templ.Component {
			return templates.Glossary(templates.GlossaryPage{Page: n.page("/glossary", templates.SectionRules, n.GlosspageTitle()), Terms: n.Glossary()})
		})},
	}
}

func rulesStory(name string, notice func(narrator) string) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.RulesPage{Page: n.page("/rules", templates.SectionRules, n.RulespageTitle()), Form: n.form("/rules")}
		page.Notice = notice(n)
		for _, id := range rules.Variants() {
			of := templates.VariantRules{ID: id, Name: n.VariantName(id), Line: n.VariantLine(id), Rules: n.Rules(options(id))}
			if id == n.variant() {
				page.Yours = of
			} else {
				page.Others = append(page.Others, of)
			}
		}
		return templates.Rules(page)
	})}
}
