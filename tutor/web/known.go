package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/templates"
)

// known is the page for those who know another game. Which games these are is a matter of the language: the messages of
// each tell of those that its speakers play, and all have the same number of lines.
func (s *Site) known(v *visit) error {
	p := v.p
	chapters, err := v.chapters()
	if err != nil {
		return err
	}
	start := templates.Link{Href: v.href("/learn/first"), Label: p.HomeFirstHand()}
	if next := openChapter(chapters); next != nil && next.Number > 1 {
		start = templates.Link{Href: next.Href, Label: p.CourseNextChapter(next.Number, next.Title)}
	}
	page := templates.KnownPage{
		Page:  v.page(templates.SectionLearn, p.KnownTitle(), p.KnownIntro()),
		Start: start,
		Learn: templates.Link{Href: v.href("/learn"), Label: p.CourseAllChapters()},
		Games: []templates.KnownGame{
			{
				ID: "one", Name: p.KnownOneName(),
				Same: rich(p.KnownOneSameValues(), p.KnownOneSameHalf(), p.KnownOneSameTrump(), p.KnownOneSameLead()),
				Traps: rich(
					p.KnownOneTrapRank(), p.KnownOneTrapDraw(), p.KnownOneTrapStrict(), p.KnownOneTrapPair(), p.KnownOneTrapClaim(),
					p.KnownOneTrapClose(),
				),
			},
			{
				ID: "two", Name: p.KnownTwoName(),
				Same: rich(p.KnownTwoSameValues(), p.KnownTwoSameHalf(), p.KnownTwoSameTrump(), p.KnownTwoSameLead()),
				Traps: rich(
					p.KnownTwoTrapRank(), p.KnownTwoTrapDraw(), p.KnownTwoTrapStrict(), p.KnownTwoTrapPair(), p.KnownTwoTrapClaim(),
					p.KnownTwoTrapClose(),
				),
			},
		},
	}
	return v.show(http.StatusOK, templates.KnownGames(page))
}

// rich makes lines of plain texts.
func rich(lines ...string) []locales.Rich {
	list := make([]locales.Rich, len(lines))
	for i, line := range lines {
		list[i] = locales.Plain(line)
	}
	return list
}
