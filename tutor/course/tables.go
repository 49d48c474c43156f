package course

import "bummerl/rules"

// Tables is chapter 16: the other tables. Each named variant is met once, by doing what sets it apart; so these steps are
// played by rules of their own (Step.Variant), and what the learner's rules would make of the same moment is said after
// the answer. The games for three and four come last: the engine does not play them, and what is asked of them needs none.
var Tables = Lesson{
	ID: "tables", Chapter: 16,
	Test: []string{"house", "online", "sharp", "sixtysix", "santase"},
	Steps: []Step{
		{
			ID: "club", Variant: "schnapsen", Kind: Choose, Check: HandWinner, Scene: fewerButLast,
			Choices: []string{"you", "opponent", "nobody"},
			Answer:  "you", Wrong: "nobody", Fails: Reason{Cause: "nobody"},
			Facts: []string{"I2", "I6"},
		},
		{
			ID: "house", Variant: "austrian", Kind: Number, Check: AfterDrawn, Scene: againstTwentyEight,
			Answer: "3", Wrong: "2", Fails: Reason{Cause: WithoutDrawn},
			Facts: []string{"I6"},
		},
		{
			ID: "online", Variant: "online", Kind: Do, Check: Reaches, Scene: twelveShort,
			Answer: "Ac", Wrong: "Qd", Fails: Reason{Cause: Short},
			Facts: []string{"I7"},
		},
		{
			ID: "snapszli", Variant: "snapszli", Kind: PlayOut, Check: WinsHand, Scene: trumpForLast, Defence: BestDefence, Open: true,
			Answer: "Tc-Js-Qh", Wrong: "Qh-Js-Tc", Fails: Reason{Cause: Missed},
			Facts: []string{"I4", "I6"},
		},
		{
			ID: "snapszer", Variant: "snapszer", Kind: PlayOut, Check: SnapszerKept, Scene: fiveSure, Defence: RegularDefence,
			Offers: offers("snapszer", "mh", "66"),
			Answer: "snapszer-Ah-mh-Kh-As-66", Wrong: "Ah", Fails: Reason{Cause: Missed},
			Facts: []string{"I4", "I6"},
		},
		{
			ID: "sharp", Variant: "sharp", Kind: PickLegal, Check: AllLegal, Scene: firstKing,
			Answer: "Th Ah", Wrong: "Jh Th Ah", Fails: Reason{Illegal: rules.MustBeat},
			Facts: []string{"I6"},
		},
		{
			ID: "knock", Variant: "knock", Kind: PlayOut, Check: KnockKept, Scene: aceWillDo, Defence: RegularDefence,
			Offers: offers("k"),
			Answer: "k-Ac", Wrong: "Ac", Fails: Reason{Cause: Missed},
			Facts: []string{"I6"},
		},
		{
			ID: "nines", Variant: "snapszli24", Kind: Point, Check: SwapCard, Scene: nineInHand,
			Answer: "9s", Wrong: "Js", Fails: Reason{Cause: OtherWanted},
			Facts: []string{"E10", "I6"},
		},
		{
			ID: "sixtysix", Variant: "sixtysix", Kind: Number, Check: TricksLeft, Scene: sixEach,
			Answer: "6", Wrong: "12", Fails: Reason{Cause: BothHands},
			Facts: []string{"I1", "I4"},
		},
		{
			ID: "santase", Variant: "santase", Kind: Choose, Check: MaySwap, Scene: nothingYet,
			Choices: []string{"now", "banned", "few"},
			Answer:  "banned", Wrong: "now", Fails: Reason{Cause: "now"},
			Facts: []string{"I1"},
		},
		{
			ID: "three", Variant: "sixtysix", Kind: Number, Check: EachOfThree, Scene: sixEach, Pack: true,
			Answer: "8", Wrong: "6", Fails: Reason{Cause: AsDreier},
			Facts: []string{"I3", "I5"},
		},
		{
			ID: "four", Variant: "sixtysix", Kind: Choose, Check: CalledPartner, Scene: sixEach, Pack: true,
			Choices: []string{"opposite", "holder", "nobody"},
			Answer:  "holder", Wrong: "opposite", Fails: Reason{Cause: "opposite"},
			Facts: []string{"I3", "I5", "I6"},
		},
	},
}
