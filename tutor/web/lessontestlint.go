package web

import (
	"fmt"
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// testProblems finds words that stay when the suits of a test-out change: each name of a card or a suit has to follow.
func testProblems(l course.Lesson) []string {
	test, ok := l.TestOut()
	if !ok {
		return nil
	}
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		return []string{err.Error()}
	}
	var list []string
	for number, step := range test.Steps {
		if step.From != "" {
			continue // It is looked at in its own chapter, where it has to be in the test-out too.
		}
		chapter := slices.IndexFunc(l.Steps, func(s course.Step) bool { return s.ID == step.ID })
		for _, lang := range locales.Langs {
			p := locales.New(lang, "")
			asked, err := namedIn(p, l, chapter, o)
			if err != nil {
				return append(list, err.Error())
			}
			tested, err := namedIn(p, test, number, o)
			if err != nil {
				return append(list, err.Error())
			}
			for i := range asked {
				asked[i].suit = course.TestSuit(asked[i].suit)
			}
			slices.SortFunc(asked, byName)
			slices.SortFunc(tested, byName)
			if !slices.Equal(asked, tested) {
				list = append(list, fmt.Sprintf("lesson %s, step %s: its words in %s name a card or a suit that stays in the test-out", l.ID, step.ID, lang))
			}
		}
	}
	return list
}

// name is a card or a suit named in a sentence; of a suit alone the rank is 0.
type name struct {
	suit rules.Suit
	rank rules.Rank
}

func byName(a, b name) int { return int(a.suit)*8 + int(a.rank) - int(b.suit)*8 - int(b.rank) }

// namedIn lists what is named in the words of a step that a test-out uses, the causes of its wrong answer among them.
func namedIn(p locales.Printer, l course.Lesson, number int, o rules.Options) ([]name, error) {
	before, err := l.At(rules.DefaultVariant, o, number)
	if err != nil {
		return nil, err
	}
	after, err := l.Look(rules.DefaultVariant, o, number, "")
	if err != nil {
		return nil, err
	}
	words := wordsOf(before)
	var said []locales.Rich
	if words.task != nil {
		said = append(said, words.task(p, before.View))
	}
	if words.done != nil {
		said = append(said, words.done(p, after.View))
	}
	for _, cause := range before.Step.Causes() {
		if s := words.causes[cause]; s != nil && string(cause) != before.Step.Answer.String() {
			said = append(said, s(p, before.View))
		}
	}
	var list []name
	for _, sentence := range said {
		for _, segment := range sentence {
			switch {
			case segment.Card != rules.NoCard:
				list = append(list, name{segment.Card.Suit(), segment.Card.Rank()})
			case segment.Suit != rules.NoSuit:
				list = append(list, name{segment.Suit, 0})
			}
		}
	}
	return list, nil
}
