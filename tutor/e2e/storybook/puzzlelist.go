package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/templates"
)

func puzzleListStories() []Story {
	return append(alike(
		puzzleIndexStory("puzzles", 40),
		puzzleIndexStory("puzzles-first", 0),
		puzzleIndexStory("puzzles-all-solved", 200),
	), alike(
		puzzleListStory("puzzles-theme", func(p *templates.PuzzleListPage) {
			p.Puzzles[0].State, p.Puzzles[1].State, p.Puzzles[2].State = templates.Right, templates.Slip, templates.Wrong
			p.Solved = 2
		}),
		puzzleListStory("puzzles-theme-solved", func(p *templates.PuzzleListPage) {
			for i := range p.Puzzles {
				p.Puzzles[i].State = templates.Right
			}
			p.Solved, p.On = p.Of, nil
		}),
	)...)
}

// puzzleIndexStory is the page of all themes with so many solved in each of 200.
func puzzleIndexStory(name string, solved int) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.PuzzleIndexPage{Page: n.page("/puzzles", templates.SectionPuzzles, n.MetaPuzzlesTitle()), Of: 1800, Solved: 9 * solved}
		for i, words := range []struct {
			name, text func(locales.Printer) string
			hand       []string
		}{
			{locales.Printer.PuzzleLastFive, locales.Printer.PuzzleLastFiveText, []string{"Kh", "Qh", "Js"}},
			{locales.Printer.PuzzleClosing, locales.Printer.PuzzleClosingText, []string{"Ah", "Th", ""}},
			{locales.Printer.PuzzleCloseOrNot, locales.Printer.PuzzleCloseOrNotText, []string{"As", "Kd", ""}},
			{locales.Printer.PuzzlePlayOut, locales.Printer.PuzzlePlayOutText, []string{"", "Ac", "Kc"}},
			{locales.Printer.PuzzleDefend, locales.Printer.PuzzleDefendText, []string{"", "", "Td"}},
			{locales.Printer.PuzzleSnapszer, locales.Printer.PuzzleSnapszerText, []string{"Ad", "Td", "Kd"}},
			{locales.Printer.PuzzleTakeOrLetGo, locales.Printer.PuzzleTakeOrLetGoText, []string{"Ks", "As", "Js"}},
			{locales.Printer.PuzzleNowOrLater, locales.Printer.PuzzleNowOrLaterText, []string{"Kc", "Qc", "Jd"}},
			{locales.Printer.PuzzleClaimOrPlay, locales.Printer.PuzzleClaimOrPlayText, []string{"Th", "Kd", "Qd"}},
		} {
			theme := templates.PuzzleTheme{
				Title: words.name(n.Printer), Text: words.text(n.Printer), Href: n.href("/puzzles/" + string(puzzles.Themes()[i])),
				Solved: solved, Of: 200, Hand: words.hand,
			}
			for j, level := range []string{n.PuzzleLevelEasy(), n.PuzzleLevelMedium(), n.PuzzleLevelHard()} {
				of := []int{67, 67, 66}[j]
				theme.Levels = append(theme.Levels, templates.Link{
					Href: theme.Href + "?level=" + string(puzzles.Levels()[j]), Label: n.PuzzleLevelSolved(level, of*solved/200, of),
				})
			}
			if solved < 200 {
				theme.On = &n.puzzleItems()[0]
			}
			page.Themes = append(page.Themes, theme)
		}
		page.Mixed = templates.PuzzleWay{
			Title: n.RatingMixedTitle(), Text: n.RatingMixedText(), Href: n.href("/puzzles/mixed"),
		}
		page.Run = templates.PuzzleWay{Title: n.RunTitle(), Text: n.RunText(), Href: n.href("/puzzles/run")}
		if solved > 0 {
			page.Mixed.Note = n.RatingMixedCounts()
			page.Mixed.Strength, page.Run.Note = &templates.Strength{Value: 1540, Deviation: 80}, n.RunSolved(6)
		}
		return templates.PuzzleIndex(page)
	})}
}

func puzzleListStory(name string, change func(*templates.PuzzleListPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		const path = "/puzzles/closing"
		page := templates.PuzzleListPage{
			Page: n.page(path, templates.SectionPuzzles, n.PuzzleClosing()), Title: n.PuzzleClosing(), Text: n.PuzzleClosingText(),
			Puzzles: n.puzzleItems(), Of: 200, On: &n.puzzleItems()[3], Themes: n.link("/puzzles", n.PuzzleThemesLink()),
			Near: n.link(path+"/next", n.RatingThemeNext()), Strength: &templates.Strength{Value: 1465, Deviation: 131, Provisional: true},
		}
		for i, word := range []string{n.PuzzleLevelAll(), n.PuzzleLevelEasy(), n.PuzzleLevelMedium(), n.PuzzleLevelHard()} {
			page.Tabs = append(page.Tabs, templates.Tab{Link: n.link(path+"?level="+strconv.Itoa(i), word), Current: i == 0})
		}
		forward := n.link(path+"?page=2", n.PuzzlePageForward())
		page.Pager = &templates.Pager{Words: n.PuzzlePageOf(1, 9), Forward: &forward}
		change(&page)
		return templates.PuzzleList(page)
	})}
}

// puzzleItems are a page of puzzles that nobody has tried.
func (n narrator) puzzleItems() []templates.PuzzleItem {
	items := make([]templates.PuzzleItem, 24)
	for i := range items {
		hand := [][]string{{"Ah", "Td", "Kc", "Qc", "Js"}, {"Ac", "Tc", "Jh", "Qh", "Js"}, {"As", "Ts", "Ks", "Qd", "Jd"}}[i%3]
		items[i] = templates.PuzzleItem{
			Number: i + 1, Title: n.PuzzleName(n.PuzzleClosing(), i+1), Href: n.href("/puzzles/closing-" + strconv.Itoa(i+1)), Hand: hand,
			Trump: []string{"h", "c", "d"}[i%3], Level: []string{n.PuzzleLevelEasy(), n.PuzzleLevelMedium(), n.PuzzleLevelHard()}[i/8],
		}
	}
	return items
}
