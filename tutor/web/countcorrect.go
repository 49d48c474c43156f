package web

import (
	"strconv"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/count"
)

// countAnswer is the correction of an item.
func (v *visit) countAnswer(m moment) (*templates.CountAnswer, error) {
	asked := m.asked()
	a := &templates.CountAnswer{Level: v.levelLine(m), Next: templates.Link{Href: v.runHref(m.run), Label: v.p.CountNextItem()}}
	right := 0
	for _, c := range asked.Corrections {
		a.Parts = append(a.Parts, v.countPart(asked.Item, c))
		if c.Right {
			right++
		}
	}
	switch {
	case asked.Right:
		a.Mood, a.Title = templates.Right, v.p.CountRight()
	case right > 0:
		a.Mood, a.Title = templates.Slip, v.p.CountHalfRight()
	default:
		a.Mood, a.Title = templates.Wrong, v.p.CountWrong()
	}
	if m.run.Done && m.item+1 == len(m.run.Items) {
		a.Last, a.Next.Label = true, v.p.CountToSummary()
	}
	if m.run.Spec == "" {
		return a, nil
	}
	a.Level, a.Next = "", templates.Link{Href: v.href("/count"), Label: v.p.CountHallOthers()}
	var err error
	a.Bar, err = v.deckBarOf(m.run)
	return a, err
}

// countPart is the correction of one question.
func (v *visit) countPart(it count.Item, c count.Correction) templates.CountPart {
	part := templates.CountPart{Label: v.partLabel(it, c.Prompt), Right: c.Right}
	switch c.Prompt.Ask {
	case count.AskNumber:
		v.numberPart(&part, it, c)
	case count.AskYesNo:
		part.Sum, part.Waits = templateSum(c.Sums[0]), v.waitsYet(c.Sums[0])
		part.Verdict = v.p.CountEnough(c.Sums[0].Total)
		if !c.Want.Yes() {
			part.Verdict = v.p.CountShort(c.Sums[0].Total, rules.Winning-c.Sums[0].Total)
		}
		if !c.Right {
			part.Typed = v.p.CountYouSaid(v.yesNo(c.Given))
		}
	case count.AskTrick:
		part.Choices = v.countChoices(it, c)
		if it.Kind == count.Running {
			part.Sum = templateSum(grown(c.Sums[2*c.Want.Number() : 2*c.Want.Number()+2]))
		}
	case count.AskCards:
		v.cardsPart(&part, it, c)
	}
	return part
}

// numberPart builds up a number; the learner's own stands under it where it is another.
func (v *visit) numberPart(part *templates.CountPart, it count.Item, c count.Correction) {
	if len(c.Sums) > 0 {
		part.Sum, part.Waits = templateSum(c.Sums[0]), v.waitsYet(c.Sums[0])
	} else {
		part.Verdict, part.Counted = v.figure(it, c.Want.Number()), codes(sorted(c.Counted, it.Trump))
	}
	if it.Kind == count.Missing {
		part.To66 = c.Want.Number()
	}
	if it.Rung.Words {
		part.Verdict = v.figure(it, c.Want.Number())
	}
	if !c.Right {
		part.Typed = v.p.CountTyped(c.Given.Number())
	}
}

// cardsPart shows what was marked. Where nothing was to mark it says so.
func (v *visit) cardsPart(part *templates.CountPart, it count.Item, c count.Correction) {
	part.Grid = countGrid(it, c.Prompt, func(card rules.Card) templates.CellState {
		switch {
		case c.Hit.Has(card):
			return templates.CellHit
		case c.Missed.Has(card):
			return templates.CellMissed
		case c.Extra.Has(card):
			return templates.CellExtra
		}
		return templates.CellPlain
	})
	want := c.Want.Cards()
	if want == 0 {
		part.Verdict = v.p.CountNoneOut()
	} else if !c.Right {
		part.Typed = v.p.CountFound(c.Hit.Len(), want.Len())
	}
}

// countChoices are the tricks that were to choose from, each with what it makes.
func (v *visit) countChoices(it count.Item, c count.Correction) []templates.CountChoice {
	list := make([]templates.CountChoice, len(c.Prompt.Choices))
	for i, t := range c.Prompt.Choices {
		total := v.figure(it, t.Totals[count.Own])
		if it.Kind == count.Running {
			total += " : " + v.figure(it, t.Totals[count.Theirs])
		}
		list[i] = templates.CountChoice{
			CountTrick: v.countTrick(it, t, i+1), Total: total, Want: i == c.Want.Number(), Chosen: i == c.Given.Number(),
		}
	}
	return list
}

// grown is that of both sides' sums which the trick has made greater, or has most parts.
func grown(sums []count.Sum) count.Sum {
	if len(sums[count.Theirs].Parts) > len(sums[count.Own].Parts) {
		return sums[count.Theirs]
	}
	return sums[count.Own]
}

// partLabel names what was asked for.
func (v *visit) partLabel(it count.Item, prompt count.Prompt) string {
	switch {
	case prompt.Ask == count.AskTrick:
		return v.promptWords(it, prompt)
	case it.Kind == count.TrickSum:
		return v.p.TableTrick()
	case it.Kind == count.Missing:
		return v.p.CountTo66()
	case it.Kind == count.LastFive:
		return v.p.CountHisCards()
	case it.Kind == count.TrumpsOut, it.Kind == count.CardsOut:
		return v.p.CountOut()
	case prompt.Side == count.Theirs:
		return v.p.CountTheirs()
	}
	return v.p.CountOwn()
}

func (v *visit) yesNo(a count.Answer) string {
	if a.Yes() {
		return v.p.CountYes()
	}
	return v.p.CountNo()
}

func templateSum(s count.Sum) *templates.Sum {
	sum := &templates.Sum{Before: s.Before, Total: s.Total}
	for _, part := range s.Parts {
		sum.Parts = append(sum.Parts, sumPart(part))
	}
	return sum
}

// waitsYet says that a marriage is not in a sum, since it waits for its side's first trick; "" where none does.
func (v *visit) waitsYet(s count.Sum) string {
	switch {
	case s.Waits == 0:
		return ""
	case s.Side == count.Theirs:
		return v.p.CountStoodWaitsOpponent(s.Waits)
	}
	return v.p.CountStoodWaitsYou(s.Waits)
}

func sumPart(part count.Part) templates.SumPart {
	if part.Card == rules.NoCard {
		return templates.SumPart{Suit: part.Suit.String(), Points: part.Points}
	}
	return templates.SumPart{Card: part.Card.String(), Points: part.Points}
}

// answerWords is an answer in words for people.
func (v *visit) answerWords(it count.Item, c count.Correction, a count.Answer) string {
	switch c.Prompt.Ask {
	case count.AskYesNo:
		return v.yesNo(a)
	case count.AskTrick:
		t := c.Prompt.Choices[a.Number()]
		return v.p.CountPair(t.Led, t.Reply).String()
	case count.AskCards:
		if a.Cards() == 0 {
			return v.p.CountNoneOut()
		}
		return v.p.CountCards(a.Cards().Len())
	}
	if it.Rung.Words {
		return v.figure(it, a.Number())
	}
	return strconv.Itoa(a.Number())
}
