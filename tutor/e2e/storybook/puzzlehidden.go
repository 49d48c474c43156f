package storybook

import (
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// hiddenStories are puzzles in which the opponent's hand is not known.
func hiddenStories() []Story {
	return []Story{
		puzzleStory("puzzle-hidden", narrator.hidden),
		puzzleStory("puzzle-hidden-closed", narrator.hiddenClosed),
		puzzleStory("puzzle-hidden-not-asked", func(n narrator) templates.Puzzle {
			z := n.hidden()
			z.Table.Refused = say(n.PuzzleNotAskedClose())
			return z
		}),
		puzzleStory("puzzle-hidden-begun", narrator.hiddenBegun),
		puzzleStory("puzzle-hidden-go-on", narrator.hiddenGoOn),
		puzzleStory("puzzle-hidden-wrong", func(n narrator) templates.Puzzle { return n.hiddenWrong(6, 31) }),
		puzzleStory("puzzle-hidden-wrong-one", func(n narrator) templates.Puzzle { return n.hiddenWrong(1, 1) }),
		puzzleStory("puzzle-hidden-wrong-several", func(n narrator) templates.Puzzle { return n.hiddenWrong(0, 0) }),
		puzzleStory("puzzle-hidden-solved", narrator.hiddenSolved),
		puzzleStory("puzzle-hidden-decline-right", narrator.declineRight),
		puzzleStory("puzzle-hidden-decline-wrong", narrator.declineWrong),
	}
}

// hidden asks whether closing is certain.
func (n narrator) hidden() templates.Puzzle {
	z := n.puzzle()
	z.Title, z.Level, z.Hidden = n.PuzzleName(n.PuzzleCloseOrNot(), 12), n.PuzzleLevelMedium(), true
	z.Question = say(n.PuzzleAskCloseOrNot())
	z.Table.Opponent = templates.Side{Backs: 5, Tricks: 1, Points: &templates.Points{Counting: 14}}
	z.Table.You = templates.Side{Tricks: 1, Points: &templates.Points{Counting: 21}}
	z.Table.Talon = templates.Talon{Trump: "c", Up: "Jc", Left: 6}
	z.Table.Hand = plain(hand("Ac", "Tc", "Qc", "Ah", "Th"))
	z.Table.Announcements = []templates.Button{
		n.button("c", rules.Clubs), {Action: "no", Label: say(n.PuzzleNotCertain())},
	}
	z.TricksBefore = []templates.PastTrick{
		{Leader: templates.Opponent, Led: "Td", Reply: "Ad", Winner: templates.You, Points: 21},
		{Leader: templates.You, Led: "Ks", Reply: "Ts", Winner: templates.Opponent, Points: 14},
	}
	z.Known = []templates.Known{
		{Label: n.PuzzleYouSee(), Text: []locales.Rich{n.PuzzleSeesTalon(rules.Clubs, card("Jc"), 6), say(n.PuzzleScore(21, 14))}},
		{Label: n.PuzzleYouSeeNot(), Text: []locales.Rich{
			say(n.PuzzleHands(252)), say(n.PuzzleCertainMeans()), n.PuzzleKnownMarriage(card("Kd")), n.PuzzleKnownExchange(card("Kc")), n.PuzzleKnownDrawn(card("As")),
		}},
		{Label: n.PuzzleAtStake(), Text: []locales.Rich{n.rule(options(n.variant()), "failed_close")}},
		{Label: n.PuzzleRulesHere(), Text: []locales.Rich{say(n.VariantName("snapszli"))}},
	}
	return z
}

// early claims 66 with too few points.
func (n narrator) early() templates.Button {
	b := n.button("66", rules.Clubs)
	b.Faint = true
	return b
}

// hiddenClosed is on lead against a closing.
func (n narrator) hiddenClosed() templates.Puzzle {
	z := n.hidden()
	z.Title, z.Question = n.PuzzleName(n.PuzzleDefend(), 7), say(n.PuzzleAskDefend())
	z.Table.Talon = templates.Talon{Trump: "c", Left: 6, ClosedBy: templates.Opponent}
	z.Table.Hand, z.Table.Announcements = hand("Ac", "Tc", "Qc", "Ah", "Th"), []templates.Button{n.early()}
	z.Known = z.Known[:3]
	z.Known[0].Text[0] = say(n.PuzzleSeesClosedOpponent())
	z.Known[1].Text = []locales.Rich{say(n.PuzzleHands(1)), n.PuzzleLacksSuit(rules.Hearts), n.PuzzleLacksCard(card("Ks"))}
	return z
}

// hiddenBegun has closed and not played yet.
func (n narrator) hiddenBegun() templates.Puzzle {
	z := n.hidden()
	z.Known, z.Again = nil, n.again()
	z.Table.Talon = templates.Talon{Trump: "c", Left: 6, ClosedBy: templates.You}
	z.Table.Hand, z.Table.Announcements = hand("Ac", "Tc", "Qc", "Ah", "Th"), []templates.Button{n.early()}
	z.Table.Status = say(n.EventClosedYou())
	z.Verdict = &templates.Feedback{Title: n.PuzzleBegun()}
	z.SoFar = told(n.line(n.PuzzleSoFar(), templates.You, 0, "c"), 0)
	return z
}

// hiddenGoOn has played a right card, and the opponent has answered.
func (n narrator) hiddenGoOn() templates.Puzzle {
	z := n.hiddenBegun()
	z.Table.Hand = hand("Tc", "Qc", "Ah", "Th")
	z.Table.Opponent.Backs, z.Table.You.Tricks = 4, 2
	z.Table.Trick = templates.Trick{Leader: templates.You, Led: "Ac", Reply: "Kc", Winner: templates.You}
	z.TricksBefore = append(z.TricksBefore, templates.PastTrick{Leader: templates.You, Led: "Ac", Reply: "Kc", Winner: templates.You, Points: 15})
	z.Verdict = &templates.Feedback{Mood: templates.Right, Title: n.PuzzleStillCertain(), Text: []locales.Rich{say(n.PuzzleStillHands(84))}}
	z.Replies = n.EventRepliedOpponent(card("Kc"))
	z.SoFar = told(n.line(n.PuzzleSoFar(), templates.You, 0, "c", "Ac", "Kc"), 1)
	z.SoFar.Moves[1].By, z.SoFar.Moves[2].By = templates.You, templates.Opponent
	return z
}

// told is a line without addresses, its actions new from some on.
func told(l *templates.Line, from int) *templates.Line {
	for i := range l.Moves {
		l.Moves[i].Href = ""
	}
	l.At, l.Back, l.Forward = from, "", ""
	return l
}

// hiddenWrong has played a wrong card; some hands of those that beat it are shown.
func (n narrator) hiddenWrong(shown, beaten int) templates.Puzzle {
	z := n.over(n.hiddenBegun())
	z.SoFar = nil
	z.Table.Hand = plain(hand("Ac", "Tc", "Qc", "Th"))
	z.Table.Trick = templates.Trick{Leader: templates.You, Led: "Ah"}
	z.Table.Opponent.Backs, z.Table.Opponent.Cards = 0, []string{"Kc", "Kh", "Qh", "Kd", "As"}
	words := say(n.PuzzleBeatenBySeveral(252))
	if beaten > 0 {
		words = say(n.PuzzleBeatenBy(beaten, 252))
		if beaten == 1 {
			words = say(n.PuzzleBeatenByOnly())
		}
		z.Beating = &templates.Beating{Title: n.PuzzleBeating(beaten)}
		// They differ in one card, as such hands mostly do.
		for _, last := range []string{"As", "Ts", "Jd", "Ad", "Td", "Js"}[:shown] {
			hand := slices.Clone(z.Table.Opponent.Cards)
			hand[len(hand)-1] = last
			z.Beating.Hands = append(z.Beating.Hands, hand)
		}
		if beaten > shown {
			z.Beating.More = n.PuzzleBeatingMore(beaten - shown)
		}
	}
	z.Verdict = &templates.Feedback{Mood: templates.Wrong, Title: n.PuzzleWrongCertain(), Text: []locales.Rich{words, say(n.PuzzleCosts(2))}}
	z.Played = n.line(n.PuzzleRefutation(), templates.Opponent, 0, "Qh", "Ac", "Kc", "Qc", "As", "Tc", "Kd", "Th", "66")
	z.Solution = &templates.Solution{Folded: true, Label: n.PuzzleRightWere(), Actions: n.actions("Ac", "Tc"), Plan: n.plan()}
	return z
}

// plan is a plan in words, with everything that can come before its first card.
func (n narrator) plan() []locales.Rich {
	return []locales.Rich{
		say(n.PuzzlePlanExchange()), n.PuzzlePlanDeclare20(rules.Hearts), say(n.PuzzlePlanClose()), n.PuzzlePlanLead(card("Ac")),
	}
}

// hiddenSolved has played the plan to its end.
func (n narrator) hiddenSolved() templates.Puzzle {
	z := n.over(n.hiddenGoOn())
	z.SoFar, z.Replies = nil, nil
	z.Table.Hand = plain(z.Table.Hand)
	z.Table.Opponent.Backs, z.Table.Opponent.Cards = 0, []string{"Kh", "Qh", "Kd", "As"}
	z.Verdict = &templates.Feedback{Mood: templates.Right, Title: n.PuzzleRightDone(), Text: []locales.Rich{say(n.PuzzleCertain(252, 252))}}
	z.Played = n.line(n.PuzzleLine(), templates.You, 3, "c", "Ac", "Kc", "66")
	z.Solution = &templates.Solution{Label: n.PuzzleRightAlso(), Actions: n.actions("c", "x"), Plan: n.plan()}
	return z
}

// declineRight has said "not certain", and that was right.
func (n narrator) declineRight() templates.Puzzle {
	z := n.over(n.hidden())
	z.Verdict = &templates.Feedback{
		Mood: templates.Right, Title: n.PuzzleSolvedNotCertain(), Text: []locales.Rich{say(n.PuzzleBestPlan(175, 252))},
	}
	for i, first := range []string{"Ac", "Tc", "Ah"} {
		a := templates.Against{Line: n.actions("c", first), Hand: []string{"Kc", "Kh", "Qh", "Kd", "As"}, Text: n.PuzzleAgainstHands(40*i, 252)}
		if i == 0 {
			a.Text = n.PuzzleBeatenBySeveralShort()
		}
		z.Against = append(z.Against, a)
	}
	return z
}

// declineWrong has said "not certain", and there is a plan.
func (n narrator) declineWrong() templates.Puzzle {
	z := n.over(n.hidden())
	z.Table.Opponent.Backs, z.Table.Opponent.Cards = 0, []string{"Kc", "Kh", "Qh", "Kd", "As"}
	z.Verdict = &templates.Feedback{Mood: templates.Wrong, Title: n.PuzzleWrongDecline(), Text: []locales.Rich{say(n.PuzzleCertain(252, 252))}}
	z.Played = n.line(n.PuzzlePlanPlayed(), templates.You, 0, "c", "Ac", "Kc", "66")
	z.Solution = &templates.Solution{Label: n.PuzzleRightWere(), Actions: n.actions("c"), Plan: n.plan()}
	return z
}
