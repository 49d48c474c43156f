package course

import "bummerl/rules"

// ThePack is chapter 2: which cards there are, how they rank and what they are worth. Most of it is asked with the whole
// pack laid out, so that the deal of the scene is not seen.
var ThePack = Lesson{
	ID: "pack", Chapter: 2,
	Steps: []Step{
		{
			ID: "taken", Kind: Number, Check: TakenOut, Scene: freshHand, Pack: true,
			Answer: "12", Wrong: "20", Fails: Reason{Cause: Kept},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "8", Wrong: "24", Fails: Reason{Cause: Kept},
			}},
			Facts: []string{"A1", "A2", "A3"},
		},
		{
			ID: "order", Kind: Mark, Check: AboveKing, Scene: freshHand,
			Answer: "Tc Ac Ts As Th Ah Td Ad", Wrong: "Ac As Ah Ad", Fails: Reason{Cause: Missing},
			Facts: []string{"A4"},
		},
		{
			ID: "worthless", Kind: Choose, Check: Worthless, Scene: freshHand, Pack: true,
			Choices: []string{"none", "jacks", "pictures", "nines"},
			Answer:  "none", Wrong: "pictures", Fails: Reason{Cause: "pictures"},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "nines", Wrong: "none", Fails: Reason{Cause: "none"},
			}},
			Facts: []string{"A5", "A11", "A12"},
		},
		{
			ID: "hand", Kind: Number, Check: HandPoints, Scene: freshHand,
			Answer: "37", Wrong: "38", Fails: Reason{Cause: Swapped},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "29", Wrong: "38", Fails: Reason{Cause: FaceNine},
			}},
			Facts: []string{"A5"},
		},
		{
			ID: "rest", Kind: Number, Check: Rest, Scene: freshHand, Pack: true,
			Answer: "54", Wrong: "60", Fails: Reason{Cause: HalfOfAll},
			Facts: []string{"A6", "A7"},
		},
		{
			ID: "marriages", Kind: Choose, Check: AllMarriages, Scene: freshHand, Pack: true,
			Choices: []string{"eighty", "hundred", "double"},
			Answer:  "hundred", Wrong: "eighty", Fails: Reason{Cause: "eighty"},
			Facts: []string{"A8"},
		},
		{
			ID: "tell", Kind: Mark, Check: Queens, Scene: freshHand,
			Answer: "Qc Qs Qh Qd", Wrong: "Jc Js Jh Jd", Fails: Reason{Cause: Extra},
			Facts: []string{"A9", "A10"},
		},
	},
	Test: []string{"order", "worthless", "hand", "rest", "marriages"},
}

// freshHand is a hand that has just been dealt.
var freshHand = Scene{
	Deal: rules.Deal{
		Hands: [2]rules.CardSet{cards("Tc", "Js", "Ks", "Ah", "Td"), cards("Kc", "Ts", "As", "Kd", "Ad")},
		Talon: talon("Jh", "Th", "Qh", "Jd", "Qs", "Ac", "Kh", "Qd", "Qc", "Jc"),
	},
	Nines: &Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("9c", "Jc", "As", "Jh", "Kd", "Td"), cards("Tc", "9s", "Qs", "Th", "9d", "Qd")},
			Talon: talon("Qc", "Ac", "Ah", "Qh", "Kc", "Ts", "Kh", "9h", "Jd", "Ad", "Ks", "Js"),
		},
	},
}
