package web

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"bummerl/puzzles"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
)

const someRecord = "1r.schnapsen.HJLOQIPTUVCWKBEXFRDN.LPdUWHBJT"

// someSet has an item of each kind.
func someSet() classSet {
	return classSet{title: "Házi feladat: a két utolsó óra", items: []setItem{
		{kind: setChapter, name: "pack"}, {kind: setStep, name: "follow/closed"}, {kind: setPuzzle, name: "nx5211p5"},
		{kind: setDrill, drill: count.Running, setting: count.Setting{Level: 3, Adapt: true, Length: 2, Sides: count.BothSides, Aloud: true}},
		{kind: setPosition, name: someRecord},
	}}
}

// TestSetPinned keeps links readable that are out in the world.
func TestSetPinned(t *testing.T) {
	const want = "t=H%C3%A1zi+feladat%3A+a+k%C3%A9t+utols%C3%B3+%C3%B3ra&i=1-5-82b2,cpack,sfollow.closed,pnx5211p5,drunning.3~a~l2~oboth~v,r" + someRecord
	got := someSet().query()
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	values, err := url.ParseQuery(got)
	if err != nil {
		t.Fatal(err)
	}
	back := parseSet(values.Get("t"), values.Get("i"))
	if fmt.Sprint(back) != fmt.Sprint(someSet()) {
		t.Errorf("read back: %+v", back)
	}
}

// TestSetEverything: every chapter, step and puzzle can be in a set, and is read back as it was.
func TestSetEverything(t *testing.T) {
	var items []setItem
	for _, l := range course.Lessons() {
		items = append(items, setItem{kind: setChapter, name: l.ID})
		for _, step := range l.Steps {
			if item := l.ID + "/" + step.ID; askable(item) {
				items = append(items, setItem{kind: setStep, name: item})
			}
		}
	}
	for i, z := range puzzles.All() {
		if i%50 == 0 {
			items = append(items, setItem{kind: setPuzzle, name: z.ID}, setItem{kind: setPosition, name: z.Record.Text()})
		}
	}
	for _, kind := range count.Kinds() {
		for level := range count.Ladder(kind) {
			items = append(items, setItem{kind: setDrill, drill: kind, setting: count.Setting{Level: level + 1}})
		}
	}
	for _, item := range items {
		if back, fault := parseSetItem(item.text()); fault != 0 || back != item {
			t.Errorf("%s is read as %+v, %d", item.text(), back, fault)
		}
		if strings.ContainsAny(item.text(), ", &=?#%+") {
			t.Errorf("%q cannot stand in a link as it is", item.text())
		}
	}
}

func askable(item string) bool {
	_, ok := course.AskedAgain(item)
	return ok
}

// TestSetBroken reads links that somebody cut off, changed, or made up.
func TestSetBroken(t *testing.T) {
	whole := someSet().itemsText()
	for name, c := range map[string]struct {
		text        string
		items, lost int
		whole       bool
	}{
		"nothing":           {"", 0, 0, true},
		"whole":             {whole, 5, 0, true},
		"cut in the record": {whole[:len(whole)-3], 4, 0, false},
		"cut at an item":    {whole[:strings.LastIndex(whole, ",")], 4, 0, false},
		"cut in an item":    {whole[:strings.Index(whole, "closed")], 1, 1, false},
		"another version":   {"2" + whole[1:], 0, 0, false},
		"no head":           {"pnx5211p5", 0, 0, false},
		"garbage":           {"1-1-ffff,\x00\xff,,,%%", 0, 4, false},
		"gone":              {classSet{items: []setItem{{kind: setPuzzle, name: "zzzzzzzz"}, {kind: setChapter, name: "nonesuch"}}}.itemsText(), 0, 2, true},
		"no such level":     {"1-1-" + setCheck("drunning.99") + ",drunning.99", 0, 1, true},
		"a test-out":        {"1-1-" + setCheck("cfollow-test") + ",cfollow-test", 0, 1, true},
		"a step only read":  {"1-1-" + setCheck("sfirst.greet") + ",sfirst.greet", 0, 1, true},
		"illegal record":    {"1-1-" + setCheck("r"+someRecord+"AAA") + ",r" + someRecord + "AAA", 0, 1, true},
		"a kind to come":    {"1-1-" + setCheck("qx") + ",qx", 0, 1, true},
		"too many":          {classSet{items: make([]setItem, 61)}.itemsText(), 0, 60, false},
	} {
		s := parseSet("x", c.text)
		if name == "cut in the record" {
			c.items, c.lost = len(s.items), len(s.lost) // A record without its last actions is one too.
			if c.items+c.lost != 5 {
				t.Errorf("%s: %+v", name, s)
			}
		}
		if len(s.items) != c.items || len(s.lost) != c.lost || s.broken == c.whole {
			t.Errorf("%s: %d items, %d lost, broken %t: %+v", name, len(s.items), len(s.lost), s.broken, s)
		}
	}
}

