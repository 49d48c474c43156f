package course

import "bummerl/rules"

// FirstHand is chapter 1: one hand from the deal to the claim, in which everything that the game has comes up once. The
// opponent's answers are sound: with the talon gone each of them loses as little as can be lost (a test proves it).
var FirstHand = Lesson{
	ID: "first",
	Deal: rules.Deal{
		Hands: [2]rules.CardSet{cards("Jd", "Qs", "Kc", "Tc", "Qh"), cards("Jc", "Ks", "Ac", "Th", "Kh")},
		Talon: talon("Jh", "Ad", "Kd", "As", "Qc", "Ts", "Qd", "Js", "Td", "Ah"),
	},
	Line: actions("Jd", "Jc", "x", "Qs", "Ks", "Kd", "Qh", "mc", "Qc", "Ac", "Qd", "Js", "Kh", "Ah", "As", "Ts", "66"),
	Steps: []Step{
		{ID: "goal", Kind: Read, Facts: []string{"A5", "A7", "G2"}},
		{ID: "trump", Kind: Point, Answer: action("Qh"), Facts: []string{"B4", "B5", "C4"}},
		{ID: "lead", Kind: Do, Answer: action("Jd"), Facts: []string{"B6", "C1", "A4"}},
		{ID: "exchange", Kind: Do, Answer: rules.Exchange, Offers: offers("x"), Facts: []string{"C2", "C7", "E10"}},
		{ID: "second", Kind: Do, Answer: action("Qs"), Facts: []string{"C5", "C8", "E11"}},
		{ID: "ruff", Kind: Do, Answer: action("Qh"), Facts: []string{"C3", "C4", "C6"}},
		{ID: "declare", Kind: Do, Answer: action("mc"), Offers: offers("mc"), Facts: []string{"E1", "E2", "E3"}},
		{ID: "queen", Kind: Do, Answer: action("Qc"), Facts: []string{"E4", "E6", "E7"}},
		{ID: "letgo", Kind: Do, Answer: action("Js"), Facts: []string{"C2", "C7", "H11"}},
		{ID: "strict", Kind: Do, Answer: action("Ah"), Facts: []string{"D1", "D2", "D3"}},
		{ID: "count", Kind: Do, Answer: action("As"), Offers: offers("66"), Facts: []string{"C10", "H2", "H8"}},
		{ID: "claim", Kind: Do, Answer: rules.Claim, Offers: offers("66"), Facts: []string{"G1", "G2", "G14"}},
		{ID: "worth", Kind: Read, Facts: []string{"G6", "G9", "G10"}},
	},
}

// action reads an action that is written down in this package; a slip there is a fault of the program.
func action(text string) rules.Action {
	a, err := rules.ParseAction(text)
	if err != nil {
		panic(err)
	}
	return a
}

func actions(texts ...string) []rules.Action {
	list := make([]rules.Action, len(texts))
	for i, text := range texts {
		list[i] = action(text)
	}
	return list
}

func offers(texts ...string) rules.Actions {
	var set rules.Actions
	for _, a := range actions(texts...) {
		set |= a.Set()
	}
	return set
}

func cards(texts ...string) rules.CardSet {
	var set rules.CardSet
	for _, a := range actions(texts...) {
		set |= a.Card().Set()
	}
	return set
}

func talon(texts ...string) [12]rules.Card {
	var talon [12]rules.Card
	for i, a := range actions(texts...) {
		talon[i] = a.Card()
	}
	return talon
}
