package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/match"
)

// retrySum tells how far one has come with the slips of a hand: where to begin, and what came of them at the end.
func (s *Site) retrySum(v *visit) error {
	at, err := v.reviewAddress()
	if err != nil {
		return err
	}
	r, err := v.reviewOf(at)
	if done, err := v.notOver(at.match, err); done || err != nil {
		return err
	}
	at.seat = seatOf(r)
	slips := slipsOf(r)
	tries, err := s.Matches.Tried(v.ctx(), v.learner.ID, at.match, r.Hand)
	if err != nil {
		return err
	}
	page := templates.RetrySumPage{
		Page:   v.page(templates.SectionPlay, v.p.ReviewRetrySum(), v.p.ReviewRetryAbout()),
		Review: templates.Link{Href: v.reviewHref(at), Label: v.p.ReviewRetryReview()},
		Back:   templates.Link{Href: v.href("/play/" + at.match), Label: v.p.ReviewBack()},
	}
	found, tried := 0, false
	for i, m := range slips {
		so := tries[m.Seq]
		slip := templates.RetrySlip{
			Link: templates.Link{Href: v.retryPath(at.match, r.Hand, m.Seq), Label: v.retryName(i, len(slips))},
			Then: v.p.Action(m.Action, trumpOf(r.Record)),
		}
		slip.Mood, slip.State = retryState(v.p, so)
		tried = tried || so.Times > 0
		page.Missed = page.Missed || so.Times > 0 && (!so.First || so.Hinted)
		if so.Right > 0 {
			found++
		} else if page.Next == nil {
			page.Next = &templates.Link{Href: slip.Href, Label: v.p.ReviewRetryGoOn()}
		}
		page.Slips = append(page.Slips, slip)
	}
	switch {
	case len(slips) == 0, !tried:
		page.Text = slipsText(v.p, r)
	case found == len(slips):
		page.Text = v.p.ReviewRetrySumAll()
	default:
		page.Text = v.p.ReviewRetrySumSome(found, len(slips))
	}
	if page.Next != nil && !tried {
		page.Next.Label = v.p.ReviewRetryBegin()
	}
	return v.show(http.StatusOK, templates.RetrySum(page))
}

// retryState says what came of a slip so far, and its tone: that of a slip that nobody has tried is the zero one. Whoever
// was shown the solution has not found it.
func retryState(p locales.Printer, t match.Tried) (templates.Mood, string) {
	var untried templates.Mood
	switch {
	case t.First && t.Hinted:
		return templates.Slip, p.ReviewRetryFirstHint()
	case t.First:
		return templates.Right, p.ReviewRetryFirst()
	case t.Right > 0:
		return templates.Slip, p.ReviewRetryFound()
	case t.Times > 0:
		return untried, p.ReviewRetryMissed()
	}
	return untried, p.ReviewRetryOpen()
}

// retryName says which of the slips of a hand one is, counted from 0.
func (v *visit) retryName(i, all int) string {
	if all == 1 {
		return v.p.ReviewRetryTitleOne()
	}
	return v.p.ReviewRetryTitle(i+1, all)
}

// matching are the matches, whose tries the deck is told of.
func (v *visit) matching() (match.Service, error) {
	d, err := v.deck()
	s := v.site.Matches
	s.Deck = d
	return s, err
}

// mistakeHref is where a slip of the deck is asked again; "" if the item names none.
func (v *visit) mistakeHref(item string) string {
	id, hand, seq, ok := match.ParseMistake(item)
	if !ok {
		return ""
	}
	return v.retryPath(id, hand, seq)
}
