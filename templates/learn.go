package templates

import "bummerl/locales"

// LearnIndexPage is /learn: the list of chapters.
type LearnIndexPage struct {
	Page
	// Resume leads to the step to do next; nil before the first and after the last.
	Resume *Link
	// Parts are the chapters, part by part.
	Parts []Part
	// Quiz leads to the closing quiz.
	Quiz Link
	// Deck leads to what is asked again today; nil if nothing is left of it.
	Deck *Link
	// Known leads to the page for those who know another game.
	Known Link
}

// Chapter is one entry of the course.
type Chapter struct {
	// Number counts from 1.
	Number int
	// Title and Text name it and say in one sentence what one can do afterwards.
	Title, Text string
	// Href is its first or next step.
	Href string
	// Done and Steps are how far the learner is.
	Done, Steps int
	// Looks are the steps to look at again, and the one to do; none in a chapter not begun.
	Looks []Link
	// Test is the test-out of a chapter not done; nil if there is none.
	Test *Link
}

// LessonPage is a chapter that is played at the table: /learn/first, /learn/follow.
type LessonPage struct {
	Page
	// Chapter is the chapter's title, the page's h1.
	Chapter string
	Lesson  Lesson
}

// Lesson is the region of one step: the table small on top, the text below.
type Lesson struct {
	// Table is the position. Its form posts the learner's try; Table.Match is nil.
	Table Table
	// Heading names what is new in this step ("Trumpf"); may be "".
	Heading string
	// Rules says by whose rules the step is played; "" where it is by the learner's own.
	Rules string
	// Text are at most three sentences before the task.
	Text []locales.Rich
	// Task is what to do, one sentence in bold; nil on a step that is only read.
	Task locales.Rich
	// Pick, Choose and Type ask for something else than a card or an announcement; at most one of them is set. The table
	// is then only looked at, and Pick makes its hand one to mark.
	Pick   *Picking
	Choose *Choosing
	Type   *Typing
	// Watch are the tricks to look at before the question; nil where none are, or they have been turned down.
	Watch *CountCloth
	// Grid shows the whole pack in place of the table, or asks the learner to mark cards of it; nil: the table.
	Grid *PackGrid
	// Feedback is the answer to the last try; nil before the first one. It stands under the task.
	Feedback *Feedback
	// Help are the buttons under the feedback: "hint" after two misses, "solution" after three, "continue" on a step
	// that is only read, "again" at the end.
	Help []Button
	// Begun: the step is being played, its task has been told, and what is new is what happened at the table.
	Begun bool
	// Step counts from 1, Steps is how many there are: shown as tally strokes.
	Step, Steps int
	// Reading: the step is only read, or looked at once it is done; its cards are drawn, not pressed.
	Reading bool
	// Values reminds of what each card is worth; "" where it is known or asked.
	Values string
	// Praise is the word for a right answer to the step before; "" if there was none.
	Praise string
	// Learned lists what one can do now, at the end of the chapter; nil before.
	Learned []string
	// Missed are the steps that were wrong in a quiz, at its end.
	Missed []Link
	// Done: the chapter is finished; its table is only looked at, and Next leads on.
	Done bool
	// Next are links at the end of the chapter (play a match, the puzzles).
	Next []Link
	// Deck leads on where the step was asked again today and is done; nil elsewhere.
	Deck *DeckBar
	// Report is where a fault of the step is told; "" where there is none to tell.
	Report string
	// Board leads to the board with what is seen of the table; nil where that would tell the answer.
	Board *Link
	// Show is where the step is shown large, to a class; "" where it is not.
	Show string
}