// TestSetLong: of a link that is longer than those made here so much is shown as a browser's cookie can hold, so that there
// is a way back from it too.
func TestSetLong(t *testing.T) {
	long := classSet{title: strings.Repeat("🂡", setTitle)}
	longest := func(x, y puzzles.Puzzle) int { return len(y.Record.Actions) - len(x.Record.Actions) }
	for _, z := range slices.SortedStableFunc(slices.Values(puzzles.All()), longest)[:setItems] {
		long.items = append(long.items, setItem{kind: setPosition, name: z.Record.Text()})
	}
	s := parseSet(long.title, long.itemsText())
	if size := len(setCookieName + "=" + s.query()); !s.broken || s.title != long.title || size > 4096 || size < 3500 {
		t.Errorf("broken %t, %d items, %d bytes", s.broken, len(s.items), size)
	}
	if again := parseSet(s.title, s.itemsText()); len(again.items) != len(s.items) {
		t.Errorf("%d items, read again %d", len(s.items), len(again.items))
	}
	for n := len(long.items); n > 0; n-- {
		made := classSet{title: long.title, items: long.items[:n]}
		if back := parseSet(made.title, made.itemsText()); made.fits() && (back.broken || len(back.items) != n) {
			t.Errorf("a set of %d that fits comes back with %d, broken %t", n, len(back.items), back.broken)
		}
	}
}

// TestCleanTitle: a stranger's title is one line of plain letters.
func TestCleanTitle(t *testing.T) {
	for in, want := range map[string]string{
		"":                             "",
		"  Zwei\n\tZeilen  ":           "Zwei Zeilen",
		"<b>fett</b>":                  "<b>fett</b>",
		"links\u202Erechts\u2066x":     "linksrechtsx",
		"null\x00byte\uFFFD":           "nullbyte",
		"👩\u200d🏫 óra":                 "👩\u200d🏫 óra",
		strings.Repeat("ő", 200):       strings.Repeat("ő", setTitle),
		strings.Repeat("a", 79) + " b": strings.Repeat("a", 79),
		"\xff\xfe":                     "",
	} {
		if got := cleanTitle(in); got != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}

// FuzzParseSet reads links of all sorts: nothing panics, no more is shown than a set may hold, and what is read is written
// as a link that is whole and reads the same.
func FuzzParseSet(f *testing.F) {
	for _, title := range []string{"", "Óra", "<script>", "\u202e\xff", strings.Repeat("x", 300)} {
		f.Add(title, someSet().itemsText())
	}
	for _, text := range []string{"", "1-0-e3b0,", "1-1-0000,p", "1-1-ffff,drunning.3~~a", "1-2-00,r1r.schnapsen..,s.", "1-1-ab,dtrick.-1~l999~sx", "9-9-9"} {
		f.Add("t", text)
	}
	f.Fuzz(func(t *testing.T, title, text string) {
		s := parseSet(title, text)
		if !utf8.ValidString(s.title) || utf8.RuneCountInString(s.title) > setTitle || len(s.items)+len(s.lost) > setItems {
			t.Fatalf("%q, %q: %+v", title, text, s)
		}
		values, err := url.ParseQuery(s.query())
		if err != nil {
			t.Fatal(err)
		}
		back := parseSet(values.Get("t"), values.Get("i"))
		if back.broken && s.fits() || len(back.lost) > 0 || back.title != s.title || fmt.Sprint(back.items) != fmt.Sprint(s.items) {
			t.Errorf("%q, %q: read as %+v, again as %+v", title, text, s, back)
		}
	})
}
