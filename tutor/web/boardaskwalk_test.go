package web

import (
	"strings"
	"testing"

	"bummerl/locales"
)

// TestAskFitsPlan: along a plan that does not win against every hand, those it wins against are not given out as all that
// the opponent may hold: closing says nothing of that hand.
func TestAskFitsPlan(t *testing.T) {
	p, z := locales.New("de", ""), uncertain(t)
	a := newAsker(t)
	won := -1
	text := mainText(t, a.get(askAddress("de", puzzleBoard(t, z, false), "&q=plan&t=close&line=c&at=1")).Body.String())
	for n := range z.Hands {
		if strings.Contains(text, p.AskBestExact(n, z.Hands)) {
			won = n
		}
	}
	if won < 1 {
		t.Fatalf("%s: the plan does not win against some hands of %d: %q", z.ID, z.Hands, text)
	}
	if !strings.Contains(text, p.AskFitsPlan(won)) || strings.Contains(text, p.AskFits(won)) {
		t.Errorf("%s: %q lacks %q", z.ID, text, p.AskFitsPlan(won))
	}
}
