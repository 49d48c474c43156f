package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
	"bummerl/tutor/tally"
)

// offlineStories are the page without a connection, on a day with puzzles and on one without.
func offlineStories() []Story {
	page := func(n narrator) templates.OfflinePage {
		book := n.ruleBook()
		return templates.OfflinePage{
			Page: n.page("/offline", templates.SectionNone, n.OfflineTitle()), Date: n.DailyDate(30, 11, 2026), Puzzles: n.dailyPuzzles(),
			Rules: book.Variant.Name, Sections: book.Sections, Glossary: n.Glossary(),
			Pad: n.tallyPad(tally.Table{}, n.variant(), nil),
		}
	}
	return []Story{
		{Name: "offline", Page: tell(func(n narrator) templ.Component { return templates.Offline(page(n)) })},
		{Name: "offline-none", Words: true, Page: tell(func(n narrator) templ.Component {
			p := page(n)
			p.Puzzles = nil
			return templates.Offline(p)
		})},
	}
}
