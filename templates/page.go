package templates

// Section is the entry of the navigation that a page belongs to.
type Section string

// The sections; SectionNone marks no entry (home, errors).
const (
	SectionNone     Section = ""
	SectionLearn    Section = "learn"
	SectionPuzzles  Section = "puzzles"
	SectionCount    Section = "count"
	SectionPlay     Section = "play"
	SectionSettings Section = "settings"
)

// Theme is the learner's choice of light or dark; it becomes data-theme on the html element.
type Theme string

// The themes; ThemeAuto follows the device.
const (
	ThemeAuto  Theme = "auto"
	ThemeLight Theme = "light"
	ThemeDark  Theme = "dark"
)

// Page is what every page has around its own content.
type Page struct {
	Look
	// Title is the page's name without the name of the site, in the page's language; "" on the home page.
	Title string
	// Description is the sentence for search engines and link previews, in the page's language; may be "".
	Description string
	// Path is the page's address below the language, beginning with a slash: "/learn/first"; "" is the home page.
	// The language switch and the hreflang links lead to the same path in the other languages.
	Path string
	// Canonical is the path under which search engines are to know the page, with its query where that decides what the page
	// shows; "" is Path.
	Canonical string
	// Query is kept by the language switch, without the question mark: "line=Kc-Ad"; usually "".
	Query string
	// BaseURL is the site's address without a slash at the end: "https://bummerl.example". hreflang links need it.
	BaseURL string
	// Preview is what others show who link here; nil on most pages.
	Preview *LinkPreview
	// Section marks the entry of the navigation.
	Section Section
	// Theme is light, dark or auto; the zero value counts as auto.
	Theme Theme
	// Prefs are the learner's choices that style sheet and scripts follow.
	Prefs Prefs
	// Keep is the address of the page that the browser is to keep for when there is no connection; "" keeps none.
	Keep string
	// Set leads back to the set that the page belongs to; nil on most pages.
	Set *Link
	// Notice is shown once on top of the page ("gespeichert"); usually "".
	Notice string
	// Gone says, once, that the profile of this browser is there no more; usually "".
	Gone string
}

// Prefs are choices that the html element carries, for the style sheet and the scripts; "" is the default of each.
type Prefs struct {
	// Suits is "four" for suits in four colours.
	Suits string
	// Motion is "off" where no card is to be seen moving; else the device decides.
	Motion string
	// Pace is how long the opponent waits: "brisk", "calm" or "slow".
	Pace string
	// Forced, Spoken and Shortcuts are "yes" or "no": the only card plays itself, announcements are said aloud, letters
	// lead to cards.
	Forced, Spoken, Shortcuts string
}

// canonical is the path under which the page is known.
func (p Page) canonical() string {
	if p.Canonical != "" {
		return p.Canonical
	}
	return p.Path
}
