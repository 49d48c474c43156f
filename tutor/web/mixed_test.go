package web

import (
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
)

// TestComingPuzzles: the puzzles of today and of the next weeks wait for their day, and leave most of each theme to be
// drawn, on whatever day of the table.
func TestComingPuzzles(t *testing.T) {
	first, last := puzzles.DailyDates()
	for _, date := range []string{first, "2027-05-01", last} {
		day, err := tutor.ParseDate(date)
		if err != nil {
			t.Fatal(err)
		}
		v := visitor("de")
		v.now = day.Begins(dailyPlace)
		coming := v.comingPuzzles()
		for _, id := range puzzles.DailyIDs(date) {
			if !coming[id] {
				t.Errorf("%s: its own %s may be drawn", date, id)
			}
		}
		for _, theme := range puzzles.Themes() {
			left := 0
			for _, z := range puzzles.Of(theme) {
				if !coming[z.ID] {
					left++
				}
			}
			if all := len(puzzles.Of(theme)); left < all*3/4 {
				t.Errorf("%s: %d of %d %s are left to be drawn", date, left, all, theme)
			}
		}
	}
}

// TestMixedCounts: what counts for the strength is told to whoever has one, and to nobody before the first rated try.
func TestMixedCounts(t *testing.T) {
	a, p := newAsker(t), locales.New("hu", "")
	told := func() bool { return strings.Contains(bodyText(a.get("/hu/puzzles")), p.RatingMixedCounts()) }
	if told() {
		t.Error("the page tells what counts for a number that the learner has not")
	}
	z := puzzles.Of(puzzles.LastFive)[0]
	a.post("/hu/puzzles/last-five/"+z.ID, url.Values{"line": {""}, "action": {z.Trap[0].String()}, "try": {"0"}})
	if !told() {
		t.Error("the page does not tell what counts")
	}
}
