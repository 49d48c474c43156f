package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
)

func TestRetryState(t *testing.T) {
	p := locales.New("de", "")
	for _, c := range []struct {
		what  string
		tally tutor.Tally
		want  string
	}{
		{"not tried", tutor.Tally{}, p.ReviewRetryOpen()},
		{"the solution was shown, or the try was wrong", tutor.Tally{Tries: 1}, p.ReviewRetryMissed()},
		{"found later", tutor.Tally{Tries: 3, Right: 1}, p.ReviewRetryFound()},
		{"found at once", tutor.Tally{Tries: 1, Right: 1, First: true}, p.ReviewRetryFirst()},
	} {
		if _, got := retryState(p, c.tally); got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, got, c.want)
		}
	}
}
