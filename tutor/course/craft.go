package course

import "bummerl/rules"

// Craft is chapter 15: rules of thumb. Each stands beside a position in which it fails, and both are proven: after the
// talon by all cards (BestPlay), at its last trick by every hand that the opponent may hold (SurestPlay).
var Craft = Lesson{
	ID: "craft", Chapter: 15,
	Test: []string{"draw", "hold", "declare", "take", "letgo"},
	Steps: []Step{
		{
			ID: "draw", Kind: Do, Check: BestPlay, Scene: oneSmallTrump, Open: true,
			Answer: "Ah", Wrong: "Tc", Fails: Reason{Cause: LosesHand},
			Facts: []string{"H10"},
		},
		{
			ID: "keep", Kind: Do, Check: BestPlay, Scene: twoAgainstAce, Open: true,
			Answer: "Ad", Wrong: "Ah", Fails: Reason{Cause: LosesHand},
			Facts: []string{"H10"},
		},
		{
			ID: "hold", Kind: Do, Check: SurestPlay, Scene: jackTenAce,
			Answer: "Js", Wrong: "Ts", Fails: Reason{Cause: LosesAll},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Js", Wrong: "Ts", Fails: Reason{Cause: LosesSome},
			}},
			Facts: []string{"H4", "H11"},
		},
		{
			ID: "spend", Kind: Do, Check: SurestPlay, Scene: tenAndAceNow,
			Answer: "Ad", Wrong: "Kd", Fails: Reason{Cause: LosesSome},
			Facts: []string{"H4"},
		},
		{
			ID: "declare", Kind: Do, Check: SurestPlay, Scene: twentyNow, Offers: offers("md"),
			Answer: "md", Wrong: "Ks", Fails: Reason{Cause: LosesAll},
			Facts: []string{"H5"},
		},
		{
			ID: "wait", Kind: Do, Check: SurestPlay, Scene: fortyLater, Offers: offers("mh"),
			Answer: "Ah", Wrong: "mh", Fails: Reason{Cause: LosesSome},
			Otherwise: []Otherwise{{
				Option: "late_marriage", Value: "false", Answer: "mh", Wrong: "Ah", Fails: Reason{Cause: LosesSome},
			}},
			Facts: []string{"H5"},
		},
		{
			ID: "early", Kind: Do, Check: SurestPlay, Scene: aceTurnedUp, Offers: offers("x"),
			Answer: "x", Wrong: "Th", Fails: Reason{Cause: LosesAll},
			Otherwise: tooLate("3", "4", "5", "6"),
			Facts:     []string{"H6"},
		},
		{
			ID: "late", Kind: Do, Check: SurestPlay, Scene: jackLedLast,
			Answer: "Jh", Wrong: "Kc", Fails: Reason{Cause: LosesAll},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Jh", Wrong: "Kc", Fails: Reason{Illegal: rules.MustTrump},
			}},
			Facts: []string{"H6"},
		},
		{
			ID: "take", Kind: Do, Check: SurestPlay, Scene: queenLedLast,
			Answer: "Td", Wrong: "Ks", Fails: Reason{Cause: LosesAll},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Td", Wrong: "Ks", Fails: Reason{Illegal: rules.MustTrump},
			}},
			Facts: []string{"H9", "H12"},
		},
		{
			ID: "letgo", Kind: Do, Check: SurestPlay, Scene: tenLedLast,
			Answer: "Js", Wrong: "Kh", Fails: Reason{Cause: LosesSome},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Kh", Wrong: "Js", Fails: Reason{Illegal: rules.MustTrump},
			}},
			Facts: []string{"H11", "H12"},
		},
		{
			ID: "give", Kind: Do, Check: BestPlay, Scene: nothingToDraw, Open: true,
			Answer: "Jh", Wrong: "Ah", Fails: Reason{Cause: LosesHand},
			Facts: []string{"H9", "H11"},
		},
	},
}

// tooLate gives the values of swap_min under which nobody exchanges at the last trick of the talon: there the step is
// about what can be done without.
func tooLate(values ...string) []Otherwise {
	var list []Otherwise
	for _, value := range values {
		list = append(list, Otherwise{
			Option: "swap_min", Value: value, Answer: "Kh", Wrong: "x", Fails: Reason{Illegal: rules.TalonIsTooSmall},
			Scene: &queenTurnedUp,
		})
	}
	return list
}

