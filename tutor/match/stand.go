package match

import (
	"bummerl/rules"
	"bummerl/tutor"
)

// stand is how a match stands: the score of the Bummerl that is played or was played last, and the Bummerl before it
// with it, once it is over.
type stand struct {
	score  rules.Score
	series rules.Series
}

func newStand(o rules.Options) stand { return stand{score: rules.NewScore(o)} }

// dealt gives the stand when a hand is dealt: after a Bummerl the next one begins.
func (s stand) dealt(o rules.Options) stand {
	if s.score.Over() {
		s.score = rules.NewScore(o)
	}
	return s
}

// counted gives the stand after a hand.
func (s stand) counted(r HandResult) stand {
	s.score = s.score.Add(r.Result, r.Winner)
	if s.score.Over() {
		s.series = s.series.Add(s.score)
	}
	return s
}

// bummerl gives the number of the Bummerl that is being played, from 1.
func (s stand) bummerl() int { return s.series.Won[Learner] + s.series.Won[Bot] + 1 }

// decides tells whether the match is over: a best of three by two Bummerl of one player, a doubled one as both.
func (s stand) decides(set tutor.MatchSettings) bool {
	if set.BestOf == bestOfThree {
		return s.series.Winner() >= 0
	}
	return s.score.Over()
}

// standAfter gives the stand after hands, as it was when the next one was dealt.
func standAfter(o rules.Options, hands []HandResult) stand {
	s := newStand(o)
	for _, hand := range hands {
		s = s.dealt(o).counted(hand)
	}
	return s.dealt(o)
}
