package course

import "bummerl/rules"

// Exchanging is chapter 7: taking the turned-up trump for the lowest one. Each position is there with 20 cards, where that
// is the jack, and with 24, where it is the nine.
var Exchanging = Lesson{
	ID: "exchange", Chapter: 7,
	Test: []string{"save", "first", "few", "order", "forty"},
	Steps: []Step{
		{
			ID: "card", Kind: Point, Check: SwapCard, Scene: cardToSwap,
			Answer: "Jd", Wrong: "Kd", Fails: Reason{Cause: OtherWanted},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "9d", Wrong: "Jd", Fails: Reason{Cause: OtherWanted},
			}},
			Facts: []string{"E10"},
		},
		{
			ID: "save", Kind: Do, Check: KeepsSwap, Scene: trumpFor,
			Answer: "Qc", Wrong: "Jc", Fails: Reason{Cause: SwapSpent},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "Qh", Wrong: "9h", Fails: Reason{Cause: SwapSpent},
			}},
			Facts: []string{"E10"},
		},
		{
			ID: "first", Kind: Choose, Check: MaySwap, Scene: atOnce, Choices: []string{"now", "banned", "any"},
			Answer: "now", Wrong: "banned", Fails: Reason{Cause: "banned"},
			Otherwise: []Otherwise{{
				Option: "first_trick_ban", Value: "true", Answer: "banned", Wrong: "now", Fails: Reason{Cause: "now"},
			}},
			Facts: []string{"E16"},
		},
		{
			ID: "few", Kind: Choose, Check: MaySwap, Scene: lastTwo, Choices: []string{"now", "few"},
			Answer: "now", Wrong: "few", Fails: Reason{Cause: "few"},
			Otherwise: []Otherwise{
				{Option: "swap_min", Value: "3", Answer: "few", Wrong: "now", Fails: Reason{Cause: "now"}},
				{Option: "swap_min", Value: "4", Answer: "few", Wrong: "now", Fails: Reason{Cause: "now"}},
				{Option: "swap_min", Value: "5", Answer: "few", Wrong: "now", Fails: Reason{Cause: "now"}},
				{Option: "swap_min", Value: "6", Answer: "few", Wrong: "now", Fails: Reason{Cause: "now"}},
			},
			Facts: []string{"E12"},
		},
		{
			ID: "order", Kind: Do, Check: SwapsFirst, Scene: readyToClose, Offers: offers("x", "c"),
			Answer: "x", Wrong: "c", Fails: Reason{Cause: ClosedFirst},
			Facts: []string{"E11", "E14"},
		},
		{
			ID: "forty", Kind: Number, Check: BeforeLeading, Scene: pairInTheTalon,
			Answer: "53", Wrong: "13", Fails: Reason{Cause: NotSeen},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "54", Wrong: "14", Fails: Reason{Cause: NotSeen},
			}},
			Facts: []string{"E13"},
		},
		{
			ID: "known", Kind: Mark, Check: Shown, Scene: twoKnown,
			Answer: "Kc As", Wrong: "Kc", Fails: Reason{Cause: Missing},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "As Kd", Wrong: "Kd", Fails: Reason{Cause: Missing},
			}},
			Facts: []string{"E15", "E9"},
		},
	},
}

