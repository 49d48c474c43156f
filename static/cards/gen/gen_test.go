package main

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// heaviest is what a sprite may weigh compressed: it comes with the first page.
const heaviest = 30 << 10

func TestSprites(t *testing.T) {
	for _, p := range packs {
		t.Run(p.name, func(t *testing.T) {
			committed, err := os.ReadFile(filepath.Join("..", p.name+".svg"))
			if err != nil {
				t.Fatal(err)
			}
			if string(committed) != p.sprite() {
				t.Error("the committed sprite is not what the generator draws: run go generate ./static/cards/gen")
			}
			got := symbols(t, committed)
			want := []string{"back"}
			for _, suit := range suits {
				want = append(want, "suit-"+string(suit))
				for _, rank := range ranks {
					want = append(want, string(rank)+string(suit))
				}
			}
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("symbols: got %q, want %q", got, want)
			}
			if got := compressed(t, committed); got > heaviest {
				t.Errorf("weight: got %d bytes compressed, want at most %d", got, heaviest)
			}
		})
	}
}

// TestPips counts the suit's signs on each card, the two under the indexes with them.
func TestPips(t *testing.T) {
	want := map[string]map[byte]int{
		"french": {'A': 3, 'T': 12, '9': 11, 'K': 2, 'Q': 2, 'J': 2},
		"tell":   {'A': 4, 'T': 12, '9': 11, 'K': 3, 'Q': 3, 'J': 3},
	}
	for _, p := range packs {
		for i := range len(suits) {
			for j := range len(ranks) {
				rank, suit := ranks[j], suits[i]
				// A half that is turned about is written out twice, so each sign is counted where it stands.
				got := strings.Count(p.face(rank, suit), p.signs[suit])
				if got != want[p.name][rank] {
					t.Errorf("%s %c%c: got %d signs, want %d", p.name, rank, suit, got, want[p.name][rank])
				}
			}
		}
	}
}

// TestHighAndLow: what tells an Ober from an Unter in the German packs is where the sign stands.
func TestHighAndLow(t *testing.T) {
	for i := range len(suits) {
		suit := suits[i]
		if _, y := signPlace(t, tellCourt('Q', suit), suit); y > 30 {
			t.Errorf("Ober %c: the sign stands at y = %v, want at most 30", suit, y)
		}
		if x, y := signPlace(t, tellCourt('J', suit), suit); y < 120 || x > 50 {
			t.Errorf("Unter %c: the sign stands at (%v, %v), want y at least 120, left of the index below", suit, x, y)
		}
	}
}

// signPlace finds where a figure's drawing has the suit's sign.
func signPlace(t *testing.T, figure string, suit byte) (x, y float64) {
	t.Helper()
	m := regexp.MustCompile(`translate\((\S+) (\S+)\) scale\(\S+\)">` + regexp.QuoteMeta(tellSigns[suit])).FindStringSubmatch(figure)
	if m == nil {
		t.Fatalf("a figure of suit %c without its sign", suit)
	}
	for i, v := range []*float64{&x, &y} {
		f, err := strconv.ParseFloat(m[i+1], 64)
		if err != nil {
			t.Fatal(err)
		}
		*v = f
	}
	return x, y
}

// TestPersons: no figure is another one dyed; each has its own outline.
func TestPersons(t *testing.T) {
	colours := regexp.MustCompile(`#[0-9a-f]{6}`)
	draw := map[string]func(rank, suit byte) string{"french": frenchCourt, "tell": func(rank, suit byte) string {
		return strings.ReplaceAll(tellCourt(rank, suit), tellSigns[suit], "")
	}}
	for pack, court := range draw {
		seen := map[string]string{}
		for _, rank := range "KQJ" {
			for _, suit := range suits {
				name := string(rank) + string(suit)
				picture := colours.ReplaceAllString(court(byte(rank), byte(suit)), "")
				if other, double := seen[picture]; double {
					t.Errorf("%s: %s looks like %s", pack, name, other)
				}
				seen[picture] = name
			}
		}
	}
}

// symbols lists the ids of a sprite's symbols. It fails if the file is not well-formed, if anything but a symbol has an
// id, or if anything refers to one: from another file browsers resolve such references badly.
func symbols(t *testing.T, svg []byte) []string {
	t.Helper()
	var ids []string
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return ids
		}
		if err != nil {
			t.Fatal(err)
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		for _, a := range e.Attr {
			switch {
			case a.Name.Local == "id" && e.Name.Local == "symbol":
				ids = append(ids, a.Value)
			case a.Name.Local == "id", a.Name.Local == "href", a.Name.Local == "style", strings.Contains(a.Value, "url("):
				t.Errorf("<%s %s=%q> in a sprite", e.Name.Local, a.Name.Local, a.Value)
			}
		}
	}
}

func compressed(t *testing.T, data []byte) int {
	t.Helper()
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}
