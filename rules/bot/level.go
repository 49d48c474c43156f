// Package bot plays Schnapsen. A level sees a rules.View and dice and nothing else, so it cannot know a hidden card:
// equal views get equal answers.
//
// novice knows the rules, what cards are worth and the tricks just played. regular plays by sound rules of thumb while
// cards are hidden, counts where counting decides, and plays exactly once the talon is used up. Each file holds one
// concern of its, or:
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

var levels = []Level{novice{}, regular{}}

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
