package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor/board"
	"bummerl/tutor/board/think"
)

// puzzleBoard is a puzzle's position on the board: what its seat sees, or all of it.
func puzzleBoard(t *testing.T, z puzzles.Puzzle, open bool) board.Board {
	t.Helper()
	if open {
		return board.OfRecord(z.Record, z.Seat())
	}
	b, err := board.SeenBy(z.Record, z.Seat())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func askAddress(lang string, b board.Board, rest string) string {
	return "/" + lang + askPath + "?p=" + b.Text() + rest
}

// mainText is the text of a page's main part, with single blanks.
func mainText(t *testing.T, body string) string {
	t.Helper()
	var out strings.Builder
	var walk func(*html.Node)
	walk = func(n *html.Node) {
		if n.Type == html.TextNode {
			out.WriteString(n.Data + " ")
		}
		for c := range n.ChildNodes() {
			walk(c)
		}
	}
	_, main, _ := strings.Cut(body, `<main id="main"`)
	doc, err := html.Parse(strings.NewReader("<main" + main))
	if err != nil {
		t.Fatal(err)
	}
	walk(doc)
	return strings.Join(strings.Fields(out.String()), " ")
}

var hrefs = regexp.MustCompile(`href="([^"]*/board/ask\?[^"]*)"`)

// askLinksOf are the addresses of other questions in a page's main part.
func askLinksOf(body string) []string {
	var list []string
	_, body, _ = strings.Cut(body, `<main id="main"`)
	for _, m := range hrefs.FindAllStringSubmatch(body, -1) {
		list = append(list, html.UnescapeString(m[1]))
	}
	return list
}

// TestAskSolve: with all cards open the page tells the value, exactly, and every action; each leads on, with the opponent's
// values then, to the end of the hand.
func TestAskSolve(t *testing.T) {
	a := newAsker(t)
	z := puzzles.Of(puzzles.LastFive)[7]
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		for _, open := range []bool{true, false} {
			w := a.get(askAddress(lang, puzzleBoard(t, z, open), "&q=solve"))
			text := mainText(t, w.Body.String())
			want := valueWords(z.Value, p.AskWin, p.AskLoss, p.AskDraw).String()
			if w.Code != http.StatusOK || !strings.Contains(text, want+" "+p.CoachSureExact()) {
				t.Errorf("%s: %d, %q lacks %q", lang, w.Code, text, want)
			}
			if got, want := strings.Count(w.Body.String(), `class="ask-best"`), z.Right.Len(); got != want {
				t.Errorf("%s: %d best actions, want %d", lang, got, want)
			}
			if len(w.Result().Cookies()) > 1 {
				t.Errorf("%s: looking made a profile", lang)
			}
		}
	}
	w := a.get(askAddress("de", puzzleBoard(t, z, true), "&q=solve"))
	for range 20 {
		links := askLinksOf(w.Body.String())
		forward := regexp.MustCompile(`class="step-link" href="([^"]*)" title="` + locales.New("de", "").PuzzleStepForward() + `"`).FindStringSubmatch(w.Body.String())
		if len(links) == 0 {
			t.Fatal("there is no way on")
		}
		if forward == nil {
			break
		}
		w = a.get(html.UnescapeString(forward[1]))
		if w.Code != http.StatusOK {
			t.Fatalf("%s: %d", forward[1], w.Code)
		}
	}
	p := locales.New("de", "")
	if text := mainText(t, w.Body.String()); !strings.Contains(text, valueWords(z.Value, p.AskEndedWin, p.AskEndedLoss, p.AskEndedDraw).String()) {
		t.Errorf("the line ends elsewhere: %q", text)
	}
}

