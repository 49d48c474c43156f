package web

import (
	"sync"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
)

// beating shows hands that beat a mistake; nil where there is none to show, or just the one that lies open.
func (v *visit) beating(t try) *templates.Beating {
	m := t.Mistake
	if m == nil || t.Declined || !t.z.Theme.Hidden() || len(m.Beating) == 0 || m.Action == rules.Claim {
		return nil
	}
	b := &templates.Beating{Title: v.p.PuzzleBeating(m.BeatenBy)}
	shown := m.Beating[:min(len(m.Beating), mostFans)]
	for _, hand := range shown {
		b.Hands = append(b.Hands, codes(sorted(hand, t.z.Start().Trump())))
	}
	if more := m.BeatenBy - len(shown); more > 0 {
		b.More = v.p.PuzzleBeatingMore(more)
	}
	return b
}

// mostFans is the number of hands that are drawn: enough to see what they have in common, few enough for a phone.
const mostFans = 6

// beatenBeginnings keeps what beats each beginning of a puzzle in which nothing is certain, by ID and variant: it takes
// up to a second, and follows from the puzzle.
var beatenBeginnings sync.Map

// against shows for each first card a hand that beats it.
func (v *visit) against(z puzzles.Puzzle) ([]templates.Against, error) {
	key := [2]string{z.ID, z.Record.Variant}
	kept, ok := beatenBeginnings.Load(key)
	if !ok {
		list, err := z.Against(v.ctx())
		if err != nil {
			return nil, err
		}
		kept, _ = beatenBeginnings.LoadOrStore(key, list)
	}
	trump := z.Start().Trump()
	var list []templates.Against
	for _, b := range kept.([]puzzles.Beaten) {
		a := templates.Against{Hand: codes(sorted(b.Hand, trump)), Text: v.p.PuzzleBeatenBySeveralShort()}
		if b.BeatenBy > 0 {
			a.Text = v.p.PuzzleAgainstHands(b.BeatenBy, z.Hands)
		}
		for _, action := range b.Line {
			a.Line = append(a.Line, v.p.Action(action, trump))
		}
		list = append(list, a)
	}
	return list, nil
}

// solution tells what was right at the decisive moment, and how a plan begins. After a mistake it is folded: the learner
// may want to find it himself.
func (v *visit) solution(t try) (*templates.Solution, error) {
	s := &templates.Solution{Folded: t.Mistake != nil && !t.Declined, Label: v.p.PuzzleRightWere()}
	right, trump := t.z.Right, t.z.Start().Trump()
	if t.Mistake == nil {
		s.Label = v.p.PuzzleRightAlso()
	} else {
		right = t.Mistake.Right
	}
	for a := range right.All() {
		s.Actions = append(s.Actions, v.p.Action(a, trump))
	}
	switch {
	case !t.z.Certain && t.Mistake != nil && right == 0:
		s.Actions = []locales.Rich{locales.Plain(v.p.PuzzleNotCertain())}
	case len(s.Actions) < 2 && t.Mistake == nil:
		s.Actions = nil // nothing else was right
	}
	atStart := t.Mistake == nil || t.Mistake.Before == t.z.Start()
	if t.z.Certain && t.z.Theme.Hidden() && (atStart || t.Declined) {
		line, err := t.z.MainLine(v.ctx())
		if err != nil {
			return nil, err
		}
		s.Plan = v.planWords(t.z, line)
	}
	if len(s.Actions) == 0 && len(s.Plan) == 0 {
		return nil, nil
	}
	return s, nil
}

// planWords says how a plan begins: what is announced, then the first card.
func (v *visit) planWords(z puzzles.Puzzle, line []rules.Action) []locales.Rich {
	p, trump := v.p, z.Start().Trump()
	var list []locales.Rich
	for _, a := range line {
		switch {
		case a.Card() != rules.NoCard && z.Theme == puzzles.TakeOrLetGo:
			if z.Takes(a.Card()) {
				return append(list, p.PuzzlePlanTake(a.Card()))
			}
			return append(list, p.PuzzlePlanLetGo(a.Card()))
		case a.Card() != rules.NoCard && z.Start().Led() != rules.NoCard:
			return append(list, p.PuzzlePlanReply(a.Card()))
		case a.Card() != rules.NoCard:
			return append(list, p.PuzzlePlanLead(a.Card()))
		case a.Marriage() == trump:
			list = append(list, locales.Plain(p.PuzzlePlanDeclare40()))
		case a.Marriage() != rules.NoSuit:
			list = append(list, p.PuzzlePlanDeclare20(a.Marriage()))
		case a == rules.Exchange:
			list = append(list, locales.Plain(p.PuzzlePlanExchange()))
		case a == rules.Close:
			list = append(list, locales.Plain(p.PuzzlePlanClose()))
		case a == rules.Snapszer:
			list = append(list, locales.Plain(p.PuzzlePlanSnapszer()))
		case a == rules.Claim:
			return append(list, locales.Plain(p.PuzzlePlanClaim()))
		}
	}
	return list
}