// The positions of chapter 15.
var (
	// oneSmallTrump: the opponent has the jack of trumps and nothing else but diamonds.
	oneSmallTrump = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Ks", "As", "Kd", "Td"), cards("Qc", "Kc", "Tc", "Ts", "Qh")},
			Talon: talon("Jh", "Qs", "Jd", "Kh", "Js", "Qd", "Ad", "Jc", "Ah", "Th"),
		},
		Actions: actions("Ac", "Qc", "x", "As", "Qs", "Jd", "Qh", "Kc", "Th", "Ks", "Ts"),
	}
	// twoAgainstAce: the learner has the ace of trumps, the opponent two small ones and ace and ten of a suit that the
	// learner lacks.
	twoAgainstAce = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Ks", "Jh", "Ah", "Kd"), cards("Tc", "Js", "Qs", "Ts", "Jd")},
			Talon: talon("Th", "Kc", "Qd", "Qc", "Td", "As", "Qh", "Ac", "Ad", "Kh"),
		},
		Actions: actions("Jc", "Tc", "Js", "Ks", "x", "md", "Qd", "Jd", "Kd", "Th", "Qs", "Kh", "Kc", "Qc"),
	}
	// jackTenAce: the last trick of the talon; the learner leads with jack, ten and ace of a suit.
	jackTenAce = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "As", "Qh", "Th", "Td"), cards("Tc", "Jh", "Ah", "Jd", "Kd")},
			Talon: talon("Qd", "Kc", "Ad", "Qc", "Ks", "Js", "Ts", "Qs", "Jc", "Kh"),
		},
		Actions: actions("Ac", "Tc", "Qd", "Kd", "x", "Kc", "Qc", "Jd", "Td"),
	}
	// tenAndAceNow: the last trick of the talon; the learner leads with king, ten and ace of a suit.
	tenAndAceNow = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Ah", "Jd", "Kd", "Ad"), cards("Jc", "Qs", "Ts", "As", "Jh")},
			Talon: talon("Qd", "Kh", "Th", "Ac", "Tc", "Qc", "Td", "Ks", "Kc", "Qh"),
		},
		Actions: actions("Jd", "Jh", "As", "Js", "Ts", "Kh", "Ac", "Jc"),
	}
	// twentyNow: the last trick of the talon; the learner leads with a pair and nothing that is sure to take a trick.
	twentyNow = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Qs", "As", "Kh", "Td"), cards("Qc", "Ks", "Ah", "Jd", "Ad")},
			Talon: talon("Qh", "Js", "Jh", "Jc", "Kd", "Th", "Qd", "Ac", "Tc", "Ts"),
		},
		Actions: actions("Td", "Ad", "Jd", "Qs", "x", "Jh", "Qh", "Ah", "Kh"),
	}
	// fortyLater: the last trick of the talon; the learner leads with ace, king and queen of trumps.
	fortyLater = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Js", "Ts", "Kd", "Ad"), cards("Kc", "Tc", "Qs", "Ah", "Td")},
			Talon: talon("As", "Jh", "Qc", "Ks", "Jd", "Jc", "Kh", "Qd", "Th", "Qh"),
		},
		Actions: actions("Ac", "Kc", "As", "Qs", "Js", "Ks", "x", "Tc", "Jc"),
	}
	// aceTurnedUp: the last trick of the talon; the learner leads with the jack of trumps, and the ace is turned up.
	aceTurnedUp = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Qs", "Ks", "Qh", "Qd"), cards("Tc", "Ac", "As", "Kd", "Ad")},
			Talon: talon("Kh", "Ts", "Qc", "Th", "Js", "Td", "Jh", "Jd", "Kc", "Ah"),
		},
		Actions: actions("Jc", "Ac", "Tc", "Qh", "ms", "Qs", "As", "Ad", "Qd"),
	}
	// queenTurnedUp: the same with the queen turned up.
	queenTurnedUp = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kh", "Ah", "Td", "Ad"), cards("Jc", "Th", "Jd", "Qd", "Kd")},
			Talon: talon("Kc", "Ks", "Ac", "Jh", "Ts", "Tc", "Js", "Qh", "As", "Qs"),
		},
		Actions: actions("Ad", "Jd", "Kc", "Jc", "Td", "Qd", "Ah", "Jh"),
	}
	// jackLedLast: a jack is led to the last trick of the talon, of a suit that the learner has not; he has the jack of
	// trumps, and the ace is turned up.
	jackLedLast = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Th", "Qd", "Kd", "Ad"), cards("Jc", "Qc", "Ts", "Kh", "Td")},
			Talon: talon("Js", "Ks", "Kc", "As", "Jd", "Jh", "Qs", "Qh", "Tc", "Ah"),
		},
		Actions: actions("Ac", "Jc", "md", "Qd", "Td", "mc", "Qc", "Th", "As", "Ks", "Jd"),
	}
	// queenLedLast: a queen is led to the last trick of the talon, of a suit that the learner has not; he has ace and ten
	// of trumps.
	queenLedLast = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Ks", "As", "Ah", "Jd"), cards("Kc", "Qs", "Ts", "Jh", "Kd")},
			Talon: talon("Ac", "Th", "Qh", "Tc", "Qc", "Td", "Qd", "Kh", "Jc", "Ad"),
		},
		Actions: actions("Ah", "Jh", "x", "Ac", "Kc", "Js", "Ts", "Th", "Qh", "Qc"),
	}
	// tenLedLast: a ten is led to the last trick of the talon, of a suit that the learner has not; he has the king of
	// trumps, and the jack is turned up.
	tenLedLast = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Jh", "Th", "Jd", "Qd"), cards("Jc", "Tc", "Ac", "Ts", "Qh")},
			Talon: talon("Qc", "Kd", "Ad", "As", "Td", "Ah", "Ks", "Js", "Kc", "Kh"),
		},
		Actions: actions("Jd", "Qh", "Jc", "Th", "x", "md", "Qd", "Qc", "Kd", "Ah", "Tc"),
	}
	// nothingToDraw: the learner has no trump, the opponent two.
	nothingToDraw = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "As", "Qh", "Kh", "Qd"), cards("Jc", "Tc", "Js", "Th", "Kd")},
			Talon: talon("Kc", "Qc", "Jd", "Ah", "Ts", "Qs", "Jh", "Ad", "Td", "Ks"),
		},
		Actions: actions("Ac", "Jc", "mh", "Qh", "Th", "x", "Tc", "Kc", "Qc", "Qs", "As", "Ks"),
	}
)
