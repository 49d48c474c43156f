package templates_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// decorative are colours for borders and places that tell nothing; what is switched off may be drawn in them.
var decorative = []string{"line", "stock-edge", "edge"}

var (
	comments = regexp.MustCompile(`(?s)/\*.*?\*/`)
	rule     = regexp.MustCompile(`([^{}]+)\{([^{}]*)\}`)
	text     = regexp.MustCompile(`(?m)^\s*color:\s*var\(--([a-z-]+)\)`)
	drawn    = regexp.MustCompile(`(?m)^\s*(?:fill|stroke):\s*var\(--([a-z-]+)\)`)
	ground   = regexp.MustCompile(`(?m)^\s*background(?:-color)?:([^;]+);`)
	variable = regexp.MustCompile(`var\(--([a-z-]+)\)`)
	literal  = regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b`)
)

// TestColoursOfStyleSheets holds every style sheet to the table of pairs: each colour of text is one that has a ground,
// each ground one that is in the table, and a rule that sets both sets a pair of it. Colours stand in tokens.css alone,
// and in the block for paper.
func TestColoursOfStyleSheets(t *testing.T) {
	fronts := slices.Clone(decorative)
	for _, list := range onGround {
		fronts = append(fronts, list...)
	}
	files, err := filepath.Glob("../static/css/*.css")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d style sheets, %v", len(files), err)
	}
	used := map[string]bool{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		css := comments.ReplaceAllString(string(data), "")
		name := filepath.Base(file)
		if screen, _, _ := strings.Cut(css, "@media print"); name != "tokens.css" && literal.MatchString(screen) {
			t.Errorf("%s: the colour %s is no token", name, literal.FindString(screen))
		}
		for _, r := range rule.FindAllStringSubmatch(css, -1) {
			selector := strings.Join(strings.Fields(r[1]), " ")
			colour := first(text, r[2])
			for _, front := range []string{colour, first(drawn, r[2])} {
				if front != "" && !slices.Contains(fronts, front) {
					t.Errorf("%s: %s: --%s stands on no ground of the table", name, selector, front)
				}
			}
			for _, g := range variable.FindAllStringSubmatch(first(ground, r[2]), -1) {
				used[g[1]] = true
				list, known := onGround[g[1]]
				switch {
				case !known && colour == "" && slices.Contains(fronts, g[1]): // a mark without words
				case !known:
					t.Errorf("%s: %s: --%s is no ground of the table", name, selector, g[1])
				case known && colour != "" && !slices.Contains(list, colour):
					t.Errorf("%s: %s: --%s on --%s is no pair of the table", name, selector, colour, g[1])
				}
			}
		}
	}
	for ground := range onGround {
		if !used[ground] {
			t.Errorf("nothing has the ground --%s", ground)
		}
	}
}

func first(pattern *regexp.Regexp, text string) string {
	if m := pattern.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}
