// Package bot plays Schnapsen. A level sees a rules.View and dice and nothing else, so it cannot know a hidden card:
// equal views get equal answers.
//
// novice knows the rules, what cards are worth and the tricks just played. regular plays by sound rules of thumb while
// cards are hidden, counts where counting decides, and plays exactly once the talon is used up. expert and master deal the
// cards that they do not see, in ways that fit all that they have seen, and play every action out in each; they differ in
// how often. Each file holds one concern:
//
//	novice    the beginner, all of it
//	yardstick the bots that levels are measured by
//	advise    what a level expects of its actions, ask how to ask any level
//	noclose   a level that closes, bids and knocks never
//	dice      dice that follow from a seed and a view
//
//	regular   in which order it thinks of things
//	keep      what a card is worth in the hand
//	lead      which card to lead while the talon is open
//	follow    which card to answer with while the talon is open
//	strict    how it plays when following is strict: the plain plan
//	count     in how many of the opponent's possible hands the plain plan makes it, whatever the defence
//	closing   close, bid snapszer, kontra and rekontra: by that count
//	last      the last talon trick: at most six hands, each played out
//	knock     knock: when the next trick makes 66 for certain
//
//	master    in which order expert and master think of things
//	nodes     what a turn may look at
//	thinking  a decision: the actions tried, and what they brought
//	sample    an open talon: actions against each other in sampled worlds
//	worlds    dealing what a seat does not see
//	credence  how well a hand goes with what the opponent has done; past what that was
//	playout   how a hand goes on from there
//	habit     the rules of thumb of both sides in a playout, habitkeep what they keep, sight what they see
//	keeping   the chance of keeping a closing, at a glance; keepingnet its weights
//	lastreply the answer to the last talon trick in a playout
//	shut      a closed talon: actions against the hands that the opponent may hold
//	suspicion which hands somebody who has closed probably holds
//	bids      snapszer, and doubling an open hand
//	worth     what game points are worth at the score of a match
package bot

import (
	"fmt"

	"bummerl/rules"
)

// Dice are where chance comes from.
type Dice interface {
	// Uint64 gives 64 evenly distributed bits.
	Uint64() uint64
}

// Level is one strength of opponent.
type Level interface {
	// Name is how the command line and the store call the level.
	Name() string
	// Choose gives one of v.Legal. The view must be on turn; else it gives NoAction.
	Choose(v rules.View, d Dice) rules.Action
}

var levels = []Level{novice{}, regular{}, expert, master}

// Levels lists all levels from the weakest to the strongest.
func Levels() []Level { return append([]Level(nil), levels...) }

// ByName finds a level.
func ByName(name string) (Level, error) {
	for _, l := range levels {
		if l.Name() == name {
			return l, nil
		}
	}
	return nil, fmt.Errorf("no level %q", name)
}
