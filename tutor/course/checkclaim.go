package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on claiming 66, and on what becomes of a hand in which nobody does.
const (
	// ClaimsRight: a claim if the learner has 66, else a card (Do).
	ClaimsRight Check = "claims-right"
	// ClaimWhen: when the learner, who has 66, may claim (Choose): "now", "lead": not before he is on lead, "itself": the
	// hand is over by itself.
	ClaimWhen Check = "claim-when"
	// WonHand: the learner has won the hand without playing a card (PlayOut).
	WonHand Check = "won-hand"
	// ClaimCost: how many game points the other would score if the learner claimed now, where 66 is claimed (Number).
	ClaimCost Check = "claim-cost"
	// HandWinner: who wins the hand if the cards that are left are played and nobody claims (Choose): "you", "opponent" or
	// "nobody". They must leave no choice: one card on each side.
	HandWinner Check = "hand-winner"
	// AfterDrawn: how many game points the learner scores for the hand that he has just won, the one before being drawn
	// (Number).
	AfterDrawn Check = "after-drawn"
)

// The causes that these checks find.
const (
	// HasEnough: the learner plays on with 66. TooFew: he claims with less.
	HasEnough Cause = "has-enough"
	TooFew    Cause = "too-few"
	// ByOthers: what a wrong claim costs by the other way of reckoning it. AsTrickless: as if he had no trick.
	ByOthers    Cause = "by-others"
	AsTrickless Cause = "as-trickless"
	// WithDrawn: the drawn hand was counted too. WithoutDrawn: it was left out.
	WithDrawn    Cause = "with-drawn"
	WithoutDrawn Cause = "without-drawn"
)

var claimChecks = map[Check]checking{
	ClaimsRight: {kinds: []StepKind{Do}, judge: acting(judgeClaimsRight), causes: []Cause{HasEnough, TooFew, NotOffered}},
	ClaimWhen:   choosing(claimWhen),
	WonHand: {kinds: []StepKind{PlayOut}, judge: judgeGoalUnless(func(m moment, g game) bool {
		return hasWon(m, g) && !playedCard(m, g)
	}, playedCard), causes: []Cause{Missed, NotOffered}},
	ClaimCost: counting(func(m moment) (int, error) { return claimCost(m, m.record.Options.FalseClaim) },
		slip{AsTrickless, func(moment, int) int { return 3 }},
		slip{ByOthers, func(m moment, _ int) int {
			n, _ := claimCost(m, otherCost(m.record.Options.FalseClaim))
			return n
		}}),
	HandWinner: choosing(handWinner),
	AfterDrawn: counting(afterDrawn,
		slip{WithoutDrawn, func(m moment, _ int) int { return m.state.Result().GamePoints }},
		slip{WithDrawn, func(m moment, _ int) int { return m.state.Result().GamePoints + 1 }}),
}

// playedCard tells whether a card has been played since the step began.
func playedCard(m moment, g game) bool {
	for _, a := range g.record.Actions[len(m.record.Actions):] {
		if a.Card() != rules.NoCard {
			return true
		}
	}
	return false
}

func judgeClaimsRight(m moment, tried rules.Action) (Verdict, error) {
	enough := m.state.Points(m.seat) >= rules.Winning
	switch {
	case tried != rules.Claim && tried.Card() == rules.NoCard:
		return wrong(NotOffered), nil
	case tried == rules.Claim && !enough:
		return wrong(TooFew), nil
	case tried != rules.Claim && enough:
		return wrong(HasEnough), nil
	}
	return right, nil
}

func claimWhen(m moment) (string, error) {
	switch {
	case m.state.Over():
		return "itself", nil
	case m.state.Points(m.seat) < rules.Winning:
		return "", fmt.Errorf("step %s: the learner has no 66", m.step.ID)
	case m.state.IsLegal(rules.Claim):
		return "now", nil
	}
	return "lead", nil
}

// claimCost gives what the opponent scores by a claim of the learner's. Where hands end by themselves nobody claims; it
// is asked then what it would cost at other tables.
func claimCost(m moment, cost rules.FalseClaimRule) (int, error) {
	r := m.record
	r.Options.SixtySix, r.Options.FalseClaim = rules.SixtySixDeclare, cost
	s, err := r.Replay()
	if err != nil {
		return 0, err
	}
	if why := s.Why(rules.Claim); why != nil {
		return 0, fmt.Errorf("step %s: %w", m.step.ID, why)
	}
	after := s.Next(rules.Claim).Result()
	if after.Winner == m.seat {
		return 0, fmt.Errorf("step %s: the claim is right", m.step.ID)
	}
	return after.GamePoints, nil
}

func otherCost(r rules.FalseClaimRule) rules.FalseClaimRule {
	if r == rules.FalseClaimScale {
		return rules.FalseClaimTwoThree
	}
	return rules.FalseClaimScale
}

func handWinner(m moment) (string, error) {
	s := m.state
	for !s.Over() {
		cards := s.Legal().Cards()
		if s.Hand(s.Turn()).Len() != 1 {
			return "", fmt.Errorf("step %s: there is more than one card left", m.step.ID)
		}
		s = s.Next(rules.Play(cards.Lowest()))
	}
	switch s.Result().Winner {
	case m.seat:
		return string(SaysYou), nil
	case rules.NoSeat:
		return "nobody", nil
	}
	return string(SaysOpponent), nil
}

// afterDrawn adds the hand to a match that began with a drawn one; the learner is its player 0.
func afterDrawn(m moment) (int, error) {
	won := m.state.Result()
	if !m.state.Over() || won.Winner != m.seat {
		return 0, fmt.Errorf("step %s: the learner has not won the hand", m.step.ID)
	}
	drawn := rules.Result{Winner: rules.NoSeat, Reason: rules.Drawn}
	return rules.NewScore(m.record.Options).Add(drawn, 0).Add(won, 0).Points[0], nil
}
