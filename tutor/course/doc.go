// Package course holds the lessons: what is to be done in each step, on which position, and how far a learner is. It
// holds no prose: a step's ID chooses its words in the web, and what counts as right is decided by a named check, which
// asks the engine or the solver.
//
// # How to add a lesson
//
// A Lesson is data: steps, each with its kind, its position (a Scene: deal and actions, so that the engine has a
// history), its check, at most three ids of FACTS, a reference answer that passes and a wrong one with the reason for
// which it fails. Where an option of the rules changes the answer, Otherwise says so. Add the lesson to lessons, its
// words to tutor/web, and run "bummerl course check", which says what is missing; a test runs it too.
//
// Words of the package: an Answer is what a learner says, written in one line as its kind writes it; a Verdict is what a
// check makes of it; a Cause is why a legal answer is not the right one.
package course
