package main

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
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
			ids := symbols(t, committed)
			for _, suit := range suits {
				want := []string{"suit-" + string(suit)}
				for _, rank := range ranks {
					want = append(want, string(rank)+string(suit))
				}
				for _, id := range want {
					if ids[id] != 1 {
						t.Errorf("symbol %q: got %d, want 1", id, ids[id])
					}
				}
			}
			if got, want := len(ids), 4+24+1; got != want {
				t.Errorf("symbols: got %d, want %d", got, want)
			}
			if got := compressed(t, committed); got > heaviest {
				t.Errorf("weight: got %d bytes compressed, want at most %d", got, heaviest)
			}
		})
	}
}

// symbols counts the symbols of a sprite by id; it fails if the file is not well-formed.
func symbols(t *testing.T, svg []byte) map[string]int {
	t.Helper()
	ids := map[string]int{}
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return ids
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "symbol" {
			for _, a := range e.Attr {
				if a.Name.Local == "id" {
					ids[a.Value]++
				}
			}
		}
	}
}

func compressed(t *testing.T, data []byte) int {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}
