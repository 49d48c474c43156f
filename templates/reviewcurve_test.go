package templates

import "testing"

func TestCurve(t *testing.T) {
	c := Curve{Points: []float64{0.5, 0.5, -2, -3}, Dots: []CurveDot{{Move: 1, Weight: 3}}}
	if got, want := c.most(), 3; got != want {
		t.Errorf("the axis ends at %d, want %d", got, want)
	}
	if got, want := c.line(), "M26.0 40.0H104.0V40.0H182.0V70.0H260.0V82.0H338.0"; got != want {
		t.Errorf("line: got %q, want %q", got, want)
	}
	d := c.Dots[0]
	if got, want := c.drop(d), "M182.0 40.0V70.0"; got != want {
		t.Errorf("drop: got %q, want %q", got, want)
	}
	if x, y := c.dotX(d), c.dotY(d); x != 182 || y != 70 {
		t.Errorf("the dot lies at %v, %v, not where the line has fallen to", x, y)
	}
}

// TestCurveScale: the ends of the axis hold every value, however the rules multiply, and a hand that is worth little
// fills the picture too.
func TestCurveScale(t *testing.T) {
	for _, test := range []struct {
		points []float64
		want   int
	}{{nil, 1}, {[]float64{0.2}, 1}, {[]float64{1.004}, 1}, {[]float64{1, -1.3}, 2}, {[]float64{-12}, 12}} {
		c := Curve{Points: test.points}
		if got := c.most(); got != test.want {
			t.Errorf("%v: the axis ends at %d, want %d", test.points, got, test.want)
		}
		for _, p := range test.points {
			if y := c.y(p); y < curveTop-.5 || y > curveBottom+.5 {
				t.Errorf("%v: %v lies at %v, outside", test.points, p, y)
			}
		}
	}
}
