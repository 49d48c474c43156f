package web

import (
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/rulebook"
)

// house fills the region of the editor.
func (v *visit) house(d houseDraft) templates.House {
	h := templates.House{
		Form: templates.Form{
			Action: v.href(housePath), Fields: []templates.Field{{Name: "from", Value: d.variant}},
		},
		Title: d.title(v), Name: d.name, Base: d.variant, BaseName: v.p.VariantName(d.variant), Bases: v.variantChoices(),
		Broken: d.broken, Refused: v.ruleFaults(d.faults), Sentences: v.inForce(d.options),
		Yours: v.yours(d.houseRules), Link: v.site.BaseURL + v.href(housePath) + "?" + d.query(),
	}
	h.Unread = len(d.typed) == 0 && len(d.options.Contradictions()) == 0
	if !h.Yours {
		by := v.playsBy()
		h.Own = v.rulesName(by.Variant, by.Options)
	}
	base, set := d.base(), d.ruleset(true)
	h.Whole = templates.Link{Href: v.href(set.path("")), Label: v.p.RulespageWhole()}
	for _, section := range rulebook.Sections() {
		shown, before := templates.HouseSection{ID: section.ID, Title: v.p.RuleSection(section.ID)}, len(h.Changes)
		for _, line := range section.Lines {
			opt, ok := rules.FindOption(line.Option)
			if !ok || line.ID != "" {
				continue
			}
			shown.Options = append(shown.Options, v.houseOption(d, base, opt))
			if opt.Value(d.options) != opt.Value(base) {
				h.Changes = append(h.Changes, v.houseChange(d, base, opt))
			}
		}
		if len(shown.Options) > 0 {
			h.Sections = append(h.Sections, shown)
		}
		if len(h.Changes) > before {
			h.Tries = append(h.Tries, v.ruleSection(set, section).Tries...)
		}
	}
	return h
}

// title is what rules are called on their own page.
func (h houseRules) title(v *visit) string {
	switch {
	case h.name != "":
		return h.name
	case h.options == h.base():
		return v.p.VariantName(h.variant)
	}
	return v.p.VariantHouse()
}

// houseChange tells of an option that is not as the variant has it; its link takes that back.
func (v *visit) houseChange(d houseDraft, base rules.Options, opt rules.Option) templates.HouseChange {
	back := d.houseRules
	if o, err := opt.With(back.options, opt.Value(base)); err == nil {
		back.options = o
	}
	return templates.HouseChange{
		Option: opt.Name, Label: v.p.OptionName(opt.Name), Text: v.p.Rule(opt, opt.Value(d.options)),
		Instead: v.p.HouseInstead(v.p.Rule(opt, opt.Value(base))), Undo: v.href(housePath) + "?" + back.query(),
	}
}

// houseOption offers the values of an option: each with its sentence, or as a number with the sentence of the one chosen.
func (v *visit) houseOption(d houseDraft, base rules.Options, opt rules.Option) templates.HouseOption {
	value, usual := opt.Value(d.options), opt.Value(base)
	o := templates.HouseOption{ID: opt.Name, Label: v.p.OptionName(opt.Name), Value: value, Sentence: v.p.Rule(opt, value)}
	if value != usual {
		o.Changed = v.p.HouseMark(v.p.ValueName(opt, usual))
	}
	if !rulebook.Matters(d.options, opt.Name) {
		o.Idle = v.p.HouseIdle()
	}
	low, high, numbers := rangeOf(opt)
	if numbers && high-low > mostSegments {
		o.Low, o.High, o.Range = low, high, v.p.HouseRange(low, high)
		if typed, ok := d.typed[opt.Name]; ok {
			o.Value, o.Invalid = typed, true
		}
		return o
	}
	o.Row = numbers
	for _, value := range opt.Values {
		choice := templates.Choice{Value: value, Label: v.p.Rule(opt, value)}
		if numbers {
			choice.Label = value
		} else if value == usual {
			choice.Note = v.p.HouseUsual()
		}
		o.Choices = append(o.Choices, choice)
	}
	return o
}

// mostSegments is how far apart the least and the greatest number may be that stand in one row; others are typed.
const mostSegments = 5

// variantChoices are the variants to start from.
func (v *visit) variantChoices() []templates.Choice {
	var list []templates.Choice
	for _, name := range rules.Variants() {
		list = append(list, templates.Choice{Value: name, Label: v.p.VariantName(name)})
	}
	return list
}
