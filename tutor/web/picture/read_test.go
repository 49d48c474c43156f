package picture

import (
	"math"
	"strings"
	"testing"

	"bummerl/static"
)

// TestParsePath reads paths and compares where they end, how large they are and how many outlines there are.
func TestParsePath(t *testing.T) {
	for _, c := range []struct {
		text     string
		outlines int
		end      point
		area     float64
	}{
		{"M0 0H10V10H0Z", 1, point{0, 10}, 100},
		{"M0,0 10,0 10,10 0,10Z", 1, point{0, 10}, 100},
		{"M1 1l9 0 0 9-9 0z", 1, point{1, 10}, 81},
		{"M5 5m5 5h.5.5v1h-1z", 1, point{10, 11}, 1},
		{"M-10 0A10 10 0 0 1 10 0A10 10 0 0 1-10 0Z", 1, point{-10, 0}, math.Pi * 100},
		{"M-10 0A10 10 0 1110 0A10 10 0 1 1-10 0Z", 1, point{-10, 0}, math.Pi * 100},
		{"M0 0Q5 10 10 0Z", 1, point{10, 0}, -100.0 / 3},
		{"M0 0C0 10 10 10 10 0Z", 1, point{10, 0}, -60},
		{"M0 0H4V4ZM10 10H14V14Z", 2, point{4, 4}, 8},
		{"", 0, point{}, 0},
	} {
		lines, err := parsePath(c.text)
		if err != nil || len(lines) != c.outlines {
			t.Errorf("%q: %d outlines, %v, want %d", c.text, len(lines), err, c.outlines)
			continue
		}
		if c.outlines == 0 {
			continue
		}
		points := lines[0].points
		end, size := points[len(points)-1], area(points)
		if math.Hypot(end.x-c.end.x, end.y-c.end.y) > 1e-9 || math.Abs(size-c.area) > 0.02*math.Abs(c.area) {
			t.Errorf("%q ends at %v with area %.2f, want %v with %.2f", c.text, end, size, c.end, c.area)
		}
	}
	for _, text := range []string{"M0", "X1 1", "M0 0L", "M0 0A1 1 0 0 1", "M..1 2"} {
		if _, err := parsePath(text); err == nil {
			t.Errorf("%q is read without an error", text)
		}
	}
}

// TestSprites: both sprites are read to the end, and every card, the back and every sign is there and stays on its stock.
func TestSprites(t *testing.T) {
	for pack, s := range sprites() {
		if len(s) != 29 {
			t.Errorf("%s has %d symbols, want 24 cards, 4 signs and a back", pack, len(s))
		}
		for id, layers := range s {
			if len(layers) == 0 {
				t.Errorf("%s: %s is empty", pack, id)
			}
			for _, l := range layers {
				for _, shape := range l.shapes {
					for _, p := range shape {
						if !strings.HasPrefix(id, "suit-") && (p.x < -0.01 || p.x > 100.01 || p.y < -0.01 || p.y > 160.01) {
							t.Fatalf("%s: %s reaches to %v", pack, id, p)
						}
					}
				}
			}
		}
	}
}

// TestReadSprite_Unknown: what the reader does not know is an error, not a card with a part missing.
func TestReadSprite_Unknown(t *testing.T) {
	for _, file := range []string{
		`<svg><symbol id="Ah"><ellipse rx="3" ry="2"/></symbol></svg>`,
		`<svg><symbol id="Ah"><g transform="skewX(3)"><path d="M0 0H1"/></g></symbol></svg>`,
		`<svg><symbol id="Ah"><path d="M0 0S1 1 2 2"/></symbol></svg>`,
		`<svg><symbol id="Ah">`,
	} {
		if _, err := readSprite([]byte(file)); err == nil {
			t.Errorf("%s is read without an error", file)
		}
	}
	if len(static.French) == 0 || len(static.Tell) == 0 {
		t.Error("a sprite is empty")
	}
}

func TestClip(t *testing.T) {
	square := []point{{0, 0}, {10, 0}, {10, 10}, {0, 10}}
	for _, c := range []struct {
		name   string
		window []point
		want   float64
	}{
		{"all of it", []point{{-5, -5}, {20, -5}, {20, 20}, {-5, 20}}, 100},
		{"half", []point{{5, -5}, {20, -5}, {20, 20}, {5, 20}}, 50},
		{"the other way round", []point{{5, 20}, {20, 20}, {20, -5}, {5, -5}}, 50},
		{"a corner, cut aslant", []point{{0, 0}, {4, 0}, {0, 4}}, 8},
		{"nothing", []point{{11, 0}, {12, 0}, {12, 10}, {11, 10}}, 0},
	} {
		if got := area(clip(square, c.window)); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: area %v, want %v", c.name, got, c.want)
		}
	}
}

// TestLetters: the font has every letter of the three languages and all the signs of sentences.
func TestLetters(t *testing.T) {
	for _, weight := range []string{"400", "700"} {
		f, err := newFace(weight)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789äöüßÄÖÜáéíóöőúüűÁÉÍÓÖŐÚÜŰâãàçêõôÂÃÀÇÊÕÔ.,:;?!·–-„“”‚‘’()/… " {
			if _, glyph := f.find(r); glyph == 0 {
				t.Errorf("no %q", r)
			}
		}
		lines := f.wrap(50, 400, "Du spielst aus. Was bringt dir die meisten Spielpunkte?")
		for _, line := range lines {
			if f.width(50, line) > 400 {
				t.Errorf("the line %q is too long", line)
			}
		}
		if len(lines) < 3 || strings.Join(lines, " ") != "Du spielst aus. Was bringt dir die meisten Spielpunkte?" {
			t.Errorf("broken into %q", lines)
		}
	}
}
