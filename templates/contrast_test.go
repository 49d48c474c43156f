package templates_test

import (
	"maps"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Ratios of the Web Content Accessibility Guidelines, level AA.
const (
	forText  = 4.5
	forSigns = 3.0
)

// onGround tells what may stand on each ground as text.
var onGround = map[string][]string{
	"paper":         {"ink", "quiet", "accent", "accent-strong", "gold", "good", "bad"},
	"raised":        {"ink", "quiet", "accent", "accent-strong", "gold", "good", "slip", "bad"},
	"accent":        {"on-accent"},
	"accent-strong": {"on-accent"},
	"gold":          {"raised"},
	"good-ground":   {"ink", "good"},
	"slip-ground":   {"ink", "slip"},
	"bad-ground":    {"ink", "bad"},
	"cloth":         {"on-cloth", "on-cloth-quiet", "gold-on-cloth"},
	"cloth-light":   {"on-cloth", "on-cloth-quiet", "gold-on-cloth"},
	"cloth-edge":    {"on-cloth", "gold-on-cloth"},
	"stock":         {"suit-c", "suit-s", "suit-h", "suit-d", "on-stock"},
}

// signs are borders and marks that tell something, by their ground.
var signs = map[string][]string{"paper": {"edge", "accent"}, "raised": {"edge", "accent"}}

func TestContrast(t *testing.T) {
	css, err := os.ReadFile("../static/css/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	light := colours(t, string(css), ":root {")
	dark := colours(t, string(css), `:root[data-theme="dark"] {`)
	byDevice := colours(t, string(css), `:root:not([data-theme="light"]) {`)
	for name, want := range dark {
		if got := byDevice[name]; got != want {
			t.Errorf("--%s: dark by device is %s, dark by choice %s", name, got, want)
		}
	}
	if len(dark) != len(byDevice) {
		t.Errorf("dark by device has %d colours, dark by choice %d", len(byDevice), len(dark))
	}
	french := colours(t, string(css), `[data-pack="french"] {`)
	four := maps.Clone(french)
	maps.Copy(four, colours(t, string(css), `[data-suits="four"] [data-pack="french"] {`))
	for pack, suits := range map[string]map[string]string{
		"french": french, "four colours": four, "tell": colours(t, string(css), `[data-pack="tell"] {`),
	} {
		for theme, base := range map[string]map[string]string{"light": light, "dark": dark} {
			check := func(table map[string][]string, least float64) {
				for ground, fronts := range table {
					for _, front := range fronts {
						f, g := pick(front, base, suits), pick(ground, base, suits)
						if f == "" || g == "" {
							t.Errorf("%s: --%s or --%s is not a colour of tokens.css", theme, front, ground)
						} else if got := contrast(f, g); got < least {
							t.Errorf("%s, %s: %s on %s is %.2f : 1, want %.1f", theme, pack, front, ground, got, least)
						}
					}
				}
			}
			check(onGround, forText)
			check(signs, forSigns)
		}
	}
}

var colour = regexp.MustCompile(`--([a-z-]+):\s*(#[0-9a-f]{6});`)

// colours reads the custom properties of the block that begins with head.
func colours(t *testing.T, css, head string) map[string]string {
	t.Helper()
	_, block, found := strings.Cut(css, "\n"+head)
	if !found {
		_, block, found = strings.Cut(css, "  "+head)
	}
	if !found && strings.HasPrefix(css, head) {
		block, found = strings.TrimPrefix(css, head), true
	}
	if !found {
		t.Fatalf("tokens.css has no block %q", head)
	}
	block, _, _ = strings.Cut(block, "}")
	all := map[string]string{}
	for _, m := range colour.FindAllStringSubmatch(block, -1) {
		all[m[1]] = m[2]
	}
	return all
}

func pick(name string, base, suits map[string]string) string {
	if c := suits[name]; c != "" {
		return c
	}
	return base[name]
}

// contrast is the ratio of relative luminances by WCAG 2.
func contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(hex string) float64 {
	var sum float64
	for i, weight := range []float64{.2126, .7152, .0722} {
		v, err := strconv.ParseUint(hex[1+2*i:3+2*i], 16, 8)
		if err != nil {
			return math.NaN()
		}
		c := float64(v) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}
