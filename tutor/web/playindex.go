package web

import (
	"time"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// shown is how many finished matches the list shows.
const shown = 5

// playIndex is where a match begins or goes on.
func (s *Site) playIndex(v *visit) error {
	o, err := rules.Variant(v.set.Variant)
	if err != nil {
		return err
	}
	page := templates.PlayIndexPage{
		Page:  v.page(templates.SectionPlay, v.p.MetaPlayTitle(), v.p.MetaPlayDescription()),
		Start: templates.Form{Action: v.href("/play")}, Variant: v.p.VariantLine(v.set.Variant), Target: int(o.Target),
	}
	list, err := v.matches()
	if err != nil {
		return err
	}
	page.Levels = offered(v.p, lastLevel(list))
	for _, m := range list {
		item := v.matchItem(m)
		switch {
		case item.Winner == templates.Nobody:
			page.Open = append(page.Open, item)
		case len(page.Finished) < shown:
			page.Finished = append(page.Finished, item)
		}
	}
	return v.show(200, templates.PlayIndex(page))
}

// newMatch begins a match by the learner's rules against the opponent that is chosen, and leads to the cut.
func (s *Site) newMatch(v *visit) error {
	level, err := v.chosenLevel()
	if err != nil {
		return err
	}
	t, err := s.Matches.New(v.ctx(), v.learner.ID, match.NewMatch{Variant: v.set.Variant, Level: level})
	if err != nil {
		return err
	}
	return v.Redirect(303, v.href("/play/"+t.ID))
}

// matches lists the learner's matches, each as its table shows it; a visitor has none.
func (v *visit) matches() ([]tutor.MatchSummary, error) {
	if v.learner.Visitor() {
		return nil, nil
	}
	list, err := v.site.Matches.List(v.ctx(), v.learner.ID)
	if err != nil {
		return nil, err
	}
	for i, m := range list {
		shown, err := v.site.Matches.Shown(v.ctx(), v.learner.ID, m, hiddenPoints(v.set.Points)...)
		if err != nil {
			// One match that cannot be read must not take the page away.
			v.site.Log.Error("a match cannot be shown in a list", "match", m.ID, "id", requestID(v), "error", err)
			continue
		}
		list[i] = shown
	}
	return list, nil
}

func (v *visit) matchItem(m tutor.MatchSummary) templates.MatchItem {
	left := func(player int) int { return max(0, m.Target-m.Progress.Points[player]) }
	item := templates.MatchItem{
		Href: v.href("/play/" + m.ID), OpponentName: levelName(v.p, m.Level), Variant: v.p.VariantName(m.Variant),
		Target: m.Target, YouLeft: left(match.Learner), OpponentLeft: left(match.Bot),
		Since: m.Updated.Format(time.RFC3339), Ago: ago(v.p, v.site.Env.Time().Sub(m.Updated)),
	}
	switch {
	case m.Progress.Phase == tutor.PhaseCut:
		item.Result = v.p.PlayItemWaiting()
	case m.Progress.Phase != tutor.PhaseMatchOver:
	case left(match.Learner) == 0:
		item.Winner, item.Result = templates.You, v.p.PlayItemWon()
	default:
		item.Winner, item.Result = templates.Opponent, v.p.PlayItemLost()
	}
	if item.Winner != templates.Nobody {
		item.Final = &templates.FinalScore{You: m.Progress.Points[match.Learner], Opponent: m.Progress.Points[match.Bot]}
		item.Href += "/check"
	}
	return item
}

// ago says how long something is past, roughly.
func ago(p locales.Printer, d time.Duration) string {
	switch {
	case d < time.Minute:
		return p.AgoNow()
	case d < time.Hour:
		return p.AgoMinutes(int(d / time.Minute))
	case d < 24*time.Hour:
		return p.AgoHours(int(d / time.Hour))
	}
	return p.AgoDays(int(d / (24 * time.Hour)))
}
