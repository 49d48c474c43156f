package course

import "bummerl/rules"

// FirstHand is chapter 1: one hand from the deal to the claim, in which everything that the game has comes up once. The
// opponent's answers are sound: with the talon gone each of them loses as little as can be lost (a test proves it).
var FirstHand = Lesson{
	ID: "first", Chapter: 1, OneHand: true,
	// Its own steps make sense in their hand only.
	Test: []string{"deal/trumps", "tricks/takers", "marriage/worth", "exchange/first", "follow/closed"},
	End:  &Scene{Deal: firstDeal, Actions: firstLine},
	Steps: along(firstDeal, firstLine, []Step{
		{ID: "goal", Kind: Read, Facts: []string{"A5", "A7", "G2"}},
		{ID: "trump", Kind: Point, Check: Scripted, Answer: "Qh", Facts: []string{"B4", "B5", "C4"}},
		{ID: "lead", Kind: Do, Check: Scripted, Answer: "Jd", Facts: []string{"B6", "C1", "A4"}},
		{ID: "taken", Kind: Number, Counting: true, Check: OwnTotal, Answer: "4", Facts: []string{"A5", "C2", "C6"}},
		{ID: "exchange", Kind: Do, Check: Scripted, Answer: "x", Offers: offers("x"), Facts: []string{"C7", "E10"}},
		{ID: "second", Kind: Do, Check: Scripted, Answer: "Qs", Facts: []string{"C5", "C8", "E11"}},
		{ID: "ruff", Kind: Do, Check: Scripted, Answer: "Qh", Facts: []string{"C3", "C4", "C6"}},
		{ID: "declare", Kind: Do, Check: Scripted, Answer: "mc", Offers: offers("mc"), Facts: []string{"E1", "E2", "E3"}},
		{ID: "queen", Kind: Do, Check: Scripted, Answer: "Qc", Facts: []string{"E4", "E6", "E7"}},
		{ID: "letgo", Kind: Do, Check: Scripted, Answer: "Js", Facts: []string{"C2", "C7", "H11"}},
		{ID: "strict", Kind: Do, Even: true, Check: Scripted, Answer: "Ah", Facts: []string{"D1", "D2", "D3"}},
		{ID: "count", Kind: Do, Check: Scripted, Answer: "As", Offers: offers("66"), Facts: []string{"C10", "H2", "H8"}},
		{ID: "claim", Kind: Do, Check: Scripted, Answer: "66", Offers: offers("66"), Facts: []string{"G1", "G2", "G14"}},
		{ID: "worth", Kind: Read, Facts: []string{"G6", "G9", "G10"}},
	}),
}

var firstDeal = rules.Deal{
	Hands: [2]rules.CardSet{cards("Jd", "Qs", "Kc", "Tc", "Qh"), cards("Jc", "Ks", "Ac", "Th", "Kh")},
	Talon: talon("Jh", "Ad", "Kd", "As", "Qc", "Ts", "Qd", "Js", "Td", "Ah"),
}

var firstLine = actions("Jd", "Jc", "x", "Qs", "Ks", "Kd", "Qh", "mc", "Qc", "Ac", "Qd", "Js", "Kh", "Ah", "As", "Ts", "66")
