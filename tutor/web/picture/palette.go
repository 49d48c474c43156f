package picture

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
)

// shadeBits is how finely colours are told apart when they are counted: 32 steps of each of red, green and blue. The cloth
// and the cards are each in a step of their own, so they keep their exact colour.
const shadeBits = 5

// shades is the number of colours that are told apart.
const shades = 1 << (3 * shadeBits)

// mostColours is what a PNG with a palette holds.
const mostColours = 256

// paletted gives the picture in its 256 commonest colours, every other one as the nearest of them. Less than half the bytes of
// full colour says the same to the eye, and packing them takes a fraction of the time.
func paletted(img *image.RGBA) *image.Paletted {
	var count, red, green, blue [shades]int
	for i := 0; i < len(img.Pix); i += 4 {
		r, g, b := img.Pix[i], img.Pix[i+1], img.Pix[i+2]
		k := shade(r, g, b)
		count[k]++
		red[k] += int(r)
		green[k] += int(g)
		blue[k] += int(b)
	}
	var used []int
	for k, n := range count {
		if n > 0 {
			used = append(used, k)
		}
	}
	slices.SortStableFunc(used, func(a, b int) int { return cmp.Compare(count[b], count[a]) })
	colours := make([]color.RGBA, len(used))
	for i, k := range used {
		n := count[k]
		colours[i] = color.RGBA{uint8((red[k] + n/2) / n), uint8((green[k] + n/2) / n), uint8((blue[k] + n/2) / n), 0xff}
	}
	palette := colours[:min(mostColours, len(colours))]
	var index [shades]uint8
	for i, k := range used {
		index[k] = nearest(palette, colours[i])
	}
	out := image.NewPaletted(img.Bounds(), nil)
	for _, c := range palette {
		out.Palette = append(out.Palette, c)
	}
	for i := range out.Pix {
		p := img.Pix[4*i : 4*i+3 : 4*i+3]
		out.Pix[i] = index[shade(p[0], p[1], p[2])]
	}
	return out
}

// shade is the number of a colour among those that are told apart.
func shade(r, g, b uint8) int {
	const rest = 8 - shadeBits
	return int(r>>rest)<<(2*shadeBits) | int(g>>rest)<<shadeBits | int(b>>rest)
}

// nearest gives the place of the colour in a palette that looks most like c.
func nearest(palette []color.RGBA, c color.RGBA) uint8 {
	best, place := math.MaxInt, 0
	for i, p := range palette {
		r, g, b := int(p.R)-int(c.R), int(p.G)-int(c.G), int(p.B)-int(c.B)
		if far := 2*r*r + 4*g*g + 3*b*b; far < best {
			best, place = far, i
		}
	}
	return uint8(place)
}
