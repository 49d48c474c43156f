package web

import (
	"iter"
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board/think"
)

// proofAnswer tells whether something is certain, with the plan, or with what beats each way to begin.
func (v *visit) proofAnswer(a posed, p think.Proof) templates.AskAnswer {
	answer := templates.AskAnswer{Feedback: v.proofFeedback(p)}
	switch {
	case !p.Known:
		answer.Links = []templates.Link{v.askPlanLink(a)}
	case p.Sure:
		v.walk(&answer, a, askTree{tree: p.Plan, hands: p.Hands.All(), plan: true})
		for begin := range p.Right.All() {
			answer.Begin = append(answer.Begin, v.p.Action(begin, p.Seen.Trump))
		}
		if a.at > 0 || len(answer.Begin) < 2 { // the plan tells the one
			answer.Begin = nil
		}
	default:
		v.proofAgainst(&answer, a, p)
	}
	return answer
}

func (v *visit) proofFeedback(p think.Proof) templates.Feedback {
	switch {
	case !p.Known:
		f := templates.Feedback{Mood: templates.Slip, Title: v.p.AskOpenQuestion(), Sure: v.p.AskEstimated()}
		f.Text = []locales.Rich{locales.Plain(v.p.AskLeastNone(p.Of)), locales.Plain(v.p.AskLonger())}
		if p.Least > 0 {
			f.Text[0] = locales.Plain(v.p.AskLeast(p.Least, p.Of))
		}
		return f
	case p.Sure:
		return templates.Feedback{
			Mood: templates.Right, Title: v.p.AskYes(), Sure: v.p.CoachSureExact(),
			Text: []locales.Rich{locales.Plain(v.p.PuzzleCertain(p.Of, p.Of))},
		}
	}
	return templates.Feedback{
		Mood: templates.Wrong, Title: v.p.AskNo(), Sure: v.p.CoachSureExact(), Text: []locales.Rich{locales.Plain(v.p.AskHands(p.Of))},
	}
}

// proofAgainst shows what beats each way to begin, or the refutation of the one on whose line one stands.
func (v *visit) proofAgainst(answer *templates.AskAnswer, a posed, p think.Proof) {
	for _, d := range p.Against {
		if n := len(d.Line); len(a.line) < n || !slices.Equal(d.Line, a.line[:n]) || a.at < n || len(a.line) == 0 && n > 0 {
			continue
		}
		t := askTree{tree: d.Defence, skip: len(d.Line), hands: p.Hands.All()}
		if d.Hand != 0 {
			t.hands, t.open = one(d.Hand), true
		}
		v.walk(answer, a, t)
		return
	}
	for _, d := range p.Against {
		against := templates.AskAgainst{Text: v.p.PuzzleBeatenBySeveralShort()}
		if d.Hand != 0 {
			against.Text, against.Hand = "", codes(sorted(d.Hand, p.Seen.Trump))
		}
		for _, action := range d.Line {
			against.Line = append(against.Line, v.p.Action(action, p.Seen.Trump))
		}
		along := a.on(d.Line, len(d.Line))
		along.hand = d.Hand
		against.Look = templates.Link{Href: v.askHref(along), Label: v.p.AskLook()}
		answer.Against = append(answer.Against, against)
	}
	answer.Links = append(answer.Links, v.askPlanLink(a))
}

// askPlanLink asks for the best plan instead.
func (v *visit) askPlanLink(a posed) templates.Link {
	a.q, a.hand = think.Plan, 0
	return templates.Link{Href: v.askHref(a.on(nil, 0)), Label: v.p.AskAskPlan()}
}

// one is a single hand.
func one(hand rules.CardSet) iter.Seq[rules.CardSet] {
	return slices.Values([]rules.CardSet{hand})
}

// bestAnswer tells of the best plan that was found.
func (v *visit) bestAnswer(a posed, b think.Best) templates.AskAnswer {
	answer := templates.AskAnswer{Feedback: v.bestFeedback(b)}
	if len(b.Won) > 0 {
		v.walk(&answer, a, askTree{tree: b.Plan, hands: slices.Values(b.Won), plan: true})
	}
	return answer
}

func (v *visit) bestFeedback(b think.Best) templates.Feedback {
	p, won := v.p, len(b.Won)
	f := templates.Feedback{Sure: p.CoachSureExact()}
	say := func(text string) { f.Text = append(f.Text, locales.Plain(text)) }
	switch {
	case b.Exact() && won == b.Of:
		f.Mood, f.Title = templates.Right, p.AskBestAll(b.Of)
	case b.Exact() && won == 0:
		f.Mood, f.Title = templates.Wrong, p.AskBestNone()
	case b.Exact():
		f.Title = p.AskBestExact(won, b.Of)
		say(p.AskNoBetter())
	default:
		f.Title, f.Sure = p.AskBestLeast(won, b.Of), p.CoachSureGuaranteed(won, b.Of)
		if won == 0 {
			f.Title, f.Sure = p.AskLeastNone(b.Of), p.AskEstimated()
		}
		if b.Most() < b.Of {
			say(p.AskBestMost(b.Most())) // as many as with open cards
		}
		if b.Most() > won {
			say(p.AskLonger())
		}
	}
	switch {
	case b.Looked < b.Of && !b.Exact():
		say(p.AskWithOpenPart(b.Looked, b.Of, b.Open))
	case b.Exact() && b.Looked == b.Of && won < b.Of:
		say(p.AskWithOpen(b.Open, b.Of))
	}
	return f
}
