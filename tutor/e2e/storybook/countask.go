package storybook

import (
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// questioned is a run with a question.
func (n narrator) questioned(door int, task string) templates.CountRun {
	r := n.counting(door)
	r.Say = task
	r.Ask = &templates.CountAsk{
		Form: n.form("/count/"+r.Kind+"/5", templates.Field{Name: "item", Value: "2"}, templates.Field{Name: "prompt", Value: "0"}),
		Key:  "2-0", Task: task,
	}
	return r
}

// askedNumber asks for a number.
func (n narrator) askedNumber(door int, task string) templates.CountRun {
	r := n.questioned(door, task)
	r.Ask.Number = &templates.CountNumber{}
	return r
}

// askedTrick asks for one of four tricks.
func (n narrator) askedTrick(door int, task string) templates.CountRun {
	r := n.questioned(door, task)
	r.Ask.Tricks = n.tricks(4)
	return r
}

// askedCards asks for cards, with the hand on the table.
func (n narrator) askedCards(door int, task string) templates.CountRun {
	r := n.questioned(door, task)
	r.Cloth.Hand, r.Cloth.Up = countHand, "Ad"
	r.Ask.Grid = n.grid("", map[string]templates.CellState{"As": templates.CellGone, "Ac": templates.CellGone})
	return r
}

// grid is the pack of the language's game, with these states.
func (n narrator) grid(ranks string, states map[string]templates.CellState) *templates.CountGrid {
	if ranks == "" {
		ranks = "ATKQJ"
	}
	grid := &templates.CountGrid{}
	for _, suit := range []string{"d", "c", "h", "s"} {
		var row []templates.CountCell
		for _, rank := range ranks {
			code := string(rank) + suit
			row = append(row, templates.CountCell{Card: code, State: states[code], Marked: code == "Qd"})
		}
		grid.Rows = append(grid.Rows, row)
	}
	return grid
}

// turnedDown is a cloth on which so many tricks lie face down.
func turnedDown(r templates.CountRun, you, opponent int) templates.CountRun {
	r.Cloth.TurnedYou, r.Cloth.TurnedOpponent = you, opponent
	return r
}

func askCountStories() []Story {
	numbers := alike(
		runStory("drill-ask-own", true, func(n narrator) templates.CountRun {
			r := n.askedNumber(1, n.CountAskOwn())
			r.Cloth.Tricks = n.tricks(3)
			return r
		}),
		runStory("drill-ask-theirs", true, func(n narrator) templates.CountRun {
			r := n.askedNumber(1, n.CountAskTheirs())
			r.Cloth.Tricks, r.Ask.Number.Words = n.tricks(6), true
			return r
		}),
		runStory("drill-ask-missing", true, func(n narrator) templates.CountRun {
			r := n.askedNumber(3, n.CountAskMissing())
			r.Cloth.Tricks = n.tricks(2)
			r.Cloth.Declared = []templates.CountDeclared{{By: templates.You, Declared: templates.Declared{Suit: "h", Points: 20, Waiting: true}}}
			r.Cloth.DeclaredHeard = n.Event(rules.Event{
				Kind: rules.MarriageDeclared, Seat: rules.Forehand, Suit: rules.Hearts, Points: 20, Waiting: true,
			}, rules.Forehand, false).String()
			return r
		}),
		runStory("drill-ask-trumps-number", true, func(n narrator) templates.CountRun {
			r := n.askedNumber(4, n.CountAskTrumpsNumber())
			r.Cloth.Tricks, r.Cloth.Hand, r.Cloth.Up = n.tricks(3), countHand, "Ad"
			r.Cloth.Before = []locales.Rich{say(n.CountRules(n.VariantName("santase")))}
			r.Cloth.After = []locales.Rich{say(n.CountOutMeans())}
			return r
		}),
	)
	return slices.Concat([]Story{
		runStory("drill-ask-trick", true, func(n narrator) templates.CountRun {
			r := n.askedNumber(0, n.CountAskTrick())
			r.Cloth.Now = &n.tricks(1)[0]
			return r
		}),
		runStory("drill-ask-brief", true, func(n narrator) templates.CountRun {
			return turnedDown(n.askedNumber(1, n.CountAskOwn()), 4, 2)
		}),
		runStory("drill-ask-invalid", true, func(n narrator) templates.CountRun {
			r := n.askedNumber(1, n.CountAskOwn())
			r.Cloth.Tricks, r.Ask.Number.Value = n.tricks(2), "x"
			r.Ask.Invalid = locales.Join(say(n.NumberUnknown("x")), say(n.CountInvalid()))
			r.Say = r.Ask.Invalid.String()
			return r
		}),
	}, numbers, []Story{
		runStory("drill-ask-which", true, func(n narrator) templates.CountRun {
			r := n.askedTrick(0, n.CountAskWhich(n.NumberWord(13)))
			r.Cloth.Given = &templates.CountGiven{Sum: n.NumberWord(13)}
			return r
		}),
		runStory("drill-ask-between", true, func(n narrator) templates.CountRun {
			r := n.askedTrick(1, n.CountAskBetween())
			r.Cloth.Given = &templates.CountGiven{Before: [2]string{"24", "13"}, Now: [2]string{"38", "13"}}
			return r
		}),
		runStory("drill-ask-enough", true, func(n narrator) templates.CountRun {
			return turnedDown(n.askedTrick(3, n.CountAskEnough()), 3, 1)
		}),
		runStory("drill-ask-claim", true, func(n narrator) templates.CountRun {
			r := n.questioned(2, n.CountAskClaim())
			r.Cloth.Tricks, r.Ask.YesNo = n.tricks(5), true
			return r
		}),
		runStory("drill-ask-trumps", true, func(n narrator) templates.CountRun {
			r := n.askedCards(4, n.CountAskTrumps())
			r.Cloth.Tricks = n.tricks(3)
			r.Ask.Grid.Rows = r.Ask.Grid.Rows[:1]
			return r
		}),
		runStory("drill-ask-cards", true, func(n narrator) templates.CountRun {
			r := n.askedCards(5, n.CountAskCards())
			r.Cloth.Tricks = n.tricks(3)
			r.Cloth.Before = []locales.Rich{n.EventExchangedOpponent(card("Jd"), card("Ad"))}
			return r
		}),
		runStory("drill-ask-last", true, func(n narrator) templates.CountRun {
			r := n.askedCards(6, n.CountAskLast())
			r.Cloth.Up = ""
			r.Ask.Grid = n.grid("", map[string]templates.CellState{"Ad": templates.CellGone, "Ac": templates.CellGone})
			return r
		}),
		runStory("drill-ask-last-24", true, func(n narrator) templates.CountRun {
			r := n.askedCards(6, n.CountAskLast())
			r.Cloth.Tricks, r.Cloth.Hand, r.Cloth.Up = n.tricks(6), append(countHand[:5:5], "9h"), ""
			r.Ask.Grid = n.grid("ATKQJ9", nil)
			return r
		}),
	})
}
