package web

import (
	"net/http"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"bummerl/locales"
	"bummerl/templates"
)

// longQuery is more than any term is long.
const longQuery = 40

// glossary lists the terms of the game in three languages, or those that the field q asks for.
func (s *Site) glossary(v *visit) error {
	page := templates.GlossaryPage{
		Page:   v.page(templates.SectionRules, v.p.GlosspageTitle(), v.p.GlosspageMeta()),
		Search: templates.Form{Action: v.href("/glossary")},
	}
	if query := strings.TrimSpace(v.QueryParam("q")); len(query) <= longQuery {
		page.Query = query
	}
	page.Terms = wanted(v.glossaryTerms(), page.Query)
	return v.show(http.StatusOK, templates.Glossary(page))
}

func (v *visit) glossaryTerms() []templates.GlossaryTerm {
	var list []templates.GlossaryTerm
	for _, g := range v.p.Glossary() {
		term := templates.GlossaryTerm{Gloss: g, Example: v.p.Example(g.ID)}
		for _, lang := range locales.Langs {
			if other, ok := locales.New(lang, v.p.Pack()).Gloss(g.ID); ok && lang != v.lang {
				term.Elsewhere = append(term.Elsewhere, templates.ForeignName{Lang: lang, Name: other.Name})
			}
		}
		list = append(list, term)
	}
	return list
}

// wanted gives the terms that have the letters in their name, in any of the languages; if none has, those that are
// explained with them. Accents and capitals do not matter.
func wanted(list []templates.GlossaryTerm, query string) []templates.GlossaryTerm {
	query = folded(query)
	named := slices.DeleteFunc(slices.Clone(list), func(t templates.GlossaryTerm) bool {
		return !strings.Contains(folded(t.Name), query) && !slices.ContainsFunc(t.Elsewhere, func(n templates.ForeignName) bool {
			return strings.Contains(folded(n.Name), query)
		})
	})
	if len(named) > 0 {
		return named
	}
	return slices.DeleteFunc(list, func(t templates.GlossaryTerm) bool { return !strings.Contains(folded(t.Text), query) })
}

// folded writes a text in small letters without accents.
func folded(text string) string {
	var out strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(text)) {
		if !unicode.Is(unicode.Mn, r) {
			out.WriteRune(r)
		}
	}
	return out.String()
}
