package storybook

import (
	"slices"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
)

// Edition is the form in which a story is told.
type Edition struct {
	Lang, Pack string
	Theme      templates.Theme
	// Assets finds the static files.
	Assets templates.Assets
}

// Story is one screen in one state.
type Story struct {
	// Name is unique and kebab-case; its first word is the area: "table-strict".
	Name string
	// Fits: the screen is a table during play, all of which a phone shows at once.
	Fits bool
	// Words: it differs from another story by words and figures alone, so that it may be wider or longer, but not less
	// accessible.
	Words bool
	// Page is the whole page.
	Page func(Edition) templ.Component
	// Region is the id of what changes in place, and Fragment the answer to htmx that replaces it; "" and nil where the
	// page has none.
	Region   string
	Fragment func(Edition) templ.Component
	// table is what lies on the screen's table; nil where there is none.
	table func(narrator) templates.Table
}

// Stories are all stories, area by area.
func Stories() []Story {
	return slices.Concat(
		homeStories(), learnStories(), reportStories(), askStories(), playStories(), tableStories(), announceStories(), coachStories(), overStories(), checkStories(),
		puzzleStories(), ratingStories(), dailyStories(), countStories(), resultStories(), deckStories(), reviewStories(), settingsStories(), profileStories(), rulesStories(), houseStories(), tallyStories(), tableDealStories(), setStories(), boardStories(), askedStories(), printStories(), worksheetStories(), showStories(), operatorStories(), offlineStories(), errorStories(), noticeStories(),
	)
}

// alike marks stories that differ by words alone; the first stands for all.
func alike(stories ...Story) []Story {
	for i := range stories {
		stories[i].Words = i > 0
	}
	return stories
}

// Find gives the story of a name.
func Find(name string) (Story, bool) {
	all := Stories()
	i := slices.IndexFunc(all, func(s Story) bool { return s.Name == name })
	if i < 0 {
		return Story{}, false
	}
	return all[i], true
}

// Themes are the themes in the order of the settings.
var Themes = []templates.Theme{templates.ThemeAuto, templates.ThemeLight, templates.ThemeDark}

// Editions are all editions in a theme: each language with each pack.
func Editions(theme templates.Theme, assets templates.Assets) []Edition {
	var all []Edition
	for _, lang := range locales.Langs {
		for _, pack := range locales.Packs {
			all = append(all, Edition{Lang: lang, Pack: pack, Theme: theme, Assets: assets})
		}
	}
	return all
}
