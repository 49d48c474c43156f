package count

import "bummerl/rules"

// Correction is what a learner sees after the last answer to an item, one for each prompt.
type Correction struct {
	Prompt Prompt
	// Given was answered, Want is right.
	Given, Want Answer
	// Right tells whether they are the same.
	Right bool
	// Sums build up what was asked for, part by part: one for a number, for yes and no that of the learner's own total, and
	// one of each choice for tricks (of running totals in reverse two of each, Own and Theirs in turn). None for cards.
	Sums []Sum
	// Hit were marked rightly, Missed were not marked, Extra were marked wrongly. AskCards only.
	Hit, Missed, Extra rules.CardSet
	// Counted are the cards of which Want is the number; none where no number of cards was asked for.
	Counted rules.CardSet
}

// Sum is a total built up part by part.
type Sum struct {
	// Side is whose total it is.
	Side int
	// Before is what it began with, Total is what it came to: Before with all Parts.
	Before int
	Parts  []Part
	Total  int
	// Waits are marriage points of the side that wait for its first trick: they are not in Total.
	Waits int
}
