package web

import (
	"net/http"
	"strconv"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/rating"
)

const (
	// mixedPath leads to the next mixed puzzle, nextPath behind a theme's to the next of the theme.
	mixedPath = "/puzzles/mixed"
	nextPath  = "/next"
	// soon is how many days ahead the puzzles of the day are not drawn: nobody is to meet one there that he still has in
	// mind. It cannot be all days to come: they have nearly every puzzle of some themes.
	soon = 30
)

// mixedNext leads to the next mixed puzzle.
func (s *Site) mixedNext(v *visit) error {
	return v.leadToNext(wayMixed, puzzles.Themes()...)
}

// themeNext leads to the next puzzle of a theme that lies near.
func (s *Site) themeNext(theme puzzles.Theme) func(*visit) error {
	return func(v *visit) error { return v.leadToNext(wayTheme, theme) }
}

func (v *visit) leadToNext(w way, themes ...puzzles.Theme) error {
	z, ok, err := v.nearPuzzle(themes...)
	switch {
	case err != nil:
		return err
	case !ok:
		return v.noneLeft()
	}
	return v.Redirect(http.StatusSeeOther, v.wayHref(w, z.ID))
}

// mixed shows a mixed puzzle: the next one, or one that was tried. The address of another has come from somebody else.
func (s *Site) mixed(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	if v.QueryParam("line") == "" {
		tries, err := v.tries(z)
		if err != nil {
			return err
		}
		waits, err := v.waits(z)
		if err != nil {
			return err
		}
		if tries == 0 && !waits {
			return v.byItself(z)
		}
	}
	return s.puzzle(v)
}

// waits tells whether a puzzle is the one that mixed puzzles ask the learner now.
func (v *visit) waits(z puzzles.Puzzle) (bool, error) {
	next, ok, err := v.nearPuzzle(puzzles.Themes()...)
	return ok && next.ID == z.ID, err
}

// nearPuzzle draws the next puzzle of some themes, the same until one more was tried; false if none is left.
func (v *visit) nearPuzzle(themes ...puzzles.Theme) (puzzles.Puzzle, bool, error) {
	standing, err := v.site.Ratings.Standing(v.ctx(), v.learner.ID, v.now)
	if err != nil {
		return puzzles.Puzzle{}, false, err
	}
	k, err := v.picker()
	if err != nil {
		return puzzles.Puzzle{}, false, err
	}
	z, ok := k.Near(standing, themes...)
	return z, ok, nil
}

// picker draws among the puzzles that the learner has not tried, that are not the day's soon, and that his run does not
// ask now.
func (v *visit) picker() (rating.Picker, error) {
	ticks, err := v.ticks()
	if err != nil {
		return rating.Picker{}, err
	}
	moved, err := v.site.Ratings.Store.PuzzleRatings(v.ctx())
	if err != nil {
		return rating.Picker{}, err
	}
	run, _, err := v.openRun()
	if err != nil {
		return rating.Picker{}, err
	}
	coming, variant := v.comingPuzzles(), v.learner.Settings.Variant
	if variant == tutor.VariantHouse {
		variant = puzzles.VariantBy(v.playsBy().Options)
	}
	return rating.Picker{
		Moved: moved, Variant: variant, Dice: v.learner.ID + " " + strconv.Itoa(len(ticks)),
		Out: func(z puzzles.Puzzle) bool {
			_, tried := ticks[z.ID]
			return tried || coming[z.ID] || z.ID == run.Item
		},
	}, nil
}

// comingPuzzles are those of today and of the days soon after it.
func (v *visit) comingPuzzles() map[string]bool {
	coming := map[string]bool{}
	today := v.today()
	for day := today; day <= today+soon; day++ {
		for _, id := range puzzles.DailyIDs(day.String()) {
			coming[id] = true
		}
	}
	return coming
}

// noneLeft says that every puzzle was tried.
func (v *visit) noneLeft() error {
	return v.show(http.StatusOK, templates.DailyNone(templates.DailyNonePage{
		Page:    v.page(templates.SectionPuzzles, v.p.RatingNoneTitle(), ""),
		Heading: v.p.RatingNoneTitle(), Text: v.p.RatingNoneText(),
		Links: []templates.Link{
			{Href: v.href("/deck"), Label: v.p.DeckTitle()}, {Href: v.href("/puzzles"), Label: v.p.PuzzleThemesLink()},
		},
	}))
}

// puzzleWaysOn are the ways through all themes, as the page of the themes shows them.
func (v *visit) puzzleWaysOn() (mixed, run templates.PuzzleWay, err error) {
	standing, err := v.site.Ratings.Standing(v.ctx(), v.learner.ID, v.now)
	if err != nil {
		return mixed, run, err
	}
	mixed = templates.PuzzleWay{
		Title: v.p.RatingMixedTitle(), Text: v.p.RatingMixedText(), Href: v.href(mixedPath), Strength: shownStrength(standing.All()),
	}
	if mixed.Strength != nil {
		mixed.Note = v.p.RatingMixedCounts() // What counts tells nothing to those who have no number yet.
	}
	run = templates.PuzzleWay{Title: v.p.RunTitle(), Text: v.p.RunText(), Href: v.href(runPath)}
	if v.learner.Visitor() {
		return mixed, run, nil
	}
	open, has, err := v.openRun()
	if has {
		run.Note = v.p.RunSolved(open.Solved)
	}
	return mixed, run, err
}
