package picture

import "math"

// point is a place in the drawing.
type point struct{ x, y float64 }

// matrix maps (x, y) to (a·x + c·y + e, b·x + d·y + f), as transform="matrix(a b c d e f)" does.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// then gives the map that applies n first and m after it.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m matrix) translate(x, y float64) matrix { return m.then(matrix{1, 0, 0, 1, x, y}) }
func (m matrix) scale(x, y float64) matrix     { return m.then(matrix{x, 0, 0, y, 0, 0}) }

// rotate turns clockwise, in degrees, about a point.
func (m matrix) rotate(degrees, x, y float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return m.translate(x, y).then(matrix{cos, sin, -sin, cos, 0, 0}).translate(-x, -y)
}
