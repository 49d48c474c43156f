package storybook

import (
	"slices"
	"strconv"

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
		c.DealMessage, c.LeadMessage, c.LeadByte, c.More = "bummerl/deal/1/7", "bummerl/lead/7", 214, len(c.Hands[0].You)-3
		pack := slices.Concat(c.Hands[0].You, c.Hands[0].Opponent, c.Hands[0].Talon)
		c.Pack, c.Hands = pack, slices.Clone(c.Hands)
		for i := range c.Hands {
			hand := &c.Hands[i]
			hand.Message, hand.Key, hand.Shuffled = "bummerl/deal/"+strconv.Itoa(hand.Number)+"/7", commitment, pack
			hand.Swaps = []templates.CheckSwap{{Number: "12345678901234567890", Of: 20, With: 10}, {Number: "9876543210987654321", Of: 19, With: 4}}
		}
		return templates.Check(c)
	})}
}
