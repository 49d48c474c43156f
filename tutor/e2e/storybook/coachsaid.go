package storybook

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// The verdicts of the stories.

func (n narrator) best() templates.CoachSaid {
	return templates.CoachSaid{
		Mark: n.mark("best"), Action: n.CardsCard(card("Ah")), Sure: n.CoachSureExact(),
		Reasons:     []locales.Rich{say(n.CoachSaysBest())},
		BetterLabel: n.CoachtableEqual(), Better: []locales.Rich{n.CardsCard(card("Th"))},
		Worths: []templates.Worth{
			{Action: n.CardsCard(card("Ah")), Points: "+2,0", Sure: n.CoachSureExact(), Done: true},
			{Action: n.CardsCard(card("Th")), Points: "+2,0", Sure: n.CoachSureExact()},
			{Action: n.CardsCard(card("Js")), Points: "−1,0", Sure: n.CoachSureExact()},
		},
	}
}

func (n narrator) good() templates.CoachSaid {
	v := n.estimated("good", "", "")
	v.Reasons = []locales.Rich{say(n.CoachSaysGood())}
	return v
}

func (n narrator) inaccurate() templates.CoachSaid {
	v := n.estimated("inaccurate", "−0,2", "0,2")
	v.Reasons = []locales.Rich{n.CoachFactBrokeMarriage(rules.Spades, 20)}
	return v
}

func (n narrator) unclear() templates.CoachSaid {
	v := n.estimated("unclear", "−0,1", "")
	v.Reasons = []locales.Rich{say(n.CoachSaysUnclear())}
	v.BetterLabel, v.Better = "", nil
	return v
}

// estimated is a verdict from samples; loss as in the line and in the sentence.
func (n narrator) estimated(mark, loss, costs string) templates.CoachSaid {
	v := templates.CoachSaid{
		Mark: n.mark(mark), Action: n.CardsCard(card("Qs")), Loss: loss, Sure: n.CoachSureEstimated("0,2"),
		Hands: n.CoachHands(2002), BetterLabel: n.CoachtableBetter(), Better: []locales.Rich{n.CardsCard(card("Jc"))},
		Worths: []templates.Worth{
			{Action: n.CardsCard(card("Jc")), Points: "+0,6", Sure: n.CoachSureEstimated("0,2")},
			{Action: n.CardsCard(card("Qs")), Points: "+0,4", Sure: n.CoachSureEstimated("0,2"), Done: true},
			{Action: n.CardsCard(card("Ks")), Points: "+0,3", Sure: n.CoachSureEstimated("0,2")},
			{Action: n.ActDeclare20(rules.Hearts), Points: "0,0", Sure: n.CoachSureEstimated("0,1")},
			{Action: say(n.ActClose()), Points: "−1,3", Sure: n.CoachSureEstimated("0,4")},
		},
	}
	if costs != "" {
		v.Costs = n.CoachCostsAverage(costs)
	}
	return v
}

// mistake is a closing that some hands of the opponent break.
func (n narrator) mistake() templates.CoachSaid {
	return templates.CoachSaid{
		Mark: n.mark("mistake"), Action: say(n.ActClose()), Loss: "−0,7", Costs: n.CoachCostsAverage("0,7"),
		Sure: n.CoachSureGuaranteed(34, 56), Hands: n.CoachHands(56), Reasons: []locales.Rich{say(n.CoachFactClosedEarly(2))},
		BetterLabel: n.CoachtableBetter(), Better: []locales.Rich{n.CardsCard(card("Qs")), n.CardsCard(card("Jc"))},
		Worths: []templates.Worth{
			{Action: n.CardsCard(card("Qs")), Points: "+1,1", Sure: n.CoachSureGuaranteed(50, 56)},
			{Action: n.CardsCard(card("Jc")), Points: "+1,1", Sure: n.CoachSureGuaranteed(50, 56)},
			{Action: say(n.ActClose()), Points: "+0,4", Sure: n.CoachSureGuaranteed(34, 56), Done: true},
			{Action: n.CardsCard(card("Ad")), Points: "0,0", Sure: n.CoachSureGuaranteedNone(56)},
		},
	}
}

// blunder is one with nothing hidden.
func (n narrator) blunder() templates.CoachSaid {
	return templates.CoachSaid{
		Mark: n.mark("blunder"), Action: n.CardsCard(card("Kh")), Loss: "−3,0", Costs: n.CoachCosts(3), Sure: n.CoachSureExact(),
		Reasons:     []locales.Rich{say(n.CoachFactMissedClaim(68)), say(n.CoachSaysBlunder())},
		BetterLabel: n.CoachtableBetter(), Better: []locales.Rich{say(n.ActClaim())},
		Worths: []templates.Worth{
			{Action: say(n.ActClaim()), Points: "+1,0", Sure: n.CoachSureExact()},
			{Action: n.CardsCard(card("Kh")), Points: "−2,0", Sure: n.CoachSureExact(), Done: true},
		},
	}
}

// longVerdict has the longest words of everything.
func (n narrator) longVerdict() templates.CoachSaid {
	v := n.mistake()
	v.Mark, v.Sure, v.Hands = n.mark("blunder"), n.CoachSureGuaranteed(1286, 2002), n.CoachHands(2002)
	v.Reasons = []locales.Rich{say(n.CoachFactClosedBelow(1286, 2002, 3)), n.CoachFactBrokeMarriage(rules.Hearts, 20)}
	return v
}

// noChoice is the verdict where one action was legal.
func (n narrator) noChoice() templates.CoachSaid {
	return templates.CoachSaid{
		Mark: n.mark("forced"), Action: n.CardsCard(card("Ts")), Reasons: []locales.Rich{say(n.CoachSaysForced())},
	}
}

// hintWords are a hint of that number.
func (n narrator) hintWords(number int) locales.Rich {
	return []locales.Rich{
		say(n.CoachAskScale()), say(n.CoachLookScale(15, 25)), locales.Join(say(n.CoachDoClose()), say(n.CoachFactDeclaredWrong(40))),
	}[number-1]
}
