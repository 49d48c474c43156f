// Package course holds the lessons: what is to be done in each step, on which deal, and how far a learner is. It holds
// no prose: a step's ID chooses its words in locales, and what counts as right is decided by the engine.
package course
