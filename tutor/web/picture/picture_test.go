package picture_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"bummerl/tutor/web/picture"
)

func position(pack string) picture.Position {
	return picture.Position{
		Pack: pack, Heading: "A nap feladványa · 2026. 11. 30. · közepes", Question: "Te hívsz. Mi hozza a legtöbb játékpontot, őszintén, űrhajó nélkül?",
		Hand: []picture.Card{{"Ah", "Á"}, {"Th", "X"}, {"Kd", "K"}, {"Qd", "F"}, {"Js", "A"}},
		Up:   picture.Card{Code: "Jh", Index: "A"}, Talon: true, Trump: "h", TrumpLabel: "Adu:", Score: []string{"Te: 28", "Ellenfél: 31"},
	}
}

// TestDraw draws with both packs: a picture of the right size, the same each time, and another for another position.
func TestDraw(t *testing.T) {
	for _, pack := range []string{"french", "tell"} {
		one, err := picture.Draw(position(pack))
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(one))
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != picture.Width || b.Dy() != picture.Height {
			t.Errorf("%s: the picture measures %v", pack, b)
		}
		two, err := picture.Draw(position(pack))
		if err != nil || !bytes.Equal(one, two) {
			t.Errorf("%s: the same position gives another picture (%v)", pack, err)
		}
		p := position(pack)
		p.Hand[0].Code = "9c"
		if other, err := picture.Draw(p); err != nil || bytes.Equal(one, other) {
			t.Errorf("%s: another position gives the same picture (%v)", pack, err)
		}
		if dir := os.Getenv("BUMMERL_PICTURES"); dir != "" {
			if err := os.WriteFile(filepath.Join(dir, pack+".png"), one, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	for b.Loop() {
		if _, err := picture.Draw(position("french")); err != nil {
			b.Fatal(err)
		}
	}
}

// TestDraw_Colours: the palette keeps the colours of the cloth and of the cards exactly, and has room for the soft edges
// between them.
func TestDraw_Colours(t *testing.T) {
	body, err := picture.Draw(position("tell"))
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	p, ok := img.(*image.Paletted)
	if !ok || len(p.Palette) < 100 {
		t.Fatalf("the picture is a %T", img)
	}
	for name, want := range map[string]color.RGBA{"cloth": {0x1f, 0x5a, 0x44, 0xff}, "edge": {0x17, 0x49, 0x3a, 0xff}, "card": {0xff, 0xfe, 0xfa, 0xff}} {
		if got := p.Palette[p.Palette.Index(want)]; got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	if len(body) > 120_000 {
		t.Errorf("the picture weighs %d bytes", len(body))
	}
}
