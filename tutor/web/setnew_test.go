package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
)

var stateField = regexp.MustCompile(`name="i" value="([^"]*)"`)

// setMaker presses buttons of the form as a browser without scripts does.
type setMaker struct {
	*asker
	state, page string
}

func (m *setMaker) press(button string, fields url.Values) {
	m.t.Helper()
	query := url.Values{"i": {m.state}, "press": {button}}
	for name, values := range fields {
		query[name] = values
	}
	w := m.get("/de" + setNewPath + "?" + query.Encode())
	found := stateField.FindStringSubmatch(w.Body.String())
	if w.Code != http.StatusOK || found == nil {
		m.t.Fatalf("%s: %d, no state", button, w.Code)
	}
	m.state, m.page = found[1], bodyText(w)
}

func (m *setMaker) says(want string) {
	m.t.Helper()
	if !strings.Contains(m.page, want) {
		m.t.Errorf("the page does not say %q", want)
	}
}

func (m *setMaker) holds(want ...string) {
	m.t.Helper()
	_, items, _ := strings.Cut(m.state, ",")
	if items != strings.Join(want, ",") {
		m.t.Errorf("the set holds %s, want %v", items, want)
	}
}

// TestSetNew puts a set together, press by press.
func TestSetNew(t *testing.T) {
	p := locales.New("de", "")
	m := &setMaker{asker: newAsker(t)}
	m.press("steps", url.Values{"t": {" Erste  Stunde "}, "step": {"cpack", "sfollow.closed", "snonesuch.x"}, "puzzles": {"halb getippt"}})
	m.holds("cpack", "sfollow.closed")
	m.says(`value="Erste Stunde"`)
	m.says("halb getippt") // What was typed elsewhere is not lost.
	m.says(p.SetAdded(2))
	m.press("puzzles", url.Values{"puzzles": {"http://bummerl.example/hu/puzzles/nx5211p5?line=c\n last-five-1, 3 nonesuch"}})
	m.holds("cpack", "sfollow.closed", "pnx5211p5", "plast-five-1", "plast-five-3")
	m.says(p.SetNoPuzzles("nonesuch"))
	m.says(">nonesuch</textarea>")
	m.press("puzzles", url.Values{"puzzles": {"nx5211p5"}})
	m.says(p.SetThere())
	m.press("up-3", nil)
	m.press("down-1", nil)
	m.holds("pnx5211p5", "cpack", "sfollow.closed", "plast-five-1", "plast-five-3")
	m.press("drop-5", nil)
	m.press("drop-4", nil)
	m.press("drop-9", nil)
	m.press("up-1", nil)
	m.holds("pnx5211p5", "cpack", "sfollow.closed")
	m.press("drill", url.Values{"drill": {"cards"}, "level": {"2"}, "adapt": {"yes"}, "words": {"words"}, "clock": {"yes"}})
	m.holds("pnx5211p5", "cpack", "sfollow.closed", "dcards.2~a~c")
	m.press("drill", url.Values{"drill": {"trick"}, "level": {"99"}})
	m.says("1 bis")
	m.press("positions", url.Values{"positions": {someRecord + "\nhttp://bummerl.example/de/position?r=" + someRecord + "&seat=dealer\n" + someRecord + "A\n1r.whist..\nx"}})
	m.holds("pnx5211p5", "cpack", "sfollow.closed", "dcards.2~a~c", "r"+someRecord)
	m.says(p.PositionIllegal(10))
	m.says(p.ImportRules())
	m.says("1r.whist..\nx</textarea>")
	m.press("title", url.Values{"t": {"Zweite"}})
	m.says("http://bummerl.example/de" + setPath + "?t=Zweite&i=" + m.state)
	if len(m.cookies) != 1 {
		t.Errorf("cookies %v: putting a set together keeps nothing but the language", m.cookies)
	}
}

