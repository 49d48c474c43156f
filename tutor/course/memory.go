package course

import "bummerl/rules"

// Remembering is chapter 14: what is worth remembering, counting both sides, and knowing the opponent's last cards. Most
// of its steps show the tricks so far first (Watch) and turn them down before they ask. The positions are of hands that
// could have been played under every option.
var Remembering = Lesson{
	ID: "memory", Chapter: 14,
	Test: []string{"trumps", "pairs", "theirs", "most", "five", "two"},
	Steps: []Step{
		{
			ID: "trumps", Kind: Mark, Check: TrumpsOut, Scene: twoTrumpsGone, Watch: true,
			Answer: "Jd Ad", Wrong: "Ad", Fails: Reason{Cause: Missing},
			Facts: []string{"H1"},
		},
		{
			ID: "pairs", Kind: Mark, Check: PairsOut, Scene: onePairOut, Watch: true,
			Answer: "Qh Kh", Wrong: "Qc Qh Kh", Fails: Reason{Cause: Extra},
			Facts: []string{"H1"},
		},
		{
			ID: "mine", Kind: Number, Check: OwnTotal, Scene: twoTricksEach, Watch: true, Counting: true,
			Answer: "26", Wrong: "37", Fails: Reason{Cause: OtherSide},
			Facts: []string{"H2"},
		},
		{
			ID: "theirs", Kind: Number, Check: TheirCount, Scene: twoTricksEach, Watch: true, Counting: true,
			Answer: "37", Wrong: "17", Fails: Reason{Cause: NoMarriage},
			Facts: []string{"H2"},
		},
		{
			ID: "most", Kind: Number, Check: MostDeclared, Scene: brokenForty, Watch: true,
			Answer: "60", Wrong: "80", Fails: Reason{Cause: BrokenPair},
			Facts: []string{"H1", "H2"},
		},
		{
			ID: "five", Kind: Mark, Check: TheirCards, Scene: lastFive, Watch: true,
			Answer: "Qs Ts Th Ah Qd", Wrong: "Ts Th Ah Qd", Fails: Reason{Cause: Missing},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "9c Ac Ks Kh Ah Kd", Wrong: "Ac Ks Kh Ah Kd", Fails: Reason{Cause: Missing},
			}},
			Facts: []string{"H8", "H1"},
		},
		{
			ID: "use", Kind: PlayOut, Check: SixtySix, Scene: lastFive, Defence: BestDefence,
			Answer: "Ad-Qc-Jd", Wrong: "Qc-Ks", Fails: Reason{Cause: Missed},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "Ad-Jd-Qd", Wrong: "Tc", Fails: Reason{Cause: Missed},
			}},
			Facts: []string{"H8", "H10"},
		},
		{
			ID: "two", Kind: Do, Check: BestPlay, Scene: sevenShort, Open: true,
			Answer: "Ad", Wrong: "Tc", Fails: Reason{Cause: WinsLess},
			Facts: []string{"H2", "G6"},
		},
	},
}

// The positions of chapter 14.
var (
	// twoTrumpsGone: queen and king of trumps have been played, the ten lies turned up, and the learner has none.
	twoTrumpsGone = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Js", "Qs", "As", "Ad"), cards("Tc", "Ts", "Jh", "Ah", "Kd")},
			Talon: talon("Th", "Qd", "Jc", "Qh", "Ks", "Qc", "Kh", "Jd", "Ac", "Td"),
		},
		Actions: actions("Js", "Ts", "Ah", "Qd", "As", "Kd"),
	}
	// onePairOut: of each suit but trumps the learner has seen the king, the queen or both.
	onePairOut = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Tc", "Js", "As", "Ad"), cards("Ac", "Ks", "Th", "Qd", "Td")},
			Talon: talon("Qs", "Ts", "Jc", "Qh", "Kd", "Ah", "Jd", "Qc", "Kh", "Jh"),
		},
		Actions: actions("Ad", "Td", "Js", "Ks", "Ac", "Kc"),
	}
	// twoTricksEach: each side has two tricks, and the opponent has declared a marriage besides.
	twoTricksEach = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kc", "Qh", "Jd", "Ad"), cards("Jc", "Js", "Ks", "As", "Ah")},
			Talon: talon("Ts", "Th", "Td", "Qd", "Ac", "Tc", "Kd", "Qs", "Kh", "Jh"),
		},
		Actions: actions("Jd", "Ah", "Js", "Th", "Qh", "Jc", "mc", "Qc", "Tc"),
	}
	// brokenForty: the opponent may hold the king of trumps, but its queen has been played; another pair he may have.
	brokenForty = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Tc", "Js", "Kh", "Jd"), cards("Ts", "As", "Jh", "Th", "Kd")},
			Talon: talon("Ac", "Qd", "Qh", "Kc", "Qs", "Qc", "Ah", "Ks", "Ad", "Td"),
		},
		Actions: actions("Kh", "Th", "Ac", "Jc", "As", "Js", "Ts", "Qd"),
	}
	// lastFive: the talon has just gone, and the opponent has one trump left. With 24 cards it is a hand of six.
	lastFive = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Qc", "Js", "Kd", "Td"), cards("Ac", "Ts", "As", "Kh", "Th")},
			Talon: talon("Qs", "Tc", "Qh", "Ks", "Jh", "Kc", "Ad", "Ah", "Jd", "Qd"),
		},
		Actions: actions("Jc", "Ac", "As", "Js", "mh", "Qh", "Td", "Tc", "Kc", "Kd", "Kh"),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("Jc", "Qc", "Kc", "Tc", "Js", "Th"), cards("9s", "Ts", "Jh", "Qh", "Kh", "Ah")},
				Talon: talon("Qd", "9d", "9c", "Qs", "Jd", "As", "Ac", "Ad", "Ks", "Td", "9h", "Kd"),
			},
			Actions: actions("Jc", "9s", "mc", "Qc", "9d", "mh", "Qh", "Th", "Js", "As", "Ts", "Qs", "Jh", "Td"),
		},
	}
	// sevenShort: the opponent has 26 points and the last trump but three, all others being the learner's or gone.
	sevenShort = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Tc", "Ac", "As", "Kh", "Td"), cards("Kc", "Ks", "Ts", "Jh", "Qd")},
			Talon: talon("Qc", "Js", "Qs", "Ad", "Jc", "Th", "Ah", "Qh", "Jd", "Kd"),
		},
		Actions: actions("Ac", "Kc", "Qc", "Qd", "ms", "Qs", "As", "Jc", "Js", "Ah", "Qh"),
	}
)
