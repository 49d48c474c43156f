package course

import "bummerl/rules"

// Tricks is chapter 3: which card takes a trick, and what follows from it.
var Tricks = Lesson{
	ID: "tricks", Chapter: 3,
	Steps: []Step{
		{
			ID: "higher", Kind: Do, Check: Takes, Scene: kingLed,
			Answer: "Td", Wrong: "Qd", Fails: Reason{Cause: Loses},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Td", Wrong: "Qd", Fails: Reason{Illegal: rules.MustBeat},
			}},
			Facts: []string{"C3", "A4"},
		},
		{
			ID: "takers", Kind: PickLegal, Check: AllTakers, Scene: jackLed,
			Answer: "Qc Th", Wrong: "Qc As Th", Fails: Reason{Cause: Extra},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always", Answer: "Qc", Wrong: "Qc As", Fails: Reason{Illegal: rules.MustFollowSuit},
			}},
			Facts: []string{"C3", "C4", "C5"},
		},
		{
			ID: "next", Kind: Choose, Check: Taker, Scene: tenLed, Choices: []string{"you", "opponent", "depends"},
			Answer: "you", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent},
			Facts: []string{"B4", "C4", "C8"},
		},
		{
			ID: "keep", Kind: Number, Check: TrickPoints, Scene: trumped, Counting: true,
			Answer: "12", Wrong: "10", Fails: Reason{Cause: LedOnly},
			Facts: []string{"C6"},
		},
		{
			ID: "lead", Kind: PickLegal, Check: AllLegal, Scene: fourLeft,
			Answer: "Ts Ah Kd Td", Wrong: "Ah Kd Td", Fails: Reason{Cause: Missing},
			Facts: []string{"C1", "C8"},
		},
		{
			ID: "sweep", Kind: PlayOut, Check: Sweep, Scene: oneTrumpOut, Defence: BestDefence, Open: true,
			Answer: "Ad-Ah-Th", Wrong: "Ah-Ad-Th", Fails: Reason{Cause: Missed},
			Facts: []string{"C4", "C8", "H10"},
		},
	},
	Test: []string{"higher", "takers", "next", "keep", "lead"},
}

// The positions of chapter 3.
var (
	// kingLed: of the learner's two cards in the suit only the ten is above the king.
	kingLed = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Qs", "Qh", "Th", "Kd"), cards("Jc", "Qc", "As", "Qd", "Td")},
			Talon: talon("Ad", "Tc", "Jd", "Ah", "Ts", "Jh", "Ac", "Js", "Ks", "Kh"),
		},
		Actions: actions("Qh", "Jc", "Kd"),
	}
	// jackLed: the learner holds the queen above it, a trump, and an ace of another suit.
	jackLed = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Qs", "As", "Qd", "Td"), cards("Jc", "Ac", "Ks", "Qh", "Kh")},
			Talon: talon("Kd", "Qc", "Ad", "Th", "Tc", "Ah", "Jd", "Kc", "Ts", "Jh"),
		},
		Actions: actions("Js", "Ks", "Kh", "Qs", "Jc"),
	}
	// tenLed: the talon is gone; against the ten the learner has nothing but the smallest trump, and must take it.
	tenLed = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Tc", "Jh", "Kh", "Th", "Qd"), cards("Ac", "Ks", "Ah", "Kd", "Td")},
			Talon: talon("Qh", "Qc", "Kc", "Jd", "As", "Ad", "Qs", "Js", "Ts", "Jc"),
		},
		Actions: actions("Jh", "Ah", "Td", "Qd", "Kd", "Jd", "Kc", "Tc", "Qc", "Ac", "As", "Qs", "Ts"),
	}
	// trumped: the learner has just taken a ten with the jack of trumps.
	trumped = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Tc", "As", "Qh", "Kd"), cards("Kc", "Jh", "Kh", "Ah", "Qd")},
			Talon: talon("Jd", "Ks", "Ad", "Jc", "Ts", "Td", "Th", "Js", "Qs", "Ac"),
		},
		Actions: actions("As", "Kc", "Jh", "Qh", "Ad", "Jd", "Ts", "Jc"),
	}
	// fourLeft: the talon is gone, and the learner has taken the last trick.
	fourLeft = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "As", "Th", "Td"), cards("Qc", "Js", "Qh", "Jd", "Qd")},
			Talon: talon("Jc", "Jh", "Kd", "Kh", "Ac", "Tc", "Kc", "Ad", "Ah", "Ks"),
		},
		Actions: actions("Th", "Qh", "Qs", "Js", "Jc", "Qc", "Ac", "Tc", "Jd", "Ad", "As", "Ks"),
	}
	// oneTrumpOut: three tricks are left, and the opponent has one small trump. Whoever takes it first takes all three.
	oneTrumpOut = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ks", "Ts", "Qh", "Th", "Ad"), cards("Jc", "Js", "As", "Kh", "Kd")},
			Talon: talon("Kc", "Td", "Jh", "Qs", "Tc", "Ah", "Qc", "Ac", "Jd", "Qd"),
		},
		Actions: actions("Ts", "As", "Js", "Ks", "Jh", "Kh", "Jc", "Td", "Qh", "Kd", "Ac", "Qc", "Tc", "Qd"),
	}
)
