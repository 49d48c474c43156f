package web

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
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
		{"", map[string]string{"name0": "Heim", "points0": "0", "figure0": "7", "deals0": "yes", "deals1": "no", "hands": "no", "down": "yes", "up": "no"}},
		{"?a=Eva&b=Jo+&h=a2b1&d=1", map[string]string{"name0": "Eva", "name1": "Jo", "points0": "2", "figure0": "5", "figure1": "6", "deals1": "yes", "hands": "yes", "last": "Jo +1"}},
		{"?r=austrian&h=a1--&c=up", map[string]string{"carry": "2", "figure0": "1", "up": "yes", "down": "no", "deals1": "yes", "last": "Unentschieden"}},
		{"?r=austrian&h=a3a3-a3", map[string]string{"points0": "10", "figure0": "0", "won0": "yes", "won1": "no", "schneider0": "yes", "bummerl1": "2"}},
		{"?r=austrian&h=a3a3-a3&m=balance", map[string]string{"bummerl0": "+2", "bummerl1": "−2", "series0": "no"}},
		{"?r=austrian&h=a3a3-a3&m=three", map[string]string{"series0": "yes", "won0": "no"}},
		{"?r=whist&h=&c=sideways&m=9&d=7", map[string]string{"figure0": "7", "down": "yes", "bummerl0": "0", "deals0": "yes"}},
	} {
		w := a.get("/de/tally" + c.query)
		body := w.Body.String()
		if w.Code != http.StatusOK || strings.Contains(body, locales.New("de", locales.French).TallyCut()) {
			t.Errorf("%q: status %d, or it is said to be cut", c.query, w.Code)
		}
		before, _, _ := strings.Cut(body, `data-when="over0"`)
		if !strings.Contains(before[strings.LastIndex(before, "<div"):], `role="status"`) {
			t.Errorf("%q: who wins the match is not heard", c.query)
		}
		for name, want := range c.want {
			if got := shownOn(t, body, name); got != want {
				t.Errorf("%q: %s is %q, want %q", c.query, name, got, want)
			}
		}
	}
	if token, made := a.cookies["bummerl"]; made {
		t.Errorf("the pad makes a profile: %s", token)
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

// TestTallyRules: it goes by house rules too, those of the learner or those in the address, which then need nothing else.
func TestTallyRules(t *testing.T) {
	a := newAsker(t)
	a.keepHouse(tutor.Settings{Variant: "house", House: "1h.snapszer~target-9", HouseName: "Kirchenwirt"})
	house := locales.New("de", locales.French).VariantHouse()
	for _, c := range []struct {
		query, figure, chosen, name string
		cut                         bool
	}{
		{"", "9", "1h.snapszer~target-9", "Kirchenwirt", false},
		{"?r=house", "9", "1h.snapszer~target-9", "Kirchenwirt", false},
		{"?r=1h.schnapsen~target-11", "11", "1h.schnapsen~target-11", house, false},
		{"?r=1h.schnapsen", "7", "schnapsen", "", false},
		{"?r=1h.schnapsen~target-5~dr", "5", "1h.schnapsen~target-5", house, true},
	} {
		body := a.get("/de/tally" + c.query).Body.String()
		option := regexp.MustCompile(`<option value="([^"]*)"[^>]* selected[^>]*>([^<]*)<`).FindStringSubmatch(body)
		if shownOn(t, body, "figure0") != c.figure || option == nil || option[1] != c.chosen || c.name != "" && option[2] != c.name ||
			strings.Contains(body, locales.New("de", locales.French).TallyCut()) != c.cut {
			t.Errorf("%q: %s strokes by %q, or it is (not) said that it was cut", c.query, shownOn(t, body, "figure0"), option)
		}
		if own := strings.Count(body, `value="1h.snapszer~target-9"`); own != 1 {
			t.Errorf("%q: the learner's rules are offered %d times", c.query, own)
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
