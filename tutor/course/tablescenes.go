package course

import "bummerl/rules"

// The positions of chapter 16, each of a hand that both sides could have played by the rules of its step. Those with 24
// cards have no others.
var (
	// fewerButLast: one card each; the learner has fewer points, nobody has 66, and the last trick is the learner's.
	fewerButLast = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Ac", "Js", "Kh", "Ah"), cards("Ts", "Th", "Jd", "Td", "Ad")},
			Talon: talon("Qc", "Jc", "As", "Kd", "Qs", "Ks", "Tc", "Jh", "Qh", "Qd"),
		},
		Actions: actions("Js", "Ts", "x", "Td", "Jc", "As", "Kd", "Qs", "Ks", "Qd", "Jh", "Ad", "Jd", "Qc", "Kc", "Ac", "Tc", "Kh", "Th", "Qh"),
	}
	// againstTwentyEight: the learner has claimed 66, and the opponent has 28: 2 on the scale.
	againstTwentyEight = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Tc", "Kh", "Jd", "Qd"), cards("Jc", "Ac", "Ts", "Qh", "Th")},
			Talon: talon("Kc", "Td", "Ad", "Kd", "As", "Ah", "Js", "Qs", "Jh", "Ks"),
		},
		Actions: actions("Jd", "Jc", "mc", "Qc", "Ac", "Qh", "Kh", "md", "Qd", "Ad", "x", "Ks", "As", "66"),
	}
	// twelveShort: the learner has 54 points, and the jack is led: only the ace of trumps makes 66 of it.
	twelveShort = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Ts", "As", "Jh", "Qd"), cards("Js", "Qs", "Ks", "Qh", "Ah")},
			Talon: talon("Tc", "Qc", "Kh", "Td", "Jd", "Ac", "Th", "Ad", "Kd", "Jc"),
		},
		Actions: actions("Jh", "Qh", "ms", "Qs", "As", "mc", "Qc", "Tc", "Jd"),
	}
	// trumpForLast: three cards each, and 52 points; whoever keeps the trump for the last trick gets its ten points, and
	// nothing else brings 66.
	trumpForLast = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Tc", "Qs", "Qh", "Td"), cards("Jc", "Th", "Jd", "Qd", "Ad")},
			Talon: talon("Ac", "As", "Kc", "Kd", "Ah", "Ts", "Ks", "Jh", "Js", "Kh"),
		},
		Actions: actions("Qc", "Jc", "Qs", "As", "Jd", "Td", "Kd", "Ad", "Qd", "Jh", "Ah", "Kh", "Ac", "Kc"),
	}
	// fiveSure: the first lead, with a hand that takes every trick: the opponent can have one trump, and the ace draws it.
	fiveSure = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ts", "As", "Qh", "Kh", "Ah"), cards("Jc", "Kc", "Js", "Td", "Qd")},
			Talon: talon("Qc", "Ks", "Th", "Ad", "Tc", "Jd", "Qs", "Ac", "Kd", "Jh"),
		},
	}
	// firstKing: the very first card is the king of hearts; the learner holds two above and one below it.
	firstKing = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("As", "Kh", "Qd", "Kd", "Ad"), cards("Ks", "Jh", "Th", "Ah", "Td")},
			Talon: talon("Ac", "Ts", "Kc", "Tc", "Jc", "Qc", "Qs", "Qh", "Js", "Jd"),
		},
		Actions: actions("Kh"),
	}
	// aceWillDo: 53 points and the ace of trumps: whatever the opponent adds to it, that makes 66.
	aceWillDo = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kc", "Jd", "Kd", "Td"), cards("Tc", "Qs", "Ts", "As", "Qd")},
			Talon: talon("Kh", "Th", "Ad", "Ac", "Ks", "Qh", "Js", "Ah", "Jh", "Jc"),
		},
		Actions: actions("mc", "Qc", "Tc", "Qs", "Jd", "Qd", "Td"),
	}
	// nineInHand: the learner, on lead, holds the nine of trumps, which may be exchanged, and the jack, which may not.
	nineInHand = Scene{Nines: &Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Js", "Kh", "Th", "Jd", "Qd"), cards("Jc", "Qs", "Ks", "Jh", "Qh", "9d")},
			Talon: talon("Ah", "Ad", "9s", "9h", "Kc", "As", "Tc", "9c", "Td", "Ac", "Kd", "Ts"),
		},
		Actions: actions("Jd", "9d", "Kh", "Jc"),
	}}
	// sixEach: the turn-up has just been drawn, and the learner leads.
	sixEach = Scene{Nines: &Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "Tc", "9s", "Ks", "Th"), cards("9c", "Qc", "Js", "Ts", "Qd", "Td")},
			Talon: talon("As", "Ac", "Kh", "Ad", "9d", "Kd", "Jh", "Qs", "Qh", "9h", "Jd", "Ah"),
		},
		Actions: actions("Jc", "9c", "9s", "Ts", "Js", "As", "Ks", "Qc", "9d", "Td", "Ac", "9h"),
	}}
	// nothingYet: the first lead; the learner holds a marriage and the nine of trumps, and the ace is turned up.
	nothingYet = Scene{Nines: &Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kc", "9s", "Qh", "Td", "Ad"), cards("Jc", "Ks", "Th", "9d", "Qd", "Kd")},
			Talon: talon("9h", "Jh", "Kh", "Ac", "Jd", "Tc", "9c", "Qs", "Ah", "Ts", "Js", "As"),
		},
	}}
)
