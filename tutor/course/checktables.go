package course

import "bummerl/rules"

// The checks on what other tables do.
const (
	// WinsHand: the learner has won the hand that is played to its end (PlayOut).
	WinsHand Check = "wins-hand"
	// SnapszerKept: the learner has bid snapszer and made it (PlayOut).
	SnapszerKept Check = "snapszer-kept"
	// KnockKept: the learner has knocked, and the trick after it has made 66 (PlayOut).
	KnockKept Check = "knock-kept"
	// EachOfThree: how many cards each of three players gets when the whole pack is dealt to them (Number).
	EachOfThree Check = "each-of-three"
	// CalledPartner: who plays with a player who has called a card that he does not hold (Choose): "holder", whoever holds
	// it. The partner opposite, and "nobody", are those of other games.
	CalledPartner Check = "called-partner"
)

// The cause that these checks find.
const (
	// AsDreier: the cards that each gets where two are left over, as in Dreierschnapsen.
	AsDreier Cause = "as-dreier"
)

// dreierLeft is how many of the 20 cards of Dreierschnapsen lie aside.
const dreierLeft = 2

var tableChecks = map[Check]checking{
	WinsHand: {kinds: []StepKind{PlayOut}, causes: []Cause{Missed, NotOffered}, judge: judgeGoal(hasWon)},
	SnapszerKept: {kinds: []StepKind{PlayOut}, causes: []Cause{Missed, NotOffered}, judge: judgeGoalUnless(func(m moment, g game) bool {
		return g.state.Bidder() == m.seat && hasWon(m, g)
	}, func(m moment, g game) bool { return g.state.Bidder() != m.seat && playedCard(m, g) })},
	KnockKept: {kinds: []StepKind{PlayOut}, causes: []Cause{Missed, NotOffered}, judge: judgeGoalUnless(func(m moment, g game) bool {
		return g.state.Knocker() == m.seat && hasWon(m, g)
	}, func(m moment, g game) bool { return g.state.Knocker() != m.seat && playedCard(m, g) })},
	EachOfThree: counting(func(m moment) (int, error) { return m.pack().Len() / 3, nil },
		slip{AsDreier, func(moment, int) int { return (rules.Pack(20).Len() - dreierLeft) / 3 }}),
	CalledPartner: choosing(func(moment) (string, error) { return "holder", nil }),
}
