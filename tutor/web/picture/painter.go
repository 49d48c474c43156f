package picture

import (
	"fmt"
	"image"
	"image/color"
	"sync"
)

// painter paints one picture; the first thing that fails is kept in err.
type painter struct {
	*canvas
	sprite        sprite
	inks          map[string]color.NRGBA
	regular, bold *face
	err           error
}

func newPainter(p Position) (*painter, error) {
	s, ok := sprites()[p.Pack]
	if !ok {
		return nil, fmt.Errorf("no pack %q", p.Pack)
	}
	regular, err := newFace("400")
	if err != nil {
		return nil, err
	}
	bold, err := newFace("700")
	return &painter{canvas: newCanvas(Width, Height), sprite: s, inks: suitInks[p.Pack], regular: regular, bold: bold}, err
}

// The measures of the picture in pixels.
const (
	margin   = 64
	cardSize = 1.68 // how many pixels one of the 100 × 160 units of a card is
	cardTop  = 258
	footLine = 600
)

// bare is the cloth with its edge, painted once.
var bare = sync.OnceValue(func() *image.RGBA {
	c := newCanvas(Width, Height)
	c.box(identity, 0, 0, Width, Height, 0, clothEdge)
	c.box(identity, 14, 14, Width-28, Height-28, 18, cloth)
	return c.img
})

// ground begins with the bare cloth.
func (d *painter) ground() { copy(d.img.Pix, bare().Pix) }

// words paints heading, name of the site, and the question, smaller if it is long.
func (d *painter) words(p Position) {
	d.say(margin, 84, d.regular, 34, p.Heading, quiet)
	const brand = "Bummerl"
	d.say(Width-margin-d.bold.width(34, brand), 84, d.bold, 34, brand, gold)
	size := 52.0
	lines := d.bold.wrap(size, Width-2*margin, p.Question)
	for len(lines) > 2 && size > 32 {
		size -= 4
		lines = d.bold.wrap(size, Width-2*margin, p.Question)
	}
	for i, line := range lines {
		d.say(margin, 158+float64(i)*size*1.22, d.bold, size, line, onCloth)
	}
}

func (d *painter) say(x, y float64, f *face, size float64, text string, ink color.Color) {
	d.note(d.text(identity.translate(x, y), f, size, text, ink))
}

// hand paints the learner's cards as a fan.
func (d *painter) hand(hand []Card) {
	n := float64(len(hand))
	step := min(112, 540/max(n, 1))
	for i, c := range hand {
		off := float64(i) - (n-1)/2
		m := identity.translate(margin+20+float64(i)*step, cardTop+off*off*2.2).scale(cardSize, cardSize)
		d.card(m.rotate(off*2.6, 50, 160), c)
	}
}

// middle paints what lies on the table: the talon with the turn-up crosswise under it, and the card led.
func (d *painter) middle(p Position) {
	x := Width - margin - 100*cardSize
	if p.Talon {
		m := identity.translate(x, cardTop).scale(cardSize, cardSize)
		if p.Up.Code != "" {
			d.card(m.translate(-38, 0).rotate(-90, 50, 80), p.Up)
		}
		for i := range 2 { // of those below only the edge is seen
			d.edge(m.translate(float64(2*i), float64(-2*i)))
		}
		d.back(m.translate(4, -4))
		x -= 1.0 * 100 * cardSize
	}
	if p.Led.Code != "" {
		d.card(identity.translate(x-40, cardTop).scale(cardSize, cardSize).rotate(4, 50, 80), p.Led)
	}
}

// foot paints the points and the trump suit.
func (d *painter) foot(p Position) {
	x := float64(margin)
	for _, text := range p.Score {
		d.say(x, footLine-10, d.regular, 30, text, onCloth)
		x += d.regular.width(30, text) + 44
	}
	if p.Trump == "" {
		return
	}
	const chip = 44
	d.box(identity, Width-margin-chip, footLine-42, chip, chip, 8, stock)
	d.sign(identity.translate(Width-margin-chip/2, footLine-42+chip/2).scale(1.6, 1.6), p.Trump)
	d.say(Width-margin-chip-12-d.regular.width(30, p.TrumpLabel), footLine-10, d.regular, 30, p.TrumpLabel, onCloth)
}

// card paints a card face up with its index in two corners, as the card component does.
func (d *painter) card(m matrix, c Card) {
	layers, ok := d.sprite[c.Code]
	if !ok || len(c.Code) != 2 {
		d.note(fmt.Errorf("no card %q", c.Code))
		return
	}
	d.shade(m)
	suit := d.inks[c.Code[1:]]
	d.symbol(m, layers, suit)
	for _, corner := range []matrix{m, m.rotate(180, 50, 80)} {
		const size = 31
		width, at, squeeze := d.bold.width(size, c.Index), 15.0, 1.0
		if len(c.Index) > 1 && c.Index[0] < 0x80 { // the two digits of the ten are set narrower
			at, squeeze = 15.5, 25/width
		}
		d.note(d.text(corner.translate(at-width*squeeze/2, 31).scale(squeeze, 1), d.bold, size, c.Index, suit))
	}
}

// edge paints a card of which another leaves but the edge to be seen.
func (d *painter) edge(m matrix) {
	d.shade(m)
	d.box(m, 0, 0, 100, 160, 8, stock)
}

func (d *painter) back(m matrix) {
	d.shade(m)
	d.symbol(m, d.sprite["back"], stock)
}

func (d *painter) sign(m matrix, suit string) { d.symbol(m, d.sprite["suit-"+suit], d.inks[suit]) }

// shade paints a soft shadow under a card.
func (d *painter) shade(m matrix) {
	for i := range 4 {
		grow := float64(i)
		d.box(m, -grow, 1-grow, 100+2*grow, 161+2*grow, 8+grow, shadow)
	}
}

// note keeps the first error.
func (d *painter) note(err error) {
	if d.err == nil {
		d.err = err
	}
}
