package web

import (
	"time"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

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
		shown, err := v.site.Matches.Shown(v.ctx(), v.learner.ID, m, v.hiddenIn(m.Settings)...)
		if err != nil {
			// One match that cannot be read must not take the page away.
			v.site.Log.Error("a match cannot be shown in a list", "match", m.ID, "id", requestID(v), "error", err)
			continue
		}
		list[i] = shown
	}
	return list, nil
}

// matchItem is a match as lists show it. One that goes on leads to its table, one that does not to its own page.
func (v *visit) matchItem(m tutor.MatchSummary) templates.MatchItem {
	left := func(player int) int { return max(0, m.Target-m.Progress.Points[player]) }
	item := templates.MatchItem{
		Href: v.href("/play/" + m.ID), OpponentName: levelName(v.p, m.Level),
		Variant: v.keptName(m.RulesName, m.Variant, m.Options),
		Kind:    kindName(v.p, m.Kind), Target: m.Target, YouLeft: left(match.Learner), OpponentLeft: left(match.Bot),
		Since: m.Updated.Format(time.RFC3339), Ago: ago(v.p, v.now.Sub(m.Updated)),
	}
	if m.Settings.BestOf > 1 {
		// Whoever has a Bummerl has lost it.
		item.Series = &templates.FinalScore{You: m.Progress.Got[match.Bot], Opponent: m.Progress.Got[match.Learner]}
	}
	switch {
	case m.Kind == tutor.MatchImported:
		item.OpponentName = v.p.TableOpponent()
	case m.Progress.Phase == tutor.PhaseCut:
		item.Result = v.p.PlayItemWaiting()
	case m.Progress.Phase == tutor.PhaseAbandoned:
		item.Winner, item.Result = templates.Opponent, v.p.MatchesItemAbandoned()
	case m.Progress.Phase != tutor.PhaseMatchOver:
	case m.Progress.Points[match.Learner] > m.Progress.Points[match.Bot]:
		item.Winner, item.Result = templates.You, v.p.PlayItemWon()
	default:
		item.Winner, item.Result = templates.Opponent, v.p.PlayItemLost()
	}
	if m.Progress.Phase.Ended() || m.Kind == tutor.MatchImported {
		item.Final = &templates.FinalScore{You: m.Progress.Points[match.Learner], Opponent: m.Progress.Points[match.Bot]}
		item.Href = v.href(handsPath(m.ID))
	} else {
		item.More = v.href(handsPath(m.ID))
	}
	return item
}

// kindName says what a match is that is none of its own; "" of a match.
func kindName(p locales.Printer, kind tutor.MatchKind) string {
	switch kind {
	case tutor.MatchPractice:
		return p.MatchesItemPractice()
	case tutor.MatchImported:
		return p.MatchesItemImported()
	}
	return ""
}

// handsPath is the address of a match's own page, without the language.
func handsPath(id string) string { return "/play/" + id + "/hands" }

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
