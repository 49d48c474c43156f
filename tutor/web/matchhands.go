package web

import (
	"fmt"
	"net/http"
	"strconv"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// What is posted to a match's own page.
const (
	abandonMatch = "abandon"
	deleteMatch  = "delete"
)

// matchHands shows a match from outside its table.
func (s *Site) matchHands(v *visit) error {
	t, err := s.Matches.Table(v.ctx(), v.learner.ID, v.Param("id"))
	if err != nil {
		return err
	}
	return v.showHands(http.StatusOK, t, nil)
}

// endMatch gives a match up, or deletes it.
func (s *Site) endMatch(v *visit) error {
	id := v.Param("id")
	switch action := v.field("action"); action {
	case deleteMatch:
		// What is not there any more is deleted: a second press ends where the first did.
		if err := s.Matches.Delete(v.ctx(), v.learner.ID, id); err != nil && tutor.CodeOf(err) != tutor.NotFound {
			return err
		}
		return v.Redirect(http.StatusSeeOther, v.href("/play")+"?deleted")
	case abandonMatch:
		version, err := v.version()
		if err != nil {
			return err
		}
		t, err := s.Matches.Abandon(v.ctx(), v.learner.ID, id, version)
		if why := v.whyStays(err); why != nil && t.ID != "" {
			s.Log.Info("giving up refused", "route", s.routeOf(v), "status", statusOf(err), "id", requestID(v), "error", withoutTyped(err))
			return v.showHands(statusOf(err), t, why)
		}
		if err != nil {
			return err
		}
		return v.Redirect(http.StatusSeeOther, v.href(handsPath(id)))
	default:
		return tutor.Fail(tutor.Invalid, fmt.Sprintf("field action: %.*q", longAction, action), nil)
	}
}

// whyStays tells why a match was not given up; nil if the error is not about that.
func (v *visit) whyStays(err error) locales.Rich {
	switch tutor.CodeOf(err) {
	case tutor.Stale:
		return locales.Plain(v.p.ErrorsStaleTitle())
	case tutor.Abandoned:
		return locales.Plain(v.p.MatchesAbandoned())
	case tutor.Invalid:
		return locales.Plain(v.p.MatchesAbandonRefused())
	}
	return nil
}

func (v *visit) showHands(status int, t match.Table, why locales.Rich) error {
	// While the table asks for the points of the hand just over, nothing here tells how it ended.
	asks, err := v.asksNow(t)
	if err != nil {
		return err
	}
	m := templates.MatchPage{
		Page: v.page(templates.SectionPlay, matchTitle(v.p, t.Kind), ""), Heading: matchTitle(v.p, t.Kind),
		Item: v.tableItem(t, asks), Facts: v.matchFacts(t), Refused: why, Hands: v.matchLines(t, asks),
	}
	m.Query = ""
	m.Resume = m.Item.Final == nil
	ended := t.Phase.Ended() && !asks
	if ended && t.Kind == tutor.MatchPlayed {
		m.Ways = append(m.Ways, templates.Link{Href: v.href("/play/" + t.ID + "/check"), Label: v.p.CheckTitle()})
	}
	if len(m.Hands) > 0 {
		m.Ways = append(m.Ways, templates.Link{Href: v.href("/play/" + t.ID + "/record.json"), Label: v.p.MatchesDownload()})
	}
	form := templates.Form{Action: v.href(handsPath(t.ID)), Fields: []templates.Field{versionField(t)}}
	if m.Resume && t.Phase != tutor.PhaseCut {
		m.Abandon = &templates.Confirm{
			Form: form, Action: abandonMatch, Label: v.p.MatchesAbandon(), Text: abandonPrice(v.p, t), Sure: v.p.MatchesAbandonSure(),
		}
	}
	if m.Abandon == nil || t.Kind != tutor.MatchPlayed {
		m.Delete = &templates.Confirm{
			Form: form, Action: deleteMatch, Label: v.p.MatchesDelete(), Text: deletePrice(v.p, t.Kind), Sure: v.p.MatchesDeleteSure(),
		}
	}
	return v.show(status, templates.MatchHands(m))
}

// asksNow tells whether a table asks for points before it tells how the hand ended.
func (v *visit) asksNow(t match.Table) (bool, error) {
	if !t.Over() {
		return false, nil
	}
	said, err := v.site.Matches.Counted(v.ctx(), v.learner.ID, t)
	_, asks := said.Asks(v.hiddenIn(t.Settings)...)
	return asks, err
}

// tableItem is the match of a table as lists show it.
func (v *visit) tableItem(t match.Table, asks bool) templates.MatchItem {
	m := tutor.MatchSummary{
		ID: t.ID, Kind: t.Kind, Variant: t.Variant, Options: t.Options, RulesName: t.RulesName, Level: t.Level, Settings: t.Settings, Target: t.Score.Target,
		Progress: tutor.Progress{Phase: t.Phase, Points: t.Score.Points, Got: t.Rubber.Bummerl}, Updated: t.Updated,
	}
	if asks {
		m.Progress = tutor.Progress{
			Phase: tutor.PhaseHandOver, Points: t.Before().Points, Got: t.RubberBefore().Bummerl,
		}
	}
	item := v.matchItem(m)
	item.Href = v.href("/play/" + t.ID)
	return item
}

// matchTitle is what a match's own page is called.
func matchTitle(p locales.Printer, kind tutor.MatchKind) string {
	switch kind {
	case tutor.MatchPractice:
		return p.MatchesTitlePractice()
	case tutor.MatchImported:
		return p.MatchesTitleImported()
	}
	return p.MatchesTitle()
}

// matchFacts say for what a match is played and with what; nothing of hands from elsewhere.
func (v *visit) matchFacts(t match.Table) []string {
	if t.Kind == tutor.MatchImported {
		return nil
	}
	var facts []string
	if t.Kind == tutor.MatchPlayed {
		length := v.p.MatchesLengthOne()
		if t.Settings.BestOf > 1 {
			length = v.p.MatchesLengthThree()
		}
		facts = append(facts, length)
	}
	points := map[string]string{
		learner.PointsBoth: v.p.MatchesPointsBoth(), learner.PointsOwn: v.p.MatchesPointsOwn(), learner.PointsNone: v.p.MatchesPointsNone(),
	}[v.pointsOf(t.Settings)]
	coach := v.p.MatchesWithoutCoach()
	if t.Settings.Coach {
		coach = v.p.MatchesWithCoach()
	}
	return append(facts, points, coach)
}

// abandonPrice says what giving up means.
func abandonPrice(p locales.Printer, t match.Table) string {
	switch {
	case t.Kind == tutor.MatchPractice:
		return p.MatchesAbandonTextPractice()
	case t.Settings.BestOf > 1:
		return p.MatchesAbandonTextThree()
	}
	return p.MatchesAbandonText()
}

// deletePrice says what deleting means: only what was a match counts in statistics.
func deletePrice(p locales.Printer, kind tutor.MatchKind) string {
	if kind == tutor.MatchPlayed {
		return p.MatchesDeleteText()
	}
	return p.MatchesDeleteTextHands()
}

// matchLines are the hands that are over; the last is missing while the table asks for its points.
func (v *visit) matchLines(t match.Table, asks bool) []templates.MatchHand {
	hands := t.Hands
	if asks {
		hands = hands[:len(hands)-1]
	}
	var lines []templates.MatchHand
	var points [2]int
	for i, h := range hands {
		line := templates.MatchHand{Number: h.No, Text: v.p.HandDrawnNothing(), Review: templates.Link{
			Href: v.href("/play/" + t.ID + "/review/" + strconv.Itoa(h.No)), Label: v.p.MatchesReview(),
		}}
		if i == 0 || h.Bummerl != hands[i-1].Bummerl {
			points = [2]int{}
			line.Begins, line.Bummerl = t.Settings.BestOf > 1, h.Bummerl
		}
		switch h.Winner {
		case match.Learner:
			line.Winner, line.Text = templates.You, v.p.HandScoreWon(h.Scored)
		case match.Bot:
			line.Winner, line.Text = templates.Opponent, v.p.HandScoreLost(h.Scored)
		}
		if h.Winner != match.Nobody {
			points[h.Winner] += h.Scored
		}
		line.Score = fmt.Sprintf("%d : %d", points[match.Learner], points[match.Bot])
		lines = append(lines, line)
	}
	return lines
}
