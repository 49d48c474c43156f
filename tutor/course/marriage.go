package course

import "bummerl/rules"

// Marriages is chapter 6: what a marriage is worth, when it may be declared, and what is bound by it. Its positions are
// played with 20 cards by everybody: nothing in it hangs on the nines.
var Marriages = Lesson{
	ID: "marriage", Chapter: 6,
	Test: []string{"worth", "keep", "lead", "count", "late"},
	Steps: []Step{
		{
			ID: "worth", Kind: Number, Check: PairsWorth, Scene: twoPairs,
			Answer: "60", Wrong: "40", Fails: Reason{Cause: AllPlain},
			Facts: []string{"E1", "E2"},
		},
		{
			ID: "keep", Kind: Do, Check: KeepsPair, Scene: pairBehindLed,
			Answer: "Td", Wrong: "Kd", Fails: Reason{Cause: PairBroken},
			Facts: []string{"E3"},
		},
		{
			ID: "lead", Kind: PickLegal, Check: AllLegal, Scene: pairDeclared,
			Answer: "Qd Kd", Wrong: "Ac Qd Kd", Fails: Reason{Illegal: rules.MustLeadMarriage},
			Facts: []string{"E4", "E7"},
		},
		{
			ID: "shown", Kind: Mark, Check: Shown, Scene: pairShown,
			Answer: "Kh", Wrong: "Kh Kd", Fails: Reason{Cause: Extra},
			Facts: []string{"E7", "E9"},
		},
		{
			ID: "count", Kind: Number, Check: Counts, Scene: pairLost, Counting: true,
			Answer: "0", Wrong: "20", Fails: Reason{Cause: Waits},
			Otherwise: []Otherwise{
				{Option: "marriage_counts", Value: "at-once", Answer: "20", Wrong: "0", Fails: Reason{Cause: NoMarriage}},
				{
					Option: "first_trick_ban", Value: "true", Answer: "33", Wrong: "13", Fails: Reason{Cause: NoMarriage},
					Scene: &pairLostLater,
				},
			},
			Facts: []string{"E6"},
		},
		{
			ID: "late", Kind: Choose, Check: WithoutLeading, Scene: pairAfterTalon, Choices: []string{"claim", "lead", "barred"},
			Answer: "claim", Wrong: "lead", Fails: Reason{Cause: "lead"},
			Otherwise: []Otherwise{{
				Option: "late_marriage", Value: "false", Answer: "barred", Wrong: "claim", Fails: Reason{Cause: "claim"},
			}},
			Facts: []string{"E8", "G4"},
		},
		{
			ID: "both", Kind: PlayOut, Check: BothDeclared, Scene: twoPairs, Defence: RegularDefence, Offers: offers("ms", "mc", "66"),
			Answer: "ms-Ks-mc", Wrong: "66", Fails: Reason{Cause: Missed},
			Otherwise: []Otherwise{{
				Option: "sixty_six", Value: "automatic",
				Answer: "ms-Ks-mc", Wrong: "66", Fails: Reason{Illegal: rules.ClaimIsAutomatic},
			}},
			Facts: []string{"E5"},
		},
	},
}

// The positions of chapter 6.
var (
	// twoPairs: the learner holds two marriages, and nobody can beat his king of trumps: the ace is his, the ten is turned up.
	twoPairs = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Qs", "Ks", "As", "Qd"), cards("Tc", "Ac", "Qh", "Th", "Kd")},
			Talon: talon("Jd", "Kc", "Qc", "Kh", "Td", "Jh", "Ad", "Ah", "Js", "Ts"),
		},
		Actions: actions("Jc", "Ac", "Jd", "Qd"),
	}
	// pairBehindLed: the jack of a suit is led of which the learner holds ten, king and queen.
	pairBehindLed = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Js", "Qh", "Qd", "Td"), cards("Tc", "Qs", "Ts", "As", "Jd")},
			Talon: talon("Ad", "Kd", "Ac", "Qc", "Th", "Ks", "Kc", "Jh", "Kh", "Ah"),
		},
		Actions: actions("Jc", "Tc", "Jd"),
	}
	// pairDeclared: the learner has declared, and holds the ace of trumps besides.
	pairDeclared = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Ac", "Ts", "Kh", "Kd"), cards("Kc", "Js", "Qs", "As", "Ah")},
			Talon: talon("Ad", "Qh", "Qd", "Jc", "Td", "Ks", "Jh", "Th", "Jd", "Tc"),
		},
		Actions: actions("Kh", "Ah", "Js", "Ts", "md"),
	}
	// pairShown: the opponent has declared and led the queen.
	pairShown = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Tc", "Js", "As", "Kh"), cards("Ac", "Ts", "Jh", "Ah", "Ad")},
			Talon: talon("Ks", "Th", "Qh", "Jc", "Qs", "Jd", "Kd", "Td", "Qc", "Qd"),
		},
		Actions: actions("Js", "Ts", "Jh", "Th", "mh", "Qh"),
	}
	// pairLost: the learner declared before the first trick and lost it.
	pairLost = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kc", "Ks", "As", "Jd"), cards("Tc", "Ts", "Qh", "Ah", "Ad")},
			Talon: talon("Js", "Th", "Kd", "Td", "Qs", "Kh", "Jc", "Ac", "Qd", "Jh"),
		},
		Actions: actions("mc", "Qc", "Tc", "Js"),
	}
	// pairLostLater: the same after the first trick, which the learner took, for those who may not declare before it.
	pairLostLater = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "Ts", "Jh", "Kh"), cards("Ac", "Qs", "Ks", "Qh", "Td")},
			Talon: talon("Js", "Th", "Ad", "Qc", "Tc", "Kd", "Qd", "As", "Ah", "Jd"),
		},
		Actions: actions("Jc", "Ac", "ms", "Qs", "Ts", "Jh"),
	}
	// pairAfterTalon: the talon is used up, and the learner, with 39 points, holds the marriage of trumps.
	pairAfterTalon = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Ks", "Ts", "Kh", "Qd"), cards("Js", "Qs", "Ah", "Jd", "Td")},
			Talon: talon("Jh", "Th", "Kd", "Jc", "Kc", "Qh", "Ac", "As", "Ad", "Tc"),
		},
		Actions: actions("Ks", "Js", "Jh", "Ah", "Jd", "Qd", "x", "Tc", "Qs", "Ac", "Kd"),
	}
)
