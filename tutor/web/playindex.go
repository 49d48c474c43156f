package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor"
)

// recent is how many finished matches the list shows unfolded.
const recent = 5

// playIndex is where a match begins or goes on.
func (s *Site) playIndex(v *visit) error {
	list, err := v.matches()
	if err != nil {
		return err
	}
	next := v.asBefore(list)
	page := templates.PlayIndexPage{
		Page:  v.page(templates.SectionPlay, v.p.MetaPlayTitle(), v.p.MetaPlayDescription()),
		Start: templates.Form{Action: v.href("/play")}, Target: int(next.Options.Target), Levels: offered(v.p, next.Level),
		Set: v.matchSet(next),
	}
	page.Query = ""
	if _, gone := v.QueryParams()["deleted"]; gone {
		page.Notice = v.p.MatchesDeleted()
	}
	page.Ways = []templates.Link{
		{Href: v.href("/play/statistics"), Label: v.p.StatisticsTitle()}, {Href: v.href(importPath), Label: v.p.ImportTitle()},
	}
	for _, m := range list {
		item := v.matchItem(m)
		switch {
		case !m.Progress.Phase.Ended() && m.Kind != tutor.MatchImported:
			page.Open = append(page.Open, item)
		case len(page.Finished) < recent:
			page.Finished = append(page.Finished, item)
		default:
			page.Earlier = append(page.Earlier, item)
		}
	}
	return v.show(http.StatusOK, templates.PlayIndex(page))
}

// newMatch begins a match as the learner wants it, and leads to the cut.
func (s *Site) newMatch(v *visit) error {
	n, err := v.chosenMatch()
	if err != nil {
		return err
	}
	return v.beginMatch(n)
}
