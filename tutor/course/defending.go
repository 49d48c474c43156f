package course

import "bummerl/rules"

// Defending is chapter 13: defending against somebody who has closed. The positions are of hands that could have been
// played at every table; that a closing is certain to fail there, and after which cards, the checks prove anew.
var Defending = Lesson{
	ID: "defending", Chapter: 13,
	Test: []string{"needs", "low", "guard", "small", "bid"},
	Steps: []Step{
		{
			ID: "needs", Kind: Number, Check: MayAdd, Scene: queenLed,
			Answer: "8", Wrong: "12", Fails: Reason{Cause: ForgotLed},
			Facts: []string{"H7"},
		},
		{
			ID: "low", Kind: Do, Check: StaysBroken, Scene: lowestOnly,
			Answer: "Qd", Wrong: "Kh", Fails: Reason{Cause: LetsHim},
			Facts: []string{"H7", "H4"},
		},
		{
			ID: "guard", Kind: Do, Check: StaysBroken, Scene: twoKings,
			Answer: "Ks", Wrong: "Kc", Fails: Reason{Cause: LetsHim},
			Facts: []string{"H7"},
		},
		{
			ID: "small", Kind: Do, Check: StaysBroken, Scene: kingTakes,
			Answer: "Kc", Wrong: "Ac", Fails: Reason{Cause: LetsHim},
			Facts: []string{"D3", "H7"},
		},
		{
			ID: "ten", Kind: PlayOut, Check: Broken, Scene: tenFirst, Defence: LivingDefence,
			Answer: "Th-As-Ac-Kh-Td", Wrong: "Kh", Fails: Reason{Cause: Missed},
			Facts: []string{"H7", "H9"},
		},
		{
			ID: "race", Kind: PlayOut, Check: Overtaken, Scene: raceWon, Defence: LivingDefence,
			Answer: "Ad-As-Th", Wrong: "As", Fails: Reason{Cause: Missed},
			Facts: []string{"F10", "H10"},
		},
		{
			ID: "bid", Kind: Choose, Check: WhatBreaks, Scene: queenLed, Choices: []string{"short", "trick", "now"},
			Answer: "short", Wrong: "trick", Fails: Reason{Cause: "trick"},
			Otherwise: []Otherwise{
				{Option: "snapszer", Value: "true", Answer: "trick", Wrong: "short", Fails: Reason{Cause: "short"}, Scene: &bidSnapszer},
				{Option: "knock", Value: "true", Answer: "now", Wrong: "short", Fails: Reason{Cause: "short"}, Scene: &hasKnocked},
			},
			Facts: []string{"F12", "F13"},
		},
	},
}

// The positions of chapter 13.
var (
	// queenLed: the closer has 54 and leads a queen that the learner can neither follow nor trump.
	queenLed = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Tc", "Ks", "Ts", "Jh", "Kd"), cards("Jc", "Kc", "Ac", "Js", "As")},
			Talon: talon("Qs", "Th", "Td", "Ad", "Ah", "Qd", "Qh", "Kh", "Jd", "Qc"),
		},
		Actions: actions("Jh", "Jc", "As", "Ks", "c", "Js", "Ts", "Th", "Kc", "Ac", "Tc", "Qs"),
	}
	// lowestOnly: only the least card to be thrown away keeps the closer from 66 whatever he holds.
	lowestOnly = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Ks", "Ts", "Th", "Kd"), cards("Kc", "Ac", "Ah", "Qd", "Ad")},
			Talon: talon("Jd", "As", "Qc", "Tc", "Qh", "Kh", "Td", "Jh", "Jc", "Qs"),
		},
		Actions: actions("Th", "Ah", "Ac", "Js", "Ks", "Jd", "c", "As", "Kc", "Ts"),
	}
	// twoKings: of two kings one may go, that beside the ace; the other guards the ten.
	twoKings = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Kh", "Jd", "Td", "Ad"), cards("Kc", "Ac", "Js", "Ks", "As")},
			Talon: talon("Ah", "Qd", "Tc", "Ts", "Qc", "Th", "Qh", "Jh", "Jc", "Kd"),
		},
		Actions: actions("Jd", "Js", "Ah", "Qd", "Ac", "Td", "c", "Ad"),
	}
	// kingTakes: the queen of trumps is led; with the king the closing fails for certain, with the ace it does not.
	kingTakes = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Js", "As", "Jd", "Kd"), cards("Jc", "Qc", "Qs", "Ah", "Ad")},
			Talon: talon("Ks", "Kh", "Kc", "Jh", "Th", "Qd", "Qh", "Ts", "Td", "Tc"),
		},
		Actions: actions("Js", "Qs", "x", "Ks", "As", "Jd", "Ad", "c", "Qc"),
	}
	// tenFirst: a jack is led, and of king and ten it is the ten that has to take it.
	tenFirst = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Tc", "Qh", "Jd", "Qd"), cards("Kc", "Ac", "As", "Kd", "Td")},
			Talon: talon("Th", "Jh", "Ah", "Kh", "Qs", "Ks", "Js", "Ad", "Qc", "Ts"),
		},
		Actions: actions("Qd", "Kd", "Kc", "Tc", "c", "Jh"),
	}
	// raceWon: the closer needs eight points; the learner, on lead, is the first to make 66, if he draws the trump first.
	raceWon = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Js", "Jh", "Jd", "Ad"), cards("Tc", "Ts", "Kh", "Ah", "Qd")},
			Talon: talon("Jc", "Qc", "Qs", "Th", "Kd", "As", "Qh", "Kc", "Ks", "Td"),
		},
		Actions: actions("Ac", "Tc", "x", "Jc", "Qc", "Ah", "Jh", "c", "md", "Qd", "Td"),
	}
	// bidSnapszer: forehand has bid snapszer, and leads.
	bidSnapszer = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kc", "Ac", "Td", "Ad"), cards("Js", "Ts", "Qh", "Kh", "Qd")},
			Talon: talon("Ks", "Jh", "Tc", "As", "Th", "Kd", "Qs", "Ah", "Jd", "Jc"),
		},
		Actions: actions("snapszer", "Ad"),
	}
	// hasKnocked: the opponent, on lead, has knocked, and leads.
	hasKnocked = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Ks", "Kh", "Th", "Qd"), cards("Jc", "Kc", "Tc", "Jh", "Ah")},
			Talon: talon("Jd", "Qh", "Td", "As", "Ad", "Qs", "Ac", "Ts", "Kd", "Qc"),
		},
		Actions: actions("Js", "Tc", "x", "mc", "Qc", "Qd", "k", "Ah"),
	}
)
