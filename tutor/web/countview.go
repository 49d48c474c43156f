package web

import (
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	count "bummerl/tutor/count/old"
)

// drillView fills the region of one trick: asked if it is the next, else with its correction.
func (v *visit) drillView(run count.Run, k int, invalid locales.Rich) templates.Drill {
	item, _ := run.Item(k)
	form := templates.Form{Action: v.href("/count/" + run.ID), Fields: []templates.Field{{Name: "item", Value: strconv.Itoa(k)}}}
	view := templates.Drill{
		Form: form, Step: k + 1, Steps: count.Tricks, Trump: run.Deal.Trump.String(),
		Trick:  countTrick(run, item),
		Events: v.countEvents(run, item), Invalid: invalid,
	}
	if invalid != nil {
		view.Own, view.Theirs = v.field("own"), v.field("theirs")
	}
	if k >= run.Next {
		return view
	}
	view.Form.Fields = []templates.Field{{Name: "go", Value: "on"}}
	view.Answer = v.drillAnswer(run, k)
	return view
}

func countTrick(run count.Run, item count.Item) templates.Trick {
	me := run.Deal.LearnerSeat
	return templates.Trick{
		Leader: who(item.Leader, me), Led: item.Led.String(), Reply: item.Reply.String(), Winner: who(item.Winner, me),
	}
}

// countEvents says what else counted in the trick.
func (v *visit) countEvents(run count.Run, item count.Item) []locales.Rich {
	p := v.p
	var events []locales.Rich
	for _, d := range item.Before {
		var says locales.Rich
		switch mine := d.Seat == run.Deal.LearnerSeat; {
		case mine && d.Points == 40:
			says = p.CountMarriage40You(d.Suit)
		case mine:
			says = p.CountMarriage20You(d.Suit)
		case d.Points == 40:
			says = p.CountMarriage40Opponent(d.Suit)
		default:
			says = p.CountMarriage20Opponent(d.Suit)
		}
		if d.Waiting {
			says = locales.Join(says, locales.Plain(p.CountWaits()))
		}
		events = append(events, says)
	}
	if item.CountedNow > 0 {
		events = append(events, locales.Plain(p.CountCountsNow()))
	}
	return events
}

// drillAnswer shows both sums as they build up.
func (v *visit) drillAnswer(run count.Run, k int) *templates.DrillAnswer {
	answer := &templates.DrillAnswer{Last: k+1 == count.Tricks}
	item, _ := run.Item(k)
	before, given := run.Before(k), run.Answers[k].Given
	right := 0
	for side := range answer.Sums {
		sum := templates.Sum{
			Before: before[side], Total: item.Totals[side], Typed: given[side], Right: given[side] == item.Totals[side],
		}
		for _, part := range item.Parts[side] {
			sum.Parts = append(sum.Parts, sumPart(part))
		}
		if sum.Right {
			right++
		}
		answer.Sums[side] = sum
	}
	switch right {
	case 2:
		answer.Mood, answer.Title = templates.Right, v.p.CountRight()
	case 1:
		answer.Mood, answer.Title = templates.Slip, v.p.CountHalfRight()
	default:
		answer.Mood, answer.Title = templates.Wrong, v.p.CountWrong()
	}
	return answer
}

func sumPart(part count.Part) templates.SumPart {
	if part.Card == rules.NoCard {
		return templates.SumPart{Suit: part.Suit.String(), Points: part.Points}
	}
	return templates.SumPart{Card: part.Card.String(), Points: part.Points}
}

// countSummary fills the end of a drill.
func (v *visit) countSummary(run count.Run) templates.CountSummaryPage {
	page := templates.CountSummaryPage{
		Page:  v.page(templates.SectionCount, v.p.MetaCountTitle(), v.p.MetaCountDescription()),
		Score: *countScore(run), Again: templates.Form{Action: v.href("/count")},
	}
	for k, answer := range run.Answers {
		item, _ := run.Item(k)
		page.Steps = append(page.Steps, templates.CountStep{
			Led: item.Led.String(), Reply: item.Reply.String(), Own: item.Totals[count.Own], Theirs: item.Totals[count.Theirs],
			OwnTyped: answer.Given[count.Own], TheirsTyped: answer.Given[count.Theirs],
			OwnRight:    answer.Given[count.Own] == item.Totals[count.Own],
			TheirsRight: answer.Given[count.Theirs] == item.Totals[count.Theirs],
		})
	}
	return page
}
