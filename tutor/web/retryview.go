package web

import (
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// slipsOf are the slips of a hand, in order.
func slipsOf(r match.Review) []match.ReviewMove {
	var list []match.ReviewMove
	for _, m := range r.Moves {
		if m.Slip() {
			list = append(list, m)
		}
	}
	return list
}

// retryView fills the region of a decision that is taken again.
func (v *visit) retryView(t retrying) (templates.Retry, error) {
	p := v.p
	back := reviewAt{match: t.match, hand: t.review.Hand, moment: t.move.Seq, seat: seatOf(t.review)}
	view := templates.Retry{
		Title: p.ReviewRetryTitleOne(), At: 1, All: 1, Then: p.Action(t.move.Action, t.view().Trump),
		Review: templates.Link{Href: v.reviewHref(back), Label: p.ReviewRetryReview()}, TricksBefore: v.tricksOf(t.view()),
		Next: &templates.Link{Href: v.retriesHref(back), Label: p.ReviewRetryEnd()},
	}
	slips := slipsOf(t.review)
	for i, m := range slips {
		if m.Seq == t.move.Seq && len(slips) > 1 {
			view.At, view.All, view.Title = i+1, len(slips), p.ReviewRetryTitle(i+1, len(slips))
		}
		if m.Seq > t.move.Seq {
			view.Next = &templates.Link{Href: v.retryPath(t.match, t.review.Hand, m.Seq), Label: p.ReviewRetryNext()}
			break
		}
	}
	before := t.review.Record
	before.Actions = before.Actions[:t.move.Seq:t.move.Seq]
	view.Board = v.onBoard(before, t.view().Seat, false, v.retryHref(t))
	form := templates.Form{Action: v.retryPath(t.match, t.review.Hand, t.move.Seq), Fields: []templates.Field{
		{Name: askHints, Value: strconv.Itoa(t.hints)},
	}}
	over, err := v.retryVerdict(&view, t)
	if err != nil {
		return view, err
	}
	if over {
		view.Table = seating{p: p, view: t.view(), points: learner.PointsBoth, plain: true}.table()
		view.Deck, err = v.deckBarAt(tutor.KindMistake, match.MistakeItem(t.match, t.review.Hand, t.move.Seq), v.retryHref(t))
		return view, err
	}
	view.Table = seating{p: p, view: t.view(), last: t.view().SinceOwn(), points: learner.PointsBoth, form: form}.table()
	if t.hints < coach.HintSteps {
		view.Help = append(view.Help, templates.Button{Action: takeHint, Label: locales.Plain(p.CourseHint())})
	}
	view.Help = append(view.Help, templates.Button{Action: seeSolution, Label: locales.Plain(p.CourseSolution())})
	if t.hints == 0 {
		return view, nil
	}
	hints, err := coach.Hint(v.ctx(), t.move.Question)
	for step := 1; step <= t.hints && err == nil; step++ {
		view.Hints = append(view.Hints, coachHint(p, t.view(), hints, step))
	}
	return view, err
}

// retryVerdict fills in what came of the latest try, and tells whether that is the end.
func (v *visit) retryVerdict(view *templates.Retry, t retrying) (over bool, err error) {
	p := v.p
	if !t.shown && t.tried == rules.NoAction {
		return false, nil
	}
	asked := t.tried
	if t.shown {
		asked = t.move.Verdict.Best.First()
	}
	s, err := v.matching()
	if err != nil {
		return false, err
	}
	verdict, err := s.Try(v.ctx(), v.learner.ID, t.match, t.review.Hand, t.move.Seq, asked)
	if err != nil {
		return false, err
	}
	view.Verdict = v.verdictWords(verdict)
	right := match.Right(verdict)
	switch {
	case t.shown:
		view.Verdict.Title, view.Verdict.Mood = p.ReviewRetrySolution(), templates.Neutral
	case right && t.hints > 0:
		view.Verdict.Title, view.Verdict.Mood = p.ReviewRetryRightHint(), templates.Right
	case right:
		view.Verdict.Title, view.Verdict.Mood = p.ReviewRetryRight(), templates.Right
	case t.tried == t.move.Action:
		view.Verdict.Title, view.Verdict.Mood = p.ReviewRetryRepeated(), templates.Wrong
	default:
		view.Verdict.Title, view.Verdict.Mood = p.ReviewRetryWrong(), templates.Wrong
	}
	if !t.shown && !right {
		return false, nil
	}
	view.Solution = v.retrySolution(t, asked)
	return true, nil
}

// retrySolution lists what is right; nil where the answer was all of it.
func (v *visit) retrySolution(t retrying, answer rules.Action) *templates.Solution {
	best := t.move.Verdict.Best
	if !t.shown && best&^answer.Set() == 0 {
		return nil
	}
	s := &templates.Solution{Label: v.p.PuzzleRightWere()}
	if best.Len() > 1 {
		s.Label = v.p.PuzzleRightAlso()
	}
	s.Actions = actionNames(v.p, best, t.view().Trump)
	return s
}

// tricksOf are the finished tricks that one looks up to count.
func (v *visit) tricksOf(view rules.View) []templates.PastTrick {
	var list []templates.PastTrick
	for _, taken := range view.TakenTricks() {
		past := pastTrick(taken, view.Seat)
		past.Points = taken.Points
		list = append(list, past)
	}
	return list
}
