package web

import (
	"net/http"
	"slices"
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/rulebook"
)

// printPart ends the address of rules on one page, to be printed: /rules/VARIANT/print, or /rules/house/print.
const printPart = "print"

// printPath is the address of that page below the language. On paper it goes to others, so that of house rules carries them
// even where they are the learner's own.
func (set ruleset) printPath() string {
	set.linked = set.id == tutor.VariantHouse
	return set.path(printPart)
}

// tabled are the sentences of the reference that the tables of the printed page say.
var tabled = []string{"values_20", "values_24", "scale_one", "scale_two", "scale_three"}

// printRules shows rules on one page of paper.
func (s *Site) printRules(v *visit) error {
	set, err := v.rulesetHere()
	if err != nil {
		return err
	}
	if cut := v.houseCut(set); cut != "" {
		return v.Redirect(http.StatusSeeOther, cut)
	}
	name, own := v.rulesetName(set), set.house().base()
	page := templates.RulesPrintPage{
		Page: v.page(templates.SectionRules, v.p.PrintTitle(name), v.p.PrintMeta(name)),
		Name: name,
		Back: templates.Link{Href: v.setHref(set, ""), Label: v.p.PrintBack()},
	}
	page.Query, page.Button = set.query(), printButton(v.p)
	if set.id == tutor.VariantHouse {
		v.noIndex()
		page.Canonical = set.printPath()
	}
	if own != set.options {
		page.From = v.p.PrintFrom(v.p.VariantName(set.variant))
	}
	for _, section := range rulebook.Sections() {
		page.Sections = append(page.Sections, v.printSection(section, set.options, own))
	}
	for _, rank := range ranksOf(set.options) {
		page.Values = append(page.Values, templates.PrintRow{Name: v.p.RankName(rank), Value: strconv.Itoa(rank.Points())})
	}
	page.Pairs = []templates.PrintRow{{Name: v.p.PrintPair(), Value: "20"}, {Name: v.p.PrintPairTrump(), Value: "40"}}
	page.Points = v.printPoints(set.options)
	return v.show(http.StatusOK, templates.RulesPrint(page))
}

// printSection is a section of the reference in plain sentences; those of options that are not as in own, the variant, are
// marked.
func (v *visit) printSection(s rulebook.Section, o, own rules.Options) templates.PrintSection {
	section := templates.PrintSection{Title: v.p.RuleSection(s.ID)}
	for _, line := range s.Held(o) {
		sentence := templates.PrintSentence{Text: v.p.RuleLine(line.ID).String()}
		opt, ok := rules.FindOption(line.Option)
		switch {
		case slices.Contains(tabled, line.ID):
			continue
		case line.ID == "" && ok:
			sentence = templates.PrintSentence{Text: v.p.Rule(opt, opt.Value(o)), Changed: opt.Value(o) != opt.Value(own)}
		}
		section.Sentences = append(section.Sentences, sentence)
	}
	return section
}

// ranksOf gives the ranks of the pack, the highest first.
func ranksOf(o rules.Options) []rules.Rank {
	var list []rules.Rank
	for c := range rules.Pack(int(o.Cards)).OfSuit(rules.Hearts).All() {
		list = append(list, c.Rank())
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// printPoints is the table of what a hand is worth.
func (v *visit) printPoints(o rules.Options) []templates.PrintRow {
	rows := []templates.PrintRow{
		{Name: v.p.PrintWinOne(), Value: "1"}, {Name: v.p.PrintWinTwo(), Value: "2"}, {Name: v.p.PrintWinThree(), Value: "3"},
	}
	for _, name := range []string{"failed_close", "false_claim"} {
		if opt, ok := rules.FindOption(name); ok && rulebook.Matters(o, name) {
			rows = append(rows, templates.PrintRow{Name: v.p.OptionName(name), Value: v.p.ValueName(opt, opt.Value(o))})
		}
	}
	return rows
}

// printButton is what print pages offer where scripts run, and say where they do not.
func printButton(p locales.Printer) templates.PrintButton {
	return templates.PrintButton{Label: p.PrintButton(), Without: p.PrintWithout()}
}
