// Package solve finds what a position is worth when all cards are open: the game points that the player to act gets
// when both sides see every card, the talon's order included, and play their best.
//
// It searches rules.State itself through Legal and Next, so that no rule is written twice: alpha-beta over the game
// points with a table of bounds keyed by the state. Game points are few (−3 to 3 as a rule), which makes windows
// narrow and cut-offs early; bounds are kept only where a player is about to lead, since states in mid-trick are
// seldom met again.
//
// What is left out, for both sides and all through: snapszer, kontra, rekontra and knocking (they are bets about cards
// that the other does not see), and a wrong claim of 66, which can never gain anything. A kontra already said
// multiplies; a bid, a knock or a marriage already made is played on.
package solve
