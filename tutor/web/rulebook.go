package web

import (
	"net/http"
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/rulebook"
)

// ruleBook shows the whole game under the rules of a variant.
func (s *Site) ruleBook(v *visit) error {
	set, err := v.rulesetHere()
	if err != nil {
		return err
	}
	return v.showBook(set)
}

// wholeHouse shows it under house rules.
func (s *Site) wholeHouse(v *visit) error {
	set := v.rulesetHouse()
	if cut := v.houseCut(set); cut != "" {
		return v.Redirect(http.StatusSeeOther, cut)
	}
	return v.showBook(set)
}

func (v *visit) showBook(set ruleset) error {
	name, own := v.rulesetName(set), v.rulesetOwn()
	page := templates.RuleBookPage{
		Page:    v.page(templates.SectionRules, v.p.RulespageBookTitle(name), v.p.RulespageBookMeta(name)),
		Variant: v.variantCard(set.id),
		Own:     v.rulesetName(own),
		Ways: []templates.Link{
			{Href: v.href("/rules") + "#variants", Label: v.p.RulespageAll()},
			{Href: v.href("/rules/compare") + "?with=" + set.id, Label: v.p.CompareTitle()},
			{Href: v.href("/rules/elsewhere"), Label: v.p.ElsewhereTitle()},
			{Href: v.href(set.printPath()), Label: v.p.PrintLink()},
		},
		Form: templates.Form{Action: v.href("/rules")},
	}
	if set.id == tutor.VariantHouse {
		v.bookOfHouse(&page, set)
	} else {
		page.Preview = v.pagePreview("/rules/" + set.id)
	}
	for _, section := range rulebook.Sections() {
		page.Sections = append(page.Sections, v.ruleSection(set, section))
	}
	return v.show(http.StatusOK, templates.RuleBook(page))
}

// bookOfHouse tells in the reference of house rules what they are; they are chosen where they can be changed too.
func (v *visit) bookOfHouse(page *templates.RuleBookPage, set ruleset) {
	v.noIndex()
	page.Canonical = set.path("")
	h, variant := set.house(), v.p.VariantName(set.variant)
	page.Variant = templates.VariantCard{Name: v.rulesetName(set), Line: v.p.HouseNone(variant), Yours: v.yours(h)}
	if changed := h.changed(); len(changed) > 0 {
		page.Variant.Line = v.p.HouseChanged(len(changed), variant)
	}
	page.House = &templates.Link{Href: v.href(housePath) + "?" + h.query(), Label: v.p.HouseChange()}
	page.Ways[1].Href = v.href("/rules/compare") + "?with=" + set.variant
}

// ruleSection fills a section of the reference as it stands under the rules.
func (v *visit) ruleSection(set ruleset, s rulebook.Section) templates.RuleSection {
	section := templates.RuleSection{ID: s.ID, Title: v.p.RuleSection(s.ID)}
	for _, line := range s.Held(set.options) {
		section.Sentences = append(section.Sentences, v.ruleSentence(set.options, line))
	}
	for _, id := range s.Tries {
		if _, ok := rulebook.FindTry(id, set.options); ok {
			title, _ := v.p.RuleTry(id)
			section.Tries = append(section.Tries, templates.Link{
				Href: v.href(set.path(id)), Label: v.p.RuletryTitle(title),
			})
		}
	}
	if words, ok := courseWords[s.Chapter]; ok {
		section.Chapter = &templates.Link{Href: v.href("/learn/" + s.Chapter), Label: v.p.RulespageChapter(words.title(v.p))}
	}
	return section
}

// ruleSentence says a line of the reference; where it is an option's, with what other tables say.
func (v *visit) ruleSentence(o rules.Options, line rulebook.Line) templates.RuleSentence {
	if line.ID != "" {
		return templates.RuleSentence{Text: v.p.RuleLine(line.ID)}
	}
	opt, ok := rules.FindOption(line.Option)
	if !ok {
		return templates.RuleSentence{}
	}
	in := opt.Value(o)
	s := templates.RuleSentence{Text: locales.Plain(v.p.Rule(opt, in)), Subject: v.p.OptionName(opt.Name)}
	for _, value := range opt.Values {
		names := v.playedWith(opt, value)
		if value == in || len(names) == 0 && opt.Kind == rules.NumberOption {
			continue
		}
		s.Others = append(s.Others, templates.RuleOther{Text: v.p.Rule(opt, value), Variants: names})
	}
	if low, high, ok := rangeOf(opt); ok && len(s.Others) > 0 {
		s.Range = v.p.RulespageRange(low, high)
	}
	return s
}

// playedWith names the variants in which an option has the value.
func (v *visit) playedWith(opt rules.Option, value string) []string {
	var names []string
	for _, id := range rules.Variants() {
		if o, err := rules.Variant(id); err == nil && opt.Value(o) == value {
			names = append(names, v.p.VariantName(id))
		}
	}
	return names
}

// rangeOf gives the least and the greatest value of an option that is a number with more than two values.
func rangeOf(opt rules.Option) (low, high int, ok bool) {
	if opt.Kind != rules.NumberOption || len(opt.Values) < 3 {
		return 0, 0, false
	}
	low, errLow := strconv.Atoi(opt.Values[0])
	high, errHigh := strconv.Atoi(opt.Values[len(opt.Values)-1])
	return low, high, errLow == nil && errHigh == nil
}
