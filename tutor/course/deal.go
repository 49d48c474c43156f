package course

import "bummerl/rules"

// Dealing is chapter 4: dealing, the talon and drawing from it.
var Dealing = Lesson{
	ID: "deal", Chapter: 4,
	Steps: []Step{
		{
			ID: "dealer", Kind: Choose, Check: FirstLead, Scene: freshHand, Pack: true, Choices: []string{"you", "opponent"},
			Answer: "you", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent},
			Facts: []string{"B1", "B2", "B6"},
		},
		{
			ID: "talon", Kind: Number, Check: TalonCards, Scene: freshHand, Pack: true,
			Answer: "10", Wrong: "9", Fails: Reason{Cause: WithoutTurnUp},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "12", Wrong: "11", Fails: Reason{Cause: WithoutTurnUp},
			}},
			Facts: []string{"B3", "B5"},
		},
		{
			ID: "trumps", Kind: Mark, Check: Trumps, Scene: justDealt,
			Answer: "Js Qs Ks Ts As", Wrong: "Js Qs Ks Ts", Fails: Reason{Cause: Missing},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "9d Jd Qd Kd Td Ad", Wrong: "9d Qd Kd Td Ad", Fails: Reason{Cause: Missing},
			}},
			Facts: []string{"B4"},
		},
		{
			ID: "drawing", Kind: Number, Check: DrawnAfter, Scene: justDealt,
			Answer: "5", Wrong: "10", Fails: Reason{Cause: OneEach},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "6", Wrong: "12", Fails: Reason{Cause: OneEach},
			}},
			Facts: []string{"B7", "C7"},
		},
		{
			ID: "free", Kind: Do, Check: Cheapest, Scene: openTalon,
			Answer: "Jh", Wrong: "Qd", Fails: Reason{Cause: Dearer},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Qd", Wrong: "Kd", Fails: Reason{Cause: Dearer},
			}},
			Facts: []string{"C2"},
		},
		{
			ID: "last", Kind: Do, Check: DrawsTurnUp, Scene: twoInTalon,
			Answer: "Qc", Wrong: "Qs", Fails: Reason{Cause: OtherWanted},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Kh", Wrong: "Qs", Fails: Reason{Illegal: rules.MustFollowSuit},
			}},
			Facts: []string{"C7", "C9", "H12"},
		},
		{
			ID: "look", Kind: Choose, Check: LookAgain, Scene: threeTricks, Choices: []string{"none", "last", "own"},
			Answer: "last", Wrong: "own", Fails: Reason{Cause: "own"},
			Otherwise: []Otherwise{
				{Option: "look_back", Value: "none", Answer: "none", Wrong: "last", Fails: Reason{Cause: "last"}},
				{Option: "look_back", Value: "own", Answer: "own", Wrong: "last", Fails: Reason{Cause: "last"}},
			},
			Facts: []string{"C10"},
		},
	},
	Test: []string{"talon", "trumps", "free", "last", "look"},
}

// The positions of chapter 4.
var (
	justDealt = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "Ac", "Th", "Td"), cards("Qc", "Ks", "Qh", "Qd", "Ad")},
			Talon: talon("Kd", "Kh", "Js", "Ts", "Qs", "Tc", "Jd", "Ah", "Jh", "As"),
		},
		Nines: &Scene{
			Seat: rules.Dealer,
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Jc", "Kc", "9s", "As", "Ah", "Ad"), cards("9c", "Qc", "Tc", "9h", "9d", "Qd")},
				Talon: talon("Kd", "Th", "Qh", "Td", "Qs", "Ac", "Ts", "Kh", "Jh", "Ks", "Js", "Jd"),
			},
		},
	}
	// openTalon: a ten is led; the learner could follow suit below it, and has a jack of another suit.
	openTalon = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Tc", "Ks", "Td", "Ad"), cards("Kh", "Th", "Jd", "Qd", "Kd")},
			Talon: talon("Ah", "Jh", "As", "Js", "Ts", "Ac", "Qh", "Jc", "Qc", "Qs"),
		},
		Actions: actions("Kc", "Jd", "Td"),
	}
	// twoInTalon: one card lies on the ace of trumps, and the learner could take the trick with a trump.
	twoInTalon = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "Ks", "Ts", "Td"), cards("Tc", "Qs", "Jd", "Kd", "Ad")},
			Talon: talon("Kh", "Th", "Jh", "Qh", "Qc", "Ah", "Qd", "Ac", "Js", "As"),
		},
		Actions: actions("Jc", "Tc", "Jd", "Td", "Jh", "Qh", "Kd", "Ts", "Th"),
	}
	// threeTricks: the learner has taken the first trick and the last, the opponent the one between.
	threeTricks = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Ts", "As", "Jh", "Qd"), cards("Qc", "Ks", "Th", "Ah", "Td")},
			Talon: talon("Tc", "Jd", "Qh", "Kh", "Jc", "Ac", "Qs", "Kd", "Ad", "Js"),
		},
		Actions: actions("Jh", "Ah", "Th", "Ts", "Jd", "Td"),
	}
)
