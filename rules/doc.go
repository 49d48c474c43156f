// Package rules is the engine of two-player Schnapsen and its sisters: Snapszli, snapszer, Sechsundsechzig, Santase.
//
// Every disputed rule is a field of Options; a Variant is a named set of them. A Deal and Options start a State, a
// compact comparable value that knows all cards. Apply checks an Action and gives the next State with the Events that
// happened; Next is the same without checks and events, for search. A Record (options, deal, actions) holds a whole
// hand, and a View is what one seat has seen of it and what follows from that. A Score adds hands up to a match.
//
// What is not the end of a Record can be set up: a Position with all cards open, a ViewForm with one seat's eyes. A set-up
// that cannot be is refused by a SetupError with every Problem at once. Records, positions and views have the JSON forms
// of the command line; records and states also have a text of one line for links and reports (text.go describes it).
//
// The package knows no clock, no dice, no language and no players: it depends on the standard library alone.
package rules

// Version counts corrections of the rules: records keep the version that they were played under.
const Version = 1

// Winning is the number of card points that wins a hand.
const Winning = 66

// Halfway is the number of card points from which on the loser of a hand loses one game point and not two.
const Halfway = Winning / 2
