package storybook

import (
	"context"
	"io"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// askedStories are answers to what is asked of a position: found, still searched for, and refused.
func askedStories() []Story {
	return []Story{
		askedStory("asked-solve", false, narrator.askedWorth),
		askedStory("asked-solve-unfinished", false, func(n narrator) templ.Component {
			a := n.worth()
			a.Feedback = templates.Feedback{
				Mood: templates.Slip, Title: n.AskBetween("−2", "+3"), Sure: n.AskEstimated(), Text: []locales.Rich{say(n.AskCoveredMoves(2, 6))},
			}
			a.Values.List[2].Text, a.Values.List[3].Text = n.AskRange("−2", "+3"), n.AskRange("−2", "+3")
			a.Values.Bets, a.Walk.Line.Title = n.AskBets(), n.AskLineOn()
			return n.askSaid(a)
		}),
		askedStory("asked-thinking", true, func(n narrator) templ.Component {
			none := templ.ComponentFunc(func(context.Context, io.Writer) error { return nil })
			return templates.AskRun(n.look(), n.href("/board?p=1bfv"), templ.Join(
				templates.AskProgress(n.AskSoFarHands(132, 840)), templates.AskProgress(n.AskSoFarNodes(312)),
			), none)
		}),
		askedStory("asked-certain", true, narrator.askedCertain),
		askedStory("asked-refuted", true, narrator.askedRefuted),
		askedStory("asked-refutation", true, narrator.askedRefutation),
		askedStory("asked-plan", true, narrator.askedPlan),
		askedStory("asked-many", true, func(n narrator) templ.Component { return n.askRefused(n.AskTooMany()) }),
		askedStory("asked-full", true, func(n narrator) templ.Component { return n.askRefused(n.AskFull()) }),
		askedStory("asked-draws", true, func(n narrator) templ.Component {
			return templates.AskRefused(n.look(), templates.Feedback{Title: n.AskWhyDraws()}, nil)
		}),
	}
}

// askedStory is a position with what is said of it.
func askedStory(name string, hidden bool, said func(narrator) templ.Component) Story {
	table := func(n narrator) templates.Table {
		z := n.puzzle()
		if hidden {
			z = n.hidden()
		}
		z.Table.Form, z.Table.Announcements = templates.Form{}, nil
		z.Table.Hand = plain(z.Table.Hand)
		return z.Table
	}
	return Story{
		Name: name, table: table,
		Page: tell(func(n narrator) templ.Component {
			title, question := n.AskSolve(), n.AskQuestionSolve()
			if hidden {
				title, question = n.AskCertain(), n.AskQuestionCertain(n.AskTaskClose())
			}
			return templates.AskedPosition(templates.AskPage{
				Page: n.page("/board/ask", templates.SectionNone, title), Hidden: hidden, Table: table(n), Question: question,
				Said: said(n), Ask: n.askPanel(hidden), Back: n.link("/board?p=1bfv", n.AskToBoard()),
			})
		}),
	}
}

// askPanel offers the questions.
func (n narrator) askPanel(hidden bool) templates.Ask {
	a := templates.Ask{
		Form: n.form("/board/ask", templates.Field{Name: "p", Value: "1bfv"}), Effort: "usual", Task: "c",
		Efforts: []templates.Choice{
			{Value: "small", Label: n.AskEffortSmall()}, {Value: "usual", Label: n.AskEffortUsual()}, {Value: "large", Label: n.AskEffortLarge()},
		},
		Tasks: []templates.Choice{
			{Value: "c", Label: n.AskTaskClose()}, {Value: "snapszer", Label: n.AskTaskSnapszer()}, {Value: "k", Label: n.AskTaskKnock()},
			{Value: "win", Label: n.AskTaskWin()},
		},
		Buttons: []templates.AskButton{
			{Value: "solve", Label: n.AskSolve(), Why: n.AskWhyHandHidden()}, {Value: "certain", Label: n.AskCertain(), Current: true},
			{Value: "plan", Label: n.AskPlan()},
		},
	}
	if !hidden {
		a.Tasks = nil
		a.Buttons = []templates.AskButton{
			{Value: "solve", Label: n.AskSolve(), Current: true}, {Value: "certain", Label: n.AskCertain() + " " + n.AskPlan(), Why: n.AskWhyAllOpen()},
		}
	}
	return a
}

func (n narrator) askSaid(a templates.AskAnswer) templ.Component {
	return templ.Join(templates.AskHeadline(n.look(), a.Feedback), templates.AskFound(n.look(), a))
}

func (n narrator) askRefused(text string) templ.Component {
	again := n.link("/board/ask?p=1bfv&q=certain", n.AskAgain())
	return templates.AskRefused(n.look(), templates.Feedback{Mood: templates.Slip, Title: text}, &again)
}

func (n narrator) askedWorth() templ.Component { return n.askSaid(n.worth()) }

// worth tells what each action brings.
func (n narrator) worth() templates.AskAnswer {
	a := templates.AskAnswer{
		Feedback: templates.Feedback{Title: n.AskWin(2), Sure: n.CoachSureExact(), Text: []locales.Rich{say(n.AskBestBoth())}},
		Values:   &templates.AskValues{Title: n.AskValuesYou(), Note: n.AskValuesNote()},
		Walk:     &templates.AskWalk{Line: *n.line(n.AskLine(), templates.You, 0, "Ac", "Kc", "Qc", "As", "Tc", "Kd", "Th", "66")},
		Links:    []templates.Link{n.link("/board?p=1bfv", n.AskGoOn()), n.link("/board/ask?p=1bfv", n.AskFromStart())},
	}
	for i, action := range []string{"Ac", "Tc", "Qh", "Kd", "Jd", "66"} {
		v := templates.AskValue{Action: n.button(action, rules.Clubs).Label, Text: locales.Signed(2 - i), Href: n.href("/board/ask?p=1bfv")}
		v.Best = i == 0
		a.Values.List = append(a.Values.List, v)
	}
	return a
}

// askedCertain has a plan for every hand, and stands where the opponent is to answer.
func (n narrator) askedCertain() templ.Component {
	a := templates.AskAnswer{
		Feedback: templates.Feedback{Mood: templates.Right, Title: n.AskYes(), Sure: n.CoachSureExact(), Text: []locales.Rich{say(n.PuzzleCertain(252, 252))}},
		Begin:    n.actions("c", "x"),
		Walk: &templates.AskWalk{
			Line: *n.line(n.AskWalkPlan(), templates.You, 2, "c", "Ac"), Text: []locales.Rich{say(n.AskFits(252))}, NextTitle: n.AskNextOpponent(),
		},
		Links: []templates.Link{n.link("/board?p=1bfv", n.AskGoOn()), n.link("/board/ask?p=1bfv", n.AskFromStart())},
	}
	for i, c := range []string{"Kc", "Kh", "Qh", "Kd", "As"} {
		a.Walk.Next = append(a.Walk.Next, templates.AskNext{
			Action: n.button(c, rules.Clubs).Label, Text: n.AskHandsCount(1 + 40*i), Href: n.href("/board/ask?p=1bfv&line=c-Ac-" + c),
		})
	}
	return n.askSaid(a)
}

// askedRefuted shows what beats each beginning.
func (n narrator) askedRefuted() templ.Component {
	a := templates.AskAnswer{
		Feedback: templates.Feedback{Mood: templates.Wrong, Title: n.AskNo(), Sure: n.CoachSureExact(), Text: []locales.Rich{say(n.AskHands(252))}},
		Links:    []templates.Link{n.link("/board/ask?p=1bfv&q=plan", n.AskAskPlan())},
	}
	for i, first := range []string{"Ac", "Tc", "Ah"} {
		against := templates.AskAgainst{Line: n.actions("c", first), Hand: []string{"Kc", "Kh", "Qh", "Kd", "As"}, Look: n.link("/board/ask?p=1bfv&line=c-"+first, n.AskLook())}
		if i == 1 {
			against.Hand, against.Text = nil, n.PuzzleBeatenBySeveralShort()
		}
		a.Against = append(a.Against, against)
	}
	return n.askSaid(a)
}

// askedRefutation stands where the refutation of several hands ends.
func (n narrator) askedRefutation() templ.Component {
	return n.askSaid(templates.AskAnswer{
		Feedback: templates.Feedback{Mood: templates.Wrong, Title: n.AskNo(), Sure: n.CoachSureExact(), Text: []locales.Rich{say(n.AskHands(1))}},
		Walk: &templates.AskWalk{
			Line: *n.line(n.AskWalkAgainst(), templates.You, 3, "c", "Ac", "Kc"), Hand: []string{"Kc", "Kh", "Qh", "Kd", "As"},
			Text:      []locales.Rich{say(n.AskBeatenHere()), say(n.AskFits(1)), say(n.AskDrawnHere()), say(n.AskLeftPlan()), say(n.AskEndedLoss(2))},
			NextTitle: n.AskNextYours(), Next: []templates.AskNext{{Action: n.button("Tc", rules.Clubs).Label, Href: n.href("/board/ask?p=1bfv")}},
		},
	})
}

// askedPlan has a plan for some of the hands.
func (n narrator) askedPlan() templ.Component {
	return n.askSaid(templates.AskAnswer{
		Feedback: templates.Feedback{
			Title: n.AskBestLeast(812, 840), Sure: n.CoachSureGuaranteed(812, 840),
			Text: []locales.Rich{say(n.AskBestMost(830)), say(n.AskLonger()), say(n.AskWithOpenPart(600, 840, 590))},
		},
		Walk: &templates.AskWalk{Line: *n.line(n.AskWalkPlan(), templates.You, 0, "c", "Ac")},
	})
}
