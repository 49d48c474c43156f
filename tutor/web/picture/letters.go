package picture

import (
	"image/color"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"bummerl/static"
)

// face is one weight of the font; the letters of Hungarian that Latin-1 lacks are in a file of their own. It is not safe
// for use by several goroutines at once.
type face struct {
	parts []*sfnt.Font
	buf   sfnt.Buffer
}

// newFace reads the font of a weight, 400 or 700.
func newFace(weight string) (*face, error) {
	f := &face{}
	for _, part := range []string{"latin-", "latin-ext-"} {
		file, err := static.Letters(part + weight)
		if err != nil {
			return nil, err
		}
		letters, err := sfnt.Parse(file)
		if err != nil {
			return nil, err
		}
		f.parts = append(f.parts, letters)
	}
	return f, nil
}

// units is the measure in which outlines are read: 26.6 figures hold it well.
const units = 1000

// letter is one glyph of a line: where it begins and its outlines, in thousandths of the size.
type letter struct {
	x      float64
	shapes [][]point
}

// set sets a line of text from x = 0 and gives its width, in thousandths of the size. A letter that the font lacks is
// its box for missing ones.
func (f *face) set(text string) ([]letter, float64, error) {
	var line []letter
	x := 0.0
	var before sfnt.GlyphIndex
	var beforePart *sfnt.Font
	for _, r := range text {
		part, glyph := f.find(r)
		if part == beforePart {
			if kern, err := part.Kern(&f.buf, before, glyph, fixed.I(units), font.HintingNone); err == nil {
				x += float64(kern) / 64
			}
		}
		segments, err := part.LoadGlyph(&f.buf, glyph, fixed.I(units), nil)
		if err != nil {
			return nil, 0, err
		}
		line = append(line, letter{x, shapesOf(segments)})
		advance, err := part.GlyphAdvance(&f.buf, glyph, fixed.I(units), font.HintingNone)
		if err != nil {
			return nil, 0, err
		}
		x += float64(advance) / 64
		before, beforePart = glyph, part
	}
	return line, x, nil
}

// find gives the glyph of a letter and the part of the font that has it.
func (f *face) find(r rune) (*sfnt.Font, sfnt.GlyphIndex) {
	for _, part := range f.parts {
		if glyph, err := part.GlyphIndex(&f.buf, r); err == nil && glyph != 0 {
			return part, glyph
		}
	}
	return f.parts[0], 0
}

// shapesOf makes outlines of a glyph's segments.
func shapesOf(segments sfnt.Segments) [][]point {
	r := &reader{}
	at := func(p fixed.Point26_6) point { return point{float64(p.X) / 64, float64(p.Y) / 64} }
	for _, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			r.end(true)
			r.at = at(s.Args[0])
		case sfnt.SegmentOpLineTo:
			r.line(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			r.quadratic(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			r.cubic(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	r.end(true)
	return filled(r.done)
}

// text paints a line of text with its base line from the origin of m; size is the height of the font.
func (c *canvas) text(m matrix, f *face, size float64, text string, ink color.Color) error {
	line, _, err := f.set(text)
	m = m.scale(size/units, size/units)
	for _, l := range line {
		c.fill(m.translate(l.x, 0), l.shapes, ink)
	}
	return err
}

// width is how wide a line of text is.
func (f *face) width(size float64, text string) float64 {
	_, width, err := f.set(text)
	if err != nil {
		return 0
	}
	return width * size / units
}

// wrap breaks a text into lines of a width, as few as its words allow.
func (f *face) wrap(size, width float64, text string) []string {
	var lines []string
	for word := range strings.FieldsSeq(text) {
		if n := len(lines); n > 0 && f.width(size, lines[n-1]+" "+word) <= width {
			lines[n-1] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}
