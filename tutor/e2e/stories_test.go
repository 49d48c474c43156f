package e2e_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/e2e/storybook"
)

// everyEdition tells whether the stories are looked at in each language with each pack and theme (make test-storybook,
// some minutes) or in the few editions that differ most.
func everyEdition() bool { return os.Getenv("BUMMERL_STORIES") == "all" }

// TestStories turns to every story: axe finds nothing, nothing is wider than the screen, a table needs no scrolling on a
// phone, and with letters twice their size nothing is cut off.
//
// In the first edition axe looks for everything, on every screen there is; the dark one is the same page in other colours
// (TestStructure of the storybook holds the HTML of each edition to what pages promise), the third the first in other words.
func TestStories(t *testing.T) {
	t.Parallel()
	url := shelf(t)
	type look struct {
		storybook.Edition
		rules         []string
		screens       []screen
		axe, enlarged bool
	}
	edition := func(lang, pack string, theme templates.Theme) storybook.Edition {
		return storybook.Edition{Lang: lang, Pack: pack, Theme: theme}
	}
	looks := []look{
		{Edition: edition("de", locales.French, templates.ThemeLight), axe: true, screens: screens, enlarged: true},
		{Edition: edition("hu", locales.Tell, templates.ThemeDark), axe: true, rules: colourRules, screens: phones()},
		{Edition: edition("pt", locales.French, templates.ThemeAuto), screens: phones()},
	}
	if everyEdition() {
		looks = nil
		for _, theme := range []templates.Theme{templates.ThemeLight, templates.ThemeDark} {
			for _, e := range storybook.Editions(theme, nil) {
				looks = append(looks, look{Edition: e, axe: true, screens: screens, enlarged: true})
			}
		}
	}
	t.Run("editions", func(t *testing.T) { // The server outlives them.
		for _, l := range looks {
			t.Run(fmt.Sprintf("%s-%s-%s", l.Lang, l.Pack, l.Theme), func(t *testing.T) {
				t.Parallel()
				easel := openEasel(t, url)
				for _, s := range storybook.Stories() {
					easel.show(storybook.Address(s, l.Edition))
					if l.axe && (everyEdition() || !s.Words) {
						easel.accessible(s.Name, l.rules)
					}
					easel.measure(s, l.screens)
					if l.enlarged && !s.Words {
						easel.enlarge(s)
					}
				}
			})
		}
	})
}

// TestStoriesFindFaults shows what TestStories must not let pass.
func TestStoriesFindFaults(t *testing.T) {
	t.Parallel()
	easel := openEasel(t, shelf(t))
	easel.show("/faulty")
	for _, rules := range [][]string{nil, colourRules} {
		found := strings.Join(easel.violations(rules), "\n")
		for _, want := range []string{"color-contrast", "image-alt", "html-has-lang"} {
			if got := strings.Contains(found, want+":"); got != (rules == nil || slices.Contains(rules, want)) {
				t.Errorf("of %v axe finds %s: %t:\n%s", rules, want, got, found)
			}
		}
	}
	for _, on := range screens {
		got := easel.sizes([]screen{on})[0]
		if wide := on.width < 700; wide != (got.Width > on.width) || wide != strings.Contains(got.Out, "p.wide") || got.Height < 900 {
			t.Errorf("%v: got %+v; a paragraph is 700 pixels wide and 900 high", on, got)
		}
	}
}

// screen is what a browser leaves of a screen, in CSS pixels.
type screen struct {
	width, height int64
	// fits: a table during play is on the screen as a whole.
	fits bool
}

// screens are those that stories are measured on: the narrowest there is, two phones, one of them turned, a tablet, a
// notebook.
var screens = []screen{{320, 568, false}, {360, 616, true}, {390, 664, true}, {664, 390, true}, {768, 1024, true}, {1280, 800, true}}

// phones are the screens on which words are most likely to be too long.
func phones() []screen {
	return slices.DeleteFunc(slices.Clone(screens), func(s screen) bool { return s.width > phone.Width })
}

// colourRules are those of axe's rules that another theme can break.
var colourRules = []string{"color-contrast", "link-in-text-block"}

// storyPatience is how long all stories of an edition may take, on a machine that does much else beside.
const storyPatience = 10 * time.Minute
