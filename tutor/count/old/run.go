package old

import (
	"fmt"

	"bummerl/rules"
	"bummerl/tutor"
)

// Kind is the name of the drill in the store: running totals over six tricks.
const Kind = "running"

// stored is the kind of its rows, apart from those of the drill that takes its place.
const stored = "running-old"

// Given are the two numbers of an answer.
type Given struct{ Given []int }

// Run is where a learner stands in a drill.
type Run struct {
	ID, Variant string
	Options     rules.Options
	// Deal is the hand as far as it has been asked: its last item is the one asked now.
	Deal Deal
	// Answers are those given so far; Answers[k] is that to item k, its Given the learner's own total and theirs.
	Answers []Given
	// Next is the item asked now, from 0; Tricks once all are answered.
	Next int
	Done bool
	// Right counts the numbers that were right, Asked the numbers answered so far: two for each item.
	Right, Asked int
	// Seconds is the time that all answers took together.
	Seconds int
}

// Item gives item k, from 0, to ask it or to show its correction, and whether there is one that may be shown: those
// answered and the one asked now.
func (r Run) Item(k int) (Item, bool) {
	if k < 0 || k > r.Next || k >= len(r.Deal.Items) {
		return Item{}, false
	}
	return r.Deal.Items[k], true
}

// Before gives both totals before item k, to which its parts are added.
func (r Run) Before(k int) [2]int {
	if k <= 0 || k > len(r.Deal.Items) {
		return [2]int{}
	}
	return r.Deal.Items[k-1].Totals
}

// run makes the hand of a kept drill again. Answers that cannot be are a broken drill: an internal error.
func run(d tutor.Drill) (Run, error) {
	deal, err := Make(d.Seed, d.Options)
	if err != nil {
		return Run{}, fmt.Errorf("drill %s: %w", d.ID, err)
	}
	if len(d.Answers) > Tricks {
		return Run{}, fmt.Errorf("drill %s has %d answers", d.ID, len(d.Answers))
	}
	r := Run{
		ID: d.ID, Variant: d.Variant, Options: d.Options, Deal: deal, Answers: make([]Given, len(d.Answers)),
		Next: len(d.Answers), Done: len(d.Answers) == Tricks,
	}
	for k, answer := range d.Answers {
		var numbers [2]int
		if _, err := fmt.Sscan(answer.Given, &numbers[0], &numbers[1]); err != nil {
			return Run{}, fmt.Errorf("drill %s: answer %d: %w", d.ID, k, err)
		}
		r.Answers[k].Given = numbers[:]
		for i, given := range numbers {
			r.Asked++
			if given == deal.Items[k].Totals[i] {
				r.Right++
			}
		}
		r.Seconds += answer.Seconds
	}
	// What has not been asked yet stays here.
	r.Deal.Items = deal.Items[:min(r.Next+1, Tricks)]
	return r, nil
}
