package course

import "bummerl/rules"

// ClosingTalon is chapter 10: closing the talon, what it brings and what it costs. The positions are of hands that both
// sides could have played, with enough cards in the talon for every table to close.
var ClosingTalon = Lesson{
	ID: "closing", Chapter: 10,
	Test: []string{"least", "nobody", "kept", "failed", "kontra"},
	Steps: []Step{
		{
			ID: "shut", Kind: Do, Check: ClosesNow, Scene: strongHand, Offers: offers("c"),
			Answer: "c", Wrong: "As", Fails: Reason{Cause: LedOpen},
			Facts: []string{"F1", "F2", "F3"},
		},
		{
			ID: "nobody", Kind: Number, Check: Nobodys, Scene: sixShort,
			Answer: "26", Wrong: "65", Fails: Reason{Cause: OneSideOnly},
			Facts: []string{"F11"},
		},
		{
			ID: "least", Kind: Choose, Check: MayClose, Scene: twoToDraw, Choices: []string{"now", "few"},
			Answer: "now", Wrong: "few", Fails: Reason{Cause: "few"},
			Otherwise: tooFew("close_min", "3", "4", "5", "6"),
			Facts:     []string{"F7"},
		},
		{
			ID: "sure", Kind: PlayOut, Check: ClosedMade, Scene: fortyInSight, Defence: RegularDefence, Offers: offers("x", "mc", "c"),
			Answer: "x-mc-c-Qc-Ac", Wrong: "x-mc-Kc", Fails: Reason{Cause: Missed},
			Facts: []string{"F4", "F5", "F6"},
		},
		{
			ID: "kept", Kind: Number, Check: HandWorth, Scene: oneTrickGiven,
			Answer: "3", Wrong: "2", Fails: Reason{Cause: AtEnd},
			Otherwise: []Otherwise{{
				Option: "close_score", Value: "final", Answer: "2", Wrong: "3", Fails: Reason{Cause: AtClosing},
			}},
			Facts: []string{"F6", "F8"},
		},
		{
			ID: "failed", Kind: Number, Check: HandWorth, Scene: fellShort,
			Answer: "3", Wrong: "1", Fails: Reason{Cause: WorthOne},
			Otherwise: []Otherwise{
				{Option: "failed_close", Value: "trickless-at-close", Answer: "2", Wrong: "1", Fails: Reason{Cause: WorthOne}},
				{Option: "failed_close", Value: "trickless-at-end", Answer: "2", Wrong: "1", Fails: Reason{Cause: WorthOne}},
				{Option: "failed_close", Value: "one", Answer: "1", Wrong: "2", Fails: Reason{Cause: WorthTwo}},
				{Option: "failed_close", Value: "three", Answer: "3", Wrong: "1", Fails: Reason{Cause: WorthOne}},
			},
			Facts: []string{"F6", "F9"},
		},
		{
			ID: "more", Kind: Choose, Check: MayBid, Scene: allTricks, Choices: []string{"none", "snapszer", "knock", "both"},
			Answer: "none", Wrong: "snapszer", Fails: Reason{Cause: "snapszer"},
			Otherwise: []Otherwise{
				{Option: "snapszer", Value: "true", Answer: "snapszer", Wrong: "none", Fails: Reason{Cause: "none"}},
				{Option: "knock", Value: "true", Answer: "knock", Wrong: "none", Fails: Reason{Cause: "none"}},
			},
			Facts: []string{"F12", "F13"},
		},
		{
			ID: "kontra", Kind: Choose, Check: MayDouble, Scene: willFail, Choices: []string{"kontra", "lead", "none"},
			Answer: "none", Wrong: "kontra", Fails: Reason{Cause: "kontra"},
			Otherwise: []Otherwise{{
				Option: "kontra", Value: "true", Answer: "kontra", Wrong: "lead", Fails: Reason{Cause: "lead"},
			}},
			Facts: []string{"F14"},
		},
	},
}

// tooFew gives the values of an option under which the talon of a step is too small.
func tooFew(option string, values ...string) []Otherwise {
	var list []Otherwise
	for _, value := range values {
		list = append(list, Otherwise{Option: option, Value: value, Answer: "few", Wrong: "now", Fails: Reason{Cause: "now"}})
	}
	return list
}

