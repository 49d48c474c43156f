package storybook

import (
	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
)

func setStories() []Story {
	return []Story{
		{Name: "data", Page: tell(narrator.data)},
	}
}

// data is the page about the puzzles as a file, with some of its columns.
func (n narrator) data() templ.Component {
	return templates.Data(templates.DataPage{
		Page: n.page("/data", templates.SectionPuzzles, n.DataTitle()), Puzzles: 3000,
		File: templates.Link{Href: "/puzzles.csv", Label: n.DataFile()}, Readme: templates.Link{Href: "/puzzles.md", Label: n.DataReadme()},
		Terms:   templates.Link{Href: "https://creativecommons.org/publicdomain/zero/1.0/", Label: n.DataTermsLink()},
		Collect: n.link("/puzzles", n.DataPuzzles()), Cards: n.DataCards(rules.Clubs, rules.Spades, rules.Hearts, rules.Diamonds),
		Columns: []templates.DataColumn{
			{Name: "id", Text: n.DataColumnName()}, {Name: "position", Text: n.DataColumnPosition()},
			{Name: "guaranteed", Text: n.DataColumnGuaranteed()}, {Name: "permalink", Text: n.DataColumnPermalink()},
		},
		Command: "bummerl puzzles export > puzzles.csv", Example: "https://bummerl.example/puzzles/nx5211p5",
	})
}
