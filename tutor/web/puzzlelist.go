package web

import (
	"net/http"
	"strconv"

	"bummerl/puzzles"
	"bummerl/templates"
)

// puzzlesPerPage fills a page of a theme.
const puzzlesPerPage = 24

// puzzleIndex shows the themes and how far the learner is in each.
func (s *Site) puzzleIndex(v *visit) error {
	ticks, err := v.ticks()
	if err != nil {
		return err
	}
	page := templates.PuzzleIndexPage{
		Page: v.page(templates.SectionPuzzles, v.p.MetaPuzzlesTitle(), v.p.MetaPuzzlesDescription()),
	}
	if page.Deck, err = v.deckDoor(); err != nil {
		return err
	}
	if page.Mixed, page.Run, err = v.puzzleWaysOn(); err != nil {
		return err
	}
	for _, theme := range puzzles.Themes() {
		all, levels := progressIn(puzzles.Index(theme), ticks)
		if all.of == 0 {
			continue
		}
		t := templates.PuzzleTheme{
			Title: v.themeName(theme), Text: v.themeText(theme), Href: v.themeHref(theme), Solved: all.solved, Of: all.of,
			On: v.goOnWith(all, ticks), Hand: themes[theme].picture,
		}
		for _, level := range puzzles.Levels() {
			if at := levels[level]; at.of > 0 {
				t.Levels = append(t.Levels, templates.Link{
					Href: listAddress(t.Href, level, 1), Label: v.p.PuzzleLevelSolved(levelWord(v.p, level), at.solved, at.of),
				})
			}
		}
		page.Themes = append(page.Themes, t)
		page.Solved, page.Of = page.Solved+all.solved, page.Of+all.of
	}
	return v.show(http.StatusOK, templates.PuzzleIndex(page))
}

// puzzleList shows a theme, page by page, all of it or one level. A level or a page that is not there gives the nearest.
func (v *visit) puzzleList(theme puzzles.Theme) error {
	ticks, err := v.ticks()
	if err != nil {
		return err
	}
	list, level := puzzles.Of(theme), puzzles.Level(v.QueryParam("level"))
	if levelWord(v.p, level) == "" {
		level = ""
	}
	all, levels := progressIn(puzzles.Index(theme), ticks)
	on := all
	if level != "" {
		on = levels[level]
	}
	page := templates.PuzzleListPage{
		Page:  v.page(templates.SectionPuzzles, v.p.PuzzleThemeTitle(v.themeName(theme)), v.themeText(theme)),
		Title: v.themeName(theme), Text: v.themeText(theme), Solved: all.solved, Of: all.of,
		On:     v.goOnWith(on, ticks),
		Near:   templates.Link{Href: v.themeHref(theme) + nextPath, Label: v.p.RatingThemeNext()},
		Themes: templates.Link{Href: v.href("/puzzles"), Label: v.p.PuzzleThemesLink()},
		Tabs:   v.levelTabs(theme, level),
	}
	page.Preview = v.pagePreview("/puzzles/" + string(theme))
	standing, err := v.site.Ratings.Standing(v.ctx(), v.learner.ID, v.now)
	if err != nil {
		return err
	}
	page.Strength = shownStrength(standing.Theme(theme))
	var chosen []puzzles.Puzzle
	for _, z := range list {
		if level == "" || z.Level == level {
			chosen = append(chosen, z)
		}
	}
	pages := max(1, (len(chosen)+puzzlesPerPage-1)/puzzlesPerPage)
	number, _ := strconv.Atoi(v.QueryParam("page"))
	number = max(1, min(number, pages))
	for _, z := range chosen[(number-1)*puzzlesPerPage : min(number*puzzlesPerPage, len(chosen))] {
		page.Puzzles = append(page.Puzzles, v.puzzleItem(z, ticks))
	}
	page.Pager = v.pager(v.themeHref(theme), level, number, pages)
	return v.show(http.StatusOK, templates.PuzzleList(page))
}

func (v *visit) levelTabs(theme puzzles.Theme, chosen puzzles.Level) []templates.Tab {
	href := v.themeHref(theme)
	tabs := []templates.Tab{{Link: templates.Link{Href: href, Label: v.p.PuzzleLevelAll()}, Current: chosen == ""}}
	for _, level := range puzzles.Levels() {
		tabs = append(tabs, templates.Tab{
			Link: templates.Link{Href: listAddress(href, level, 1), Label: levelWord(v.p, level)}, Current: chosen == level,
		})
	}
	return tabs
}

// pager leads to the pages before and after; nil where there is one page.
func (v *visit) pager(href string, level puzzles.Level, number, pages int) *templates.Pager {
	if pages == 1 {
		return nil
	}
	p := &templates.Pager{Words: v.p.PuzzlePageOf(number, pages)}
	if number > 1 {
		p.Back = &templates.Link{Href: listAddress(href, level, number-1), Label: v.p.PuzzlePageBack()}
	}
	if number < pages {
		p.Forward = &templates.Link{Href: listAddress(href, level, number+1), Label: v.p.PuzzlePageForward()}
	}
	return p
}

// listAddress is the address of a page of a list; the first page has the plain one.
func listAddress(href string, level puzzles.Level, page int) string {
	sign := "?"
	if level != "" {
		href, sign = href+"?level="+string(level), "&"
	}
	if page > 1 {
		href += sign + "page=" + strconv.Itoa(page)
	}
	return href
}
