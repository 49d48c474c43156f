package count

import (
	"fmt"
	"strconv"
	"strings"

	"bummerl/rules"
)

// MaxNumber is the greatest number that is taken as an answer: no hand holds as many points.
const MaxNumber = 240

// Answer is an answer in its one form of text: "58", "yes" or "no", "2" for the third of the choices, "JhKhAs" for cards
// in the order of the pack, "-" for no card at all.
type Answer string

const (
	yes     Answer = "yes"
	no      Answer = "no"
	noCards Answer = "-"
)

// NumberAnswer answers with a number, 0 to MaxNumber.
func NumberAnswer(n int) Answer { return Answer(strconv.Itoa(n)) }

// YesNoAnswer answers yes or no.
func YesNoAnswer(does bool) Answer {
	if does {
		return yes
	}
	return no
}

// TrickAnswer answers with one of the choices, from 0.
func TrickAnswer(choice int) Answer { return Answer(strconv.Itoa(choice)) }

// CardsAnswer answers with a set of cards, which may be empty.
func CardsAnswer(set rules.CardSet) Answer {
	if set == 0 {
		return noCards
	}
	var b strings.Builder
	for c := range set.All() {
		b.WriteString(c.String())
	}
	return Answer(b.String())
}

// ParseAnswer reads an answer to a prompt; the error says why it is none.
func ParseAnswer(p Prompt, text string) (Answer, error) {
	switch a := Answer(text); p.Ask {
	case AskYesNo:
		if a == yes || a == no {
			return a, nil
		}
	case AskNumber:
		if n, err := strconv.Atoi(text); err == nil && n >= 0 && n <= MaxNumber {
			return NumberAnswer(n), nil
		}
	case AskTrick:
		if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < len(p.Choices) {
			return TrickAnswer(n), nil
		}
	case AskCards:
		set, err := parseCards(text)
		if err != nil {
			return "", err
		}
		if set&^p.Pool == 0 {
			return CardsAnswer(set), nil
		}
	}
	return "", fmt.Errorf("%q is no answer to a question for %s", text, p.Ask)
}

func parseCards(text string) (rules.CardSet, error) {
	if text == string(noCards) {
		return 0, nil
	}
	if text == "" || len(text)%2 != 0 {
		return 0, fmt.Errorf("%q are no cards", text)
	}
	var set rules.CardSet
	for i := 0; i < len(text); i += 2 {
		c, err := rules.ParseCard(text[i : i+2])
		if err != nil {
			return 0, err
		}
		set |= c.Set()
	}
	return set, nil
}

// Number gives the number of an answer to AskNumber, or the choice of one to AskTrick.
func (a Answer) Number() int {
	n, _ := strconv.Atoi(string(a))
	return n
}

// Yes tells whether an answer to AskYesNo is yes.
func (a Answer) Yes() bool { return a == yes }

// Cards gives the set of an answer to AskCards.
func (a Answer) Cards() rules.CardSet {
	set, _ := parseCards(string(a))
	return set
}
