// Package count holds the counting drills: keeping points and cards in the head while the tricks of a hand go by, as at
// a table where nothing may be written down.
//
// An Item is a situation at a table with one or two questions, made from a Spec: a seed and a Rung, or a moment of a
// match that the learner has played. hand.go deals hands and has them played until one comes to the moment that a drill
// asks about, watch.go takes them apart trick by trick, and the files make*.go ask. What a trick was worth, when a
// marriage counts, who may claim and what a learner has seen is asked of the engine and of nobody else.
//
// A Run is one sitting: items on the rungs of a Ladder, up and down as the answers go (Stand). What is kept of it is its
// seed, its Setting and the answers; fold.go makes the rest again from them. The Service takes one answer to each
// question, the first one, and keeps an attempt for it.
package count
