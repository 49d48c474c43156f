package count

import (
	"testing"

	"bummerl/rules"
)

func TestParseAnswer(t *testing.T) {
	number, yesNo := Prompt{Ask: AskNumber}, Prompt{Ask: AskYesNo}
	trick := Prompt{Ask: AskTrick, Choices: make([]Trick, 3)}
	ace, king := rules.NewCard(rules.Ace, rules.Hearts), rules.NewCard(rules.King, rules.Hearts)
	some := Prompt{Ask: AskCards, Pool: ace.Set() | king.Set()}
	for _, test := range []struct {
		prompt Prompt
		text   string
		want   Answer // "" if it is refused
	}{
		{number, "0", "0"}, {number, "66", NumberAnswer(66)}, {number, "240", "240"}, {number, "007", "7"},
		{number, "241", ""}, {number, "-1", ""}, {number, "", ""}, {number, "elf", ""}, {number, "yes", ""},
		{yesNo, "yes", YesNoAnswer(true)}, {yesNo, "no", YesNoAnswer(false)}, {yesNo, "", ""}, {yesNo, "1", ""}, {yesNo, "Yes", ""},
		{trick, "0", TrickAnswer(0)}, {trick, "2", "2"}, {trick, "3", ""}, {trick, "-1", ""}, {trick, "", ""},
		{some, "AhKh", CardsAnswer(ace.Set() | king.Set())}, {some, "KhAh", "KhAh"}, {some, "Ah", CardsAnswer(ace.Set())},
		{some, "AhAh", "Ah"}, {some, "-", CardsAnswer(0)}, {some, "", ""}, {some, "Th", ""}, {some, "A", ""}, {some, "xx", ""},
		{Prompt{}, "1", ""},
	} {
		got, err := ParseAnswer(test.prompt, test.text)
		if got != test.want || (err != nil) != (test.want == "") {
			t.Errorf("%s %q: %q, %v, want %q", test.prompt.Ask, test.text, got, err, test.want)
		}
	}
}

func TestAnswer_Values(t *testing.T) {
	set := rules.Pack(24)
	if got := CardsAnswer(set).Cards(); got != set {
		t.Errorf("cards %v", got.Cards())
	}
	if NumberAnswer(58).Number() != 58 || TrickAnswer(2).Number() != 2 || !YesNoAnswer(true).Yes() || YesNoAnswer(false).Yes() {
		t.Error("an answer is not what it was made of")
	}
}

func TestCorrect_Cards(t *testing.T) {
	c := func(rank rules.Rank) rules.CardSet { return rules.NewCard(rank, rules.Clubs).Set() }
	it := Item{Kind: CardsOut}.ask(Prompt{Ask: AskCards, Pool: rules.Pack(20)}, CardsAnswer(c(rules.Ace)|c(rules.Ten)))
	got := it.correct(0, CardsAnswer(c(rules.Ten)|c(rules.Jack)))
	if got.Right || got.Hit != c(rules.Ten) || got.Missed != c(rules.Ace) || got.Extra != c(rules.Jack) {
		t.Errorf("%+v", got)
	}
	if got := it.correct(0, it.right[0]); !got.Right || got.Missed|got.Extra != 0 {
		t.Errorf("%+v", got)
	}
}