// TestAskThemes: the pages say of puzzles of each theme what the collection knows.
func TestAskThemes(t *testing.T) {
	p := locales.New("de", "")
	for _, theme := range puzzles.Themes() {
		if !theme.Hidden() {
			continue
		}
		a := newAsker(t)
		all := puzzles.Of(theme)
		for _, z := range []puzzles.Puzzle{all[0], all[len(all)/2]} {
			task := "&t=" + taskText(theme.Task().Undertaking)
			b := puzzleBoard(t, z, false)
			w := a.get(askAddress("de", b, "&q=certain"+task))
			text := mainText(t, w.Body.String())
			want := p.AskNo() + " " + p.CoachSureExact() + " " + p.AskHands(z.Hands)
			if z.Certain {
				want = p.AskYes() + " " + p.CoachSureExact() + " " + p.PuzzleCertain(z.Hands, z.Hands)
			}
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q lacks %q", z.ID, text, want)
			}
			for _, link := range askLinksOf(w.Body.String()) {
				if next := a.get(link); next.Code != http.StatusOK {
					t.Errorf("%s leads to %s: %d", z.ID, link, next.Code)
				}
			}
			plan := mainText(t, a.get(askAddress("de", b, "&q=plan"+task)).Body.String())
			if z.Certain && !strings.Contains(plan, p.AskBestAll(z.Hands)) {
				t.Errorf("%s: the plan is not for all: %q", z.ID, plan)
			}
			if !z.Certain && strings.Contains(plan, p.AskBestAll(z.Hands)) {
				t.Errorf("%s: a plan for all of what is not certain", z.ID)
			}
		}
	}
}

// uncertain is a puzzle in which closing is not certain.
func uncertain(t *testing.T) puzzles.Puzzle {
	t.Helper()
	for _, z := range puzzles.Of(puzzles.CloseOrNot) {
		if !z.Certain && z.Record.Variant == "schnapsen" {
			return z
		}
	}
	t.Fatal("there is none")
	return puzzles.Puzzle{}
}

// TestAskRefutation: where something is not certain, a hand that beats each beginning is shown and laid on the table, and
// the defence is told to its end. Before that no card of the opponent is on the page.
func TestAskRefutation(t *testing.T) {
	a := newAsker(t)
	z := uncertain(t)
	first := a.get(askAddress("de", puzzleBoard(t, z, false), "&q=certain&t=c")).Body.String()
	if strings.Contains(first, `class="open-hand"`) {
		t.Error("the opponent's cards lie open before anything is known of them")
	}
	shown := 0
	for _, link := range askLinksOf(first) {
		u, err := url.Parse(link)
		if err != nil {
			t.Fatal(err)
		}
		if u.Query().Get("h") == "" {
			continue
		}
		shown++
		w := a.get(link)
		if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), `class="open-hand"`) {
			t.Errorf("%s: %d, or no open hand", link, w.Code)
		}
		if !strings.Contains(mainText(t, w.Body.String()), locales.New("de", "").AskWalkAgainst()) {
			t.Errorf("%s: no refutation", link)
		}
	}
	if shown == 0 {
		t.Error("no hand that beats a beginning")
	}
}

// TestAskWhy: what makes no sense is not asked, and says why.
func TestAskWhy(t *testing.T) {
	a := newAsker(t)
	open, seen := puzzleBoard(t, puzzles.Of(puzzles.LastFive)[0], true), puzzleBoard(t, uncertain(t), false)
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		for _, c := range []struct {
			address, want string
		}{
			{askAddress(lang, open, "&q=certain"), p.AskWhyAllOpen()},
			{askAddress(lang, open, "&q=plan"), p.AskWhyAllOpen()},
			{askAddress(lang, seen, "&q=solve"), p.AskWhyHandHidden()},
		} {
			w := a.get(c.address)
			if w.Code != http.StatusOK || !strings.Contains(mainText(t, w.Body.String()), c.want) {
				t.Errorf("%s: %d, want %q", c.address, w.Code, c.want)
			}
		}
	}
}

