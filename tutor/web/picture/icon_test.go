package picture

import (
	"bytes"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// TestIcon holds the size of icons, that a maskable one reaches its corners and the other does not, and that the heart is
// in the middle of both.
func TestIcon(t *testing.T) {
	for _, maskable := range []bool{false, true} {
		const size = 192
		body, err := Icon(size, maskable)
		if err != nil {
			t.Fatal(err)
		}
		if dir := os.Getenv("BUMMERL_PICTURES"); dir != "" {
			if err := os.WriteFile(filepath.Join(dir, "icon-"+strconv.FormatBool(maskable)+".png"), body, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		img, err := png.Decode(bytes.NewReader(body))
		if err != nil || img.Bounds().Dx() != size || img.Bounds().Dy() != size {
			t.Fatalf("size %v, error %v", img.Bounds(), err)
		}
		if _, _, _, alpha := img.At(0, 0).RGBA(); (alpha == 0xffff) != maskable {
			t.Errorf("maskable %v: the corner has alpha %x", maskable, alpha)
		}
		middle := color.NRGBAModel.Convert(img.At(size/2, size/2)).(color.NRGBA)
		if want := suitInks["french"]["h"]; middle != want {
			t.Errorf("maskable %v: the middle is %v, want %v", maskable, middle, want)
		}
	}
}
