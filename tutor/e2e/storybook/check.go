package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

func checkStories() []Story {
	small := templates.CheckHand{
		Number: 1, Dealer: templates.You, You: []string{"Ah", "Td", "Kc", "Qc", "Js"}, Opponent: []string{"Th", "Ad", "Ks", "Qs", "Jh"},
		Talon: []string{"Ac", "Tc", "Jc", "As", "Ts", "Kh", "Qh", "Kd", "Qd", "Jd"},
	}
	second := small
	second.Number, second.Dealer, second.You, second.Opponent = 2, templates.Opponent, small.Opponent, small.You
	large := templates.CheckHand{
		Number: 1, Dealer: templates.Opponent, You: []string{"Ah", "Td", "Kc", "Qc", "Js", "9s"}, Opponent: []string{"Th", "Ad", "Ks", "Qs", "Jh", "9h"},
		Talon: []string{"Ac", "Tc", "Jc", "9c", "As", "Ts", "Kh", "Qh", "9d", "Kd", "Qd", "Jd"},
	}
	return []Story{
		checkStory("check", templates.CheckPage{Matches: true, Cut: 7, Hands: []templates.CheckHand{small, second}}),
		checkStory("check-24", templates.CheckPage{Matches: true, Cut: 1, Hands: []templates.CheckHand{large}}),
		checkStory("check-differs", templates.CheckPage{Cut: 7, Hands: []templates.CheckHand{small}}),
	}
}

func checkStory(name string, c templates.CheckPage) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		c.Page = n.page("/play/17/check", templates.SectionPlay, n.MetaCheckTitle())
		c.Commitment, c.Seed, c.Back = commitment, commitment, n.link("/play/17", n.CheckBack())
		return templates.Check(c)
	})}
}
