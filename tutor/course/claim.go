package course

import "bummerl/rules"

// Claiming is chapter 9: when 66 may be claimed, what a wrong claim costs, and who wins when nobody claims. Its positions
// are played with 20 cards by everybody: nothing in it hangs on the nines.
var Claiming = Lesson{
	ID: "claim", Chapter: 9,
	Test: []string{"enough", "moment", "price", "forgot", "drawn"},
	Steps: []Step{
		{
			ID: "enough", Kind: Do, Check: ClaimsRight, Scene: justEnough, Counting: true, Offers: offers("66"),
			Answer: "66", Wrong: "Th", Fails: Reason{Cause: HasEnough},
			Otherwise: []Otherwise{{
				Option: "sixty_six", Value: "automatic", Answer: "Ac", Wrong: "66", Fails: Reason{Illegal: rules.ClaimIsAutomatic},
				Scene: &oneShort,
			}},
			Facts: []string{"G1", "G2"},
		},
		{
			ID: "moment", Kind: Choose, Check: ClaimWhen, Scene: ledOn, Choices: []string{"now", "lead", "itself"},
			Answer: "lead", Wrong: "now", Fails: Reason{Cause: "now"},
			Otherwise: []Otherwise{{
				Option: "sixty_six", Value: "automatic", Answer: "itself", Wrong: "now", Fails: Reason{Cause: "now"},
			}},
			Facts: []string{"G14", "G1"},
		},
		{
			ID: "declare", Kind: PlayOut, Check: WonHand, Scene: fortyLacking, Defence: RegularDefence, Offers: offers("mh", "66"),
			Answer: "mh-66", Wrong: "66", Fails: Reason{Cause: Missed},
			Otherwise: []Otherwise{{
				Option: "sixty_six", Value: "automatic", Answer: "mh", Wrong: "66", Fails: Reason{Illegal: rules.ClaimIsAutomatic},
			}},
			Facts: []string{"G2", "G4"},
		},
		{
			ID: "price", Kind: Number, Check: ClaimCost, Scene: threeShort,
			Answer: "2", Wrong: "1", Fails: Reason{Cause: ByOthers},
			Otherwise: []Otherwise{{
				Option: "false_claim", Value: "scale", Answer: "1", Wrong: "2", Fails: Reason{Cause: ByOthers},
			}},
			Facts: []string{"G3"},
		},
		{
			ID: "forgot", Kind: Choose, Check: HandWinner, Scene: forgotten, Choices: []string{"you", "opponent", "nobody"},
			Answer: "opponent", Wrong: "you", Fails: Reason{Cause: SaysYou},
			Otherwise: []Otherwise{
				{Option: "last_trick", Value: "bonus", Answer: "you", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent}},
				{Option: "last_trick", Value: "count", Answer: "you", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent}},
				{
					Option: "sixty_six", Value: "automatic", Answer: "opponent", Wrong: "you", Fails: Reason{Cause: SaysYou},
					Scene: &moreButLate,
				},
			},
			Facts: []string{"G5", "G7"},
		},
		{
			ID: "nobody", Kind: Choose, Check: HandWinner, Scene: lastTrump, Choices: []string{"you", "opponent", "nobody"},
			Answer: "you", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent},
			Otherwise: []Otherwise{{
				Option: "last_trick", Value: "count", Answer: "nobody", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent},
			}},
			Facts: []string{"G7"},
		},
		{
			ID: "drawn", Kind: Number, Check: AfterDrawn, Scene: wonAfterDrawn,
			Answer: "2", Wrong: "3", Fails: Reason{Cause: WithDrawn},
			Otherwise: []Otherwise{{
				Option: "drawn", Value: "carry", Answer: "3", Wrong: "2", Fails: Reason{Cause: WithoutDrawn},
			}},
			Facts: []string{"G8"},
		},
	},
}

