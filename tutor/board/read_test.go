package board

import (
	"errors"
	"testing"

	"bummerl/rules"
)

// TestRead: whatever the board gives away as a text it reads again, and what cannot be is told by the rules' reasons.
func TestRead(t *testing.T) {
	for _, r := range played(t, "schnapsen", 7) {
		seen, err := SeenBy(r, rules.Dealer)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range []Board{OfRecord(r, rules.Forehand), OfRecord(r, rules.Forehand).Setup(), seen} {
			data, err := b.JSON()
			if err != nil {
				t.Fatal(err)
			}
			got, err := Read(string(data))
			if err != nil || got.Open != b.Open {
				t.Fatalf("%s: %v", data, err)
			}
			if want, _ := b.State(); b.Open {
				if state, err := got.State(); err != nil || b.Announced == rules.NoSuit && state.Text() != want.Text() {
					t.Fatalf("%s: got %s, want %s (%v)", data, state.Text(), want.Text(), err)
				}
			}
			for _, text := range []string{" " + b.Text() + "\n", "https://bummerl.example/de/board?p=" + b.Text() + "&to=mine", "/de/board?p=" + b.Text() + "#answer"} {
				if got, err = Read(text); err != nil || got.Text() != b.Text() {
					t.Fatalf("%s: read as %s (%v)", text, got.Text(), err)
				}
			}
		}
	}
}

func TestReadRefused(t *testing.T) {
	setup := func(err error) bool { var e *rules.SetupError; return errors.As(err, &e) }
	replay := func(err error) bool { var e *rules.ReplayError; return errors.As(err, &e) }
	text := func(err error) bool { var e *TextError; return errors.As(err, &e) }
	cases := []struct {
		name, text string
		is         func(error) bool
	}{
		{"nothing", " ", func(err error) bool { return errors.Is(err, ErrNothing) }},
		{"no position", `{"a":1}`, func(err error) bool { return errors.Is(err, ErrNothing) }},
		{"no JSON", `{"position":`, func(err error) bool { return err != nil && !setup(err) }},
		{"unknown rules", `{"variant":"whist","position":{"turn":"me"}}`, setup},
		{"a card twice", `{"position":{"trump":"d","forehand":["Ac","Ac"],"dealer":["Ad"],"talon":["Kh"]}}`, setup},
		{"numbers beyond all", `{"variant":"schnapsen","position":{"trump":"d","forehand":["Ac"],"dealer":["Ad"],"turn":"dealer","points":{"forehand":999,"dealer":-4},
			"tricks":{"forehand":99,"dealer":-1},"closed_by":"dealer","closed":{"opponent_points":999,"opponent_tricks":77,"closer_tricks":-3}}}`, setup},
		{"a view without a seat", `{"seat":"me","hand":["Ac"],"gone":[]}`, setup},
		{"an illegal action", "1r.schnapsen.HJLOQIPTUVCWKBEXFRDN.X", replay},
		{"no text", "some words", text},
		{"half a link", "https://bummerl.example/de/board?p=1bfo.schnapsen", text},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			b, err := Read(c.text)
			if !c.is(err) {
				t.Errorf("got %v", err)
			}
			if got, err := Parse(b.Setup().Text()); err != nil || got.Text() != b.Setup().Text() {
				t.Errorf("what was read cannot be kept: %s (%v)", b.Setup().Text(), err)
			}
		})
	}
}
