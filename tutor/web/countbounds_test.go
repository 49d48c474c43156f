package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/count"
)

// TestCountBounds: rooms that do not know each other agree on what they share: how many days a picture of results shows,
// and up to which number answers are taken and have words.
func TestCountBounds(t *testing.T) {
	if got, want := templates.PictureDays, int(count.Period); got != want {
		t.Errorf("a picture has room for %d days, results are of %d", got, want)
	}
	if got, want := count.MaxNumber, locales.MaxNumber; got != want {
		t.Errorf("answers go up to %d, words to %d", got, want)
	}
}
