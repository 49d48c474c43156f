package course

import "bummerl/rules"

// Following is chapter 8: what one may play once the talon is closed or used up. The positions are of hands that both
// sides could have played; they are legal under every option, so that each step is played by the learner's own rules.
var Following = Lesson{
	ID: "follow", Chapter: 8,
	Test: []string{"open", "closed", "trump", "over", "tricks"},
	Steps: []Step{
		{ID: "begin", Kind: Read, Scene: usedUp, Facts: []string{"D1"}},
		{
			ID: "open", Kind: PickLegal, Check: AllLegal, Scene: beforeClosing,
			Answer: "Jc Ah Jd Kd Td", Wrong: "Kd Td", Fails: Reason{Cause: Missing},
			Otherwise: []Otherwise{{
				Option: "follow", Value: "always",
				Answer: "Kd Td", Wrong: "Jc Ah Jd Kd Td", Fails: Reason{Illegal: rules.MustFollowSuit},
			}},
			Facts: []string{"C2", "D8"},
		},
		{
			ID: "closed", Kind: PickLegal, Check: AllLegal, Scene: afterClosing,
			Answer: "Kd Td", Wrong: "Jd Kd Td", Fails: Reason{Illegal: rules.MustBeat},
			Facts: []string{"D2", "D3", "F4"},
		},
		{
			ID: "trump", Kind: Do, Check: Cheapest, Scene: noSuit,
			Answer: "Qc", Wrong: "Ts", Fails: Reason{Illegal: rules.MustTrump},
			Facts: []string{"D4"},
		},
		{
			ID: "over", Kind: Choose, Check: Taker, Scene: trumpLed, Choices: []string{"you", "opponent", "depends"},
			Answer: "you", Wrong: "depends", Fails: Reason{Cause: SaysDepends},
			Facts: []string{"D5"},
		},
		{
			ID: "free", Kind: Do, Check: Cheapest, Scene: neither,
			Answer: "Jh", Wrong: "Th", Fails: Reason{Cause: Dearer},
			Facts: []string{"D6"},
		},
		{
			ID: "tricks", Kind: Number, Check: TricksLeft, Scene: talonGone,
			Answer: "5", Wrong: "10", Fails: Reason{Cause: BothHands},
			Otherwise: []Otherwise{{
				Option: "cards", Value: "24", Answer: "6", Wrong: "5", Fails: Reason{Cause: OtherNumber},
			}},
			Facts: []string{"D7"},
		},
		{
			ID: "ending", Kind: PlayOut, Check: SixtySix, Scene: threeEach, Defence: BestDefence, Open: true,
			Answer: "Ac-Td", Wrong: "Td-Th", Fails: Reason{Cause: Missed},
			Facts: []string{"D4", "H4", "H10"},
		},
	},
}

// The positions of chapter 8.
var (
	// usedUp: the opponent has taken the last trick of the talon, and leads the jack of hearts.
	usedUp = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Ac", "Ts", "Ah", "Qd"), cards("Kc", "Js", "Qh", "Jd", "Td")},
			Talon: talon("Qc", "Qs", "As", "Ad", "Kh", "Ks", "Th", "Jh", "Kd", "Tc"),
		},
		Actions: actions("Qd", "Td", "Qh", "Ah", "Qs", "Js", "Jc", "Qc", "Jd", "Ac", "Jh"),
	}
	closing = rules.Deal{
		Hands: [2]rules.CardSet{cards("Jh", "Ah", "Jd", "Kd", "Td"), cards("Tc", "As", "Qh", "Kh", "Ad")},
		Talon: talon("Qd", "Jc", "Kc", "Ts", "Qs", "Ks", "Js", "Th", "Ac", "Qc"),
	}
	// beforeClosing and afterClosing: the same queen is led, while cards are still drawn and once they are not.
	beforeClosing = Scene{Deal: closing, Actions: actions("Jh", "Qh", "Qd")}
	afterClosing  = Scene{Deal: closing, Actions: actions("Jh", "Qh", "c", "Qd")}
	// noSuit: the ace of diamonds is led; the learner has two trumps and no diamond.
	noSuit = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Tc", "Jd", "Qd", "Kd"), cards("Qc", "Qs", "Ts", "Jh", "Td")},
			Talon: talon("Jc", "Ah", "Js", "Ks", "Kh", "Qh", "Th", "As", "Ad", "Ac"),
		},
		Actions: actions("Jd", "Td", "Jh", "Ah", "Kd", "Jc", "Qs", "Js", "Ks", "As", "Ad"),
	}
	// trumpLed: a trump is led; the learner has one above and one below it.
	trumpLed = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Ts", "As", "Jh", "Qh"), cards("Qs", "Ks", "Kh", "Jd", "Ad")},
			Talon: talon("Kc", "Th", "Ac", "Tc", "Ah", "Qc", "Td", "Qd", "Js", "Kd"),
		},
		Actions: actions("Jc", "Jd", "Qs", "Ts", "Jh", "Kh", "Kc", "Ac", "Qc", "Tc", "Js", "As", "Kd"),
	}
	// neither: clubs are led; the learner has no club and no trump.
	neither = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Th", "Ah", "Jd", "Ad"), cards("Tc", "Js", "Ks", "Ts", "Td")},
			Talon: talon("Qs", "Ac", "Qh", "Kh", "Qd", "Jc", "Qc", "Kd", "Jh", "As"),
		},
		Actions: actions("Jd", "Td", "Tc", "Ac", "Ah", "Kh", "Qd", "Js", "Jc", "Kc", "Ad", "Qs", "Qc"),
	}
	// talonGone: the turn-up has just been drawn, and the learner leads. With 24 cards it is a hand of six.
	talonGone = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "As", "Kh", "Th"), cards("Qc", "Tc", "Ac", "Qh", "Qd")},
			Talon: talon("Kc", "Kd", "Js", "Ah", "Td", "Ad", "Jc", "Ks", "Jh", "Jd"),
		},
		Actions: actions("Qs", "Qd", "Qc", "Kd", "Js", "Qh", "Kh", "Ah", "Jc", "Td"),
		Nines: &Scene{
			Deal: rules.Deal{
				Hands: [2]rules.CardSet{cards("9c", "Jc", "Ts", "9h", "Qh", "Th"), cards("Qc", "Kc", "Ac", "Ah", "9d", "Jd")},
				Talon: talon("Js", "Tc", "Ad", "Ks", "Kd", "Qs", "Td", "Kh", "Qd", "Jh", "As", "9s"),
			},
			Actions: actions("9c", "Qc", "9d", "Ts", "9h", "Ah", "Jd", "Ad", "Jc", "Kc", "Qd", "Td"),
		},
	}
	// threeEach: 66 can be made in one way: the trump first, so that the opponent's is gone, then the suit that he lacks.
	threeEach = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Kc", "As", "Kh", "Th"), cards("Tc", "Qs", "Jh", "Qh", "Ad")},
			Talon: talon("Kd", "Ts", "Js", "Ks", "Td", "Ah", "Qd", "Ac", "Jd", "Qc"),
		},
		Actions: actions("Kh", "Jh", "Kd", "Ad", "Js", "Ks", "Jc", "Tc", "Ts", "As", "Jd", "Qd", "Qs", "Kc"),
	}
)
