package puzzles

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Walk is how far the learner's actions have come from the start of a puzzle, with the opponent's answers between them.
type Walk struct {
	// Line holds the actions of both sides; after a mistake it ends with that. A "not certain" is not in it.
	Line []rules.Action
	// State is the position after Line: the learner's turn, a mistake made, or the hand over. Where the opponent's hand is
	// hidden it is that of Record; show View.
	State rules.State
	// Record is the hand from the deal to the end of Line. Where the opponent's hand is hidden it deals him one of the
	// hands that are still possible, after a mistake the one that the defence has settled on.
	Record rules.Record
	// View is what the learner has seen after Line, and nothing else: safe to show.
	View rules.View
	// Hands are the opponent's hands that are still possible.
	Hands solve.Hands
	// Choices are the learner's actions that mean something now; none when the walk has ended. MayDecline tells that he
	// may also answer "not certain" (rules.NoAction).
	Choices    rules.Actions
	MayDecline bool
	// Declined tells that the learner answered "not certain".
	Declined bool
	// Mistake judges the action that gave something away; nil as long as everything was right.
	Mistake *Mistake
	// Finished tells that there is nothing more to do without a mistake having been made: the hand is over, or "not
	// certain" was right. The puzzle is solved then.
	Finished bool
}

// Mistake is an action of the learner that gives away some of the puzzle's value, or leaves every certain plan.
type Mistake struct {
	// Before is the position in which it was made, Action what was done; rules.NoAction for a wrong "not certain".
	Before rules.State
	Action rules.Action
	// Right are the actions that were right in its place; none where nothing was certain, so that "not certain" was.
	Right rules.Actions
	// Value is what the position was worth to the learner, in game points: in the last five only. Got is what the action
	// leaves of it, or what the hand brings him after Refutation.
	Value, Got int
	// Refutation is how the opponent beats the action, to the end of the hand, with the learner doing his best; empty where
	// the action ended the hand, and for a wrong "not certain".
	Refutation []rules.Action
	// Hand is what the opponent held when the mistake was made, in the hand that the defence has settled on, before he drew
	// if the mistake made both draw the last cards. It fits everything seen. Single tells that it beats whatever follows the
	// action, even with all cards open; else the learner could go on otherwise, and another hand that fits would beat that.
	Hand   rules.CardSet
	Single bool
	// Beating are hands that beat the action even with all cards open, at most MostShown of them; there are BeatenBy of
	// the Of hands that fitted. It can be none: then each hand could be beaten, but not all by one way of going on.
	Beating      []rules.CardSet
	BeatenBy, Of int
	// Plan is, after a wrong "not certain", the certain plan against the hardest defence, from the start to the end.
	Plan []rules.Action
}

// MostShown is the number of hands that a Mistake lists at most.
const MostShown = 12

// Errors for actions that a walk does not take. An illegal one gives a *rules.ReplayError instead.
var (
	// ErrPast is the error for actions after a mistake, or after the end of the hand: there is nothing more to do.
	ErrPast = errors.New("the puzzle is past this point")
	// ErrNotAsked is the error for actions that are legal but no answer to what the puzzle asks, such as leading to an
	// open talon where the question is how to close.
	ErrNotAsked = errors.New("the puzzle does not ask for this action")
)

// Walk plays the learner's actions from the start; the opponent answers by the hardest defence. Nothing else has to be
// told: the answers are a function of puzzle and actions alone.
//
// Where the opponent's hand is hidden, every hand that fits stays possible as long as the learner is on a certain plan,
// and of the answers that one of them allows the opponent gives the one after which most of the learner's actions would
// be wrong. Once the learner leaves every certain plan, the defence settles on a hand that beats him.
//
// An illegal action gives a *rules.ReplayError whose Index counts the learner's actions; actions after a mistake or the
// end give ErrPast, legal ones that mean nothing here ErrNotAsked. It takes milliseconds, and stops when the context does.
func (p Puzzle) Walk(ctx context.Context, own []rules.Action) (Walk, error) {
	if p.Theme.Hidden() {
		return p.walkHidden(ctx, own)
	}
	return p.walkOpen(ctx, own)
}

func (w *Walk) add(actions ...rules.Action) {
	for _, a := range actions {
		w.Line, w.State = append(w.Line, a), w.State.Next(a)
	}
}

// settle fills in what follows from the line: record and view.
func (w *Walk) settle(p Puzzle, record rules.Record) error {
	n := len(record.Actions)
	record.Actions = append(record.Actions[:n:n], w.Line...)
	w.Record = record
	var err error
	w.View, err = record.View(p.Seat())
	return err
}
