package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// runStory is one moment of a run.
func runStory(name string, fits bool, fill func(narrator) templates.CountRun) Story {
	return Story{
		Name: name, Region: "drill", Fits: fits,
		Page: tell(func(n narrator) templ.Component {
			run := fill(n)
			page := n.page("/count/"+run.Kind+"/5", templates.SectionCount, run.Name)
			return templates.CountRunTable(templates.CountRunPage{Page: page, Run: run})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.CountFragment(n.look(), fill(n)) }),
	}
}

// counting is a run of a drill without anything on its table.
func (n narrator) counting(door int) templates.CountRun {
	d := n.doors(3)[door]
	return templates.CountRun{
		Kind: d.Kind, Name: d.Name, Item: 3, Items: 6, Say: d.Name, Cloth: templates.CountCloth{Trump: "d", Sides: door > 0 && door < 4},
	}
}

// tricks are the first n tricks of a hand in which diamonds are trumps.
func (n narrator) tricks(many int) []templates.CountTrick {
	list := []templates.CountTrick{
		{Trick: templates.Trick{Leader: templates.You, Led: "Ah", Reply: "Jh", Winner: templates.You}},
		{
			Trick:    templates.Trick{Leader: templates.You, Led: "Qs", Reply: "As", Winner: templates.Opponent},
			Declared: []templates.CountDeclared{{By: templates.You, Declared: templates.Declared{Suit: "s", Points: 20}}},
		},
		{
			Trick:    templates.Trick{Leader: templates.Opponent, Led: "Kc", Reply: "Tc", Winner: templates.You},
			Declared: []templates.CountDeclared{{By: templates.Opponent, Declared: templates.Declared{Suit: "c", Points: 20}}},
		},
		{Trick: templates.Trick{Leader: templates.You, Led: "Jd", Reply: "Qd", Winner: templates.Opponent}},
		{Trick: templates.Trick{Leader: templates.Opponent, Led: "Ac", Reply: "Jc", Winner: templates.Opponent}},
		{Trick: templates.Trick{Leader: templates.Opponent, Led: "Th", Reply: "Ad", Winner: templates.You}},
	}
	for i := range list {
		t := &list[i]
		t.Number = i + 1
		t.Heard = n.CountSaidYou(card(t.Led), card(t.Reply)).String()
		if t.Winner == templates.Opponent {
			t.Heard = n.CountSaidOpponent(card(t.Led), card(t.Reply)).String()
		}
	}
	return list[:many]
}

// countHand is what the learner holds after those tricks.
var countHand = []string{"Td", "Kd", "Ks", "Ts", "Qh"}

// watched is a run in which a trick goes by.
func (n narrator) watched(door, trick, of int, said bool) templates.CountRun {
	r := n.counting(door)
	tricks := n.tricks(of)
	for _, t := range tricks[:trick-1] {
		if t.Winner == templates.You {
			r.Cloth.TurnedYou++
		} else {
			r.Cloth.TurnedOpponent++
		}
	}
	now := tricks[trick-1]
	r.Say = now.Heard
	if said {
		r.Cloth.Said = now.Heard
	} else {
		r.Cloth.Now = &now
	}
	r.Watch = &templates.CountWatch{
		Number: trick, Of: of, Task: n.CountWatch(), Pace: 4, On: n.link("/count/"+r.Kind+"/5?at=2", n.CountNextTrick()),
	}
	if trick == of {
		r.Watch.On.Label = n.CountToQuestion()
	}
	if door >= 4 {
		r.Watch.Task = n.CountWatchCards()
		r.Cloth.Hand, r.Cloth.Up = countHand, "Ad"
	}
	return r
}

func watchStories() []Story {
	return []Story{
		runStory("drill-watch-trick", true, func(n narrator) templates.CountRun { return n.watched(0, 1, 1, false) }),
		runStory("drill-watch-running", true, func(n narrator) templates.CountRun {
			r := n.watched(1, 3, 6, false)
			r.Cloth.Before = []locales.Rich{
				n.Event(rules.Event{Kind: rules.MarriageDeclared, Seat: rules.Dealer, Suit: rules.Clubs, Points: 20, Waiting: true}, rules.Forehand, false),
				say(n.CountLedOpponent()),
			}
			return r
		}),
		runStory("drill-watch-clock", true, func(n narrator) templates.CountRun {
			r := n.watched(2, 6, 6, false)
			r.Clock, r.Aloud = true, true
			r.Cloth.After = []locales.Rich{say(n.CountCountsNow())}
			return r
		}),
		runStory("drill-watch-said", true, func(n narrator) templates.CountRun { return n.watched(3, 4, 5, true) }),
		runStory("drill-watch-trumps", true, func(n narrator) templates.CountRun {
			r := n.watched(4, 2, 4, false)
			r.Cloth.Before = []locales.Rich{n.EventExchangedOpponent(card("Jd"), card("Ad"))}
			return r
		}),
		runStory("drill-watch-cards-said", true, func(n narrator) templates.CountRun { return n.watched(5, 5, 5, true) }),
		runStory("drill-watch-last", true, func(n narrator) templates.CountRun { return n.watched(6, 6, 6, false) }),
	}
}
