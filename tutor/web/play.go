package web

import (
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// nextHand is the action of the button that deals the next hand.
const nextHand = "next"

// playTable shows a match: the cut, the table or the result.
func (s *Site) playTable(v *visit) error {
	t, err := s.Matches.Table(v.ctx(), v.learner.ID, v.Param("id"))
	if err != nil {
		return err
	}
	if t.Abandoned || t.Kind == tutor.MatchImported {
		return v.Redirect(http.StatusSeeOther, v.href(handsPath(t.ID)))
	}
	said, err := s.Matches.Counted(v.ctx(), v.learner.ID, t)
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, v.matchPage(t, said, nil))
}

// act does what the learner posts at a match's table: the cut, an action of the game, or the next hand.
func (s *Site) act(v *visit) error {
	came := time.Now()
	version, err := v.version()
	if err != nil {
		return err
	}
	id := v.Param("id")
	var t match.Table
	switch cut, action := v.field("cut"), v.field("action"); {
	case v.field(hintField) != "":
		return s.giveHint(v, id, version)
	case v.field(backField) != "":
		return s.takeBack(v, id, version)
	case cut != "":
		n, bad := strconv.Atoi(cut)
		if bad != nil {
			n = 0 // No number of cards: the match says what it takes.
		}
		t, err = s.Matches.Cut(v.ctx(), v.learner.ID, id, version, n)
	case action == nextHand:
		t, err = s.Matches.NextHand(v.ctx(), v.learner.ID, id, version)
	case action == sayPoints, action == passPoints:
		return s.countHand(v)
	case action == notSure:
		t, err = s.Matches.Table(v.ctx(), v.learner.ID, id)
	default:
		text, isSure := strings.CutPrefix(action, sure)
		a, bad := parseAction(text)
		if bad != nil {
			return bad
		}
		if !isSure {
			if asked, err := v.ask(id, version, a); asked || err != nil {
				return err
			}
		}
		t, err = s.Matches.Act(v.ctx(), v.learner.ID, id, version, a)
	}
	if err == nil {
		v.evenly(came)
	}
	return v.acted(t, err)
}

// acted answers with the table, and with the reason on it where the action was not done.
func (v *visit) acted(t match.Table, err error) error {
	why := v.whyNot(t, err)
	if err != nil && (why == nil || t.ID == "") {
		return err
	}
	if bad := v.noteFalseClaim(t); bad != nil {
		return bad
	}
	said, bad := v.site.Matches.Counted(v.ctx(), v.learner.ID, t)
	switch {
	case bad != nil:
		return bad
	case err != nil:
		v.site.Log.Info("action refused", "route", v.Path(), "status", statusOf(err), "id", requestID(v), "error", withoutTyped(err))
		return v.refused(statusOf(err), v.matchPage(t, said, why), v.matchFragment(t, said, why))
	}
	return v.region(v.href("/play/"+t.ID), v.matchFragment(t, said, nil))
}

// whyNot tells why an action was not done; nil if the error is not about the action.
func (v *visit) whyNot(t match.Table, err error) locales.Rich {
	var illegal *rules.IllegalError
	switch {
	case errors.As(err, &illegal):
		return v.p.Illegal(illegal)
	case tutor.CodeOf(err) == tutor.Stale:
		return locales.Plain(v.p.ErrorsStaleTitle())
	case tutor.CodeOf(err) == tutor.Abandoned:
		return locales.Plain(v.p.MatchesAbandoned())
	case tutor.CodeOf(err) == tutor.Invalid && t.Phase == tutor.PhaseCut:
		return locales.Plain(v.p.PlayCutRefused(match.MaxCut(t.Options)))
	case tutor.CodeOf(err) == tutor.Invalid && v.field(hintField) != "":
		return locales.Plain(v.p.CoachtableHintRefused())
	case tutor.CodeOf(err) == tutor.Invalid && v.field(backField) != "":
		return locales.Plain(v.p.CoachtableBackRefused())
	case tutor.CodeOf(err) == tutor.Invalid:
		return locales.Plain(v.p.ErrorsInvalidTitle())
	}
	return nil
}

func versionField(t match.Table) templates.Field {
	return templates.Field{Name: "version", Value: strconv.FormatInt(t.Version, 10)}
}

func (v *visit) matchForm(t match.Table) templates.Form {
	return templates.Form{Action: v.href("/play/" + t.ID), Fields: []templates.Field{versionField(t)}}
}

func (v *visit) cutView(t match.Table, why locales.Rich) templates.Cut {
	return templates.Cut{Form: v.matchForm(t), Commitment: t.Commitment, Gaps: match.MaxCut(t.Options), Refused: why}
}

// matchTable fills the table of a match that has been dealt; said is what the learner said of a finished hand's points.
func (v *visit) matchTable(t match.Table, said match.Count, why locales.Rich) templates.Table {
	table := seating{p: v.p, view: t.View, last: t.Last, points: v.pointsOf(t.Settings), form: v.matchForm(t)}.table()
	if t.Abandoned {
		table = v.gaveUp(t)
	}
	table.Refused = why
	table.Match = &templates.MatchBar{
		Target: t.Score.Target, YouLeft: t.Score.Strokes(match.Learner), OpponentLeft: t.Score.Strokes(match.Bot),
		OpponentName: levelName(v.p, t.Level), Hand: t.HandNo, Carry: t.Score.Carry,
	}
	table.Aside = v.aside(t)
	table.You.Own = t.Options.LookBack == rules.LookBackOwn && t.View.Tricks[t.View.Seat] > 0
	if t.Settings.BestOf > 1 {
		table.Match.YouGot, table.Match.OpponentGot = t.Rubber.Bummerl[match.Learner], t.Rubber.Bummerl[match.Bot]
	}
	if !t.Over() {
		v.coached(&table, t)
		return table
	}
	if player, asks := said.Asks(v.hiddenIn(t.Settings)...); asks {
		v.askPoints(&table, t, player)
		return table
	}
	table.Over = handOver(v.p, t)
	table.Over.Said = saidPoints(v.p, t, said)
	table.Over.Review = &templates.Link{Href: v.reviewPath(t.ID, t.HandNo), Label: v.p.ReviewOpen()}
	if t.Phase == tutor.PhaseMatchOver && t.Kind == tutor.MatchPlayed {
		table.Match.Final = &templates.FinalScore{You: t.Score.Points[match.Learner], Opponent: t.Score.Points[match.Bot]}
		table.Over.Match = v.matchOver(t)
	}
	v.coached(&table, t)
	return table
}
