// Package puzzles holds positions in which there is something to find, and judges what a learner finds.
//
// A puzzle is a position of a hand that was really played (its record) under a theme. In the last five the talon is used
// up, so that whoever has kept count knows every card, and the question is which action gets the most game points. In
// all other themes the opponent's hand is hidden, and the question is for a certain plan: one that wins against every
// hand that fits what has been seen and every defence, choosing each action on what has been seen by then alone.
//
// Right is whatever is proven right: rules/solve finds every action that keeps the value, or after which there still is
// a certain plan. What a puzzle states is stored beside it, and Prove proves it again.
//
// Where the opponent's hand is hidden he is a living one (Walk): all hands that fit stay possible as long as the learner
// keeps to a certain plan, and the defence is as hard as it can be. Whoever leaves every certain plan is beaten by a hand
// that fits all he has seen, and is shown it.
//
// Each file holds one concern:
//
//	puzzle, theme, position   what a puzzle is and asks; a position that is in no collection
//	walk                      the learner's actions and the opponent's answers; walkopen and defence with all cards known,
//	                          living, livingreply and mistake where the opponent's hand is hidden
//	proof, mainline, against  what can be said for certain; the plan, and what is against the ways to begin
//	talontrick                the last talon trick, where the cards drawn tell the rest
//	openhand, dealing         what one hand of the opponent's allows, and the record that deals it to him
//	play, manner, randomhand  hands played by bots
//	generate, consider, mostpoints, examine, trap, natural, naturalside, plainest, same, lastfive
//	                          finding puzzles in them: what is proven, what tempts, under which variants it is the same
//	aspect, aspectopen        what a puzzle is about, found from its proof
//	side                      which of two things is right, where that is the question
//	grade, forgetful, countbadly
//	                          how hard a puzzle is: how often a bot that did not choose it solves it
//	batch, guaranteed         making puzzles that can be added to the collection
//	prove                     proving again what puzzles state
//	identify                  the name of a position
//	daily, dailyplan, dailyshelf
//	                          the puzzles of the day: the table, and how it goes on
//	wire, options, data       how they are stored
package puzzles
