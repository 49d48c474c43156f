package storybook

import (
	"bummerl/locales"
	"bummerl/templates"
)

// atTableStories are finished hands whose points were hidden: both questions, and results beside what was said.
func atTableStories() []Story {
	said := func(n narrator, own, theirs int) []templates.SaidPoints {
		return []templates.SaidPoints{
			n.said(own, 68, n.AttableOwnRight, n.AttableOwnWrong, n.AttableSumOwn(), ownGains),
			n.said(theirs, 24, n.AttableTheirsRight, n.AttableTheirsWrong, n.AttableSumTheirs(), theirGains),
		}
	}
	return []Story{
		overStory("hand-ask-own", func(n narrator) templates.Table {
			return n.askedPoints("own", n.AttableAskOwn(), "", nil)
		}),
		overStory("hand-ask-theirs", func(n narrator) templates.Table {
			return n.askedPoints("theirs", n.AttableAskTheirs(), "", nil)
		}),
		overStory("hand-ask-fault", func(n narrator) templates.Table {
			return n.askedPoints("own", n.AttableAskOwn(), "66 x", say(n.NumberUnknown("66 x")))
		}),
		overStory("hand-said-right", func(n narrator) templates.Table {
			t := n.ended(endings[0])
			t.Over.Said = said(n, 68, 24)
			return t
		}),
		overStory("hand-said-wrong", func(n narrator) templates.Table {
			t := n.ended(endings[0])
			t.Over.Said = said(n, 48, 28)
			return t
		}),
		overStory("hand-said-none", func(n narrator) templates.Table {
			t := n.ended(endings[1])
			t.Over.Said = []templates.SaidPoints{n.said(3, 0, n.AttableOwnRight, n.AttableOwnWrong, n.AttableSumOwn(), nil)}
			return t
		}),
	}
}

var (
	ownGains = []templates.GainLine{
		{Led: "Ah", Reply: "Kh", Points: 15, Total: 15}, {Suit: "s", Points: 20, Total: 35}, {Led: "Qs", Reply: "Ts", Points: 13, Total: 48},
		{Led: "Ad", Reply: "Jd", Points: 13, Total: 61}, {Led: "Kc", Reply: "Qh", Points: 7, Total: 68},
	}
	theirGains = []templates.GainLine{{Led: "Th", Reply: "Ac", Points: 21, Total: 21}, {Points: 3, Total: 24}}
)

// said is what was said of a side that has points, with the sum where it is wrong.
func (n narrator) said(said, points int, right func(int) string, wrong func(int, int) string, title string, sum []templates.GainLine) templates.SaidPoints {
	if said == points {
		return templates.SaidPoints{Right: true, Text: right(points)}
	}
	return templates.SaidPoints{Text: wrong(points, said), Title: title, Sum: sum}
}

// askedPoints is a hand that ended and asks for the points of a side.
func (n narrator) askedPoints(side, question, typed string, fault locales.Rich) templates.Table {
	t := n.ended(endings[0])
	t.Trick = templates.Trick{Leader: templates.You, Led: "Kc", Reply: "Qh", Winner: templates.You}
	t.Over = &templates.HandOver{Winner: t.Over.Winner, Title: t.Over.Title, Ask: &templates.AskPoints{
		Form: n.form("/play/17", templates.Field{Name: "hand", Value: "3"}, templates.Field{Name: "side", Value: side}),
		Side: side, Question: question, Typed: typed, Fault: fault,
	}}
	return t
}
