package web

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
)

// What the buttons of a slip that is played again post beside actions of the game.
const (
	takeHint    = "hint"
	seeSolution = "solution"
)

// What its address and its form say besides which decision.
const askTried, askHints, askShown = "tried", "hints", "shown"

// retrying is a decision of a finished hand that is taken again, with what came of it so far.
type retrying struct {
	review match.Review
	move   match.ReviewMove
	match  string
	// hints is how many were taken. tried is the latest answer, NoAction before it; shown: the solution was asked for.
	hints int
	tried rules.Action
	shown bool
}

// retry shows a decision as the learner saw it, and what came of the latest try.
func (s *Site) retry(v *visit) error {
	t, err := v.findRetry()
	if done, err := v.notOver(v.Param("id"), err); done || err != nil {
		return err
	}
	t.hints = hintsTaken(v.QueryParam(askHints))
	t.shown = v.QueryParam(askShown) == "yes"
	if text := v.QueryParam(askTried); text != "" && !t.shown {
		if a, err := parseAction(text); err == nil && t.view().Legal.Has(a) {
			t.tried = a
		}
	}
	return v.showRetry(http.StatusOK, t, nil)
}

// answerRetry takes a try, a hint or the wish for the solution.
func (s *Site) answerRetry(v *visit) error {
	t, err := v.findRetry()
	if done, err := v.notOver(v.Param("id"), err); done || err != nil {
		return err
	}
	t.hints = hintsTaken(v.field(askHints))
	switch action := v.field("action"); action {
	case takeHint:
		t.hints = min(t.hints+1, coach.HintSteps)
	case seeSolution:
		t.shown = true
		err = v.keepRetry(t, rules.NoAction, coach.HintSteps)
	default:
		if t.tried, err = parseAction(action); err != nil {
			return err
		}
		if err = v.keepRetry(t, t.tried, t.hints); tutor.CodeOf(err) == tutor.Illegal {
			t.tried = rules.NoAction
			return v.showRetry(http.StatusUnprocessableEntity, t, err)
		}
	}
	if err != nil {
		return err
	}
	address := v.retryHref(t)
	if !v.fromHTMX() {
		return v.Redirect(http.StatusSeeOther, address)
	}
	v.Response().Header().Set("HX-Replace-Url", address)
	return v.showRetry(http.StatusOK, t, nil)
}

// keepRetry keeps what came of a try, for the deck.
func (v *visit) keepRetry(t retrying, a rules.Action, hints int) error {
	s, err := v.matching()
	if err != nil {
		return err
	}
	_, err = s.Retry(v.ctx(), v.learner.ID, t.match, t.review.Hand, t.move.Seq, a, hints)
	return err
}

// hintsTaken reads how many hints were taken.
func hintsTaken(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return min(max(n, 0), coach.HintSteps)
}

// findRetry finds the decision of the address. Only decisions of the learner that were one can be taken again.
func (v *visit) findRetry() (retrying, error) {
	t := retrying{match: v.Param("id")}
	hand, err := handNumber(v.Param("hand"))
	if err != nil {
		return t, err
	}
	seq, err := strconv.Atoi(v.Param("seq"))
	if err != nil || seq < 0 || strconv.Itoa(seq) != v.Param("seq") {
		return t, tutor.Fail(tutor.NotFound, "the number of a decision", err)
	}
	if t.review, err = v.reviewOf(reviewAt{match: t.match, hand: hand, seat: rules.NoSeat}); err != nil {
		return t, err
	}
	if seq < len(t.review.Moves) && t.review.Kind == tutor.MatchImported && !t.review.Moves[seq].Own {
		seat := t.review.Moves[seq].Seat // An imported hand can be looked at from both.
		if t.review, err = v.reviewOf(reviewAt{match: t.match, hand: hand, seat: seat}); err != nil {
			return t, err
		}
	}
	if seq >= len(t.review.Moves) {
		return t, tutor.Fail(tutor.NotFound, "a decision of a hand", nil)
	}
	t.move = t.review.Moves[seq]
	if !t.move.Own || t.move.Verdict == nil || t.move.Verdict.Mark == coach.Forced {
		return t, tutor.Fail(tutor.NotFound, "a decision to be taken again", nil)
	}
	return t, nil
}

// seatOf is the seat that addresses of a review name: that of an imported hand.
func seatOf(r match.Review) rules.Seat {
	if r.Kind == tutor.MatchImported {
		return r.LearnerSeat
	}
	return rules.NoSeat
}

func (t retrying) view() rules.View { return t.move.Question.View }

// showRetry answers with the decision; why is what the rules have against the answer.
func (v *visit) showRetry(status int, t retrying, why error) error {
	view, err := v.retryView(t)
	if err != nil {
		return err
	}
	var illegal *rules.IllegalError
	if errors.As(why, &illegal) {
		view.Table.Refused = v.p.Illegal(illegal)
	} else if why != nil {
		return why
	}
	if v.fromHTMX() {
		return v.show(status, templates.RetryFragment(v.look(), view))
	}
	page := v.page(templates.SectionPlay, view.Title, v.p.ReviewRetryAbout())
	return v.show(status, templates.RetryMistake(templates.RetryPage{Page: page, Retry: view}))
}

// retryPath is the address of a decision that is taken again, of all of a hand without seq.
func (v *visit) retryPath(match string, hand int, seq ...int) string {
	address := v.reviewPath(match, hand) + "/retry"
	for _, n := range seq {
		address += "/" + strconv.Itoa(n)
	}
	return address
}

// retriesHref is the address of all slips of a hand, from the seat of its review.
func (v *visit) retriesHref(at reviewAt) string {
	address := v.retryPath(at.match, at.hand)
	if at.seat != rules.NoSeat {
		address += "?" + askSeat + "=" + at.seat.String()
	}
	return address
}

// retryHref is the address of what is shown.
func (v *visit) retryHref(t retrying) string {
	query := url.Values{}
	if t.hints > 0 {
		query.Set(askHints, strconv.Itoa(t.hints))
	}
	if t.tried != rules.NoAction {
		query.Set(askTried, t.tried.String())
	}
	if t.shown {
		query.Set(askShown, "yes")
	}
	address := v.retryPath(t.match, t.review.Hand, t.move.Seq)
	if len(query) > 0 {
		address += "?" + query.Encode()
	}
	return address
}
