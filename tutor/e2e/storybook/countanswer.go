package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

// corrected is a run with the correction of an item.
func (n narrator) corrected(door int, mood templates.Mood, parts ...templates.CountPart) templates.CountRun {
	r := n.counting(door)
	title := n.CountWrong()
	switch mood {
	case templates.Right:
		title = n.CountRight()
	case templates.Slip:
		title = n.CountHalfRight()
	}
	r.Say = title
	r.Answer = &templates.CountAnswer{Mood: mood, Title: title, Parts: parts, Next: n.link("/count/"+r.Kind+"/5", n.CountNextItem())}
	return r
}

// ownSum is the learner's total after three tricks.
func ownSum() *templates.Sum {
	return &templates.Sum{Total: 47, Parts: []templates.SumPart{
		{Card: "Ah", Points: 11}, {Card: "Jh", Points: 2}, {Suit: "s", Points: 20}, {Card: "Kc", Points: 4}, {Card: "Tc", Points: 10},
	}}
}

// longSum is one of six tricks.
func longSum() *templates.Sum {
	return &templates.Sum{Total: 71, Parts: []templates.SumPart{
		{Card: "Ah", Points: 11}, {Card: "Jh", Points: 2}, {Suit: "s", Points: 20}, {Card: "Kc", Points: 4}, {Card: "Tc", Points: 10},
		{Card: "Jd", Points: 2}, {Card: "Js", Points: 2}, {Card: "Qh", Points: 3}, {Card: "Kh", Points: 4}, {Card: "Qd", Points: 3}, {Card: "Th", Points: 10},
	}}
}

// choices are the four tricks of a question, of which the first is right.
func (n narrator) choices(chosen int) []templates.CountChoice {
	totals := []string{"13", "14", "14", "5"}
	var list []templates.CountChoice
	for i, t := range n.tricks(4) {
		list = append(list, templates.CountChoice{CountTrick: t, Total: totals[i], Want: i == 0, Chosen: i == chosen})
	}
	return list
}

func answerCountStories() []Story {
	return []Story{
		runStory("drill-right", false, func(n narrator) templates.CountRun {
			r := n.corrected(0, templates.Right, templates.CountPart{
				Label: n.TableTrick(), Right: true, Sum: &templates.Sum{Total: 13, Parts: ownSum().Parts[:2]},
			})
			r.Cloth.Now, r.Answer.Level = &n.tricks(1)[0], n.CountUpBrief(2)
			return r
		}),
		runStory("drill-half", false, func(n narrator) templates.CountRun {
			theirs := &templates.Sum{Before: 14, Total: 33, Parts: []templates.SumPart{{Card: "Qs", Points: 3}, {Card: "As", Points: 11}, {Card: "Jd", Points: 2}, {Card: "Qd", Points: 3}}}
			r := n.corrected(1, templates.Slip,
				templates.CountPart{Label: n.CountOwn(), Right: true, Sum: ownSum()},
				templates.CountPart{Label: n.CountTheirs(), Sum: theirs, Typed: n.CountTyped(23)})
			r.Cloth.Tricks, r.Answer.Level = n.tricks(4), n.CountUpBoth(4)
			return r
		}),
		runStory("drill-wrong", false, func(n narrator) templates.CountRun {
			r := n.corrected(1, templates.Wrong,
				templates.CountPart{Label: n.CountOwn(), Sum: longSum(), Typed: n.CountTyped(61)},
				templates.CountPart{Label: n.CountTheirs(), Sum: &templates.Sum{Before: 26, Total: 26}, Typed: n.CountTyped(21)})
			r.Cloth.Tricks, r.Answer.Level = n.tricks(6), n.CountDown(3)
			return r
		}),
		runStory("drill-waits", false, func(n narrator) templates.CountRun {
			r := n.corrected(1, templates.Wrong, templates.CountPart{
				Label: n.CountOwn(), Sum: &templates.Sum{}, Waits: n.CountStoodWaitsYou(20), Typed: n.CountTyped(20),
			})
			r.Cloth.Now = &n.tricks(2)[1]
			r.Cloth.Now.Declared[0].Waiting = true
			return r
		}),
		runStory("drill-claim-wrong", false, func(n narrator) templates.CountRun {
			r := n.corrected(2, templates.Wrong, templates.CountPart{
				Label: n.CountOwn(), Sum: ownSum(), Verdict: n.CountShort(47, 19), Typed: n.CountYouSaid(n.CountYes()),
			})
			r.Cloth.Tricks = n.tricks(3)
			return r
		}),
		runStory("drill-missing-half", false, func(n narrator) templates.CountRun {
			r := n.corrected(3, templates.Slip,
				templates.CountPart{Label: n.CountTo66(), Right: true, Sum: ownSum(), To66: 19},
				templates.CountPart{Label: n.CountAskEnough(), Choices: n.choices(2)})
			r.Cloth.Tricks = n.tricks(3)
			return r
		}),
		runStory("drill-missing-words", false, func(n narrator) templates.CountRun {
			enough := templates.CountPart{Label: n.CountAskEnough(), Choices: n.choices(2)}
			for i, total := range []int{67, 48, 79, 66} { // The longest words that there are.
				enough.Choices[i].Total = n.NumberWord(total)
			}
			r := n.corrected(3, templates.Slip,
				templates.CountPart{Label: n.CountTo66(), Right: true, Sum: ownSum(), To66: 19, Verdict: n.NumberWord(19)}, enough)
			r.Cloth.Tricks = n.tricks(3)
			return r
		}),
		runStory("drill-which-right", false, func(n narrator) templates.CountRun {
			r := n.corrected(0, templates.Right, templates.CountPart{Label: n.CountAskWhich("13"), Right: true, Choices: n.choices(0)})
			r.Cloth.Given = &templates.CountGiven{Sum: "13"}
			return r
		}),
		runStory("drill-cards-wrong", false, func(n narrator) templates.CountRun {
			r := n.corrected(5, templates.Wrong, templates.CountPart{
				Label: n.CountOut(), Typed: n.CountFound(2, 4),
				Grid: n.grid("", map[string]templates.CellState{
					"Ac": templates.CellGone, "As": templates.CellGone, "Ad": templates.CellHit, "Qd": templates.CellHit,
					"Kh": templates.CellMissed, "Jc": templates.CellMissed, "Ts": templates.CellExtra,
				}),
			})
			r.Cloth.Tricks, r.Cloth.Hand = n.tricks(3), countHand
			return r
		}),
		runStory("drill-cards-last", false, func(n narrator) templates.CountRun {
			r := n.corrected(6, templates.Right, templates.CountPart{
				Label: n.CountHisCards(), Right: true,
				Grid: n.grid("", map[string]templates.CellState{"Ad": templates.CellHit, "Qd": templates.CellHit}),
			})
			r.Cloth.Tricks, r.Cloth.Hand = n.tricks(6), countHand
			r.Item, r.Answer.Last, r.Answer.Next.Label = r.Items, true, n.CountToSummary()
			return r
		}),
		runStory("drill-deck", false, func(n narrator) templates.CountRun {
			r := n.corrected(1, templates.Right, templates.CountPart{Label: n.CountOwn(), Right: true, Sum: ownSum()})
			r.Item, r.Items = 1, 1
			r.Cloth.Tricks = n.tricks(3)
			r.Answer.Bar = &templates.DeckBar{Left: n.DeckLeft(3), Form: n.form("/deck", templates.Field{Name: "kind", Value: "count"})}
			return r
		}),
		endStory("count-summary", 1, 2, narrator.trickSlip),
		endStory("count-summary-cards", 5, 1, narrator.cardSlip),
		endStory("count-summary-all", 0, 5, narrator.trickSlip),
	}
}

