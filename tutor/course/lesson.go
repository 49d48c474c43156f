package course

import (
	"strings"

	"bummerl/rules"
)

// Lesson is a chapter of the course.
type Lesson struct {
	// ID is its address.
	ID string
	// Chapter is its number in the course.
	Chapter int
	Steps   []Step
	// OneHand: the steps follow one another in one hand. A right answer leads straight to the next of them, and the
	// rules stay those that it was begun with. Else each step has a position of its own, played by the learner's rules of
	// the moment, and is looked at once more before the next.
	OneHand bool
	// Test lists steps by ID that make the chapter's test-out, those of other chapters as "follow/closed". None is read or
	// played out, and their words name no suit or card that is always the same: others stand in its place there.
	Test []string
	// Of is the ID of the chapter of which this lesson is the test-out, or QuizID for a closing quiz; "" for a chapter.
	Of string
	// Again is the ID of the chapter whose step this lesson asks again, alone; "" for all others.
	Again string
	// End is the position that is looked at when all is done; without it, that of the last step after its answer.
	End *Scene
}

// lessons lists the course in the order of its chapters.
var lessons = []Lesson{
	FirstHand, ThePack, Tricks, Dealing, Counting, Marriages, Exchanging, Following,
	Claiming, ClosingTalon, Worth, Certain, Defending, Remembering, Craft, Tables,
}

// Topic gives the ID of the chapter that the lesson is, or is the test-out or a step of.
func (l Lesson) Topic() string {
	switch {
	case l.Of != "":
		return l.Of
	case l.Again != "":
		return l.Again
	}
	return l.ID
}

// Lessons lists the course in the order of its chapters.
func Lessons() []Lesson { return append([]Lesson(nil), lessons...) }

// Find gives a chapter, a test-out, a closing quiz, or a step that is asked again, by its ID.
func Find(id string) (Lesson, bool) {
	if strings.HasPrefix(id, quizPart) {
		return quiz(id)
	}
	if chapter, step, ok := strings.Cut(id, againPart); ok {
		return AskedAgain(chapter + "/" + step)
	}
	if chapter, ok := strings.CutSuffix(id, testSuffix); ok {
		l, ok := Find(chapter)
		if !ok {
			return l, false
		}
		return l.TestOut()
	}
	for _, l := range lessons {
		if l.ID == id {
			return l, true
		}
	}
	return Lesson{}, false
}

// Record gives the position that belongs to a progress: that of the step to do next, or the end.
func (l Lesson) Record(variant string, o rules.Options, progress int) (rules.Record, error) {
	if progress < len(l.Steps) {
		step := l.Steps[progress].among(variant, o)
		variant, o := step.rules(variant, o)
		return step.under(o).Scene.record(variant, o), nil
	}
	if l.End != nil {
		return l.End.record(variant, o), nil
	}
	last := l.Steps[len(l.Steps)-1].among(variant, o)
	variant, o = last.rules(variant, o)
	last = last.under(o)
	m, err := meet(last, variant, o)
	if err != nil {
		return rules.Record{}, err
	}
	return m.after(last.Answer)
}

// along gives each step its position in one hand played along a line, the learner being forehand: a Do step takes one
// action of the learner, and the opponent's answers to it.
func along(deal rules.Deal, line []rules.Action, steps []Step) []Step {
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		panic(err)
	}
	s, err := rules.Start(o, deal)
	if err != nil {
		panic(err)
	}
	n := 0
	for i := range steps {
		steps[i].Scene = Scene{Deal: deal, Actions: line[:n:n]}
		if steps[i].Kind != Do {
			continue
		}
		s = s.Next(line[n])
		for n++; n < len(line) && s.Turn() == rules.Dealer; n++ {
			s = s.Next(line[n])
		}
	}
	return steps
}
