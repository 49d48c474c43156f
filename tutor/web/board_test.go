package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor/board"
	"bummerl/tutor/course"
)

// press asks for an address that changes a board, and gives the board that it leads to.
func (a *asker) press(address string) (board.Board, string) {
	a.t.Helper()
	w := a.get(address)
	to := w.Header().Get("Location")
	u, err := url.Parse(to)
	if w.Code != http.StatusSeeOther || err != nil {
		a.t.Fatalf("%s: %d to %q", address, w.Code, to)
	}
	b, err := board.Parse(u.Query().Get("p"))
	if err != nil {
		a.t.Fatalf("%s: leads to %q: %v", address, to, err)
	}
	return b, to
}

// TestBoardByTaps sets a deal up card by card, as somebody does without scripts; at the end the table is drawn. No profile
// comes of it, and each step has its own address, so that going back takes it back.
func TestBoardByTaps(t *testing.T) {
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		page := bodyText(a.get("/" + lang + boardPath))
		if !strings.Contains(page, p.BoardNotYet()) || !strings.Contains(page, p.BoardWhyUpMissing()) || strings.Contains(page, p.BoardReady()) {
			t.Fatalf("%s: an empty table is not said to lack anything", lang)
		}
		b, at := board.Board{}, "/"+lang+boardPath+"?rules=schnapsen&dealt=theirs&show=seen"
		seen := map[string]bool{}
		for _, tap := range []string{"card=Ah&to=mine", "card=Ts&to=mine", "card=Kd&to=mine", "card=Qd&to=mine", "card=Jc&to=mine", "card=Jh&to=up"} {
			b, at = a.press(strings.TrimSuffix(at, "#") + "&" + tap)
			at, _, _ = strings.Cut(at, "#")
			at, _, _ = strings.Cut(at, "&to=")
			if seen[at] {
				t.Errorf("%s: %s is not new", lang, at)
			}
			seen[at] = true
		}
		v, err := b.View()
		if err != nil || v.Hand.Len() != 5 || v.Up.String() != "Jh" || v.Trump != rules.Hearts || v.Turn != v.Seat {
			t.Fatalf("%s: %s: %+v, %v", lang, b.Text(), v, err)
		}
		w := a.get(at)
		if page := bodyText(w); w.Code != http.StatusOK || !strings.Contains(page, "position-look") || !strings.Contains(page, p.PuzzleHands(2002)) {
			t.Errorf("%s: %d, or the table is not drawn", lang, w.Code)
		}
		if page := bodyText(a.get(at + "&to=mine")); !strings.Contains(page, p.BoardReady()) {
			t.Errorf("%s: it is not said that it can be", lang)
		}
		if a.cookies["bummerl"] != "" {
			t.Errorf("%s: looking made a profile", lang)
		}
	}
}

// TestBoardFragment: htmx gets the region, the address to go back from, and what was done, to be heard.
func TestBoardFragment(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	ask := func(query string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodGet, "/de"+boardPath+"?"+query, nil)
		r.Header.Set("HX-Request", "true")
		return a.do(r)
	}
	w := ask("card=Ah&to=won")
	c, _ := rules.ParseCard("Ah")
	if page := bodyText(w); w.Code != http.StatusOK || strings.Contains(page, "<html") || !strings.Contains(page, p.BoardPut(c, p.BoardMyTricks()).String()) {
		t.Errorf("%d: %.200s", w.Code, page)
	}
	if to := w.Header().Get("HX-Push-Url"); !strings.HasPrefix(to, "/de/board?p=1bfv.") || !strings.HasSuffix(to, "&to=won") {
		t.Errorf("the address is %q", to)
	}
	if w := ask("to=led&rules=schnapsen"); w.Header().Get("HX-Push-Url") != "" || w.Header().Get("HX-Replace-Url") == "" {
		t.Error("choosing a place is a step of its own to go back by")
	}
	if page := bodyText(ask("to=led&press=take")); !strings.Contains(page[strings.LastIndex(page, p.BoardNotYet()):], p.BoardWhyTrump()) ||
		strings.Count(page, p.BoardNotYet()) != 2 {
		t.Errorf("why the position cannot be is not heard: %s", page)
	}
}

