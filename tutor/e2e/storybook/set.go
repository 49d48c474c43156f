package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func setStories() []Story {
	return []Story{
		{Name: "data", Page: tell(narrator.data)},
		{Name: "set", Page: tell(func(n narrator) templ.Component { return templates.Set(n.set(0)) })},
		{Name: "set-begun", Page: tell(func(n narrator) templ.Component { return templates.Set(n.set(2)) })},
		{Name: "set-done", Page: tell(func(n narrator) templ.Component { return templates.Set(n.set(4)) })},
		{Name: "set-broken", Page: tell(func(n narrator) templ.Component {
			p := n.set(0)
			p.Title, p.Items, p.Of = "", p.Items[:2], 2
			p.Broken, p.Lost = true, []templates.SetLost{{Text: "pzzzzzzzz", Why: n.SetLostGone()}, {Text: "1r.schnapsen.HJL", Why: n.SetLostRecord()}}
			return templates.Set(p)
		})},
		{Name: "set-empty", Page: tell(func(n narrator) templ.Component {
			return templates.Set(templates.SetPage{Page: n.page("/set", templates.SectionLearn, n.SetTitle()), New: n.link("/set/new", n.SetNewTitle())})
		})},
		{Name: "set-item", Page: tell(func(n narrator) templ.Component {
			p := n.seenBoard()
			back := n.link("/set?i=1", n.SetBackTo("Szerda esti kör: a takarás és ami utána jön, harmadik alkalom"))
			p.Page.Set = &back
			return templates.Board(p)
		})},
		setFormStory("setnew", func(narrator, *templates.SetForm) {}),
		setFormStory("setnew-filled", func(n narrator, f *templates.SetForm) {
			f.Title, f.Items, f.Said = "Szerda esti kör", n.setItems(0), n.SetAdded(2)
			f.Link, f.Preview = "https://bummerl.example/hu/set?t=Szerda+esti+k%C3%B6r&i=1-4-9a1c,cfollow,pnx5211p5,drunning.3~a,sfollow.closed", n.link("/set", n.SetPreview())
			f.Part, f.Chapters[1].Open, f.Chapters[1].Steps[1].Ticked = "steps", true, true
		}),
		setFormStory("setnew-refused", func(n narrator, f *templates.SetForm) {
			f.Part, f.Puzzles, f.WhyPuzzles = "puzzles", "nonesuch", []locales.Rich{say(n.SetNoPuzzles("nonesuch"))}
		}),
		setFormStory("setnew-unread", func(n narrator, f *templates.SetForm) {
			f.Part, f.Positions = "positions", "1r.schnapsen.HJLOQIPTUVCWKBEXFRDN.LPdUWHBJTA"
			f.WhyPositions = []locales.Rich{locales.Join(say(f.Positions[:30]+"…:"), say(n.PositionIllegal(10)))}
		}),
		setFormStory("setnew-drill", func(n narrator, f *templates.SetForm) {
			f.Part, f.WhyDrill = "drill", []locales.Rich{say(n.SetNoLevel(6))}
		}),
	}
}

// set is somebody's list, so many of its items done.
func (n narrator) set(done int) templates.SetPage {
	edit := n.link("/set/new?i=1", n.SetEdit())
	p := templates.SetPage{
		Page: n.page("/set", templates.SectionLearn, n.SetTitle()), Title: "Szerda esti kör: takarás <3>", Items: n.setItems(done),
		Done: done, Of: 4, New: n.link("/set/new", n.SetNewTitle()), Edit: &edit,
	}
	if done < p.Of {
		p.Items[done].Next, p.Next = true, &p.Items[done]
	}
	return p
}

// setItems are the items of that list, and a position, which cannot be ticked.
func (n narrator) setItems(done int) []templates.SetItem {
	start := n.form("/count/running", templates.Field{Name: "set", Value: "yes"}, templates.Field{Name: "level", Value: "3"})
	items := []templates.SetItem{
		{Kind: n.SetKindChapter(), Name: n.CourseChapter8Title(), Href: n.href("/learn/follow"), So: 3, Of: 8},
		{Kind: n.SetKindPuzzle(), Name: n.PuzzleName(n.PuzzleClosing(), 57), Note: n.PuzzleLevelEasy(), Href: n.href("/puzzles/nx5211p5")},
		{Kind: n.SetKindDrill(), Name: n.DrillRunningName(), Note: n.CountLevelOf(3, 8) + " · " + n.DrillClock(), Href: n.href("/count/running"), Start: &start},
		{Kind: n.SetKindStep(), Name: n.FollowClosedTitle(), Note: n.CourseChapter8Title(), Href: n.href("/learn/follow-again-closed")},
		{Kind: n.SetKindPosition(), Name: n.SetPosition(1), Note: n.TrumpOf("h"), Href: n.href("/board?p=1bfw")},
	}
	for i := range items[:4] {
		items[i].Ticked, items[i].Done = true, i < done
	}
	return items
}

// setFormStory is the form in which such a list is put together.
func setFormStory(name string, fill func(narrator, *templates.SetForm)) Story {
	form := func(n narrator) templates.SetForm {
		f := templates.SetForm{
			Form: n.form("/set/new", templates.Field{Name: "i"}),
			Chapters: []templates.SetChapter{
				{Number: 1, Title: n.CourseChapter1Title(), Steps: []templates.SetStep{{Value: "cfirst", Label: n.SetWholeChapter()}}},
				{Number: 8, Title: n.CourseChapter8Title(), Steps: []templates.SetStep{
					{Value: "cfollow", Label: n.SetWholeChapter()}, {Value: "sfollow.open", Label: n.FollowOpenTitle()},
					{Value: "sfollow.closed", Label: n.FollowClosedTitle()},
				}},
			},
			Themes: []templates.Choice{{Value: "closing", Label: n.PuzzleClosing()}}, Theme: "closing", Many: "5",
			Levels:      []templates.Choice{{Label: n.PuzzleLevelAll()}, {Value: "easy", Label: n.PuzzleLevelEasy()}},
			Drills:      []templates.Choice{{Value: "running", Label: n.SetDrillLevels(n.DrillRunningName(), 8)}},
			DrillLevels: []templates.Choice{{Value: "1", Label: "1"}, {Value: "2", Label: "2"}}, DrillLevel: "1",
			Set: templates.CountSet{Adapt: true},
		}
		fill(n, &f)
		return f
	}
	return Story{
		Name: name, Region: "set",
		Page: tell(func(n narrator) templ.Component {
			return templates.SetNew(templates.SetNewPage{Page: n.page("/set/new", templates.SectionLearn, n.SetNewTitle()), Set: form(n)})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.SetFragment(n.look(), form(n)) }),
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
