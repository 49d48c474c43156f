package templates

import (
	"fmt"
	"math"
	"strings"
)

// Curve is the picture of the expectation over a hand: a stepped line, with a dot where the learner lost something.
type Curve struct {
	// Points are expected game points for the learner, above 0 where they are the learner's: first before any action, then
	// after each.
	Points []float64
	// Dots are the actions that lost something, in order.
	Dots []CurveDot
	// At is the moment shown: that many actions were done. It is marked.
	At int
	// Told says what the picture shows, for whoever does not see it.
	Told string
}

// CurveDot is an action that lost something.
type CurveDot struct {
	// Move counts from 0: the line falls between the moments Move and Move+1.
	Move int
	// Weight is 1 for an inaccuracy, 2 for a mistake, 3 for a blunder: it decides the shape.
	Weight int
	// Href leads to its moment, Label says what it was.
	Link
}

// The picture's measures, in its own units: about a pixel each on a phone.
const (
	curveLeft   = 26.0
	curveRight  = 338.0
	curveTop    = 10.0
	curveBottom = 82.0
	curveMiddle = (curveTop + curveBottom) / 2
)

// most is the number of game points that the axis ends with, the same upwards and downwards.
func (c Curve) most() int {
	most := 1.0
	for _, p := range c.Points {
		most = max(most, math.Ceil(math.Abs(p)-.01))
	}
	return int(most)
}

// x is where a moment begins, y the height of so many game points.
func (c Curve) x(moment int) float64 {
	return curveLeft + float64(moment)*(curveRight-curveLeft)/float64(max(1, len(c.Points)))
}

func (c Curve) y(points float64) float64 {
	return curveMiddle - points*(curveBottom-curveTop)/2/float64(c.most())
}

// line steps from moment to moment, as an SVG path.
func (c Curve) line() string {
	var path strings.Builder
	for moment, p := range c.Points {
		if moment == 0 {
			fmt.Fprintf(&path, "M%s %s", units(c.x(0)), units(c.y(p)))
		} else {
			fmt.Fprintf(&path, "V%s", units(c.y(p)))
		}
		fmt.Fprintf(&path, "H%s", units(c.x(moment+1)))
	}
	return path.String()
}

// drop is the part of the line in which a dot's action lost something, as an SVG path.
func (c Curve) drop(d CurveDot) string {
	return fmt.Sprintf("M%s %sV%s", units(c.x(d.Move+1)), units(c.y(c.Points[d.Move])), units(c.y(c.Points[d.Move+1])))
}

// dotX and dotY are the middle of a dot: where the line has fallen to.
func (c Curve) dotX(d CurveDot) float64 { return c.x(d.Move + 1) }

func (c Curve) dotY(d CurveDot) float64 { return c.y(c.Points[d.Move+1]) }

// radius is that of a dot: the more was lost, the larger.
func (d CurveDot) radius() string {
	return [...]string{"3.4", "4", "4.6", "6"}[min(max(d.Weight, 0), 3)]
}

// axis are the heights with a figure: the ends and the middle.
func (c Curve) axis() []int { return []int{c.most(), 0, -c.most()} }
