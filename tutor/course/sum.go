package course

import "bummerl/rules"

// Counting is chapter 5: keeping count of both sides up to 66, and saying it. A step's task
// tells all that is needed for its answer: the table shows the last trick only, and a test-out has no text. Its positions
// are played with 20 cards by everybody: nothing in it hangs on the nines.
var Counting = Lesson{
	ID: "sum", Chapter: 5,
	Steps: []Step{
		{
			ID: "theirs", Kind: Number, Check: TheirTotal, Scene: theyTook, Counting: true,
			Answer: "26", Wrong: "14", Fails: Reason{Cause: OnlyLast},
			Facts: []string{"H2"},
		},
		{
			ID: "mine", Kind: Number, Check: OwnTotal, Scene: threeMine, Counting: true,
			Answer: "50", Wrong: "18", Fails: Reason{Cause: OtherSide},
			Facts: []string{"H1", "H2"},
		},
		{
			ID: "married", Kind: Number, Check: MarriedTotal, Scene: queenLost, Counting: true,
			Answer: "38", Wrong: "41", Fails: Reason{Cause: OwnCard},
			Facts: []string{"A8", "H2"},
		},
		{
			ID: "lacking", Kind: Number, Check: Lacking, Scene: notYet, Counting: true,
			Answer: "12", Wrong: "54", Fails: Reason{Cause: TheTotal},
			Facts: []string{"A7", "H2"},
		},
		{
			ID: "reach", Kind: Do, Check: Reaches, Scene: thirteenShort, Counting: true,
			Answer: "As", Wrong: "Ts", Fails: Reason{Cause: Short},
			Facts: []string{"A7", "H2"},
		},
		{
			ID: "left", Kind: Number, Check: CardsLeft, Scene: fourEach, Counting: true,
			Answer: "62", Wrong: "42", Fails: Reason{Cause: MarriageToo},
			Facts: []string{"A6", "A8"},
		},
		{
			ID: "forgot", Kind: Choose, Check: Winner, Scene: unsaid, Choices: []string{"you", "opponent"},
			Answer: "opponent", Wrong: "you", Fails: Reason{Cause: SaysYou},
			Otherwise: []Otherwise{{
				Option: "sixty_six", Value: "automatic", Answer: "you", Wrong: "opponent", Fails: Reason{Cause: SaysOpponent},
			}},
			Facts: []string{"G1", "G5"},
		},
	},
	Test: []string{"theirs", "mine", "married", "lacking", "reach"},
}

// The positions of chapter 5.
var (
	// theyTook: the opponent has just taken the learner's king with the ten.
	theyTook = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "As", "Jd", "Qd"), cards("Qc", "Ks", "Th", "Ah", "Td")},
			Talon: talon("Tc", "Kd", "Kh", "Ad", "Jc", "Kc", "Qh", "Ac", "Jh", "Js"),
		},
		Actions: actions("Jd", "Td", "Ah", "Ts", "As", "Ks", "Kh", "Th"),
	}
	// threeMine: of five tricks the learner has three.
	threeMine = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ks", "As", "Qh", "Th", "Ad"), cards("Jc", "Js", "Qs", "Jh", "Ah")},
			Talon: talon("Kc", "Ts", "Qc", "Tc", "Kh", "Td", "Ac", "Kd", "Jd", "Qd"),
		},
		Actions: actions("As", "Js", "Th", "Ah", "Jh", "Qh", "Kh", "Td", "Ac", "Kc"),
	}
	// queenLost: the learner has declared a marriage, and lost the queen to the ace.
	queenLost = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Ks", "Jh", "Jd", "Kd"), cards("Kc", "Ac", "As", "Kh", "Qd")},
			Talon: talon("Tc", "Ah", "Qh", "Js", "Qc", "Th", "Td", "Ad", "Qs", "Ts"),
		},
		Actions: actions("Jd", "Qd", "Ac", "Jc", "mh", "Qh", "Ah"),
	}
	// notYet: the learner has just taken a king with the ace.
	notYet = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Ks", "Ts", "Td", "Ad"), cards("Ac", "As", "Th", "Ah", "Kd")},
			Talon: talon("Jh", "Qh", "Tc", "Qd", "Qs", "Jd", "Kh", "Qc", "Kc", "Jc"),
		},
		Actions: actions("Ad", "Kd", "Td", "Ac", "Ah", "Jh", "Qh", "Js", "As", "Ks"),
	}
	// fourEach: the talon is gone, four cards each are left, and the opponent has declared a marriage.
	fourEach = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Js", "Ks", "Ts", "As"), cards("Ac", "Qh", "Kh", "Th", "Ah")},
			Talon: talon("Qs", "Tc", "Kc", "Jh", "Qc", "Jd", "Td", "Ad", "Qd", "Kd"),
		},
		Actions: actions("Js", "Qh", "ms", "Qs", "Kh", "Jc", "Ac", "Jh", "Jd", "Ks", "Ad", "Tc", "Kc"),
	}
	// thirteenShort: with 53 points against a jack the ace makes just 66, the ten 65.
	thirteenShort = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Tc", "Ac", "Th", "Ah"), cards("Jc", "Kc", "Js", "Qh", "Ad")},
			Talon: talon("Ts", "Jd", "Qd", "Jh", "Qs", "Ks", "As", "Kd", "Kh", "Td"),
		},
		Actions: actions("Ah", "Qh", "Ac", "Jc", "Th", "Jh", "Tc", "Kc", "Qd", "Kd", "Ad", "Td", "Kh", "Qs", "Jd", "Qc", "Js"),
	}
	// unsaid: the learner's marriage made 67, and the learner led on without a word; the opponent made 68 and said it.
	unsaid = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "Th", "Td", "Ad"), cards("Tc", "Js", "Ah", "Qd", "Kd")},
			Talon: talon("Ks", "Kh", "Jc", "Qh", "Ac", "Jh", "Jd", "Kc", "Qc", "As"),
		},
		Actions: actions("Ad", "Qd", "Ks", "Js", "Td", "Kd", "Th", "Ah", "mh", "Qh", "Ts", "mc", "Qc", "Tc", "As", "Qs", "66"),
	}
)
