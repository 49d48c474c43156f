package web

import (
	"slices"
	"strings"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/count"
)

// drillName gives a drill's name, and the line that says what it is for.
func drillName(p locales.Printer, kind count.Kind) (name, line string) {
	switch kind {
	case count.TrickSum:
		return p.DrillTrickName(), p.DrillTrickLine()
	case count.Running:
		return p.DrillRunningName(), p.DrillRunningLine()
	case count.MayClaim:
		return p.DrillClaimName(), p.DrillClaimLine()
	case count.Missing:
		return p.DrillMissingName(), p.DrillMissingLine()
	case count.TrumpsOut:
		return p.DrillTrumpsName(), p.DrillTrumpsLine()
	case count.CardsOut:
		return p.DrillCardsName(), p.DrillCardsLine()
	}
	return p.DrillLastName(), p.DrillLastLine()
}

// promptWords is a question.
func (v *visit) promptWords(it count.Item, prompt count.Prompt) string {
	p := v.p
	switch it.Kind {
	case count.TrickSum:
		if prompt.Ask == count.AskTrick {
			return p.CountAskWhich(v.figure(it, prompt.Totals[count.Own]))
		}
		return p.CountAskTrick()
	case count.Running:
		switch {
		case prompt.Ask == count.AskTrick:
			return p.CountAskBetween()
		case prompt.Side == count.Theirs:
			return p.CountAskTheirs()
		}
		return p.CountAskOwn()
	case count.MayClaim:
		return p.CountAskClaim()
	case count.Missing:
		if prompt.Ask == count.AskTrick {
			return p.CountAskEnough()
		}
		return p.CountAskMissing()
	case count.TrumpsOut:
		if prompt.Ask == count.AskNumber {
			return p.CountAskTrumpsNumber()
		}
		return p.CountAskTrumps()
	case count.CardsOut:
		return p.CountAskCards()
	}
	return p.CountAskLast()
}

// notices say what was announced.
func (v *visit) notices(it count.Item, list []count.Notice) []locales.Rich {
	var out []locales.Rich
	for _, n := range list {
		e := rules.Event{Kind: rules.MarriageDeclared, Seat: n.Seat, Suit: n.Suit, Points: n.Points, Waiting: n.Waiting}
		if n.Points == 0 {
			e = rules.Event{Kind: rules.Exchanged, Seat: n.Seat, Card: n.Took, Other: n.Gave}
		}
		out = append(out, v.p.Event(e, it.Seat, false))
	}
	return out
}

// before tells what happened before a trick, in order, and who led to it. Of a bare sum nobody led.
func (v *visit) before(it count.Item, t count.Trick) []locales.Rich {
	list := slices.Clone(t.Before)
	if countedAtOnce(t) {
		for i := range list {
			list[i].Waiting = false
		}
	}
	told := v.notices(it, list)
	switch {
	case it.Kind == count.TrickSum:
		return told
	case t.Leader == it.Seat:
		return append(told, locales.Plain(v.p.TurnLeadYou()))
	}
	return append(told, locales.Plain(v.p.CountLedOpponent()))
}

// countedAtOnce tells whether a marriage that had to wait for a first trick was declared before the very trick with which
// it counts: nobody need be told that it waited.
func countedAtOnce(t count.Trick) bool {
	return t.CountedNow > 0 && slices.ContainsFunc(t.Before, func(n count.Notice) bool { return n.Waiting })
}

// saidTrick is a trick in words.
func (v *visit) saidTrick(it count.Item, t count.Trick) string {
	switch {
	case it.Kind == count.TrickSum:
		return v.heardCards(t)
	case t.Winner == it.Seat:
		return v.p.CountSaidYou(t.Led, t.Reply).String()
	}
	return v.p.CountSaidOpponent(t.Led, t.Reply).String()
}

// heardCards are the two cards of a trick alone.
func (v *visit) heardCards(t count.Trick) string { return v.p.CountSaidCards(t.Led, t.Reply).String() }

// heardTrick is a trick in words, with what was announced before it and who led.
func (v *visit) heardTrick(it count.Item, t count.Trick) string {
	return v.told(append(v.before(it, t), locales.Plain(v.saidTrick(it, t))))
}

// told makes one text of sentences.
func (v *visit) told(sentences []locales.Rich) string { return locales.Join(sentences...).String() }

// heardQuestion is a question for whoever listens: tricks that lie open are told before it the first time.
func (v *visit) heardQuestion(m moment, ask *templates.CountAsk) string {
	it := m.asked().Item
	if ask.Invalid != nil {
		return ask.Invalid.String()
	}
	var parts []string
	if _, n := m.run.Now(); n == 0 {
		parts = append(parts, v.told(v.stood(m)))
		if it.Rung.Show == count.Full {
			for _, t := range it.Tricks {
				parts = append(parts, v.heardTrick(it, t))
			}
		}
		parts = append(parts, v.told(v.closing(m)))
	}
	return strings.TrimSpace(strings.Join(append(parts, ask.Task), " "))
}
