package static

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
)

// Letters gives one of the fonts that tools/bundle cuts for programs that draw words themselves, as TrueType: "latin-400",
// "latin-700", or "latin-ext-…" with the letters of Hungarian that Latin-1 lacks. The error is ErrNotBuilt when the browser
// files have not been made.
func Letters(name string) ([]byte, error) {
	raw, err := dist.ReadFile("dist/manifest.json")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotBuilt
	}
	if err != nil {
		return nil, err
	}
	var names map[string]string
	if err := json.Unmarshal(raw, &names); err != nil {
		return nil, fmt.Errorf("static: manifest.json: %w", err)
	}
	return dist.ReadFile("dist/" + names["fonts/"+name+".ttf"])
}
