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

// unasked is tutor.Invalid while the table still asks for the points of a hand: until then it is not over, and whatever shows
// its cards would tell them.
func (v *visit) unasked(id string, hand int) error {
	t, err := v.site.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil || t.HandNo != hand {
		return err
	}
	asks, err := v.asksNow(t)
	if asks {
		return tutor.Fail(tutor.Invalid, "the cards of a hand whose points are asked for", nil)
	}
	return err
}

// reviewOf looks at a hand again, from the seat that the address names where it names one.
func (v *visit) reviewOf(at reviewAt) (match.Review, error) {
	if err := v.unasked(at.match, at.hand); err != nil {
		return match.Review{}, err
	}
	ctx, stop := v.site.Life.untilEnding(v.ctx()) // What was thought over until then is kept.
	defer stop()
	var r match.Review
	var err error
	if at.seat != rules.NoSeat {
		r, err = v.site.Matches.ReviewAs(ctx, v.learner.ID, at.match, at.hand, at.seat)
	} else {
		r, err = v.site.Matches.Review(ctx, v.learner.ID, at.match, at.hand)
	}
	if err != nil && ctx.Err() != nil && v.ctx().Err() == nil {
		return r, tutor.Fail(tutor.Busy, "the process ends", err)
	}
	return r, err
}

// notOver leads to the table where a hand is not over yet: there is nothing to look at, but there is a table.
func (v *visit) notOver(id string, err error) (done bool, _ error) {
	if tutor.CodeOf(err) == tutor.Invalid {
		return true, v.Redirect(http.StatusSeeOther, v.href("/play/"+id))
	}
	return false, err
}

// answerReview deals the same cards again, from the seat whose button was pressed.
func (s *Site) answerReview(v *visit) error {
	hand, err := handNumber(v.Param("hand"))
	if err != nil {
		return err
	}
	seat, err := rules.ParseSeat(v.field(askSeat))
	if err != nil {
		return tutor.Fail(tutor.Invalid, "the seat of a hand that is dealt again", err)
	}
	if err := v.unasked(v.Param("id"), hand); err != nil {
		return err
	}
	t, err := s.Matches.SameDeal(v.ctx(), v.learner.ID, v.Param("id"), hand, seat)
	if err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.href("/play/"+t.ID))
}

// reviewRecord hands out the record of a finished hand as a file, as the command line reads it.
func (s *Site) reviewRecord(v *visit) error {
	hand, err := handNumber(v.Param("hand"))
	if err != nil {
		return err
	}
	var record rules.Record
	if err = v.unasked(v.Param("id"), hand); err == nil {
		record, err = s.Matches.Record(v.ctx(), v.learner.ID, v.Param("id"), hand)
	}
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
