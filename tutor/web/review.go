package web

import (
	"encoding/json"
	"net/http"
	"strconv"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// review shows a finished hand: the expectation over it, every action with the coach's verdict, one moment as a table.
func (s *Site) review(v *visit) error {
	at, err := v.reviewAddress()
	if err != nil {
		return err
	}
	r, err := v.reviewOf(at)
	if done, err := v.notOver(at.match, err); done || err != nil {
		return err
	}
	view, err := v.reviewView(at, r)
	if err != nil {
		return err
	}
	if v.fromHTMX() {
		return v.show(http.StatusOK, templates.ReviewFragment(v.look(), view))
	}
	page := v.page(templates.SectionPlay, view.Title, v.p.ReviewAbout())
	return v.show(http.StatusOK, templates.ReviewHand(templates.ReviewPage{Page: page, Review: view}))
}

// reviewOf looks at a hand again, from the seat that the address names where it names one.
func (v *visit) reviewOf(at reviewAt) (match.Review, error) {
	if at.seat != rules.NoSeat {
		return v.site.Matches.ReviewAs(v.ctx(), v.learner.ID, at.match, at.hand, at.seat)
	}
	return v.site.Matches.Review(v.ctx(), v.learner.ID, at.match, at.hand)
}

// notOver leads to the table where a hand is not over yet: there is nothing to look at, but there is a table.
func (v *visit) notOver(id string, err error) (done bool, _ error) {
	if tutor.CodeOf(err) == tutor.Invalid {
		return true, v.Redirect(http.StatusSeeOther, v.href("/play/"+id))
	}
	return false, err
}

// reviewRecord hands out the record of a finished hand as a file, as the command line reads it.
func (s *Site) reviewRecord(v *visit) error {
	hand, err := handNumber(v.Param("hand"))
	if err != nil {
		return err
	}
	record, err := s.Matches.Record(v.ctx(), v.learner.ID, v.Param("id"), hand)
	switch {
	case tutor.CodeOf(err) == tutor.Invalid:
		return tutor.Fail(tutor.NotFound, "the record of a hand that is not over", err)
	case err != nil:
		return err
	}
	body, err := json.Marshal(record)
	if err != nil {
		return err
	}
	v.Response().Header().Set("Content-Disposition", `attachment; filename="bummerl-hand-`+strconv.Itoa(hand)+`.json"`)
	return v.Blob(http.StatusOK, "application/json", append(body, '\n'))
}
