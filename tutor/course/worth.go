package course

import "bummerl/rules"

// Worth is chapter 11: what a hand is worth, and how a match is counted.
var Worth = Lesson{
	ID: "worth", Chapter: 11,
	Test: []string{"scale", "strike", "closed", "whose", "double"},
	Steps: []Step{
		{
			ID: "scale", Kind: Number, Check: Scored, Scene: declaredInVain,
			Answer: "3", Wrong: "2", Fails: Reason{Cause: WorthTwo},
			Otherwise: []Otherwise{{
				Option: "first_trick_ban", Value: "true", Answer: "3", Wrong: "2", Fails: Reason{Cause: WorthTwo}, Scene: &tookNothing,
			}},
			Facts: []string{"G6"},
		},
		{
			ID: "two", Kind: PlayOut, Check: ScoresTwo, Scene: underThirtyThree, Defence: BestDefence, Open: true,
			Answer: "As-Qd-Js", Wrong: "Kh", Fails: Reason{Cause: Missed},
			Facts: []string{"G6"},
		},
		{
			ID: "strike", Kind: Number, Check: StrokesLeft, Scene: firstOfMatch,
			Answer: "5", Wrong: "2", Fails: Reason{Cause: CountedUp},
			Otherwise: []Otherwise{
				{Option: "target", Value: "11", Answer: "9", Wrong: "2", Fails: Reason{Cause: CountedUp}},
				{Option: "target", Value: "4", Answer: "2", Wrong: "4", Fails: Reason{Cause: NotStruck}},
			},
			Facts: []string{"G9", "G13"},
		},
		{
			ID: "closed", Kind: Choose, Check: MatchOver, Scene: beatenToIt, Match: Standing{Left: [2]int{2, 4}},
			Choices: []string{"over", "on"},
			Answer:  "over", Wrong: "on", Fails: Reason{Cause: "on"},
			Otherwise: []Otherwise{{
				Option: "failed_close", Value: "one", Answer: "on", Wrong: "over", Fails: Reason{Cause: "over"},
			}},
			Facts: []string{"F9", "F10"},
		},
		{
			ID: "whose", Kind: Choose, Check: HasBummerl, Scene: lastStroke, Match: Standing{Left: [2]int{1, 3}},
			Choices: []string{"you", "opponent", "nobody"},
			Answer:  "opponent", Wrong: "you", Fails: Reason{Cause: SaysYou},
			Facts: []string{"G10"},
		},
		{
			ID: "double", Kind: Number, Check: BummerlGot, Scene: lostAtSixty, Match: Standing{Left: [2]int{0, 1}},
			Answer: "1", Wrong: "2", Fails: Reason{Cause: WorthTwo},
			Otherwise: []Otherwise{{
				Option: "schneider_double", Value: "true", Answer: "2", Wrong: "1", Fails: Reason{Cause: WorthOne},
			}},
			Facts: []string{"G11"},
		},
		{
			ID: "three", Kind: Choose, Check: SeriesWon, Scene: secondMatch,
			Match:   Standing{Left: [2]int{1, 2}, Bummerl: [2]int{1, 0}},
			Choices: []string{"you", "opponent", "third"},
			Answer:  "third", Wrong: "you", Fails: Reason{Cause: SaysYou},
			Facts: []string{"G12", "G13"},
		},
	},
}

// The positions of chapter 11, all but one of them hands that are over.
var (
	// declaredInVain: the opponent declared 20 at once, and made no trick.
	declaredInVain = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Kh", "Th", "Qd", "Kd"), cards("Qc", "Ac", "As", "Td", "Ad")},
			Talon: talon("Qh", "Tc", "Ks", "Jc", "Qs", "Jd", "Ah", "Kc", "Ts", "Jh"),
		},
		Actions: actions("md", "Qd", "Ad", "Td", "Kd", "Ac", "Jc", "ms", "Qs", "Js", "66"),
	}
	// tookNothing: the same without a marriage, for tables that allow none before the first trick.
	tookNothing = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Tc", "Js", "Qs", "Kh", "Th"), cards("Qc", "Ac", "Ks", "As", "Jd")},
			Talon: talon("Kd", "Td", "Ts", "Kc", "Ad", "Qh", "Jc", "Jh", "Qd", "Ah"),
		},
		Actions: actions("Tc", "Ac", "As", "Js", "Ts", "Qs", "Ad", "Td", "66"),
	}
	// underThirtyThree: 66 can be made with the opponent under 33 in one way: first his trump, then the suit that he lacks.
	underThirtyThree = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Qs", "Qh", "Kd", "Td"), cards("Jc", "Kc", "As", "Jd", "Qd")},
			Talon: talon("Qc", "Th", "Jh", "Kh", "Ts", "Ah", "Ad", "Tc", "Js", "Ks"),
		},
		Actions: actions("Ac", "Jc", "Td", "Jd", "Jh", "Th", "Ts", "Qs", "Ad", "Kd"),
	}
	// firstOfMatch: won with the opponent under 33.
	firstOfMatch = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "Th", "Jd", "Ad"), cards("Kc", "Tc", "Ks", "Qh", "Qd")},
			Talon: talon("As", "Ah", "Td", "Kd", "Kh", "Qc", "Ac", "Jh", "Js", "Jc"),
		},
		Actions: actions("Jd", "Qd", "As", "Qs", "Ks", "Ts", "Ah", "Qh", "Ac", "Tc", "Ad", "Td", "66"),
	}
	// beatenToIt: the opponent closed when each had a trick, and the learner has made 66 first.
	beatenToIt = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ks", "Jh", "Ah", "Qd", "Td"), cards("Qc", "Kc", "Ac", "Ts", "Qh")},
			Talon: talon("Kd", "Ad", "Js", "Qs", "Tc", "Jc", "Th", "Jd", "Kh", "As"),
		},
		Actions: actions("Jh", "Qh", "mc", "Qc", "Ks", "x", "c", "As", "Qs", "Ah", "Ts", "Ac", "Qd", "Kc", "Td", "66"),
	}
	// lastStroke: won with one game point.
	lastStroke = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Js", "Ks", "Ts", "Td"), cards("Kc", "Tc", "Jh", "Jd", "Qd")},
			Talon: talon("Qh", "Qc", "Ah", "Qs", "Ad", "Kd", "Jc", "As", "Th", "Kh"),
		},
		Actions: actions("Ac", "Kc", "Js", "Jh", "Qc", "Qh", "ms", "Qs", "Ah", "md", "Qd", "Ad", "Th", "Kh", "66"),
	}
	// lostAtSixty: lost by one game point, with 60 points.
	lostAtSixty = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Ac", "Qs", "Th", "Jd", "Qd"), cards("Jc", "Ts", "Qh", "Kh", "Td")},
			Talon: talon("As", "Qc", "Kc", "Ks", "Kd", "Tc", "Js", "Ad", "Jh", "Ah"),
		},
		Actions: actions("Ac", "Jc", "As", "Ts", "Jd", "Td", "mh", "Qh", "Th", "Tc", "Qc", "Kc", "Ah", "66"),
	}
	// secondMatch: won with one game point.
	secondMatch = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Tc", "Ac", "Th", "Ah"), cards("Ts", "Jh", "Jd", "Qd", "Kd")},
			Talon: talon("Kh", "Qh", "As", "Jc", "Qc", "Ad", "Ks", "Td", "Js", "Qs"),
		},
		Actions: actions("Ah", "Jh", "Ac", "Ts", "md", "Qd", "Jc", "Jd", "Ad", "Tc", "Qc", "Th", "Qh", "Kc", "Qs", "As", "Js", "66"),
	}
)
