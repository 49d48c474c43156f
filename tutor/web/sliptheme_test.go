package web

import (
	"testing"

	"bummerl/tutor/coach"
)

// TestEveryReasonHasOneTheme: statistics count each kind of fact that the coach has words for, and none twice.
func TestEveryReasonHasOneTheme(t *testing.T) {
	times := map[coach.FactKind]int{}
	for _, theme := range slipThemes {
		for _, kind := range theme.kinds {
			times[kind]++
		}
	}
	for kind := range reasonSays {
		if times[kind] != 1 {
			t.Errorf("%s has %d themes, want 1", kind, times[kind])
		}
		delete(times, kind)
	}
	for kind := range times {
		t.Errorf("%s is a theme's, but no reason", kind)
	}
	if got, want := themeOf("no such kind"), len(slipThemes)-1; got != want {
		t.Errorf("an unknown reason has theme %d, want the last, %d", got, want)
	}
}
