package web

import (
	"errors"
	"net/http"
	"net/url"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// positionPath is where a position is looked at: "?r=RECORD&seat=dealer", the record in its text form. Without a seat it
// is that of the one to act.
const positionPath = "/position"

// longRecord is more than any record is written with.
const longRecord = 400

func (v *visit) positionHref(record string) string {
	return v.href(positionPath) + "?r=" + record
}

// position shows a position to be looked at, as one seat sees it.
func (s *Site) position(v *visit) error {
	v.noIndex()
	typed := v.QueryParam("r")
	text := asTyped(typed)
	page := templates.PositionPage{
		Page: v.page(templates.SectionNone, v.p.PositionTitle(), ""), Form: templates.Form{Action: v.href(positionPath)},
	}
	if typed == "" {
		return v.show(http.StatusOK, templates.Position(page))
	}
	if why := v.whyNoRecord(text); why != nil {
		page.Text, page.Refused = asTyped(text[:min(len(text), longRecord)]), why
		return v.show(http.StatusUnprocessableEntity, templates.Position(page))
	}
	r, err := recordOf(text)
	if err != nil {
		return err
	}
	seen, err := r.View(positionSeat(r, v.QueryParam("seat")))
	if err != nil {
		return err
	}
	table := seating{p: v.p, view: seen, points: learner.PointsBoth, plain: true, limited: true}.table()
	page.Table, page.Record = &table, r.Text()
	page.Canonical = positionPath + "?" + url.Values{"r": {page.Record}, "seat": {seen.Seat.String()}}.Encode()
	page.Known = []templates.Known{{Label: v.p.PuzzleYouSee(), Text: v.sees(seen)}}
	if !seen.Over && seen.OpponentCards > 0 {
		page.Known = append(page.Known, templates.Known{Label: v.p.PuzzleYouSeeNot(), Text: v.seesNot(seen)})
	}
	page.Known = append(page.Known, templates.Known{
		Label: v.p.PuzzleRulesHere(), Text: []locales.Rich{locales.Plain(v.rulesName(r.Variant, r.Options))},
	})
	other := v.positionHref(r.Text()) + "&seat=" + url.QueryEscape(seen.Seat.Other().String())
	page.Other = templates.Link{Href: other, Label: v.p.PositionTurned()}
	return v.show(http.StatusOK, templates.Position(page))
}

// positionSeat is the seat from which a position is looked at.
func positionSeat(r rules.Record, text string) rules.Seat {
	if seat, err := rules.ParseSeat(text); err == nil && seat != rules.NoSeat {
		return seat
	}
	if s, err := r.Replay(); err == nil && !s.Over() {
		return s.Turn()
	}
	return rules.Forehand
}

// whyNoRecord says what is wrong with a text that is to be a record, and where; nil if nothing is.
func (v *visit) whyNoRecord(text string) locales.Rich {
	if len(text) > longRecord {
		return locales.Plain(v.p.PositionLong())
	}
	_, err := recordOf(text)
	var played *rules.ReplayError
	var illegal *rules.IllegalError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &played) && errors.As(err, &illegal):
		return locales.Join(locales.Plain(v.p.PositionIllegal(played.Index+1)), v.p.Illegal(illegal))
	}
	return locales.Plain(whereUnreadable(v.p, &match.ImportError{Cause: err}))
}
