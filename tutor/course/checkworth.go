package course

import (
	"fmt"

	"bummerl/rules"
)

// Standing is how a match stands before the hand of a step: the learner's first, then the opponent's.
type Standing struct {
	// Left are the strokes that still have to be struck off; 0 stands for all of them.
	Left [2]int
	// Bummerl are those that each has got in the matches before.
	Bummerl [2]int
}

// The checks on what a hand is worth and on the match.
const (
	// Scored: what the finished hand brings its winner in game points (Number).
	Scored Check = "scored"
	// ScoresTwo: the learner has won with two game points or more (PlayOut).
	ScoresTwo Check = "scores-two"
	// StrokesLeft: how many strokes the learner has left after the hand (Number).
	StrokesLeft Check = "strokes-left"
	// MatchOver: whether the hand ends the match (Choose): "over" or "on".
	MatchOver Check = "match-over"
	// HasBummerl: who gets the Bummerl by the hand (Choose): "you", "opponent" or "nobody".
	HasBummerl Check = "has-bummerl"
	// BummerlGot: how many Bummerl the loser of the match gets (Number).
	BummerlGot Check = "bummerl-got"
	// SeriesWon: who has won the best of three (Choose): "you", "opponent" or "third": another match decides.
	SeriesWon Check = "series-won"
)

// The causes that these checks find.
const (
	// CountedUp: the points made were said in place of the strokes left. StruckOne: only one was struck off. NotStruck: none.
	CountedUp Cause = "counted-up"
	StruckOne Cause = "struck-one"
	NotStruck Cause = "not-struck"
)

// The players of a match: the learner first.
const learner, opponent = 0, 1

var worthChecks = map[Check]checking{
	Scored: counting(handWorth, slip{WorthOne, func(moment, int) int { return 1 }},
		slip{WorthTwo, func(moment, int) int { return 2 }}),
	ScoresTwo: {
		kinds: []StepKind{PlayOut}, causes: []Cause{Missed, NotOffered},
		judge: judgeGoalUnless(scoresTwo, func(m moment, g game) bool { return g.state.Points(m.seat.Other()) >= rules.Halfway }),
	},
	StrokesLeft: counting(func(m moment) (int, error) {
		after, err := m.matchAfter()
		return after.Strokes(learner), err
	}, slip{CountedUp, func(m moment, _ int) int {
		after, _ := m.matchAfter()
		return after.Points[learner]
	}}, slip{StruckOne, func(m moment, _ int) int { return m.matchBefore().Strokes(learner) - 1 }},
		slip{NotStruck, func(m moment, _ int) int { return m.matchBefore().Strokes(learner) }}),
	MatchOver: choosing(func(m moment) (string, error) {
		after, err := m.matchAfter()
		if after.Over() {
			return "over", err
		}
		return "on", err
	}),
	HasBummerl: choosing(func(m moment) (string, error) {
		after, err := m.matchAfter()
		switch after.Winner() {
		case learner:
			return string(SaysOpponent), err
		case opponent:
			return string(SaysYou), err
		}
		return "nobody", err
	}),
	BummerlGot: counting(func(m moment) (int, error) {
		after, err := m.matchAfter()
		return after.Bummerl(), err
	}, slip{WorthOne, func(moment, int) int { return 1 }}, slip{WorthTwo, func(moment, int) int { return 2 }}),
	SeriesWon: choosing(func(m moment) (string, error) {
		after, err := m.matchAfter()
		series := rules.Series{Bummerl: m.step.Match.Bummerl, Won: [2]int{m.step.Match.Bummerl[opponent], m.step.Match.Bummerl[learner]}}
		switch series.Add(after).Winner() {
		case learner:
			return string(SaysYou), err
		case opponent:
			return string(SaysOpponent), err
		}
		return "third", err
	}),
}

// matchBefore gives the score of the match before the hand.
func (m moment) matchBefore() rules.Score {
	score := rules.NewScore(m.record.Options)
	for player, left := range m.step.Match.Left {
		if left > 0 {
			score.Points[player] = max(0, score.Target-left)
		}
	}
	return score
}

// matchAfter gives it after the hand.
func (m moment) matchAfter() (rules.Score, error) {
	if !m.state.Over() {
		return rules.Score{}, fmt.Errorf("step %s: the hand is not over", m.step.ID)
	}
	winner := learner
	if m.state.Result().Winner != m.seat {
		winner = opponent
	}
	return m.matchBefore().Add(m.state.Result(), winner), nil
}

// scoresTwo: the learner has won with two game points, or would by a claim now.
func scoresTwo(m moment, g game) bool {
	s := g.state
	if !s.Over() && s.Turn() == m.seat && s.IsLegal(rules.Claim) && s.Points(m.seat) >= rules.Winning {
		s = s.Next(rules.Claim)
	}
	return s.Over() && s.Result().Winner == m.seat && s.Result().GamePoints >= 2
}