// TestBoardFields: each field beside the cards changes what it says, and nothing else.
func TestBoardFields(t *testing.T) {
	a := newAsker(t)
	o, _ := rules.Variant("schnapsen")
	start := board.New("schnapsen", o, true).Put(rules.NewCard(rules.Ace, rules.Hearts), board.ForehandHand).Put(rules.NewCard(rules.Ten, rules.Clubs), board.ForehandTricks)
	cases := []struct {
		query string
		check func(board.Board) bool
	}{
		{"trump=s", func(b board.Board) bool { return b.Trump == rules.Spades }},
		{"turn=theirs", func(b board.Board) bool { return b.Turn == rules.Dealer }},
		{"dealt=mine", func(b board.Board) bool {
			return b.Seat == rules.Dealer && b.Turn == rules.Dealer && b.In(board.DealerHand).Len() == 1 && b.In(board.DealerTricks).Len() == 1
		}},
		{"show=seen", func(b board.Board) bool { return !b.Open && b.In(board.ForehandHand).Len() == 1 }},
		{"pm=20&pt=999&tm=1&tt=-3", func(b board.Board) bool { return b.Points == [2]int{20, 220} && b.Tricks == [2]int{1, 0} }},
		{"pm=twenty", func(b board.Board) bool { return b.Points == [2]int{} }},
		{"closed=mine", func(b board.Board) bool { return b.ClosedBy == rules.Forehand && b.Closed.CloserTricks == 1 }},
		{"closed=theirs", func(b board.Board) bool { return b.ClosedBy == rules.Dealer && b.Closed.OpponentPoints == 10 }},
		{"announced=d", func(b board.Board) bool { return b.Announced == rules.Diamonds }},
		{"rules=sixtysix", func(b board.Board) bool { return b.Variant == "sixtysix" && b.Pack().Len() == 24 }},
		{"rules=" + rules.RulesText("schnapsen", func() rules.Options { o := o; o.Target = 9; return o }()), func(b board.Board) bool { return b.Options.Target == 9 }},
		{"press=rest&to=gone", func(b board.Board) bool { return b.In(board.Nowhere) == 0 && b.In(board.Gone).Len() == 18 }},
		{"press=rest&to=talon", func(b board.Board) bool { return len(b.Hidden()) == 11 }},
		{"card=Ah&to=mine", func(b board.Board) bool { return b.In(board.ForehandHand) == 0 }},
		{"card=Ah&to=nowhere", func(b board.Board) bool { return b.In(board.ForehandHand) == 0 }},
		{"card=9h&to=mine", func(b board.Board) bool { return b.Text() == start.Text() }},
	}
	for _, c := range cases {
		query := c.query
		if !strings.Contains(query, "rules=") {
			query += "&rules=schnapsen"
		}
		if b, _ := a.press("/de" + boardPath + "?p=" + start.Text() + "&" + query); !c.check(b) {
			t.Errorf("%s: %s", c.query, b.Text())
		}
	}
}

// TestBoardTexts: what the page gives away as a text it reads again; what cannot be is refused with its reasons, and what
// was typed stays.
func TestBoardTexts(t *testing.T) {
	a, p := newAsker(t), locales.New("hu", "")
	r, err := recordOf(someRecord)
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range []board.Board{board.OfRecord(r, rules.Dealer), board.OfRecord(r, rules.Forehand).Setup()} {
		got, _ := a.press("/hu" + boardPath + "?t=" + url.QueryEscape(boardText(b)))
		if want, err := b.State(); err != nil {
			t.Fatal(err)
		} else if s, err := got.State(); err != nil || s.Text() != want.Text() {
			t.Errorf("%s: read as %s (%v)", boardText(b), got.Text(), err)
		}
	}
	for text, why := range map[string]string{
		"nonsense": p.BoardTextNothing(), "1bfo.schnapsen": p.BoardBroken(), "{}": p.BoardTextNothing(), strings.Repeat("x", 5000): p.BoardTextLong(),
		`{"position":{"forehand":["Ah","Ah"]}}`: p.BoardWhyMissing("turn"),
		someRecord + "X":                        p.PositionIllegal(10),
	} {
		w := a.get("/hu" + boardPath + "?t=" + url.QueryEscape(text))
		if page := bodyText(w); w.Code != http.StatusUnprocessableEntity || !strings.Contains(page, why) || !strings.Contains(page, text[:min(len(text), 30)]) {
			t.Errorf("%.30s: %d, without %q", text, w.Code, why)
		}
	}
}

