// Package solve proves things about positions. Everything that the product calls certain comes from here.
//
//   - Solve: what a position is worth when all cards are open, and every action that reaches it.
//   - Certain: whether one plan, choosing on what one seat sees alone, fulfils a task (a closing, a snapszer bid, a knock,
//     or the defence against one) against every hand that the opponent may hold and every defence. The plan comes back as
//     a Tree; where there is none, what beats each way to begin does.
//   - Plan: the single plan that fulfils the task against most hands.
//   - OpenWins: against how many hands it could be fulfilled if all cards were open, which can be more.
//
// What a search came back with is Exact, Guaranteed or Estimated; nothing else in the product makes such claims.
// Searches count nodes, not time, stop when their context does, and say when they stopped early. Each keeps below 64 MB;
// searches side by side do not disturb each other.
//
// # Open cards
//
// Solve searches rules.State itself through Legal and Next, so that no rule is written twice: alpha-beta with windows one
// game point wide ("more than this?"), first whether the hand is won at all. What was tried, over 200 random deals of 20
// cards at the first lead, in median and 99th percentile of positions looked at:
//
//	alpha-beta over a Go map of states                101,000  1,672,000
//	the stakes (rules.State.Stakes) as bounds          37,000  1,307,000
//	an own table, states that differ by points shared  33,000    999,000
//	replies to an open talon looked up first           24,000    516,000
//	cards ordered by rank, winners from the top        16,000    375,000
//	those replies ordered by points, trumps, marriages  9,600    222,000
//	sure winners and hopeless closings not searched,
//	  and one of several cards that take the same tricks  4,100     93,000
//
// Killer moves and a history of replies made it worse (the median by half and more), and so did trying to close late:
// closing first of all cuts the search in half even where it fails.
//
// What is left out, for both sides and all through: snapszer, kontra, rekontra and knocking (they are bets about cards
// that the other does not see), and a wrong claim of 66, which can never gain anything. A kontra already said
// multiplies; a bid, a knock or a marriage already made is played on.
//
// # Hidden hands
//
// Under strict following every play tells two kinds of things about a hand: cards that it held, and cards that it cannot
// hold. So all that a planner can come to know is a Hands value, known cards within a pool, and a Moment (a state with
// the pool in the opponent's place) is a whole information set in 90 bytes. Certain is an and-or search over moments: 2,002
// hands cost some thirty microseconds where solving each hand alone costs a hundred times as much and proves nothing,
// since the winning card may differ from hand to hand (strategy fusion). Points are compared in the table as in Solve.
//
// The last trick of the open talon is provable too: whoever has won it takes the card that lay face down, so that all is
// known after it. A Moment stands before that draw (Drawn); no further draw is looked through.
//
// Plan needs to know which hands are won, so it carries Pareto fronts of sets of hands: αμ search (Cazenave and Ventos,
// 2020) to the end of the hand. Asking for all hands first, then for ever fewer, is what makes it quick: high demands
// are refuted early, and what a Prover proves, or open cards exclude, is never searched. Beyond MostExact hands a greedy
// plan is built instead, and what it wins is guaranteed.
package solve
