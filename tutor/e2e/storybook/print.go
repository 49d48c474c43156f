package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/rulebook"
)

// printStories are pages of paper.
func printStories() []Story {
	return []Story{
		{Name: "print-rules", Page: tell(func(n narrator) templ.Component { return templates.RulesPrint(n.rulesPrint("knock", "")) })},
		{Name: "print-rules-house", Page: tell(func(n narrator) templ.Component {
			p := n.rulesPrint("snapszli24", n.PrintFrom(n.VariantSnapszli24()))
			p.Sections[3].Sentences[0].Changed = true
			return templates.RulesPrint(p)
		})},
	}
}

// rulesPrint are the rules of a variant on one page.
func (n narrator) rulesPrint(variant, from string) templates.RulesPrintPage {
	o := options(variant)
	p := templates.RulesPrintPage{
		Page: n.page("/rules/"+variant+"/print", templates.SectionRules, n.PrintTitle(n.VariantName(variant))), Name: n.VariantName(variant), From: from,
		Button: n.printButton(), Back: n.link("/rules/"+variant, n.PrintBack()),
		Pairs:  []templates.PrintRow{{Name: n.PrintPair(), Value: "20"}, {Name: n.PrintPairTrump(), Value: "40"}},
		Points: []templates.PrintRow{{Name: n.PrintWinOne(), Value: "1"}, {Name: n.PrintWinTwo(), Value: "2"}, {Name: n.PrintWinThree(), Value: "3"}},
	}
	for _, rank := range []rules.Rank{rules.Ace, rules.Ten, rules.King, rules.Queen, rules.Jack} {
		p.Values = append(p.Values, templates.PrintRow{Name: n.RankName(rank), Value: strconv.Itoa(rank.Points())})
	}
	for _, s := range rulebook.Sections() {
		section := templates.PrintSection{Title: n.RuleSection(s.ID)}
		for _, line := range s.Held(o) {
			text := n.RuleLine(line.ID).String()
			if opt, ok := rules.FindOption(line.Option); ok && line.ID == "" {
				text = n.Rule(opt, opt.Value(o))
			}
			section.Sentences = append(section.Sentences, templates.PrintSentence{Text: text})
		}
		p.Sections = append(p.Sections, section)
	}
	return p
}

func (n narrator) printButton() templates.PrintButton {
	return templates.PrintButton{Label: n.PrintButton(), Without: n.PrintWithout()}
}

// worksheetStories are a set on paper: a page with a position of each kind, and its solutions.
func worksheetStories() []Story {
	story := func(name string, fill func(narrator, *templates.WorksheetPage)) Story {
		return Story{Name: name, Page: tell(func(n narrator) templ.Component {
			p := templates.WorksheetPage{
				Page: n.page("/worksheet", templates.SectionLearn, n.WorksheetTitle()), Button: n.printButton(), Back: n.link("/set?i=1", n.SetBack()),
			}
			fill(n, &p)
			return templates.Worksheet(p)
		})}
	}
	return []Story{
		story("worksheet", func(n narrator, p *templates.WorksheetPage) {
			p.Title, p.More = "Szerda esti kör: takarás <3>", 2
			for i, e := range []templates.Exercise{n.shownPuzzle(), n.shownPack(), n.shownChoice()} {
				if i%4 == 0 {
					p.Sheets = append(p.Sheets, nil)
				}
				e.Answer, e.Proof = []locales.Rich{say(n.PuzzleNotCertain())}, []locales.Rich{say(n.PuzzleBestPlan(240, 252))}
				p.Sheets[i/4] = append(p.Sheets[i/4], templates.WorksheetTask{Number: i + 1, Exercise: e})
			}
		}),
		story("worksheet-nothing", func(narrator, *templates.WorksheetPage) {}),
	}
}
