// Package puzzles holds positions in which there is something to find, and judges what a learner finds.
//
// So far there is one kind, the last five: the talon is used up, so that whoever has kept count knows every card, and
// the question is which action gets the most game points against best defence. Each puzzle is a record of a hand that
// was really played, so the position has a history. Its answers are proven: all actions that keep the value are right,
// all others lose some of it. A test proves that again by a search of its own, under each of the default variants, where
// the answers are the same, so that every learner can play by their own rules.
//
// The ten were picked by hand, for variety and beauty, from the 2,603 candidates that Generate(66, 30000) gave then (it
// gives others whenever the bots learn something): in each a natural action (the highest trump, the ace, the marriage,
// the bots' plain plan) fails, and picking at random becomes less and less likely to solve them, from one in eighteen to
// one in two hundred.
package puzzles