// TestSetTheme lets puzzles be chosen: as many as asked for, of that theme and level, never one that is there already, and
// the same again on reloading.
func TestSetTheme(t *testing.T) {
	m := &setMaker{asker: newAsker(t)}
	ask := url.Values{"theme": {"closing"}, "tlevel": {"hard"}, "many": {"7"}}
	m.press("theme", ask)
	first := m.state
	m.state = ""
	if m.press("theme", ask); m.state != first {
		t.Error("reloading chose others")
	}
	m.press("theme", ask)
	set := parseSet("", m.state)
	if len(set.items) != 14 || set.broken {
		t.Fatalf("the set is %s", m.state)
	}
	for _, item := range set.items {
		if z, ok := puzzles.Get(item.name); !ok || z.Theme != puzzles.Closing || z.Level != puzzles.Hard || !z.Everywhere() {
			t.Errorf("%s was chosen", item.name)
		}
	}
	for _, many := range []string{"", "0", "21", "x", "-1"} {
		m.press("theme", url.Values{"theme": {"closing"}, "many": {many}})
		if m.state != set.itemsText() {
			t.Errorf("%q puzzles were chosen", many)
		}
	}
	for range 6 {
		m.press("theme", url.Values{"theme": {"last-five"}, "many": {"20"}})
	}
	if set := parseSet("", m.state); len(set.items) != setItems || set.broken {
		t.Errorf("%d items", len(set.items))
	}
	m.says(locales.New("de", "").SetFull(setItems))
}

// TestSetNewFull: long records fill a link before sixty are in it; what does not fit stays in the field.
func TestSetNewFull(t *testing.T) {
	m := &setMaker{asker: newAsker(t)}
	var records []string
	for _, z := range puzzles.Of(puzzles.LastFive)[:60] {
		z.Record.Options.Target = 9
		records = append(records, z.Record.Text())
	}
	m.press("positions", url.Values{"t": {strings.Repeat("ő", setTitle)}, "positions": {strings.Join(records, "\n")}})
	set := parseSet(strings.Repeat("ő", setTitle), m.state)
	if !set.fits() || len(set.items) < 30 || len(set.items) == 60 || !strings.Contains(m.page, records[59]) {
		t.Errorf("%d items in %d bytes", len(set.items), len(set.query()))
	}
}

// TestSetNewFragment: to htmx the form answers alone, with the address of what it holds now and a sentence for who listens.
func TestSetNewFragment(t *testing.T) {
	a := newAsker(t)
	r := httptest.NewRequest(http.MethodGet, "/hu"+setNewPath+"?t=A&press=steps&step=cpack", nil)
	r.Header.Set("HX-Request", "true")
	w := a.do(r)
	want := "/hu" + setNewPath + "?" + classSet{title: "A", items: []setItem{{kind: setChapter, name: "pack"}}}.query()
	if got := w.Header().Get("HX-Replace-Url"); got != want {
		t.Errorf("the address is %s, want %s", got, want)
	}
	if body := bodyText(w); strings.Contains(body, "<html") || !strings.Contains(body, locales.New("hu", "").SetAdded(1)+"</div>") {
		t.Error("it is no fragment with its sentence")
	}
}

// TestPosition looks at a position from both sides; what is none is refused with the reason.
func TestPosition(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	for _, z := range sampled(6) {
		w := a.follow("/de/position?r=" + z.Record.Text())
		seen, err := z.View()
		if err != nil {
			t.Fatal(err)
		}
		page := bodyText(w)
		for c := range seen.Hand.All() {
			if !strings.Contains(page, p.CardName(c)) {
				t.Errorf("%s: the mover's %s is not there", z.ID, c)
			}
		}
		if w.Code != http.StatusOK || strings.Contains(page, z.Record.Text()) || strings.Contains(page, `name="action"`) ||
			w.Header().Get("X-Robots-Tag") == "" {
			t.Errorf("%s: %d, or the record with all cards, or something to press", z.ID, w.Code)
		}
		if w := a.follow("/de/position?r=" + z.Record.Text() + "&seat=" + seen.Seat.Other().String()); w.Code != http.StatusOK {
			t.Errorf("%s from the other seat: %d", z.ID, w.Code)
		}
	}
	for query, says := range map[string]string{
		"?r=x": p.BoardTextNothing(), "?r=1r.whist..": p.ImportRules(), "?r=" + strings.Repeat("A", 500): p.BoardTextNothing(),
		"?r=" + someRecord + "A": p.PositionIllegal(10),
	} {
		if w := a.get("/de/position" + query); !strings.Contains(bodyText(w), says) || w.Code != http.StatusUnprocessableEntity {
			t.Errorf("%.20q: %d, it does not say %q", query, w.Code, says)
		}
	}
	if w := a.follow("/de/position?r=" + someRecord + "&seat=nobody"); w.Code != http.StatusOK {
		t.Errorf("a seat that there is not: %d", w.Code)
	}
}
