package picture

import (
	"math"
	"slices"
)

// filled gives the shapes inside outlines.
func filled(lines []outline) [][]point {
	shapes := make([][]point, len(lines))
	for i, o := range lines {
		shapes[i] = slices.Clone(o.points)
	}
	return shapes
}

// stroked gives the shapes that lines along outlines cover, all the same way round, so that where they overlap they
// count once.
func stroked(lines []outline, width float64, butt bool) [][]point {
	var shapes [][]point
	for _, o := range lines {
		for _, shape := range stroke(o, width, butt) {
			if area(shape) < 0 {
				slices.Reverse(shape)
			}
			shapes = append(shapes, shape)
		}
	}
	return shapes
}

// stroke gives the shapes that a line of a width covers: a slab for each piece and a disc at each corner. They overlap;
// filled together they are one. butt says that the ends are cut off straight, else they are round; corners are always
// round, which at the widths of the sprites nobody sees.
func stroke(o outline, width float64, butt bool) [][]point {
	half := width / 2
	points := o.points
	if o.closed {
		points = append(points[:len(points):len(points)], points[0])
	}
	var shapes [][]point
	for i := 1; i < len(points); i++ {
		p, q := points[i-1], points[i]
		length := math.Hypot(q.x-p.x, q.y-p.y)
		if length == 0 {
			continue
		}
		nx, ny := (p.y-q.y)/length*half, (q.x-p.x)/length*half
		shapes = append(shapes, []point{{p.x + nx, p.y + ny}, {q.x + nx, q.y + ny}, {q.x - nx, q.y - ny}, {p.x - nx, p.y - ny}})
	}
	for i, p := range points {
		if end := i == 0 || i == len(points)-1; !end || o.closed || !butt {
			shapes = append(shapes, disc(p, half))
		}
	}
	return shapes
}

func disc(centre point, radius float64) []point {
	const corners = 12
	shape := make([]point, corners)
	for i := range shape {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		shape[i] = point{centre.x + radius*cos, centre.y + radius*sin}
	}
	return shape
}

// area is that of a shape, positive if it runs clockwise on the screen.
func area(shape []point) float64 {
	sum := 0.0
	for i, p := range shape {
		q := shape[(i+1)%len(shape)]
		sum += p.x*q.y - q.x*p.y
	}
	return sum / 2
}

// clip gives what of a shape lies inside a convex area (Sutherland and Hodgman 1974).
func clip(shape, window []point) []point {
	turn := 1.0
	if area(window) < 0 {
		turn = -1
	}
	for i, a := range window {
		b := window[(i+1)%len(window)]
		side := func(p point) float64 { return turn * ((b.x-a.x)*(p.y-a.y) - (b.y-a.y)*(p.x-a.x)) }
		var kept []point
		for j, q := range shape {
			p := shape[(j+len(shape)-1)%len(shape)]
			sp, sq := side(p), side(q)
			if sp >= 0 != (sq >= 0) {
				t := sp / (sp - sq)
				kept = append(kept, point{p.x + t*(q.x-p.x), p.y + t*(q.y-p.y)})
			}
			if sq >= 0 {
				kept = append(kept, q)
			}
		}
		shape = kept
	}
	return shape
}
