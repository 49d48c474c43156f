package match

import (
	"slices"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// NewMatch is what a learner chooses for a match.
type NewMatch struct {
	Variant string
	// Options are house rules; the zero value means the variant's own.
	Options rules.Options
	// RulesName is what house rules are called; "" if they have no name.
	RulesName string
	// Level is the name of the bot.
	Level string
	// BestOf is 3 for a best of three Bummerl; 0 and 1 are a single one.
	BestOf int
	// Points says whose points the table shows: "both" (training: actions can be taken back), "own" or "none"; "" is as the
	// learner's settings say.
	Points string
	// Coach: each action of the learner gets a verdict, and hints can be had.
	Coach bool
}

// bestOfThree is the longer of the two lengths of a match.
const bestOfThree = 3

// settings gives what the match is played for and with; false if there is no such match.
func (n NewMatch) settings() (tutor.MatchSettings, bool) {
	set := tutor.MatchSettings{BestOf: max(n.BestOf, 1), Points: n.Points, Coach: n.Coach}
	points := n.Points == "" || slices.Contains(learner.Points, n.Points)
	return set, points && (set.BestOf == 1 || set.BestOf == bestOfThree) && n.BestOf >= 0
}
