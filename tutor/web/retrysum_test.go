package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/tutor/match"
)

func TestRetryState(t *testing.T) {
	p := locales.New("de", "")
	for _, c := range []struct {
		what  string
		tried match.Tried
		want  string
	}{
		{"not tried", match.Tried{}, p.ReviewRetryOpen()},
		{"the solution was shown, or the try was wrong", match.Tried{Times: 1}, p.ReviewRetryMissed()},
		{"found later", match.Tried{Times: 3, Right: 1}, p.ReviewRetryFound()},
		{"found at once", match.Tried{Times: 1, Right: 1, First: true}, p.ReviewRetryFirst()},
		{"found at once, after a hint", match.Tried{Times: 1, Right: 1, First: true, Hinted: true}, p.ReviewRetryFirstHint()},
		{"a hint did not help", match.Tried{Times: 1, Hinted: true}, p.ReviewRetryMissed()},
	} {
		if _, got := retryState(p, c.tried); got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, got, c.want)
		}
	}
}
