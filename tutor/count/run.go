package count

import "bummerl/rules"

// Run is where a learner stands in one sitting at a drill.
type Run struct {
	ID, Variant string
	Options     rules.Options
	Kind        Kind
	// Setting is that with which the run began.
	Setting Setting
	// Spec is what a run of one item was made from, "" for the drill itself.
	Spec string
	// Level is where the learner stands on the ladder now, or at the end of the run.
	Level int
	// Items are those asked so far; the last is asked now unless the run is done. What has not been asked yet is not for
	// the learner's eyes.
	Items []Asked
	// Of is how many items the run has, if the length of its items stays as it is.
	Of   int
	Done bool
	// Right counts the answers that were right, Asked the answers given.
	Right, Asked int
	// Seconds is the time that all answers took together.
	Seconds int

	// stand is where the run has led on the ladder, shown counts the items that were seen.
	stand Stand
	shown int
}

// Asked is an item of a run with the learner's answers.
type Asked struct {
	Item Item
	// Level is the level on which it was asked.
	Level int
	// Answers are those given so far, one for each prompt; the prompt asked now is Item.Prompts[len(Answers)].
	Answers []Answer
	// Done tells that all prompts are answered, Right that all were right.
	Done, Right bool
	// Corrections are one for each prompt once Done, else none.
	Corrections []Correction
	// Seconds is the time that the answers took together.
	Seconds int
}

// Now gives the index of the item asked now, or the number of items once the run is done, and the prompt of it.
func (r Run) Now() (item, prompt int) {
	if r.Done {
		return len(r.Items), 0
	}
	last := len(r.Items) - 1
	return last, len(r.Items[last].Answers)
}
