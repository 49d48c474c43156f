package storybook

import (
	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
)

func houseStories() []Story {
	return []Story{
		houseStory("house", func(narrator, *templates.House) {}),
		houseStory("house-changed", narrator.changeHouse),
		houseStory("house-yours", func(n narrator, h *templates.House) {
			n.changeHouse(h)
			h.Yours = true
		}),
		houseStory("house-refused", func(n narrator, h *templates.House) {
			n.changeHouse(h)
			h.Broken = true
			h.Refused = []templates.HouseFault{
				{Text: n.HouseFaultOption("joker")},
				{Text: n.HouseFaultNumber(n.OptionTarget(), "100", 1, 99), Option: "target", Label: n.OptionTarget()},
				{Text: n.HouseFaultContradiction(n.RuleKnockTrue(), n.RuleSixtySixAutomatic()), Option: "knock", Label: n.OptionKnock()},
			}
			for i, s := range h.Sections {
				for j, o := range s.Options {
					if o.ID == "target" {
						h.Sections[i].Options[j].Value, h.Sections[i].Options[j].Invalid = "100", true
					}
				}
			}
		}),
		houseStory("house-unread", func(n narrator, h *templates.House) {
			h.Unread, h.Refused = true, []templates.HouseFault{{Text: n.HouseFaultVariant("whist")}}
		}),
		{Name: "house-whole", Page: tell(func(n narrator) templ.Component {
			p := n.ruleBook()
			p.Variant = templates.VariantCard{Name: houseName, Line: n.HouseChanged(3, n.VariantName("knock"))}
			p.House = &templates.Link{Href: n.href("/rules/house"), Label: n.HouseChange()}
			return templates.RuleBook(p)
		})},
	}
}

// houseName is a long one, with letters of other languages.
const houseName = "Csütörtöki társaság a Löwenbräu-Stüberl"

func houseStory(name string, change func(narrator, *templates.House)) Story {
	house := func(n narrator) templates.House {
		h := n.house()
		change(n, &h)
		return h
	}
	return Story{
		Name: name, Region: "house",
		Page: tell(func(n narrator) templ.Component {
			return templates.HouseRules(templates.HousePage{Page: n.page("/rules/house", templates.SectionRules, n.HouseTitle()), House: house(n)})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.HouseFragment(n.look(), house(n)) }),
	}
}

// house are the rules of a variant, nothing of them changed.
func (n narrator) house() templates.House {
	o := options("knock")
	h := templates.House{
		Form: n.form("/rules/house", templates.Field{Name: "from", Value: "knock"}), Title: n.VariantName("knock"),
		Base: "knock", BaseName: n.VariantName("knock"), Sentences: n.Rules(o), Own: n.VariantName(n.variant()),
		Whole: n.link("/rules/house/whole", n.RulespageWhole()), Link: "https://bummerl.example" + n.href("/rules/house?c=54c1&r=1h.knock"),
	}
	for _, id := range rules.Variants() {
		h.Bases = append(h.Bases, templates.Choice{Value: id, Label: n.VariantName(id)})
	}
	for _, section := range [][]string{{"follow", "follow"}, {"close", "close_min", "failed_close", "close_score"}, {"bids", "kontra", "knock"}, {"match", "target", "drawn"}} {
		s := templates.HouseSection{ID: section[0], Title: n.RuleSection(section[0])}
		for _, name := range section[1:] {
			s.Options = append(s.Options, n.houseOption(o, name))
		}
		h.Sections = append(h.Sections, s)
	}
	return h
}

func (n narrator) houseOption(o rules.Options, name string) templates.HouseOption {
	opt, _ := rules.FindOption(name)
	value := opt.Value(o)
	h := templates.HouseOption{ID: name, Label: n.OptionName(name), Value: value, Sentence: n.Rule(opt, value)}
	if name == "target" {
		h.Low, h.High, h.Range = 1, 99, n.HouseRange(1, 99)
		return h
	}
	if name == "drawn" {
		h.Idle = n.HouseIdle()
	}
	h.Row = opt.Kind == rules.NumberOption
	for _, v := range opt.Values {
		c := templates.Choice{Value: v, Label: n.Rule(opt, v)}
		if h.Row {
			c.Label = v
		} else if v == value {
			c.Note = n.HouseUsual()
		}
		h.Choices = append(h.Choices, c)
	}
	return h
}

// changeHouse changes some of it.
func (n narrator) changeHouse(h *templates.House) {
	h.Title, h.Name = houseName, houseName
	before := options("knock")
	for _, change := range [][2]string{{"close_min", "3"}, {"failed_close", "trickless-at-end"}, {"kontra", "true"}, {"target", "11"}} {
		opt, _ := rules.FindOption(change[0])
		usual := opt.Value(before)
		h.Changes = append(h.Changes, templates.HouseChange{
			Option: opt.Name, Label: n.OptionName(opt.Name), Text: n.Rule(opt, change[1]), Instead: n.HouseInstead(n.Rule(opt, usual)),
			Undo: n.href("/rules/house?r=1h.knock"),
		})
		for i, s := range h.Sections {
			for j, o := range s.Options {
				if o.ID == opt.Name {
					h.Sections[i].Options[j].Value, h.Sections[i].Options[j].Sentence = change[1], n.Rule(opt, change[1])
					h.Sections[i].Options[j].Changed = n.HouseMark(n.ValueName(opt, usual))
				}
			}
		}
	}
	title, _ := n.RuleTry("knock")
	h.Tries = []templates.Link{n.link("/rules/house/knock", n.RuletryTitle(title))}
	h.Link = "https://bummerl.example" + n.href("/rules/house?c=9b0e&r=1h.knock~close_min-3~failed_close-trickless-at-end~kontra-true~target-11&n=Cs%C3%BCt%C3%B6rt%C3%B6ki")
}