// trickSlip is a wrong answer about one trick, and about more of them in every second item.
func (n narrator) trickSlip(item *templates.CountEndItem) {
	tricks := n.tricks(6)[item.Number-1 : item.Number-1+1+item.Number%2*(6-item.Number)/2]
	for _, t := range tricks {
		item.Tricks = append(item.Tricks, []string{t.Led, t.Reply})
	}
	item.Want, item.Given = n.CountRightWas("14"), n.CountYouSaid("13")
}

// cardSlip is a wrong answer about cards: nothing marked too much in the first item, in others one card.
func (n narrator) cardSlip(item *templates.CountEndItem) {
	item.Missed = []string{"Ad", "Jd", "Kc", "Qc", "Js", "Th"}[:item.Number+1]
	item.Want = n.CountFound(2, 2+len(item.Missed))
	if item.Number > 1 {
		item.Given = n.CountTooMany(1)
	}
}

// endStory is the end of a run of a drill with so many of five answers right, the last ones.
func endStory(name string, door, right int, slip func(narrator, *templates.CountEndItem)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		d := n.doors(3)[door]
		other := n.form("/count/" + d.Kind)
		page := templates.CountEndPage{
			Page: n.page("/count/"+d.Kind+"/5", templates.SectionCount, d.Name), Name: d.Name,
			Score: templates.CountScore{Right: right, Asked: 5}, Median: 4, Level: 4, Levels: 8,
			Again: n.form("/count/" + d.Kind), Next: n.link("/count/running", n.CountNextDrill(n.DrillRunningName())),
		}
		switch {
		case right == 5:
			page.Harder = &other
		case right < 2:
			page.Easier = &other
		}
		for i := range 5 {
			item := templates.CountEndItem{Number: i + 1, Href: n.href("/count/" + d.Kind + "/5?item=0"), Right: i >= 5-right}
			if !item.Right {
				slip(n, &item)
			}
			page.Items = append(page.Items, item)
		}
		return templates.CountEnd(page)
	})}
}
