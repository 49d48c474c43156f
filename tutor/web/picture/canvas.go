package picture

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// canvas is an image that is being painted.
type canvas struct {
	img *image.RGBA
	r   vector.Rasterizer
}

func newCanvas(width, height int) *canvas {
	return &canvas{img: image.NewRGBA(image.Rect(0, 0, width, height))}
}

// fill paints shapes, mapped by m, in one colour. Where they overlap they count once if they run the same way round
// (the non-zero rule).
func (c *canvas) fill(m matrix, shapes [][]point, ink color.Color) {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	mapped := make([][]point, len(shapes))
	for i, shape := range shapes {
		mapped[i] = make([]point, len(shape))
		for j, p := range shape {
			p = m.apply(p)
			mapped[i][j] = p
			low, high = point{min(low.x, p.x), min(low.y, p.y)}, point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	box := image.Rect(int(math.Floor(low.x)), int(math.Floor(low.y)), int(math.Ceil(high.x)), int(math.Ceil(high.y)))
	if len(shapes) == 0 || box.Empty() || !box.Overlaps(c.img.Bounds()) {
		return
	}
	c.r.Reset(box.Dx(), box.Dy())
	for _, shape := range mapped {
		for j, p := range shape {
			x, y := float32(p.x-float64(box.Min.X)), float32(p.y-float64(box.Min.Y))
			if j == 0 {
				c.r.MoveTo(x, y)
			} else {
				c.r.LineTo(x, y)
			}
		}
		c.r.ClosePath()
	}
	c.r.Draw(c.img, box, image.NewUniform(ink), image.Point{})
}

// box paints a rectangle with round corners.
func (c *canvas) box(m matrix, x, y, width, height, radius float64, ink color.Color) {
	c.fill(m, [][]point{roundBox(x, y, width, height, radius)}, ink)
}

func roundBox(x, y, width, height, radius float64) []point {
	var shape []point
	for corner, centre := range []point{{x + width - radius, y + height - radius}, {x + radius, y + height - radius}, {x + radius, y + radius}, {x + width - radius, y + radius}} {
		for i := range pieces + 1 {
			sin, cos := math.Sincos(math.Pi / 2 * (float64(corner) + float64(i)/pieces))
			shape = append(shape, point{centre.x + radius*cos, centre.y + radius*sin})
		}
	}
	return shape
}
