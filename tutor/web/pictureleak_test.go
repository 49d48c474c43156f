package web

import (
	"bytes"
	"reflect"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
)

// twinOf exchanges a card of the opponent's with one of the talon so that the learner sees the same; false if there are none.
func twinOf(t *testing.T, z puzzles.Puzzle) (puzzles.Puzzle, bool) {
	t.Helper()
	want, err := z.View()
	if err != nil {
		t.Fatal(err)
	}
	opponent := want.Seat.Other()
	for card := range z.Record.Deal.Hands[opponent].All() {
		for i, drawn := range z.Record.Deal.Talon {
			twin := z
			twin.Record.Deal.Hands[opponent] = z.Record.Deal.Hands[opponent]&^card.Set() | drawn.Set()
			twin.Record.Deal.Talon[i] = card
			if got, err := twin.View(); err == nil && reflect.DeepEqual(got, want) {
				return twin, true
			}
		}
	}
	return z, false
}

// TestPictureTellsNothing: the picture of a puzzle is the same whatever lies hidden, and so is what its page shows before the
// first answer.
func TestPictureTellsNothing(t *testing.T) {
	s, _ := built(t)
	compared := 0
	for i, theme := range puzzles.Themes() {
		for _, z := range puzzles.Of(theme) {
			twin, ok := twinOf(t, z)
			if !ok {
				continue
			}
			v := &visit{site: s, lang: locales.Langs[i%len(locales.Langs)], now: s.Env.Time()}
			v.meet(v.learner)
			var pictures [2][]byte
			for j, p := range []puzzles.Puzzle{z, twin} {
				var err error
				if pictures[j], err = v.draw(20000, puzzles.Easy, p); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(pictures[0], pictures[1]) {
				t.Errorf("the picture of %s tells what lies hidden", z.ID)
			}
			if !reflect.DeepEqual(dailyPosition(z), dailyPosition(twin)) {
				t.Errorf("the position of %s on the page of its day tells what lies hidden", z.ID)
			}
			compared++
			break
		}
	}
	if compared < 5 {
		t.Errorf("only %d puzzles have a twin", compared)
	}
}
