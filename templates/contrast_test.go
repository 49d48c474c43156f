package templates_test

import (
	"fmt"
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

// pairs are all the pairs of colour and ground that the pages use.
var pairs = []struct {
	front, ground string
	least         float64
}{
	{"ink", "paper", forText}, {"ink", "raised", forText},
	{"quiet", "paper", forText}, {"quiet", "raised", forText},
	{"accent", "paper", forText}, {"accent", "raised", forText},
	{"accent-strong", "paper", forText}, {"accent-strong", "raised", forText},
	{"on-accent", "accent", forText}, {"on-accent", "accent-strong", forText},
	{"gold", "paper", forText}, {"gold", "raised", forText}, {"raised", "gold", forText},
	{"good", "paper", forText}, {"good", "raised", forText}, {"good", "good-ground", forText},
	{"slip", "raised", forText}, {"slip", "slip-ground", forText},
	{"bad", "paper", forText}, {"bad", "raised", forText}, {"bad", "bad-ground", forText},
	{"ink", "good-ground", forText}, {"ink", "slip-ground", forText}, {"ink", "bad-ground", forText},
	{"on-cloth", "cloth", forText}, {"on-cloth", "cloth-light", forText}, {"on-cloth", "cloth-edge", forText},
	{"on-cloth-quiet", "cloth", forText}, {"on-cloth-quiet", "cloth-light", forText},
	{"gold-on-cloth", "cloth", forText}, {"gold-on-cloth", "cloth-light", forText},
	{"suit-c", "stock", forText}, {"suit-s", "stock", forText}, {"suit-h", "stock", forText}, {"suit-d", "stock", forText},
	{"edge", "paper", forSigns}, {"edge", "raised", forSigns},
}

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
	for _, pack := range []string{"french", "tell"} {
		suits := colours(t, string(css), fmt.Sprintf("[data-pack=%q] {", pack))
		for theme, base := range map[string]map[string]string{"light": light, "dark": dark} {
			for _, p := range pairs {
				front, ground := pick(p.front, base, suits), pick(p.ground, base, suits)
				if front == "" || ground == "" {
					t.Errorf("%s: --%s or --%s is not a colour of tokens.css", theme, p.front, p.ground)
					continue
				}
				if got := contrast(front, ground); got < p.least {
					t.Errorf("%s, %s: %s on %s is %.2f : 1, want %.1f", theme, pack, p.front, p.ground, got, p.least)
				}
			}
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
