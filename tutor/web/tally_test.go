package web

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"bummerl/locales"
)

// shown reads what the pad shows under a name that the script keeps, or whether it shows it.
func shownOn(t *testing.T, body, name string) string {
	t.Helper()
	if m := regexp.MustCompile(`data-put="` + name + `"[^>]*>([^<]*)<`).FindStringSubmatch(body); m != nil {
		return m[1]
	}
	m := regexp.MustCompile(`<[^>]*data-when="` + name + `"[^>]*>`).FindString(body)
	if m == "" {
		t.Fatalf("nothing is shown as %q", name)
	}
	if strings.Contains(m, " hidden") {
		return "no"
	}
	return "yes"
}

func TestTally(t *testing.T) {
	a := newAsker(t)
	for _, c := range []struct {
		query string
		want  map[string]string
	}{
		{"", map[string]string{"name0": "Ich", "points0": "0", "left0": "7", "deals0": "yes", "deals1": "no", "hands": "no", "down": "yes", "up": "no"}},
		{"?a=Eva&b=Jo+&h=a2b1&d=1", map[string]string{"name0": "Eva", "name1": "Jo", "points0": "2", "left0": "5", "left1": "6", "deals1": "yes", "hands": "yes"}},
		{"?r=austrian&h=a1--&c=up", map[string]string{"carry": "2", "up": "yes", "down": "no", "deals1": "yes"}},
		{"?r=austrian&h=a3a3-a3", map[string]string{"points0": "10", "left0": "0", "won0": "yes", "won1": "no", "schneider0": "yes", "bummerl1": "2"}},
		{"?r=austrian&h=a3a3-a3&m=balance", map[string]string{"bummerl0": "+2", "bummerl1": "−2", "series0": "no"}},
		{"?r=austrian&h=a3a3-a3&m=three", map[string]string{"series0": "yes", "won0": "no"}},
		{"?r=whist&h=&c=sideways&m=9&d=7", map[string]string{"left0": "7", "down": "yes", "bummerl0": "0", "deals0": "yes"}},
	} {
		w := a.get("/de/tally" + c.query)
		body := w.Body.String()
		if w.Code != http.StatusOK || strings.Contains(body, locales.New("de", locales.French).TallyCut()) {
			t.Errorf("%q: status %d, or it is said to be cut", c.query, w.Code)
		}
		for name, want := range c.want {
			if got := shownOn(t, body, name); got != want {
				t.Errorf("%q: %s is %q, want %q", c.query, name, got, want)
			}
		}
	}
	if len(a.cookies) > 0 {
		t.Error("the pad makes a profile")
	}
}

// TestTallyButtons plays by the buttons alone, as a browser without scripts does.
func TestTallyButtons(t *testing.T) {
	a := newAsker(t)
	buttons := regexp.MustCompile(`<button[^>]*value="([^"]*)" data-step="([^"]*)"( hidden)?`)
	hands := ""
	for _, c := range []struct{ press, after string }{
		{"a3", "a3"}, {"b6", "a3b6"}, {"-", "a3b6-"}, {"undo", "a3b6"}, {"b8", "a3b6b8"}, {"a1", "a3b6b8a1"}, {"clear", ""}, {"undo", ""}, {"b2", "b2"},
	} {
		body := a.get("/hu/tally?" + url.Values{"r": {"snapszer"}, "h": {hands}}.Encode()).Body.String()
		hands = "no button"
		for _, m := range buttons.FindAllStringSubmatch(body, -1) {
			if m[2] == c.press && m[3] == "" {
				hands = m[1]
			}
		}
		if hands != c.after {
			t.Fatalf("%s gives %q, want %q", c.press, hands, c.after)
		}
	}
	for variant, values := range map[string]string{"schnapsen": "a1 a2 a3", "snapszer": "a1 a2 a3 a4 a6 a8"} {
		var got []string
		for _, m := range buttons.FindAllStringSubmatch(a.get("/pt/tally?r="+variant).Body.String(), -1) {
			if strings.HasPrefix(m[2], "a") && m[3] == "" {
				got = append(got, m[2])
			}
		}
		if strings.Join(got, " ") != values {
			t.Errorf("%s: buttons %v", variant, got)
		}
	}
}

// TestTallyCut: of a link that was cut stays what can be read, and it is said.
func TestTallyCut(t *testing.T) {
	body := newAsker(t).get("/de/tally?a=%3Cb%3E" + strings.Repeat("x", 40) + "&h=a2b1b").Body.String()
	if !strings.Contains(body, locales.New("de", locales.French).TallyCut()) || shownOn(t, body, "points0") != "2" || shownOn(t, body, "points1") != "1" {
		t.Error("it is not said, or the hands before are lost")
	}
	if got := shownOn(t, body, "name0"); got != "&lt;b&gt;"+strings.Repeat("x", 13) {
		t.Errorf("the name is %q", got)
	}
}
