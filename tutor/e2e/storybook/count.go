package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func countStories() []Story {
	return []Story{
		countStory("count-first", func(narrator) (*templates.Link, *templates.CountScore) { return nil, nil }),
		countStory("count-resume", func(n narrator) (*templates.Link, *templates.CountScore) {
			resume := n.link("/count/5", n.CountResume())
			return &resume, nil
		}),
		countStory("count-last", func(narrator) (*templates.Link, *templates.CountScore) {
			return nil, &templates.CountScore{Right: 10, Asked: 12, Seconds: 75}
		}),
		drillStory("drill", narrator.drill),
		drillStory("drill-marriage", func(n narrator) templates.Drill {
			d := n.drill()
			d.Events = []locales.Rich{
				locales.Join(n.CountMarriage40Opponent(rules.Diamonds), say(n.CountWaits())), say(n.CountCountsNow()),
			}
			return d
		}),
		drillStory("drill-invalid", func(n narrator) templates.Drill {
			d := n.drill()
			d.Own, d.Theirs, d.Invalid = "x", "121", say(n.CountInvalid())
			return d
		}),
		drillStory("drill-right", func(n narrator) templates.Drill {
			return n.answered(templates.Right, n.CountRight(), 14, 56)
		}),
		drillStory("drill-half", func(n narrator) templates.Drill {
			return n.answered(templates.Slip, n.CountHalfRight(), 14, 55)
		}),
		drillStory("drill-wrong", func(n narrator) templates.Drill {
			return n.answered(templates.Wrong, n.CountWrong(), 49, 21)
		}),
		drillStory("drill-last", func(n narrator) templates.Drill {
			d := n.answered(templates.Right, n.CountRight(), 14, 56)
			d.Step, d.Answer.Last = d.Steps, true
			return d
		}),
		summaryStory("count-summary", 9),
		summaryStory("count-summary-all", 12),
	}
}

func countStory(name string, fill func(narrator) (*templates.Link, *templates.CountScore)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		resume, last := fill(n)
		return templates.CountStart(templates.CountStartPage{
			Page: n.page("/count", templates.SectionCount, n.MetaCountTitle()), Start: n.form("/count"), Resume: resume, Last: last,
		})
	})}
}

func drillStory(name string, fill func(narrator) templates.Drill) Story {
	return Story{
		Name: name, Region: "drill",
		Page: tell(func(n narrator) templ.Component {
			return templates.CountDrill(templates.CountDrillPage{Page: n.page("/count/5", templates.SectionCount, n.MetaCountTitle()), Drill: fill(n)})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.DrillFragment(n.look(), fill(n)) }),
	}
}

// drill is the second trick of a drill while it is asked.
func (n narrator) drill() templates.Drill {
	return templates.Drill{
		Form: n.form("/count/5", templates.Field{Name: "item", Value: "1"}), Step: 2, Steps: 6, Trump: "d",
		Trick:  templates.Trick{Leader: templates.Opponent, Led: "Kh", Reply: "Jh", Winner: templates.Opponent},
		Events: []locales.Rich{n.CountMarriage20Opponent(rules.Hearts)},
	}
}

// answered is the same with the answer to the numbers typed.
func (n narrator) answered(mood templates.Mood, title string, own, theirs int) templates.Drill {
	d := n.drill()
	d.Form.Fields = []templates.Field{{Name: "go", Value: "on"}}
	d.Answer = &templates.DrillAnswer{Mood: mood, Title: title, Sums: [2]templates.Sum{
		{Before: 14, Total: 14, Typed: own, Right: own == 14},
		{
			Before: 30, Parts: []templates.SumPart{{Suit: "h", Points: 20}, {Card: "Kh", Points: 4}, {Card: "Jh", Points: 2}},
			Total: 56, Typed: theirs, Right: theirs == 56,
		},
	}}
	return d
}

// summaryStory is the end of a drill with so many right of twelve numbers.
func summaryStory(name string, right int) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.CountSummaryPage{
			Page:  n.page("/count/5", templates.SectionCount, n.MetaCountTitle()),
			Score: templates.CountScore{Right: right, Asked: 12, Seconds: 41}, Again: n.form("/count"),
		}
		cards := [6][2]string{{"Ts", "As"}, {"Kh", "Jh"}, {"Ac", "Tc"}, {"Qd", "Ad"}, {"Js", "Ks"}, {"Qc", "Kc"}}
		totals := [6][2]int{{21, 0}, {21, 26}, {42, 26}, {42, 40}, {42, 46}, {49, 46}}
		for i := range cards {
			step := templates.CountStep{
				Led: cards[i][0], Reply: cards[i][1], Own: totals[i][0], Theirs: totals[i][1],
				OwnTyped: totals[i][0], TheirsTyped: totals[i][1], OwnRight: 2*i < right, TheirsRight: 2*i+1 < right,
			}
			if !step.OwnRight {
				step.OwnTyped += 10
			}
			if !step.TheirsRight {
				step.TheirsTyped = 120
			}
			page.Steps = append(page.Steps, step)
		}
		return templates.CountSummary(page)
	})}
}