// The positions of chapter 10.
var (
	// strongHand: the learner has two high trumps and two high cards besides, and closing is certain.
	strongHand = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Jc", "Jh", "Ah", "Kd", "Td"), cards("Kc", "Js", "Qh", "Th", "Ad")},
			Talon: talon("Ac", "Ks", "As", "Qd", "Jd", "Qc", "Tc", "Kh", "Qs", "Ts"),
		},
		Actions: actions("Jh", "Th", "x", "Ad", "Kd"),
	}
	// sixShort: the opponent has closed and played to the last card; 26 points have stayed in the talon.
	sixShort = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Ks", "Ts", "Jh", "Qh"), cards("Qs", "As", "Th", "Ah", "Td")},
			Talon: talon("Jc", "Tc", "Ac", "Qc", "Kd", "Kh", "Jd", "Ad", "Qd", "Js"),
		},
		Actions: actions("Jh", "Ah", "Th", "Qh", "c", "As", "Ks", "Ac", "Qc", "Jc", "Kc", "Ts", "Qs", "Tc", "Td"),
	}
	// twoToDraw: two cards lie in the talon, and the learner is on lead with a hand to close on.
	twoToDraw = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Tc", "Ac", "Ts", "Qh"), cards("Qs", "As", "Kh", "Jd", "Ad")},
			Talon: talon("Kc", "Ks", "Th", "Jc", "Js", "Kd", "Ah", "Td", "Jh", "Qd"),
		},
		Actions: actions("Ac", "Jd", "As", "Ks", "Qs", "Ts", "Jc", "Kc"),
	}
	// fortyInSight: with the turn-up the learner has 40, and closing is certain; in no other way is it.
	fortyInSight = Scene{
		Seat: rules.Dealer,
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qs", "Ts", "As", "Qh", "Qd"), cards("Jc", "Kc", "Tc", "Ac", "Ks")},
			Talon: talon("Jd", "Jh", "Kd", "Ad", "Ah", "Kh", "Js", "Td", "Th", "Qc"),
		},
		Actions: actions("As", "Ks", "Qs", "Tc"),
	}
	// oneTrickGiven: the learner closed while the opponent had no trick, gave him one, and has made 66.
	oneTrickGiven = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Tc", "Ah", "Qd", "Ad"), cards("Ac", "Js", "Ts", "Th", "Kd")},
			Talon: talon("As", "Qh", "Jd", "Jh", "Qs", "Td", "Jc", "Kh", "Ks", "Qc"),
		},
		Actions: actions("Ah", "Th", "c", "Kc", "Ac", "Ts", "As", "Tc", "Js", "Ad", "Kd", "66"),
	}
	// fellShort: the opponent closed while the learner had no trick. He has 60 in five tricks, the learner 21 in one.
	fellShort = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Js", "Ks", "Th", "Jd", "Kd"), cards("Ac", "Qs", "As", "Ah", "Ad")},
			Talon: talon("Td", "Jh", "Jc", "Qd", "Ts", "Qc", "Tc", "Kc", "Kh", "Qh"),
		},
		Actions: actions("Js", "Qs", "c", "Td", "Kd", "Ah", "Jh", "Ad", "Jd", "Ac", "Th", "Ks", "As"),
	}
	// allTricks: the first lead, with a hand that takes every trick.
	allTricks = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Qc", "Kc", "Ac", "Td", "Ad"), cards("Js", "Ts", "Qh", "Kh", "Qd")},
			Talon: talon("Ks", "Jh", "Tc", "As", "Th", "Kd", "Qs", "Ah", "Jd", "Jc"),
		},
	}
	// willFail: the opponent has closed and led the ace of trumps; he cannot make 66 whatever he holds.
	willFail = Scene{
		Deal: rules.Deal{
			Hands: [2]rules.CardSet{cards("Kc", "Qs", "Th", "Kd", "Td"), cards("Ac", "As", "Qh", "Jd", "Qd")},
			Talon: talon("Jh", "Qc", "Tc", "Ah", "Jc", "Ts", "Js", "Ks", "Kh", "Ad"),
		},
		Actions: actions("Th", "Qh", "Jh", "Qd", "x", "c", "Ad"),
	}
)
