package locales

import (
	"slices"
	"strings"

	"bummerl/locales/internal/inflect"
)

// Gloss explains one term of the game.
type Gloss struct {
	// ID names the term in every language: "trick".
	ID string
	// Name is the term as it is listed: "Stich". Text explains it in one to three sentences.
	Name, Text string
}

// term is how a term is printed; the generator lists all terms by id in glossary.
type term struct {
	id         string
	name, text func(Printer) string
}

func (t term) gloss(p Printer) Gloss { return Gloss{ID: t.id, Name: t.name(p), Text: t.text(p)} }

// Gloss explains the term of a segment; false if there is no such term.
func (p Printer) Gloss(id string) (Gloss, bool) {
	i, ok := slices.BinarySearchFunc(glossary, id, func(t term, id string) int { return strings.Compare(t.id, id) })
	if !ok {
		return Gloss{}, false
	}
	return glossary[i].gloss(p), true
}

// Glossary lists all terms in the order of the language's dictionary.
func (p Printer) Glossary() []Gloss {
	list := make([]Gloss, len(glossary))
	for i, t := range glossary {
		list[i] = t.gloss(p)
	}
	slices.SortFunc(list, func(a, b Gloss) int {
		return strings.Compare(inflect.SortKey(p.lang, a.Name), inflect.SortKey(p.lang, b.Name))
	})
	return list
}