// TestBoardLinks: a link that was cut shows what could be read, and says so; a whole one has its picture, and is for no
// search engine.
func TestBoardLinks(t *testing.T) {
	a, p := newAsker(t), locales.New("pt", "")
	w := a.get("/pt" + boardPath + "?p=1bfo.sixtysix.f")
	if page := bodyText(w); w.Code != http.StatusOK || !strings.Contains(page, p.BoardBroken()) || !strings.Contains(page, `id="c-9h"`) {
		t.Errorf("%d: a link that was cut", w.Code)
	}
	r, _ := recordOf(someRecord)
	b := board.OfRecord(r, rules.Forehand)
	w = a.get("/pt" + boardPath + "?p=" + b.Text() + "&from=" + url.QueryEscape("/puzzles/mixed?line=Ah"))
	if page := bodyText(w); !strings.Contains(page, `href="/pt/puzzles/mixed?line=Ah"`) || !strings.Contains(page, p.BoardTalonLies()) || !strings.Contains(w.Header().Get("X-Robots-Tag"), "noindex") {
		t.Errorf("%d: no way back, or no talon, or for search engines", w.Code)
	}
	if w = a.get("/pt" + boardPicturePath + "?p=" + b.Text()); w.Code != http.StatusOK || w.Header().Get("Content-Type") != "image/png" {
		t.Errorf("its picture: %d %s", w.Code, w.Header().Get("Content-Type"))
	}
	for _, text := range []string{"", "1bfo.schnapsen", "1bfo.schnapsen.--------------------.nf.0-0.0-0"} {
		if w := a.get("/pt" + boardPicturePath + "?p=" + text); w.Code != http.StatusNotFound {
			t.Errorf("a picture of %q: %d", text, w.Code)
		}
	}
}

// TestBoardFromEverywhere: a puzzle, the step of a lesson and a position of a set lead to the board, and it back to them;
// before a puzzle is over its board has nothing that is not seen.
func TestBoardFromEverywhere(t *testing.T) {
	a := newAsker(t)
	lead := func(path string) (board.Board, bool) {
		page := bodyText(a.get(path))
		_, after, found := strings.Cut(page, `href="/de`+boardPath+`?p=`)
		text, _, _ := strings.Cut(after, `"`)
		if !found {
			return board.Board{}, false
		}
		text, from, _ := strings.Cut(text, "&from=")
		b, err := board.Parse(text)
		if err != nil || b.Check() != nil {
			t.Errorf("%s leads to %s: %v, %v", path, text, err, b.Check())
		}
		w := a.get("/de" + boardPath + "?p=" + text + "&from=" + from)
		if page := bodyText(w); w.Code != http.StatusOK || !strings.Contains(page, "position-look") || !strings.Contains(page, `class="set-bar"`) {
			t.Errorf("%s: its board: %d, or no way back", path, w.Code)
		}
		return b, true
	}
	for _, z := range sampled(4) {
		b, ok := lead("/de/puzzles/" + z.ID)
		if ok == (z.Theme == puzzles.ClaimOrPlay) || ok && b.Open {
			t.Errorf("%s: leads to the board %t, all cards open %t", z.ID, ok, b.Open)
		}
	}
	found := 0
	for _, lesson := range course.Lessons() {
		if _, ok := lead("/de/learn/" + lesson.ID); ok {
			found++
		}
	}
	if found < 6 {
		t.Errorf("only %d lessons lead to the board", found)
	}
}
