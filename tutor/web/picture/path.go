package picture

import (
	"fmt"
	"math"
	"strconv"
)

// outline is one run of straight pieces.
type outline struct {
	points []point
	closed bool
}

// reader reads the data of an SVG path (SVG 2, 9.3): commands M L H V C Q A Z, absolute or relative.
type reader struct {
	text string
	// at is the present point, from the first of its outline.
	at, from point
	open     []point
	done     []outline
}

// pieces is the number of straight pieces that a curve or a quarter of a circle becomes: at the size of the pictures
// they are less than a tenth of a pixel off.
const pieces = 12

// parsePath reads path data into straight pieces.
func parsePath(text string) ([]outline, error) {
	r := &reader{text: text}
	for {
		command, ok := r.command()
		if !ok {
			break
		}
		if err := r.run(command); err != nil {
			return nil, fmt.Errorf("path %.40q…: %w", text, err)
		}
	}
	r.end(false)
	return r.done, nil
}

// run does a command as often as there are numbers for it.
func (r *reader) run(command byte) error {
	relative := command >= 'a'
	letter := command &^ 0x20
	if letter == 'Z' {
		r.end(true)
		return nil
	}
	count := map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'Q': 4, 'A': 7}[letter]
	if count == 0 {
		return fmt.Errorf("the command %c is not known", command)
	}
	for first := true; first || r.more(); first = false {
		n := make([]float64, count)
		for i := range n {
			var err error
			if n[i], err = r.number(letter == 'A' && (i == 3 || i == 4)); err != nil {
				return err
			}
		}
		if relative {
			r.absolute(letter, n)
		}
		r.draw(letter, n)
		if letter == 'M' {
			letter = 'L' // More pairs are lines.
		}
	}
	return nil
}

// absolute adds the present point to relative numbers.
func (r *reader) absolute(letter byte, n []float64) {
	switch letter {
	case 'H':
		n[0] += r.at.x
	case 'V':
		n[0] += r.at.y
	case 'A':
		n[5], n[6] = n[5]+r.at.x, n[6]+r.at.y
	default:
		for i := range n {
			n[i] += [2]float64{r.at.x, r.at.y}[i%2]
		}
	}
}

func (r *reader) draw(letter byte, n []float64) {
	switch letter {
	case 'M':
		r.end(false)
		r.at = point{n[0], n[1]}
		r.from = r.at
	case 'L':
		r.line(point{n[0], n[1]})
	case 'H':
		r.line(point{n[0], r.at.y})
	case 'V':
		r.line(point{r.at.x, n[0]})
	case 'C':
		r.cubic(point{n[0], n[1]}, point{n[2], n[3]}, point{n[4], n[5]})
	case 'Q':
		r.quadratic(point{n[0], n[1]}, point{n[2], n[3]})
	case 'A':
		r.arc(n[0], n[1], n[2], n[3] != 0, n[4] != 0, point{n[5], n[6]})
	}
}

func (r *reader) line(to point) {
	if len(r.open) == 0 {
		r.open = []point{r.at}
	}
	r.open = append(r.open, to)
	r.at = to
}

func (r *reader) cubic(c, d, to point) {
	from := r.at
	for i := 1; i <= pieces; i++ {
		t := float64(i) / pieces
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		r.line(point{k0*from.x + k1*c.x + k2*d.x + k3*to.x, k0*from.y + k1*c.y + k2*d.y + k3*to.y})
	}
}

func (r *reader) quadratic(c, to point) {
	from := r.at
	r.cubic(point{from.x + (c.x-from.x)*2/3, from.y + (c.y-from.y)*2/3}, point{to.x + (c.x-to.x)*2/3, to.y + (c.y-to.y)*2/3}, to)
}

// arc follows an ellipse (SVG 2, appendix B.2.4: from endpoints to centre).
func (r *reader) arc(rx, ry, turn float64, large, sweep bool, to point) {
	from := r.at
	rx, ry = math.Abs(rx), math.Abs(ry)
	if from == to {
		return
	}
	if rx == 0 || ry == 0 {
		r.line(to)
		return
	}
	sin, cos := math.Sincos(turn * math.Pi / 180)
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	x, y := cos*dx+sin*dy, cos*dy-sin*dx
	if reach := x*x/(rx*rx) + y*y/(ry*ry); reach > 1 {
		rx, ry = rx*math.Sqrt(reach), ry*math.Sqrt(reach)
	}
	k := math.Sqrt(max(0, (rx*rx*ry*ry-rx*rx*y*y-ry*ry*x*x)/(rx*rx*y*y+ry*ry*x*x)))
	if large == sweep {
		k = -k
	}
	cx, cy := k*rx*y/ry, -k*ry*x/rx
	begin := math.Atan2((y-cy)/ry, (x-cx)/rx)
	angle := math.Atan2((-y-cy)/ry, (-x-cx)/rx) - begin
	switch {
	case sweep && angle < 0:
		angle += 2 * math.Pi
	case !sweep && angle > 0:
		angle -= 2 * math.Pi
	}
	mx, my := (from.x+to.x)/2, (from.y+to.y)/2
	steps := int(math.Ceil(math.Abs(angle)/(math.Pi/2)*pieces)) + 1
	for i := 1; i < steps; i++ {
		s, c := math.Sincos(begin + angle*float64(i)/float64(steps))
		px, py := rx*c+cx, ry*s+cy
		r.line(point{cos*px - sin*py + mx, sin*px + cos*py + my})
	}
	r.line(to)
}

// end ends the outline that is being read.
func (r *reader) end(closed bool) {
	if len(r.open) > 1 {
		r.done = append(r.done, outline{r.open, closed})
	}
	r.open = nil
	if closed {
		r.at = r.from
	}
}

func (r *reader) skip() {
	for r.text != "" && (r.text[0] == ' ' || r.text[0] == ',' || r.text[0] == '\n') {
		r.text = r.text[1:]
	}
}

// command takes the next letter.
func (r *reader) command() (byte, bool) {
	r.skip()
	if r.text == "" {
		return 0, false
	}
	c := r.text[0]
	r.text = r.text[1:]
	return c, true
}

// more tells whether a number follows.
func (r *reader) more() bool {
	r.skip()
	return r.text != "" && (r.text[0] >= '0' && r.text[0] <= '9' || r.text[0] == '-' || r.text[0] == '.' || r.text[0] == '+')
}

// number takes the next number; a flag is one figure, which may stand against the next.
func (r *reader) number(flag bool) (float64, error) {
	r.skip()
	end, dot := 0, false
scan:
	for end < len(r.text) && (end == 0 || !flag) {
		switch c := r.text[end]; {
		case c >= '0' && c <= '9', end == 0 && (c == '-' || c == '+'):
		case c == '.' && !dot:
			dot = true
		default:
			break scan
		}
		end++
	}
	n, err := strconv.ParseFloat(r.text[:end], 64)
	r.text = r.text[end:]
	return n, err
}
