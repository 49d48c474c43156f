package course

import (
	"bummerl/rules"
	"bummerl/tutor"
)

// StepKind is what a learner has to do in a step.
type StepKind uint8

// The kinds of step.
const (
	// Read: nothing but going on.
	Read StepKind = iota
	// Point: tap a card without playing it.
	Point
	// Do: take an action of the game.
	Do
	// PickLegal: mark every card that may be played.
	PickLegal
	// Choose: pick one answer.
	Choose
	// Number: type a number.
	Number
	// PlayOut: play on against the engine until a goal is reached or missed.
	PlayOut
	// Mark: mark cards on the whole pack laid out.
	Mark
)

var kindNames = [...]string{"read", "point", "do", "pick-legal", "choose", "number", "play-out", "mark"}

// String names the kind.
func (k StepKind) String() string { return kindNames[k] }

// Step is one step of a lesson.
type Step struct {
	// ID names the step's words.
	ID   string
	Kind StepKind
	// Check decides what is right; a Read step has none.
	Check Check
	Scene Scene
	// Answer is the reference: one that is right. Where several are, it is the one that the solution shows.
	Answer Answer
	// Wrong is a natural wrong answer, and Fails is why it fails. Steps of a lesson in one hand, and Read, may lack it.
	Wrong Answer
	Fails Reason
	// Otherwise lists the options of the rules that change the answer.
	Otherwise []Otherwise
	// Choices are the answers to choose from, in the order shown (Choose).
	Choices []string
	// Defence is how the opponent answers (PlayOut).
	Defence Defence
	// Open shows the opponent's cards: for positions in which all cards are known.
	Open bool
	// Reveal shows them once the step is done.
	Reveal bool
	// Pack shows the whole pack laid out by suits and ranks in place of the table (Read, Choose, Number; Mark always).
	Pack bool
	// Variant names the rules by which the step is played, whatever the learner's own are; "": by the learner's.
	Variant string
	// Match is how the match stands before the hand, where the step asks about it.
	Match Standing
	// Counting hides both sides' points until the step is done: they are what is to be worked out.
	Counting bool
	// Watch shows the tricks taken so far first, and asks only once they have been turned down: they are what is to be
	// remembered.
	Watch bool
	// Even draws the cards that may not be played like the others (Do): which may be is the question.
	Even bool
	// Offers are the announcements that the table shows in this step. Others are legal perhaps, but not known yet.
	Offers rules.Actions
	// From is the chapter whose words it has, in a test-out or quiz that asks for steps of several; "" is the lesson's own.
	From string
	// Facts are the ids of what the step teaches, at most three.
	Facts []string
}

// Otherwise is what becomes of a step where an option has another value than usual.
type Otherwise struct {
	// Option and Value are named as in records: "follow", "always".
	Option, Value string
	// Answer, Wrong and Fails take the place of the step's own.
	Answer, Wrong Answer
	Fails         Reason
	// Scene takes the place of the step's own, nil: it stays.
	Scene *Scene
}

// rules gives those by which the step is played for a learner with rules of his own.
func (s Step) rules(variant string, o rules.Options) (string, rules.Options) {
	if s.Variant == "" {
		return variant, o
	}
	other, err := rules.Variant(s.Variant)
	if err != nil {
		return variant, o // A slip of the author, which Problems names.
	}
	return s.Variant, other
}

// among gives the step for a learner with house rules. Where it does not hold by them (its hand cannot be played, or its
// answers come out otherwise than was meant) it is played by the variant from which they started.
func (s Step) among(variant string, o rules.Options) Step {
	own, err := rules.Variant(variant)
	if err != nil || own == o || s.Variant != "" || len(s.answersUnder(tutor.VariantHouse, o, true)) == 0 {
		return s
	}
	s.Variant = variant
	return s
}

// under gives the step with the answers that hold under the rules.
func (s Step) under(o rules.Options) Step {
	for _, other := range s.Otherwise {
		if opt, ok := rules.FindOption(other.Option); ok && opt.Value(o) == other.Value {
			s.Answer, s.Wrong, s.Fails = other.Answer, other.Wrong, other.Fails
			if other.Scene != nil {
				s.Scene = *other.Scene
			}
		}
	}
	return s
}
