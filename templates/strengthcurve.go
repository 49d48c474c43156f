package templates

import (
	"fmt"
	"strings"
)

// StrengthCurve is the picture of how a strength has come about: a line from try to try, in a band that is as wide as it is
// uncertain.
type StrengthCurve struct {
	// Points are the strength before the first try that is shown, then after each; two or more.
	Points []Strength
	// Told says what the picture shows.
	Told string
	// Days are the same for a table, day by day.
	Days []StrengthDay
}

// The picture's measures, in its own units: about a pixel each on a phone.
const (
	strengthLeft   = 38.0
	strengthRight  = 338.0
	strengthTop    = 8.0
	strengthBottom = 108.0
	// strengthStep is what the ends of the axis are multiples of.
	strengthStep = 100
)

// ends are the values at which the axis begins and ends: the band lies within.
func (c StrengthCurve) ends() (low, high int) {
	low, high = c.Points[0].Value, c.Points[0].Value
	for _, p := range c.Points {
		low, high = min(low, p.Value-p.Deviation), max(high, p.Value+p.Deviation)
	}
	return low / strengthStep * strengthStep, (high + strengthStep - 1) / strengthStep * strengthStep
}

// axis are the values with a figure: both ends, and the middle between them.
func (c StrengthCurve) axis() []int {
	low, high := c.ends()
	return []int{high, (low + high) / 2, low}
}

func (c StrengthCurve) x(point int) float64 {
	return strengthLeft + float64(point)*(strengthRight-strengthLeft)/float64(len(c.Points)-1)
}

func (c StrengthCurve) y(value int) float64 {
	low, high := c.ends()
	return strengthBottom - float64(value-low)*(strengthBottom-strengthTop)/float64(max(high-low, 1))
}

// line joins the values, as an SVG path.
func (c StrengthCurve) line() string {
	var path strings.Builder
	for i, p := range c.Points {
		fmt.Fprintf(&path, "%s%s %s", pathLetter(i), units(c.x(i)), units(c.y(p.Value)))
	}
	return path.String()
}

// band goes along the upper edge of what is uncertain and back along the lower, as an SVG path.
func (c StrengthCurve) band() string {
	var path strings.Builder
	for i, p := range c.Points {
		fmt.Fprintf(&path, "%s%s %s", pathLetter(i), units(c.x(i)), units(c.y(p.Value+p.Deviation)))
	}
	for i := len(c.Points) - 1; i >= 0; i-- {
		fmt.Fprintf(&path, "L%s %s", units(c.x(i)), units(c.y(c.Points[i].Value-c.Points[i].Deviation)))
	}
	return path.String() + "Z"
}

// pathLetter is the letter of a path's point: the first is gone to, the others are drawn to.
func pathLetter(point int) string {
	if point == 0 {
		return "M"
	}
	return "L"
}