// The positions of chapter 9.
var (
	// justEnough: with the trick just taken the learner has exactly 66, and the opponent 54.
	justEnough = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ks", "Ah", "Jd", "Qd", "Td"), cards("Qc", "As", "Qh", "Kh", "Ad")},
			Talon: talon("Tc", "Qs", "Kc", "Ts", "Js", "Ac", "Th", "Kd", "Jh", "Jc"),
		},
		Actions: actions("Jd", "Ad", "mh", "Qh", "Ah", "ms", "Qs", "As", "Js", "Ks", "Qd", "Kd", "Ts", "Jc", "Ac", "Qc"),
	}
	// oneShort: the learner has 65, for those whose hands end by themselves at 66.
	oneShort = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("As", "Jh", "Qh", "Ah", "Jd"), cards("Ts", "Kh", "Th", "Kd", "Ad")},
			Talon: talon("Qd", "Ks", "Jc", "Td", "Qc", "Tc", "Ac", "Js", "Kc", "Qs"),
		},
		Actions: actions("Jh", "Th", "md", "Qd", "Jd", "Kd", "Td", "Qh", "Kh", "Jc", "Qc", "As", "Qs", "Ah", "Ts"),
	}
	// ledOn: the learner had 73 after declaring, led instead of claiming, and lost the trick; now the opponent leads.
	ledOn = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ts", "Qh", "Jd", "Qd", "Td"), cards("Tc", "Js", "As", "Jh", "Kd")},
			Talon: talon("Jc", "Ac", "Kh", "Qc", "Th", "Ad", "Qs", "Kc", "Ah", "Ks"),
		},
		Actions: actions("Jd", "Kd", "x", "Jc", "Ac", "mh", "Qh", "Jh", "Qd", "Ad", "Qc", "Kc", "Ah", "Js", "ms", "Qs", "Ts", "Th"),
	}
	// fortyLacking: the learner has 26 points and the marriage of trumps: together exactly 66.
	fortyLacking = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Js", "Qs", "Kd", "Td"), cards("Kc", "Tc", "Ts", "Jd", "Ad")},
			Talon: talon("Kh", "Qd", "Qc", "Ac", "Jh", "Ah", "As", "Ks", "Th", "Qh"),
		},
		Actions: actions("Js", "Ts", "Jd", "Td", "md", "Qd", "Ad", "x"),
	}
	// threeShort: the learner is on lead with 63 points and four tricks.
	threeShort = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "Ah", "Jd", "Qd"), cards("Tc", "Ac", "As", "Qh", "Td")},
			Talon: talon("Qc", "Th", "Kc", "Ad", "Kh", "Ks", "Js", "Jh", "Jc", "Kd"),
		},
		Actions: actions("Qs", "As", "Qc", "Jd", "Kc", "Ac", "Qh", "Ah", "Ts", "Td", "Ad", "Qd"),
	}
	// forgotten: the learner has 68 points that he has not claimed, and the opponent leads to the last trick and takes it.
	forgotten = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("As", "Th", "Kd", "Td", "Ad"), cards("Jc", "Js", "Ks", "Ts", "Qd")},
			Talon: talon("Kc", "Ac", "Qs", "Jh", "Qh", "Qc", "Ah", "Jd", "Kh", "Tc"),
		},
		Actions: actions("Ad", "Qd", "As", "Js", "Kd", "Jc", "Ts", "Qs", "Ks", "Kc", "Td", "Tc", "Ac", "Qc", "Ah", "Kh", "Jh", "Th", "Jd"),
	}
	// moreButLate: the learner has more points, but not 66, and the last trick is the opponent's; for those whose hands end
	// by themselves at 66, so that nobody can forget to claim.
	moreButLate = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Ac", "Ts", "Qh", "Td"), cards("Qs", "Jh", "Kh", "Ah", "Ad")},
			Talon: talon("As", "Ks", "Js", "Qd", "Kc", "Tc", "Kd", "Qc", "Jd", "Th"),
		},
		Actions: actions("Jc", "Jh", "Ad", "Td", "Ah", "Qh", "As", "Ks", "Kh", "Qd", "Kd", "Th", "Ac", "Kc", "Tc", "Js", "Ts", "Qs", "Qc"),
	}
	// lastTrump: one card each; the learner has fewer points, and the last trump.
	lastTrump = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("As", "Kh", "Th", "Ah", "Kd"), cards("Qc", "Tc", "Qs", "Ts", "Qh")},
			Talon: talon("Js", "Ac", "Jc", "Qd", "Kc", "Jh", "Ad", "Td", "Ks", "Jd"),
		},
		Actions: actions("Ah", "Qh", "Kh", "Qc", "As", "Qs", "Th", "Jh", "Ad", "Qd", "Jc", "Tc", "Td", "Kd", "Ac", "Kc", "Ts", "Js"),
	}
	// wonAfterDrawn: the learner has won the hand against 27 points: 2 on the scale.
	wonAfterDrawn = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Kh", "Ah", "Jd", "Td"), cards("Qc", "Tc", "Js", "Th", "Ad")},
			Talon: talon("Qh", "Ts", "Jc", "Kd", "Ks", "Jh", "Qd", "Kc", "As", "Qs"),
		},
		Actions: actions("Jd", "Ad", "x", "Qc", "Ac", "Jc", "Tc", "ms", "Qs", "Ts", "Qd", "Kd", "66"),
	}
)
