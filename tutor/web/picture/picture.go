package picture

import (
	"bytes"
	"fmt"
	"image/color"
	"image/png"
	"sync"

	"bummerl/static"
)

// The size of a picture in pixels, that of link previews.
const (
	Width  = 1200
	Height = 630
)

// Card is a card face up: its code ("Kh"), and the letters in its corners, which depend on the language.
type Card struct{ Code, Index string }

// Position is what a picture shows. All words come in the language that it is for.
type Position struct {
	// Pack is "french" or "tell".
	Pack string
	// Heading is the small line above, Question the large one under it.
	Heading, Question string
	// Hand are the learner's cards in the order to be shown.
	Hand []Card
	// Up is the turn-up, crosswise under the talon; Talon tells that there is one, face down without a turn-up.
	Up    Card
	Talon bool
	// Led is the card that is to be answered; no code if there is none.
	Led Card
	// Trump is the trump suit's id, TrumpLabel the word before it.
	Trump, TrumpLabel string
	// Score are short lines about points and tricks.
	Score []string
}

// The colours of the site's cloth (static/css/tokens.css), and those of the suits.
var (
	cloth     = color.NRGBA{0x1f, 0x5a, 0x44, 0xff}
	clothEdge = color.NRGBA{0x17, 0x49, 0x3a, 0xff}
	onCloth   = color.NRGBA{0xf6, 0xf0, 0xdf, 0xff}
	quiet     = color.NRGBA{0xcd, 0xda, 0xcb, 0xff}
	gold      = color.NRGBA{0xf6, 0xd3, 0x7f, 0xff}
	stock     = color.NRGBA{0xff, 0xfe, 0xfa, 0xff}
	shadow    = color.NRGBA{0x0c, 0x1e, 0x18, 0x30}
)

// suitInks are the colours of the suits by pack and id, as the style sheet has them.
var suitInks = map[string]map[string]color.NRGBA{
	"french": {"c": {0x1c, 0x23, 0x21, 0xff}, "s": {0x1c, 0x23, 0x21, 0xff}, "h": {0xb4, 0x23, 0x2c, 0xff}, "d": {0xb4, 0x23, 0x2c, 0xff}},
	"tell":   {"c": {0x6b, 0x4a, 0x16, 0xff}, "s": {0x2b, 0x6a, 0x2f, 0xff}, "h": {0xb4, 0x23, 0x2c, 0xff}, "d": {0x8a, 0x5f, 0x0c, 0xff}},
}

// sprites are read at the first use. The files are part of the program: if they are broken, so is the program.
var sprites = sync.OnceValue(func() map[string]sprite {
	all := map[string]sprite{}
	for name, file := range map[string][]byte{"french": static.French, "tell": static.Tell} {
		s, err := readSprite(file)
		if err != nil {
			panic(fmt.Errorf("the sprite %s: %w", name, err))
		}
		all[name] = s
	}
	return all
})

// Draw draws a position. It fails only if a card or the pack is not known.
func Draw(p Position) ([]byte, error) {
	d, err := newPainter(p)
	if err != nil {
		return nil, err
	}
	d.ground()
	d.words(p)
	d.hand(p.Hand)
	d.middle(p)
	d.foot(p)
	if d.err != nil {
		return nil, d.err
	}
	var out bytes.Buffer
	err = png.Encode(&out, paletted(d.img))
	return out.Bytes(), err
}
