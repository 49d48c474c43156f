package web

import (
	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
)

// verdict is the answer to the learner's latest action; nil before the first.
func (v *visit) verdict(t try) *templates.Feedback {
	switch {
	case len(t.own) == 0:
		return nil
	case t.Mistake != nil && t.z.Theme.Hidden():
		return v.wrongHidden(t)
	case t.Mistake != nil:
		return v.wrong(t.Mistake)
	case t.z.Theme.Hidden():
		return v.rightHidden(t)
	case t.Finished:
		return v.right(t.z, v.p.PuzzleRightDone())
	}
	return v.right(t.z, v.p.PuzzleRightGoOn())
}

// wrong answers a mistake in the last five: what was possible, and what is left.
func (v *visit) wrong(m *puzzles.Mistake) *templates.Feedback {
	p := v.p
	f := &templates.Feedback{Mood: templates.Wrong, Title: p.PuzzleWrong(), Text: v.whyWrong(m)}
	f.Text = append(f.Text, locales.Join(
		valueWords(m.Value, p.PuzzleCouldWin, p.PuzzleCouldHold, p.PuzzleCouldDraw),
		valueWords(m.Got, p.PuzzleNowWin, p.PuzzleNowLoss, p.PuzzleNowDraw)))
	if len(m.Refutation) > 0 {
		f.Text = append(f.Text, locales.Plain(p.PuzzleWrongText()))
	}
	return f
}

// whyWrong gives the reason that the points alone tell: 66 claimed too early, or not claimed though it would have been
// right; nil where it is the cards that tell.
func (v *visit) whyWrong(m *puzzles.Mistake) []locales.Rich {
	points := m.Before.Points(m.Before.Turn())
	switch {
	case m.Action == rules.Claim:
		return []locales.Rich{locales.Plain(v.p.PuzzleWrongClaim(points))}
	case points >= rules.Winning && m.Right.Has(rules.Claim):
		return []locales.Rich{locales.Plain(v.p.PuzzleClaimFirst(points))}
	}
	return nil
}

// right answers actions that have kept the value.
func (v *visit) right(z puzzles.Puzzle, title string) *templates.Feedback {
	value := valueWords(z.Value, v.p.PuzzleValueWin, v.p.PuzzleValueLoss, v.p.PuzzleValueDraw)
	return &templates.Feedback{Mood: templates.Right, Title: title, Text: []locales.Rich{value}}
}

// wrongHidden answers an action after which nothing is certain. It says of how many hands the action is known to lose,
// and no more.
func (v *visit) wrongHidden(t try) *templates.Feedback {
	p, m := v.p, t.Mistake
	f := &templates.Feedback{Mood: templates.Wrong}
	switch {
	case t.Declined:
		f.Title, f.Text = p.PuzzleWrongDecline(), []locales.Rich{locales.Plain(p.PuzzleCertain(t.z.Guaranteed, t.z.Hands))}
		return f
	case m.Action == rules.Claim:
		f.Title = p.PuzzleWrongClaimed() // That is lost against every hand.
	case t.z.Certain:
		f.Title = p.PuzzleWrongCertain()
	default:
		f.Title = p.PuzzleWrongWasNotCertain()
	}
	if f.Text = v.whyWrong(m); f.Text == nil {
		v.tellScore(f, t)
	}
	if m.Action != rules.Claim {
		f.Text = append(f.Text, locales.Plain(v.beatenBy(m)))
	}
	if m.Got < 0 {
		f.Text = append(f.Text, locales.Plain(p.PuzzleCosts(-m.Got)))
	} else {
		f.Text = append(f.Text, locales.Plain(p.PuzzleCostsWin()))
	}
	if !t.z.Certain {
		f.Text = append(f.Text, locales.Plain(p.PuzzleBestPlan(t.z.Guaranteed, t.z.Hands)))
	}
	return f
}

// tellScore says what had been made at the start, once it is over, where the learner had to count it himself.
func (v *visit) tellScore(f *templates.Feedback, t try) {
	if t.z.Theme == puzzles.ClaimOrPlay && t.over() {
		s, me := t.z.Start(), t.z.Seat()
		f.Text = append(f.Text, locales.Plain(v.p.PuzzleScoreWas(s.Points(me), s.Points(me.Other()))))
	}
}

// beatenBy says of how many hands a mistake is known to lose.
func (v *visit) beatenBy(m *puzzles.Mistake) string {
	switch {
	case m.Of == 1:
		return v.p.PuzzleBeatenByOnly()
	case m.BeatenBy > 0:
		return v.p.PuzzleBeatenBy(m.BeatenBy, m.Of)
	}
	return v.p.PuzzleBeatenBySeveral(m.Of)
}

// rightHidden answers what keeps the plan certain. Before the learner's first card it tells nothing where the question is
// whether there is such a plan.
func (v *visit) rightHidden(t try) *templates.Feedback {
	p := v.p
	f := &templates.Feedback{Mood: templates.Right}
	switch {
	case t.Declined:
		f.Title = p.PuzzleSolvedNotCertain()
		f.Text = []locales.Rich{locales.Plain(p.PuzzleBestPlan(t.z.Guaranteed, t.z.Hands))}
	case t.Finished:
		f.Title = p.PuzzleRightDone()
		f.Text = []locales.Rich{locales.Plain(p.PuzzleCertain(t.z.Guaranteed, t.z.Hands))}
	case t.z.Theme.YesNo() && !committed(t.own):
		f.Mood, f.Title = templates.Neutral, p.PuzzleBegun()
	default:
		f.Title = p.PuzzleStillCertain()
		f.Text = []locales.Rich{locales.Plain(p.PuzzleStillHands(t.Hands.Count()))}
	}
	v.tellScore(f, t)
	return f
}

// committed tells whether a card has been played.
func committed(own []rules.Action) bool {
	for _, a := range own {
		if a.Card() != rules.NoCard {
			return true
		}
	}
	return false
}