// TestAskAddress: what an address cannot mean is said, and nothing of the position is lost.
func TestAskAddress(t *testing.T) {
	a := newAsker(t)
	open, seen := puzzleBoard(t, puzzles.Of(puzzles.LastFive)[0], true), puzzleBoard(t, uncertain(t), false)
	for address, want := range map[string]int{
		"/de" + askPath:                                                   http.StatusSeeOther,
		"/de" + askPath + "?p=1bfo.none":                                  http.StatusSeeOther,
		askAddress("de", open, ""):                                        http.StatusOK,
		askAddress("de", open, "&q=nonsense&e=huge&t=z"):                  http.StatusOK,
		askAddress("de", open, "&q=solve&line=66-66-66"):                  http.StatusUnprocessableEntity,
		askAddress("de", open, "&q=solve&line=%ff"):                       http.StatusUnprocessableEntity,
		askAddress("de", open, "&q=solve&line="+strings.Repeat("c-", 60)): http.StatusUnprocessableEntity,
		askAddress("de", open, "&q=solve&at=999999999999999999999"):       http.StatusOK,
		askAddress("de", seen, "&q=certain&line=Ac-Ac"):                   http.StatusUnprocessableEntity,
		askAddress("de", seen, "&q=certain&h=AcAcAc"):                     http.StatusUnprocessableEntity,
		askAddress("de", seen, "&q=certain&h=zz"):                         http.StatusOK,
	} {
		w := a.get(address)
		if w.Code != want {
			t.Errorf("%s: %d, want %d", address, w.Code, want)
		}
		if w.Code != http.StatusSeeOther && !strings.Contains(w.Body.String(), `class="cloth"`) {
			t.Errorf("%s: no table", address)
		}
	}
	head := a.do(httptest.NewRequest(http.MethodHead, askAddress("de", open, "&q=solve"), nil))
	if head.Code != http.StatusOK || head.Body.Len() > 0 {
		t.Errorf("HEAD: %d with %d bytes", head.Code, head.Body.Len())
	}
	if got := a.get(askAddress("de", open, "&q=solve")).Header().Get("X-Robots-Tag"); !strings.Contains(got, "noindex") {
		t.Errorf("search engines may list it: %q", got)
	}
}

// TestAskLimits: who asks too much, or asks when all places are taken, is told so in his language, and keeps his position.
func TestAskLimits(t *testing.T) {
	a := newAsker(t)
	all := puzzles.Of(puzzles.LastFive)
	p := locales.New("hu", "")
	for i := range asksAtOnce {
		if w := a.get(askAddress("hu", puzzleBoard(t, all[i], true), "&q=solve")); w.Code != http.StatusOK {
			t.Fatalf("question %d: %d", i, w.Code)
		}
	}
	w := a.get(askAddress("hu", puzzleBoard(t, all[asksAtOnce], true), "&q=solve"))
	if body := w.Body.String(); w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") == "" ||
		!strings.Contains(mainText(t, body), p.AskTooMany()) || !strings.Contains(body, `class="cloth"`) || len(askLinksOf(body)) == 0 {
		t.Errorf("too many: %d %q", w.Code, mainText(t, body))
	}
	if w := a.get(askAddress("hu", puzzleBoard(t, all[0], true), "&q=solve")); w.Code != http.StatusOK {
		t.Errorf("what is known already: %d", w.Code)
	}
}

// TestAskKeys: answers are kept apart by everything that changes them.
func TestAskKeys(t *testing.T) {
	seen := puzzleBoard(t, uncertain(t), false)
	base, err := askedOf(seen)
	if err != nil {
		t.Fatal(err)
	}
	other := base
	keys := map[string]bool{base.key(): true}
	for _, change := range []func(){
		func() { other.q = think.Plan }, func() { other.effort = think.Large }, func() { other.task = rules.Snapszer },
		func() { other.board = puzzleBoard(t, puzzles.Of(puzzles.Closing)[0], false) },
	} {
		other = base
		change()
		if keys[other.key()] {
			t.Errorf("%q stands for two questions", other.key())
		}
		keys[other.key()] = true
	}
}
