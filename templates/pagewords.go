package templates

import "github.com/a-h/templ"

// fullTitle is what the browser's tab shows.
func (p Page) fullTitle() string {
	if p.Title == "" {
		return p.P.ShellPageTitle(p.P.MetaHomeTitle())
	}
	return p.P.ShellPageTitle(p.Title)
}

// theme is the value of data-theme.
func (p Page) theme() string {
	if p.Theme == "" {
		return string(ThemeAuto)
	}
	return string(p.Theme)
}

// inLanguage is the address of this page in another language, with its query.
func (p Page) inLanguage(lang string) templ.SafeURL {
	url := "/" + lang + p.Path
	if p.Query != "" {
		url += "?" + p.Query
	}
	return templ.SafeURL(url)
}

// navLabel names the navigation; the copy in the menu has a name of its own, since no two landmarks may share one.
func (p Page) navLabel(folded bool) string {
	if folded {
		return p.P.ShellMenu()
	}
	return p.P.ShellNavLabel()
}

// fonts are the sets of letters that the page's language needs; the browser is told early, so that words do not change
// their width after they have been seen.
func (p Page) fonts() []string {
	if p.P.Lang() == "hu" {
		return []string{"latin", "latin-ext"}
	}
	return []string{"latin"}
}
