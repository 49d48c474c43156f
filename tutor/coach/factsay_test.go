package coach

import (
	"context"
	"slices"
	"testing"
)

// What must not be said, or not before something else: each of these was told once.
func TestFacts_Unsaid(t *testing.T) {
	for _, c := range []struct {
		why, record, action, first, never string
	}{
		{"the ace of trumps is never in danger", "1r.sharp.BFJTWELOQRHUKIPXNCVD.xTER", "Kc", "", "left_home"},
		{"five of six hands are enough to close", "1r.snapszer.JKTUXBFILOPHDQEWRVCN.TBJLHKUW", "c", "", "closed_below"},
		{"a pair that may come with one of ten cards is not worth a game point", "1r.snapszli24.CEKLQUABDIOXWRMFHNPGJVST.CDAEMBHN", "Kh", "", "gave_hope"},
		{"a queen that takes the jack lets nothing go", "1r.austrian.DEKNWBFOVXCLIJRUQHPT.N", "Qh", "", "kept_trump"},
		{"who closes for certain may declare later", "1r.knock.NOPUVDIJLWQECBKXFRTH.dUW", "c", "closed_sure", "held_marriage"},
		{"a card that wins for certain is better than a closing that does not", "1r.snapszer.DHNPVELOUWRCQJITFKXB.PUHONWRC", "c", "missed_sure_win", "led_cheap"},
	} {
		q, a, _ := factPosition{Record: c.record, Action: c.action}.question(t)
		v, err := Grade(context.Background(), q, a)
		if err != nil {
			t.Fatal(err)
		}
		var told []string
		for _, f := range v.Facts {
			told = append(told, string(f.Kind))
		}
		if slices.Contains(told, c.never) || c.first != "" && (len(told) == 0 || told[0] != c.first) {
			t.Errorf("%s: told %q of %s (%s)", c.why, told, c.action, v.Mark)
		}
	}
}
