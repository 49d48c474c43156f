package templates

import (
	"fmt"
	"slices"
	"strings"
)

// CountResultsPage is /count/results: what counting has come to in the last days.
type CountResultsPage struct {
	Page
	// Drills are those with answers; none: there is nothing to show yet.
	Drills []CountResult
	// Missed are the sums most often wrong, the worst first.
	Missed []MissedSum
	// Back leads to all drills, Deck to what is asked again today; nil if nothing is.
	Back Link
	Deck *Link
}

// CountResult is what the answers to one drill came to.
type CountResult struct {
	// Kind is the drill's id, Name what it is called.
	Kind, Name string
	// Practise leads to the drill; its label needs the name beside it.
	Practise Link
	// Answers, Right and Seconds are the figures of all days, in words; Seconds "" if unknown.
	Answers, Right, Seconds string
	// Level of Levels is where the learner stands; Level 0: it has none.
	Level, Levels int
	// From, Middle and To are the dates under the picture.
	From, Middle, To string
	// Days are those with answers, in order.
	Days []CountDay
	// Told says what the picture shows.
	Told string
}

// CountDay is one day of a picture.
type CountDay struct {
	// Place is the day's place in the picture, from 0 (the first day) to PictureDays-1.
	Place int
	Date  string
	// Asked and Right count answers, Percent are those that were right of a hundred.
	Asked, Right, Percent int
	// Seconds is the median of a day, 0 if unknown.
	Seconds int
}

// MissedSum is a sum that was wrong.
type MissedSum struct {
	// Sum is the sum with its answer: "27 + 14 = 41". Of says how often it was wrong.
	Sum, Of string
	// Drill is where it came up.
	Drill Link
}

// PictureDays is how many days a picture has room for.
const PictureDays = 30

// The picture's measures, in its own units: about a pixel each on a phone.
const (
	pictureLeft   = 34
	pictureRight  = 266
	pictureTop    = 26
	pictureBottom = 126
	barWidth      = 5.4
)

// scales are the seconds that an axis may end with.
var scales = []int{4, 10, 20, 40, 60, 120, 300, 600}

// scale gives the end of the axis of seconds: the least that has room for all days.
func (r CountResult) scale() int {
	most := 0
	for _, d := range r.Days {
		most = max(most, d.Seconds)
	}
	for _, s := range scales {
		if s >= most {
			return s
		}
	}
	return most
}

// pictured tells whether there is a picture to explain.
func (p CountResultsPage) pictured() bool { return slices.ContainsFunc(p.Drills, CountResult.pictured) }

// pictured tells whether there is something to compare: one day alone is told by the figures.
func (r CountResult) pictured() bool { return len(r.Days) > 1 }

// timed tells whether the time of any answer is known.
func (r CountResult) timed() bool {
	for _, d := range r.Days {
		if d.Seconds > 0 {
			return true
		}
	}
	return false
}

// x is the middle of a day.
func (d CountDay) x() float64 {
	return pictureLeft + (float64(d.Place)+.5)*(pictureRight-pictureLeft)/PictureDays
}

// height is that of a day's bar.
func (d CountDay) height() float64 { return pictureBottom - level(d.Percent) }

// none is the mark of a day without a right answer, a cross on the line, as an SVG path.
func (d CountDay) none() string {
	return fmt.Sprintf("M%[1]s %[3]sL%[2]s %[4]sM%[2]s %[3]sL%[1]s %[4]s",
		units(d.x()-barWidth/2), units(d.x()+barWidth/2), units(pictureBottom-barWidth-2), units(pictureBottom-2))
}

// level is the height at which so many of a hundred stand.
func level(percent int) float64 {
	return pictureBottom - float64(percent)*(pictureBottom-pictureTop)/100
}

// y is the height at which a day's seconds stand on an axis that ends with a number of them.
func (d CountDay) y(scale int) float64 {
	return pictureBottom - float64(d.Seconds)*(pictureBottom-pictureTop)/float64(scale)
}

// line joins the days whose time is known, as an SVG path.
func (r CountResult) line() string {
	var path strings.Builder
	for _, d := range r.Days {
		switch {
		case d.Seconds == 0:
			continue
		case path.Len() == 0:
			path.WriteByte('M')
		default:
			path.WriteByte('L')
		}
		fmt.Fprintf(&path, "%s %s", units(d.x()), units(d.y(r.scale())))
	}
	return path.String()
}

// units writes a measure of a picture, to a tenth.
func units(n float64) string { return fmt.Sprintf("%.1f", n) }

// heard is the picture in words.
func (r CountResult) heard(l Look) string { return l.P.ResultsPicture(r.Name) + ". " + r.Told }
