package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"
)

// layer is one colour of a symbol and the shapes that it fills, in the symbol's own measure.
type layer struct {
	shapes [][]point
	// paint is "currentColor" or #rrggbb.
	paint string
}

// sprite holds the symbols of a pack by id.
type sprite map[string][]layer

// spriteReader keeps where it is in the file.
type spriteReader struct {
	out    sprite
	symbol string
	inside []frame
}

// frame is what an element hands on to those inside it.
type frame struct {
	place matrix
	// paints are the attributes of painting, which are inherited.
	paints attrs
	// clips are areas, in the symbol's measure, outside of which nothing is seen.
	clips [][]point
}

// inherited are the attributes of painting that the sprites use.
var inherited = []string{"fill", "stroke", "stroke-width", "stroke-linecap"}

// readSprite reads a file as static/cards/gen writes it: symbols of groups, nested pictures, paths, circles and
// rectangles. Anything else is an error, so that no part of a card can be missing unseen.
func readSprite(file []byte) (sprite, error) {
	r := &spriteReader{out: sprite{}, inside: []frame{{place: identity, paints: attrs{"fill": "#000000"}}}}
	decoder := xml.NewDecoder(bytes.NewReader(file))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return r.out, nil
		}
		if err != nil {
			return nil, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if err := r.start(t.Name.Local, attributes(t.Attr)); err != nil {
				return nil, fmt.Errorf("symbol %s: %w", r.symbol, err)
			}
		case xml.EndElement:
			r.inside = r.inside[:len(r.inside)-1]
		}
	}
}

type attrs map[string]string

func attributes(list []xml.Attr) attrs {
	a := attrs{}
	for _, attr := range list {
		a[attr.Name.Local] = attr.Value
	}
	return a
}

// number reads an attribute; one that is missing or no number is 0.
func (a attrs) number(name string) float64 {
	n, _ := strconv.ParseFloat(a[name], 64)
	return n
}

func (r *spriteReader) start(name string, a attrs) error {
	f := r.inside[len(r.inside)-1].with(a)
	switch name {
	case "symbol":
		r.symbol, f.place = a["id"], identity
	case "svg":
		if r.symbol != "" {
			f = f.nested(a)
		}
	case "g", "path", "circle", "rect":
		t, err := transform(a["transform"])
		if err != nil {
			return err
		}
		f.place = f.place.then(t)
	default:
		return fmt.Errorf("the element %s is not known", name)
	}
	r.inside = append(r.inside, f)
	lines, err := linesOf(name, a)
	if err != nil || lines == nil {
		return err
	}
	r.add(f, f.paints["fill"], filled(lines))
	if width := f.paints.number("stroke-width"); width > 0 {
		r.add(f, f.paints["stroke"], stroked(lines, width, f.paints["stroke-linecap"] != "round"))
	}
	return nil
}

// add adds a layer to the symbol.
func (r *spriteReader) add(f frame, paint string, shapes [][]point) {
	if paint == "" || paint == "none" {
		return
	}
	l := layer{paint: paint}
	for _, s := range shapes {
		for i := range s {
			s[i] = f.place.apply(s[i])
		}
		for _, area := range f.clips {
			s = clip(s, area)
		}
		if len(s) > 2 {
			l.shapes = append(l.shapes, s)
		}
	}
	r.out[r.symbol] = append(r.out[r.symbol], l)
}

// with takes over an element's attributes of painting.
func (f frame) with(a attrs) frame {
	paints := attrs{"stroke-width": "1"}
	for _, name := range inherited {
		if value, ok := f.paints[name]; ok {
			paints[name] = value
		}
		if value, ok := a[name]; ok {
			paints[name] = value
		}
	}
	f.paints = paints
	return f
}

// linesOf gives the outlines of a drawn element, nil for others.
func linesOf(name string, a attrs) ([]outline, error) {
	switch name {
	case "path":
		return parsePath(a["d"])
	case "circle":
		x, y, radius := a.number("cx"), a.number("cy"), a.number("r")
		return []outline{{roundBox(x-radius, y-radius, 2*radius, 2*radius, radius), true}}, nil
	case "rect":
		return []outline{{roundBox(a.number("x"), a.number("y"), a.number("width"), a.number("height"), a.number("rx")), true}}, nil
	}
	return nil, nil
}

// nested is the frame of an svg element inside another: placed by its box and view box, seen through its box.
func (f frame) nested(a attrs) frame {
	var view [4]float64
	for i, field := range strings.Fields(a["viewBox"]) {
		if i < len(view) {
			view[i], _ = strconv.ParseFloat(field, 64)
		}
	}
	left, top, width, height := a.number("x"), a.number("y"), a.number("width"), a.number("height")
	if a["overflow"] == "hidden" {
		area := []point{{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}}
		for i := range area {
			area[i] = f.place.apply(area[i])
		}
		f.clips = append(f.clips[:len(f.clips):len(f.clips)], area)
	}
	scale := min(width/view[2], height/view[3])
	x, y := left+(width-view[2]*scale)/2, top+(height-view[3]*scale)/2
	f.place = f.place.translate(x, y).scale(scale, scale).translate(-view[0], -view[1])
	return f
}

// transform reads a list of translate, scale and rotate.
func transform(text string) (matrix, error) {
	m := identity
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		name, rest, _ := strings.Cut(text, "(")
		inside, after, ok := strings.Cut(rest, ")")
		var n []float64
		for _, field := range strings.FieldsFunc(inside, func(c rune) bool { return c == ' ' || c == ',' }) {
			v, err := strconv.ParseFloat(field, 64)
			if err != nil {
				return m, err
			}
			n = append(n, v)
		}
		switch {
		case ok && name == "translate" && len(n) == 2:
			m = m.translate(n[0], n[1])
		case ok && name == "scale" && len(n) == 1:
			m = m.scale(n[0], n[0])
		case ok && name == "scale" && len(n) == 2:
			m = m.scale(n[0], n[1])
		case ok && name == "rotate" && len(n) == 1:
			m = m.rotate(n[0], 0, 0)
		case ok && name == "rotate" && len(n) == 3:
			m = m.rotate(n[0], n[1], n[2])
		default:
			return m, fmt.Errorf("the transform %q is not known", text)
		}
		text = after
	}
	return m, nil
}

// ink is a colour of the file; that of the suit stands for currentColor.
func ink(text string, suit color.NRGBA) color.NRGBA {
	if text == "currentColor" {
		return suit
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 32)
	if err != nil {
		return suit
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 0xff}
}

// symbol paints a symbol.
func (c *canvas) symbol(m matrix, layers []layer, suit color.NRGBA) {
	for _, l := range layers {
		c.fill(m, l.shapes, ink(l.paint, suit))
	}
}
