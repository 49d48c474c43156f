package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// tryStory is a table on which a rule can be tried.
func tryStory(name string, try func(narrator) templates.RuleTry) Story {
	return Story{
		Name: name, Region: "try",
		Page: tell(func(n narrator) templ.Component {
			t := try(n)
			return templates.RuleTable(templates.RuleTryPage{
				Page: n.page("/rules/schnapsen/closed", templates.SectionRules, n.RuletryTitle(t.Title)), Try: t,
			})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.RuleTryFragment(n.look(), try(n)) }),
		table:    func(n narrator) templates.Table { return try(n).Table },
	}
}

// ruleTry is a card to be followed once the talon is closed.
func (n narrator) ruleTry() templates.RuleTry {
	table := n.lessonTable(n.strict())
	table.Form = n.form("/rules/schnapsen/closed", templates.Field{Name: "line", Value: ""})
	return templates.RuleTry{
		Title: n.RuletryClosed(), Variant: n.VariantSchnapsen(), Task: say(n.RuletryClosedTask()), Table: table,
		Again:   n.link("/rules/schnapsen/closed", n.RuletryAgain()),
		Back:    n.link("/rules/schnapsen#follow", n.RuletryBack()),
		Section: n.ruleSection("follow", "must_follow", "must_trump", "free"),
	}
}

// ruleTried is a table whose hand is over.
func (n narrator) ruleTried() templates.RuleTry {
	t := n.ruleTry()
	t.Table = n.lessonTable(n.usedUp())
	t.Over = true
	t.Feedback = &templates.Feedback{Mood: templates.Right, Title: n.HandWon(), Text: []locales.Rich{say(n.HandWhyClaimedWon(67))}}
	return t
}

// compareStory holds the variants against each other, the learner's own first.
func compareStory(name string, only bool, variants ...string) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.ComparePage{
			Page: n.page("/rules/compare", templates.SectionRules, n.CompareTitle()), Form: n.form("/rules/compare"), Only: only,
		}
		for _, id := range rules.Variants() {
			page.Choices = append(page.Choices, templates.CompareChoice{ID: id, Name: n.VariantName(id), Chosen: only && id == "santase"})
		}
		for i, id := range variants {
			page.Columns = append(page.Columns, templates.CompareColumn{Name: n.VariantName(id), Href: n.href("/rules/" + id), Yours: i == 0})
		}
		for _, opt := range rules.OptionList {
			if row := n.compareRow(opt, variants, page.Columns); !only || len(row.Groups) > 1 {
				page.Rows = append(page.Rows, row)
			}
		}
		return templates.Compare(page)
	})}
}

func (n narrator) compareRow(opt rules.Option, variants []string, columns []templates.CompareColumn) templates.CompareRow {
	row := templates.CompareRow{ID: opt.Name, Name: n.OptionName(opt.Name), Href: n.href("/rules/" + variants[0] + "#pack")}
	own, at := opt.Value(options(variants[0])), map[string]int{}
	for i, id := range variants {
		value := opt.Value(options(id))
		cell := templates.CompareCell{Text: n.ValueName(opt, value), Differs: value != own}
		row.Cells = append(row.Cells, cell)
		if _, known := at[value]; !known {
			at[value] = len(row.Groups)
			row.Groups = append(row.Groups, templates.CompareGroup{CompareCell: cell})
		}
		row.Groups[at[value]].Columns = append(row.Groups[at[value]].Columns, columns[i])
	}
	return row
}
