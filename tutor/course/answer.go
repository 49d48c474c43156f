package course

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bummerl/rules"
)

// Answer is what a learner says to a step, in one line of text, as the step's kind writes it:
//
//	Read            nothing
//	Point, Do       an action: "Kh", "x"
//	PickLegal       cards with blanks between them, in the order of the pack: "Jc Kh"
//	Choose          one of the step's choices: "opponent"
//	Number          decimal digits: "5"
//	PlayOut         the learner's own actions so far with hyphens between them: "Ah-Kd"
type Answer string

// String gives the text.
func (a Answer) String() string { return string(a) }

// mostNumber is more than any number that a lesson asks for.
const mostNumber = 999

// Cards writes the answer to a PickLegal step.
func Cards(set rules.CardSet) Answer {
	texts := make([]string, 0, set.Len())
	for c := range set.All() {
		texts = append(texts, c.String())
	}
	return Answer(strings.Join(texts, " "))
}

// Typed writes the answer to a Number step.
func Typed(n int) Answer { return Answer(strconv.Itoa(n)) }

// Line writes the answer to a PlayOut step.
func Line(actions ...rules.Action) Answer {
	texts := make([]string, len(actions))
	for i, a := range actions {
		texts[i] = a.String()
	}
	return Answer(strings.Join(texts, "-"))
}

// Then gives the answer to a PlayOut step with one more action.
func (a Answer) Then(next rules.Action) Answer {
	if a == "" {
		return Line(next)
	}
	return a + "-" + Line(next)
}

func (a Answer) action() (rules.Action, error) { return rules.ParseAction(string(a)) }

// cards reads a set of cards; the empty text is the empty set.
func (a Answer) cards() (rules.CardSet, error) {
	var set rules.CardSet
	for _, text := range strings.Fields(string(a)) {
		c, err := rules.ParseCard(text)
		if err != nil {
			return 0, err
		}
		set |= c.Set()
	}
	return set, nil
}

func (a Answer) number() (int, error) {
	n, err := strconv.Atoi(string(a))
	if err != nil || n < 0 || n > mostNumber {
		return 0, fmt.Errorf("%q is no number from 0 to %d", string(a), mostNumber)
	}
	return n, nil
}

func (a Answer) choice(of []string) (string, error) {
	if !slices.Contains(of, string(a)) {
		return "", fmt.Errorf("%q is none of the choices %v", string(a), of)
	}
	return string(a), nil
}

// longestLine bounds what a line may ask to be played: no hand of six cards each has more actions of one side.
const longestLine = 20

func (a Answer) line() ([]rules.Action, error) {
	if a == "" {
		return nil, nil
	}
	texts := strings.Split(string(a), "-")
	if len(texts) > longestLine {
		return nil, fmt.Errorf("a line of %d actions", len(texts))
	}
	list := make([]rules.Action, len(texts))
	for i, text := range texts {
		var err error
		if list[i], err = rules.ParseAction(text); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// before gives the answer to a PlayOut step without its last action.
func (a Answer) before() Answer { return a[:max(0, strings.LastIndex(string(a), "-"))] }
