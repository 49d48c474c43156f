package course

import (
	"slices"
	"strings"

	"bummerl/rules"
)

// testSuffix is what the address of a test-out has behind that of its chapter.
const testSuffix = "-test"

// MostSlips is how many wrong answers a test-out forgives.
const MostSlips = 1

// TestOut gives the test of a chapter for those who know the game: the steps of Test in their order, other suits in
// place of theirs, one try each, and no help. Whoever passes has done the chapter. A chapter without Test has none.
func (l Lesson) TestOut() (Lesson, bool) {
	if len(l.Test) == 0 {
		return Lesson{}, false
	}
	test := Lesson{ID: l.ID + testSuffix, Chapter: l.Chapter, Of: l.ID}
	for _, id := range l.Test {
		if s, ok := l.step(id); ok {
			test.Steps = append(test.Steps, s.renamed())
		}
	}
	return test, true
}

// TestID gives the ID of the chapter's test-out; false if it has none.
func (l Lesson) TestID() (string, bool) { return l.ID + testSuffix, len(l.Test) > 0 }

// step finds a step by its ID, or one of another chapter by that chapter's ID, a slash and its own.
func (l Lesson) step(id string) (Step, bool) {
	chapter, own, other := strings.Cut(id, "/")
	steps := l.Steps
	if other {
		id = own
		i := slices.IndexFunc(lessons, func(l Lesson) bool { return l.ID == chapter })
		if i < 0 {
			return Step{}, false
		}
		steps = lessons[i].Steps
	}
	i := slices.IndexFunc(steps, func(s Step) bool { return s.ID == id })
	if i < 0 {
		return Step{}, false
	}
	s := steps[i]
	if other {
		s.From = chapter
	}
	return s, true
}

// Passed tells whether a test-out with so many wrong answers is passed.
func Passed(slips int) bool { return slips <= MostSlips }

// renamed gives the step with each suit in the place of the one before it, so that nobody answers from memory.
func (s Step) renamed() Step {
	s.Scene = s.Scene.renamed()
	s.Answer, s.Wrong = s.Answer.renamed(s.Kind), s.Wrong.renamed(s.Kind)
	s.Offers = renamedActions(s.Offers)
	s.Otherwise = slices.Clone(s.Otherwise)
	for i := range s.Otherwise {
		other := &s.Otherwise[i]
		other.Answer, other.Wrong = other.Answer.renamed(s.Kind), other.Wrong.renamed(s.Kind)
		if other.Scene != nil {
			scene := other.Scene.renamed()
			other.Scene = &scene
		}
	}
	return s
}

func (s Scene) renamed() Scene {
	for i, hand := range s.Deal.Hands {
		s.Deal.Hands[i] = renamedCards(hand)
	}
	for i, c := range s.Deal.Talon {
		s.Deal.Talon[i] = renamedCard(c)
	}
	line := make([]rules.Action, len(s.Actions))
	for i, a := range s.Actions {
		line[i] = renamedAction(a)
	}
	s.Actions = line
	if s.Nines != nil {
		nines := s.Nines.renamed()
		s.Nines = &nines
	}
	return s
}

// renamed gives the answer to a step of the kind; what cannot be read stays, for the check to refuse.
func (a Answer) renamed(kind StepKind) Answer {
	switch kind {
	case Point, Do, PlayOut:
		line, err := a.line()
		if err != nil {
			return a
		}
		for i := range line {
			line[i] = renamedAction(line[i])
		}
		return Line(line...)
	case PickLegal, Mark:
		set, err := a.cards()
		if err != nil || strings.TrimSpace(a.String()) == "" {
			return a
		}
		return Cards(renamedCards(set))
	}
	return a
}

// TestSuit gives the suit that stands in the place of another in a test-out.
func TestSuit(s rules.Suit) rules.Suit {
	if s == rules.NoSuit {
		return s
	}
	return (s + 1) % rules.NoSuit
}

func renamedCard(c rules.Card) rules.Card {
	if c == rules.NoCard {
		return c
	}
	return rules.NewCard(c.Rank(), TestSuit(c.Suit()))
}

func renamedCards(set rules.CardSet) rules.CardSet {
	var renamed rules.CardSet
	for c := range set.All() {
		renamed |= renamedCard(c).Set()
	}
	return renamed
}

func renamedAction(a rules.Action) rules.Action {
	switch {
	case a.Card() != rules.NoCard:
		return rules.Play(renamedCard(a.Card()))
	case a.Marriage() != rules.NoSuit:
		return rules.Declare(TestSuit(a.Marriage()))
	}
	return a
}

func renamedActions(set rules.Actions) rules.Actions {
	var renamed rules.Actions
	for a := range set.All() {
		renamed |= renamedAction(a).Set()
	}
	return renamed
}
