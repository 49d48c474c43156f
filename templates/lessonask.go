package templates

import "github.com/a-h/templ"

// Picking asks the learner to mark cards of the hand: its buttons become boxes to tick, and Check sends them.
type Picking struct {
	// Marked are the codes of the cards that are ticked.
	Marked []string
}

// Choosing asks the learner to pick one answer.
type Choosing struct {
	// Choices are the buttons; each posts action=its id.
	Choices []Button
}

// Typing asks the learner for a number.
type Typing struct {
	// Label is the input's label.
	Label string
	// Value is what was typed last; "" before.
	Value string
	// Words: the number may also be written in words, so that a phone offers letters too.
	Words bool
}

// CheckPicked is the action that sends what has been marked.
const CheckPicked = "check"

// pickForm is the id of the form with the boxes; the button that sends it stands further below.
const pickForm = "pick"

// toMark tells what is drawn of a card that can be marked.
type toMark struct {
	card   string
	marked bool
	focus  bool
}

// toMark lists the hand for marking.
func (s Lesson) toMark() []toMark {
	list := make([]toMark, len(s.Table.Hand))
	for i, c := range s.Table.Hand {
		list[i] = toMark{card: c.Card, focus: c.Focus}
		for _, marked := range s.Pick.Marked {
			list[i].marked = list[i].marked || marked == c.Card
		}
	}
	return list
}

// asks tells whether the step is answered by something else than the table's own buttons.
func (s Lesson) asks() bool { return s.Choose != nil || s.Type != nil }

// keyboard chooses what a phone offers to type with.
func keyboard(words bool) templ.Attributes {
	if words {
		return nil
	}
	return templ.Attributes{"inputmode": "numeric"}
}