// The positions of chapter 7, each with 20 and with 24 cards.
var (
	// cardToSwap: the learner is on lead and holds the lowest trump and another.
	cardToSwap = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Tc", "Qs", "Qh", "Th", "Kd"), cards("Ac", "Js", "Jh", "Kh", "Ad")},
			Talon: talon("Ks", "Jd", "Ts", "Qd", "Kc", "Jc", "Ah", "Qc", "As", "Td"),
		},
		Actions: actions("Qh", "Kh", "Jh", "Th"),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Tc", "Ac", "Qs", "As", "Th", "Qd"), cards("9c", "Kc", "9s", "Ks", "Jh", "Kd")},
				Talon: talon("Ts", "Jd", "9d", "Ad", "Kh", "9h", "Js", "Jc", "Ah", "Qc", "Qh", "Td"),
			},
			Actions: actions("Qs", "Ks", "9s", "As"),
		},
	}
	// trumpFor: a plain suit is led that the learner has not; he holds two trumps, the lowest of them.
	trumpFor = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Qc", "Qh", "Kh", "Ah"), cards("Ks", "Ts", "As", "Jh", "Th")},
			Talon: talon("Tc", "Jd", "Td", "Kc", "Js", "Kd", "Qd", "Qs", "Ad", "Ac"),
		},
		Actions: actions("Qh", "Th", "Ks"),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Tc", "9s", "9h", "Qh", "9d", "Qd"), cards("Ac", "Js", "Qs", "As", "Th", "Ad")},
				Talon: talon("Ts", "9c", "Kc", "Kd", "Jc", "Jd", "Ks", "Jh", "Qc", "Td", "Kh", "Ah"),
			},
			Actions: actions("9s", "Js", "Qs"),
		},
	}
	// atOnce: the first lead, with the lowest trump in hand.
	atOnce = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "Js", "Ts", "Th"), cards("Qc", "Tc", "Ks", "Kh", "Kd")},
			Talon: talon("Jh", "Jd", "Ah", "Td", "Qs", "Qd", "Ac", "Ad", "Qh", "As"),
		},
		Actions: actions(),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Js", "Qs", "9h", "Th", "9d", "Jd"), cards("Qc", "Kc", "Ac", "Ks", "Ts", "Qh")},
				Talon: talon("9c", "Jc", "Kh", "Ad", "9s", "As", "Tc", "Jh", "Td", "Qd", "Kd", "Ah"),
			},
			Actions: actions(),
		},
	}
	// lastTwo: two cards lie in the talon when the learner comes to the lead with the lowest trump.
	lastTwo = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Qs", "Jh", "Ah", "Jd"), cards("Kc", "As", "Qh", "Kh", "Kd")},
			Talon: talon("Qd", "Ts", "Js", "Td", "Ks", "Jc", "Th", "Ad", "Ac", "Tc"),
		},
		Actions: actions("Jh", "Qh", "md", "Qd", "Jd", "Js", "Ts", "ms", "Qs", "As"),
		Nines: &Scene{
			Seat: rules.Dealer,
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Jc", "Kc", "9s", "Ks", "Th", "Jd"), cards("Js", "Jh", "Qh", "Qd", "Td", "Ad")},
				Talon: talon("Kh", "Tc", "Kd", "Ah", "Ts", "Qs", "9d", "9h", "9c", "Qc", "As", "Ac"),
			},
			Actions: actions("9s", "Js", "mh", "Qh", "Th", "Jc", "Jh", "Jd", "Ad", "Kh", "9h"),
		},
	}
	// readyToClose: nearly enough for closing, and the ace of trumps is still to be had.
	readyToClose = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Ks", "Kh", "Qd", "Kd"), cards("Tc", "As", "Qh", "Th", "Td")},
			Talon: talon("Jh", "Ts", "Ac", "Jc", "Jd", "Qs", "Js", "Ad", "Qc", "Ah"),
		},
		Actions: actions("Kc", "Tc"),
		Nines: &Scene{
			Seat: rules.Dealer,
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Kc", "9s", "Js", "Qs", "9d", "Kd"), cards("Tc", "Ks", "Ts", "As", "Qd", "Td")},
				Talon: talon("Jc", "Kh", "9c", "Th", "Ah", "Jh", "Jd", "9h", "Qh", "Ad", "Qc", "Ac"),
			},
			Actions: actions("9d", "Td", "Ks", "9s"),
		},
	}
	// pairInTheTalon: the learner holds the queen of trumps, and the king is turned up.
	pairInTheTalon = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Qc", "Qh", "Kh", "Jd"), cards("Ac", "Js", "Qs", "Ah", "Kd")},
			Talon: talon("Tc", "Kc", "Th", "Ts", "Ad", "As", "Qd", "Td", "Jh", "Ks"),
		},
		Actions: actions("Jc", "Ac"),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("9s", "Qs", "9h", "Qh", "Th", "Ad"), cards("9c", "Ks", "Jh", "Jd", "Qd", "Kd")},
				Talon: talon("Ah", "Kc", "9d", "Ts", "Jc", "Td", "As", "Tc", "Ac", "Js", "Qc", "Kh"),
			},
			Actions: actions("9s", "Ks", "md", "Qd", "Ad"),
		},
	}
	// twoKnown: the opponent has exchanged, declared and led the queen.
	twoKnown = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Jh", "Ah", "Kd", "Td"), cards("Qc", "Js", "Qh", "Kh", "Ad")},
			Talon: talon("Kc", "Ts", "Qs", "Jd", "Tc", "Th", "Qd", "Ks", "Ac", "As"),
		},
		Actions: actions("Jh", "Qh", "x", "mc", "Qc"),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Qc", "9h", "Kh", "Ah", "9d", "Jd"), cards("9c", "Jc", "Ac", "9s", "Th", "Qd")},
				Talon: talon("Kd", "Td", "Qh", "Js", "Tc", "Qs", "Kc", "Jh", "Ts", "Ad", "Ks", "As"),
			},
			Actions: actions("9h", "Th", "x", "md", "Qd"),
		},
	}
)
