package course

import "bummerl/rules"

// Certain is chapter 12: certain closings, and how sure one must be of the others. The positions are of hands that could
// have been played at every table, with enough cards in the talon for each to close. What is certain in them, and what is
// not, the checks prove anew.
var Certain = Lesson{
	ID: "certain", Chapter: 12,
	Test: []string{"looks", "least", "prepare", "wait", "now", "price"},
	Steps: []Step{
		{
			ID: "looks", Kind: Choose, Check: CloseCertain, Scene: only65, Choices: []string{"sure", "not"}, Reveal: true,
			Answer: "not", Wrong: "sure", Fails: Reason{Cause: "sure"},
			Facts: []string{"F6"},
		},
		{
			ID: "least", Kind: Number, Check: SureTotal, Scene: exactly66,
			Answer: "66", Wrong: "60", Fails: Reason{Cause: OwnCardsOnly},
			Facts: []string{"F4", "H2"},
		},
		{
			ID: "prepare", Kind: Do, Check: StaysCertain, Scene: withTheAce, Offers: offers("x", "c"),
			Answer: "x", Wrong: "c", Fails: Reason{Cause: ClosedUnsure},
			Facts: []string{"F5", "H6"},
		},
		{
			ID: "wait", Kind: Do, Check: NowOrLater, Scene: aceFirst, Offers: offers("c"),
			Answer: "Ah", Wrong: "c", Fails: Reason{Cause: ClosedUnsure},
			Facts: []string{"F2", "H9"},
		},
		{
			ID: "now", Kind: Do, Check: NowOrLater, Scene: notAgain, Offers: offers("c"),
			Answer: "c", Wrong: "Ad", Fails: Reason{Cause: LedOpen},
			Facts: []string{"F3", "H9"},
		},
		{
			ID: "living", Kind: PlayOut, Check: ClosedMade, Scene: trumpFirst, Defence: LivingDefence, Offers: offers("c"),
			Answer: "c-Ad-Kd-Jc-Ac-As", Wrong: "c-As", Fails: Reason{Cause: Missed},
			Facts: []string{"F6", "H10"},
		},
		{
			ID: "price", Kind: Choose, Check: HowSure, Scene: fiveOfEight, Choices: []string{"half", "two-thirds", "three-quarters"},
			Answer: "two-thirds", Wrong: "half", Fails: Reason{Cause: "half"},
			Otherwise: []Otherwise{
				{Option: "failed_close", Value: "one", Answer: "half", Wrong: "two-thirds", Fails: Reason{Cause: "two-thirds"}},
				{Option: "failed_close", Value: "three", Answer: "three-quarters", Wrong: "half", Fails: Reason{Cause: "half"}},
			},
			Facts: []string{"H3", "F9"},
		},
		{
			ID: "score", Kind: Choose, Check: HowSure, Scene: fiveOfEight, Choices: []string{"half", "two-thirds", "three-quarters"},
			Match:  Standing{Left: [2]int{1, 1}},
			Answer: "half", Wrong: "two-thirds", Fails: Reason{Cause: "two-thirds"},
			Facts: []string{"F6"},
		},
	},
}

// The positions of chapter 12.
var (
	// only65: three tricks are sure, and they make 65. The opponent holds the cards against which there is no fourth.
	only65 = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Ac", "Jh", "Ah", "Qd"), cards("Kc", "Qs", "As", "Kd", "Td")},
			Talon: talon("Tc", "Js", "Ts", "Jd", "Qh", "Jc", "Kh", "Ks", "Ad", "Th"),
		},
		Actions: actions("Ac", "Kc", "x", "Qc", "Js", "Tc", "Kd"),
	}
	// exactly66: three tricks are sure, and they make 66 just so.
	exactly66 = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ts", "As", "Jh", "Qd", "Ad"), cards("Qh", "Kh", "Ah", "Kd", "Td")},
			Talon: talon("Tc", "Qs", "Ac", "Ks", "Th", "Jd", "Jc", "Js", "Qc", "Kc"),
		},
		Actions: actions("As", "Kd", "Ts", "Qs"),
	}
	// withTheAce: closing is certain with the ace of trumps that lies turned up, and not without it.
	withTheAce = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ks", "Kh", "Th", "Td"), cards("Qc", "Ac", "Ts", "Ah", "Ad")},
			Talon: talon("Jc", "Kd", "Js", "Jd", "Qd", "Jh", "Kc", "Qh", "Tc", "As"),
		},
		Actions: actions("Td", "Ad", "Ah", "Kh"),
	}
	// aceFirst: closing now wins in fewer than half of the hands; after the ace of trumps, most draws make it certain.
	aceFirst = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Th", "Ah", "Qd", "Kd"), cards("Kc", "Js", "As", "Jh", "Jd")},
			Talon: talon("Ks", "Qs", "Qh", "Ad", "Ac", "Td", "Ts", "Tc", "Jc", "Kh"),
		},
		Actions: actions("Th", "Jh", "md", "Qd", "Jd"),
	}
	// notAgain: closing is certain now, and after one more trick most draws would spoil it.
	notAgain = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "Ac", "Js", "Ks"), cards("Qc", "Ts", "As", "Ah", "Td")},
			Talon: talon("Ad", "Jd", "Qs", "Kh", "Qh", "Tc", "Jh", "Qd", "Th", "Kd"),
		},
		Actions: actions("Jc", "Qc", "As", "Js"),
	}
	// trumpFirst: closing is certain, if trumps are drawn first.
	trumpFirst = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ks", "Jh", "Kh", "Td"), cards("Jc", "Th", "Ah", "Kd", "Ad")},
			Talon: talon("As", "Js", "Ac", "Kc", "Qc", "Tc", "Jd", "Qh", "Ts", "Qd"),
		},
		Actions: actions("Jh", "Ah", "Th", "Kh"),
	}
	// fiveOfEight: the best plan keeps a closing in 35 of 56 hands. It would bring one game point.
	fiveOfEight = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Kh", "Ah", "Kd", "Ad"), cards("Js", "Ks", "Qh", "Th", "Td")},
			Talon: talon("Jh", "Tc", "Ts", "Ac", "Jc", "Kc", "Qc", "Jd", "Qd", "As"),
		},
		Actions: actions("Ah", "Qh", "Ad", "Td", "Kd", "Ks"),
	}
)
