package picture

import (
	"bytes"
	"image/png"
)

// Icon draws the site's sign for a device that keeps the site among its apps, so many pixels wide and high: a card with
// the heart on the cloth. A maskable one has cloth to its edges and the card within the middle 80 %, since the device cuts
// it to a shape of its own (W3C, Web Application Manifest: the safe zone); the other has round corners.
func Icon(size int, maskable bool) ([]byte, error) {
	const unit = 32.0 // the sign is drawn on a square of so many units
	d := &painter{canvas: newCanvas(size, size), sprite: sprites()["french"], inks: suitInks["french"]}
	whole := identity.scale(float64(size)/unit, float64(size)/unit)
	corner, within := 7.0, whole
	if maskable {
		corner, within = 0, whole.translate(unit*0.1, unit*0.1).scale(0.8, 0.8)
	}
	d.box(whole, 0, 0, unit, unit, corner, cloth)
	card := within.rotate(-9, unit/2, unit/2)
	d.box(card, 8, 5, 15, 22, 2.5, stock)
	d.sign(card.translate(15.5, 16).scale(0.56, 0.56), "h")
	if d.err != nil {
		return nil, d.err
	}
	var out bytes.Buffer
	err := png.Encode(&out, d.img)
	return out.Bytes(), err
}
