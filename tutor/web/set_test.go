package web

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// bodyText is a page as it is read, with what was escaped written out.
func bodyText(w *httptest.ResponseRecorder) string { return html.UnescapeString(w.Body.String()) }

// TestSetPage shows a set in every language to somebody who is nobody yet: its items, the title as plain text, no profile,
// and nothing for search engines.
func TestSetPage(t *testing.T) {
	set := someSet()
	set.title = `<img src=x onerror=alert(1)> & "Óra"`
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		w := a.get("/" + lang + setPath + "?" + set.query())
		if w.Code != http.StatusOK || !strings.Contains(w.Header().Get("X-Robots-Tag"), "noindex") {
			t.Fatalf("%s: %d, %v", lang, w.Code, w.Header())
		}
		if strings.Contains(w.Body.String(), "<img src=x") || !strings.Contains(bodyText(w), set.title) || !strings.Contains(bodyText(w), p.SetStranger()) {
			t.Errorf("%s: the title is not shown as a stranger's plain text", lang)
		}
		for _, want := range []string{
			p.SetKindChapter(), p.SetKindStep(), p.SetKindPuzzle(), p.SetKindDrill(), p.SetPosition(1), p.SetDone(0, 4),
			`href="/` + lang + `/learn/follow-again-closed"`, `href="/` + lang + `/puzzles/nx5211p5"`, `href="/` + lang + `/board?p=1bfw.schnapsen.f.`,
			`action="/` + lang + `/count/running"`, `name="sides" value="both"`,
		} {
			if !strings.Contains(bodyText(w), want) {
				t.Errorf("%s: the page lacks %s", lang, want)
			}
		}
		if a.cookies["bummerl"] != "" {
			t.Errorf("%s: looking at a set made a profile", lang)
		}
	}
}

// TestSetTicks does everything in a set, item by item; what is done is ticked, and the page says when all is.
func TestSetTicks(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	drill := count.Setting{Level: 1}
	set := classSet{items: []setItem{
		{kind: setPuzzle, name: "nx5211p5"}, {kind: setStep, name: "follow/closed"}, {kind: setDrill, drill: count.TrickSum, setting: drill},
	}}
	address := "/de" + setPath + "?" + set.query()
	done := func(want int) {
		t.Helper()
		if page := bodyText(a.get(address)); !strings.Contains(page, p.SetDone(want, 3)) || strings.Contains(page, p.SetAllDone()) != (want == 3) {
			t.Errorf("%d done are not shown", want)
		}
	}
	done(0)
	z, _ := puzzles.Get("nx5211p5")
	z = z.Under("schnapsen")
	line, err := z.MainLine(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	now, err := walk(t.Context(), z, "")
	if err != nil {
		t.Fatal(err)
	}
	for !now.over() {
		next := now
		for _, action := range append(line, now.Choices.List()...) {
			if next, err = now.with(t.Context(), action); err == nil && next.Mistake == nil {
				w := a.post("/de/puzzles/"+z.ID, url.Values{"line": {formatLine(now.own)}, "action": {action.String()}, "try": {"0"}})
				if w.Code != http.StatusSeeOther {
					t.Fatalf("%v: %d", action, w.Code)
				}
				break
			}
		}
		now = next
	}
	done(1)
	l, _ := course.AskedAgain("follow/closed")
	pos, err := (&course.Service{Store: a.store, Attempts: a.store, Env: tutor.System()}).At(t.Context(), "", l, learner.RulesIn(tutor.Settings{}, "de"))
	if err != nil {
		t.Fatal(err)
	}
	form := url.Values{"step": {"0"}, "action": {pos.Step.Answer.String()}}
	if pos.Step.Kind == course.PickLegal {
		form = url.Values{"step": {"0"}, "card": strings.Fields(pos.Step.Answer.String())}
	}
	if w := a.post("/de/learn/"+l.ID, form); w.Code != http.StatusSeeOther {
		t.Fatalf("the step: %d", w.Code)
	}
	done(2)
	step := "/de/learn/" + l.ID
	if page := bodyText(a.get(step)); !strings.Contains(page, p.DeckAgainDone()) || !strings.Contains(page, `value="again"`) {
		t.Error("a step that is done cannot be done once more")
	}
	a.post(step, url.Values{"step": {"1"}, "action": {"again"}})
	if page := bodyText(a.get(step)); strings.Contains(page, p.DeckAgainDone()) {
		t.Error("a step that was begun once more is still done")
	}
	done(2)
	begin := url.Values{}
	for _, f := range setFields(drill) {
		begin.Set(f.Name, f.Value)
	}
	run := a.post("/de/count/trick", begin).Header().Get("Location")
	for range 200 {
		page := a.get(run).Body.String()
		item, prompt := regexp.MustCompile(`name="item" value="(\d+)"`).FindStringSubmatch(page), regexp.MustCompile(`name="prompt" value="(\d+)"`).FindStringSubmatch(page)
		if item == nil || prompt == nil {
			break
		}
		a.post(run, url.Values{"item": {item[1]}, "prompt": {prompt[1]}, "answer": {"1"}})
	}
	done(3)
	if page := bodyText(a.get(address)); strings.Count(page, "set-again") != 3 || strings.Contains(page, p.SetGo()+"<") {
		t.Error("what is done is not offered once more, but begun")
	}
}

// TestSetBar: the pages of a set's items lead back to it, in the reader's language, and no other page does.
func TestSetBar(t *testing.T) {
	a, set := newAsker(t), someSet()
	const puzzle = "/de/puzzles/nx5211p5"
	if strings.Contains(a.get(puzzle).Body.String(), "set-bar") {
		t.Error("there is a way back to a set before there was one")
	}
	a.get("/hu" + setPath + "?" + set.query())
	back := `href="/de` + setPath + `?` + set.query() + `"`
	for _, path := range []string{puzzle, "/de/learn/pack", "/de/learn/follow-again-closed", "/de/count/running", someBoard(t)} {
		if page := bodyText(a.get(path)); !strings.Contains(page, back) || !strings.Contains(page, "Házi feladat") {
			t.Errorf("%s does not lead back", path)
		}
	}
	for _, path := range []string{"/de", "/de/learn", "/de/learn/follow", "/de/puzzles", "/de/puzzles/last-five-1", "/de/count/trick", "/de/settings", "/de/board"} {
		if w := a.get(path); w.Code != http.StatusOK || strings.Contains(w.Body.String(), "set-bar") {
			t.Errorf("%s: %d, or it leads back to a set that it is not in", path, w.Code)
		}
	}
	for _, bad := range []string{"", "x", "t=%zz", "i=9", strings.Repeat("!", 3000)} {
		a.cookies[setCookieName] = bad
		if w := a.get(puzzle); w.Code != http.StatusOK || strings.Contains(w.Body.String(), "set-bar") {
			t.Errorf("with the cookie %.20q: %d", bad, w.Code)
		}
	}
}

// TestSetLinksBad: whatever stands in a link, the page shows what can be read, and says that it is not all.
func TestSetLinksBad(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	whole := someSet().query()
	for name, c := range map[string]struct {
		query string
		says  string
	}{
		"nothing":       {"", p.SetEmpty()},
		"garbage":       {"t=%ff%00%E2%80%AE&i=%00%ff,,", p.SetBroken()},
		"cut":           {whole[:len(whole)-60], p.SetBroken()},
		"gone":          {classSet{items: []setItem{{kind: setPuzzle, name: "zzzzzzzz"}}}.query(), p.SetLostGone()},
		"bad record":    {classSet{items: []setItem{{kind: setPosition, name: "1r.x"}}}.query(), p.SetLostRecord()},
		"to come":       {classSet{items: []setItem{{kind: 'q', name: "x"}}}.query(), p.SetLostUnread()},
		"long title":    {"t=" + strings.Repeat("ő", 500) + "&i=" + someSet().itemsText(), strings.Repeat("ő", setTitle) + "<"},
		"comma escaped": {"i=" + url.QueryEscape(someSet().itemsText()), p.SetDone(0, 4)},
	} {
		for _, path := range []string{setPath, setNewPath} {
			w := a.get("/de" + path + "?" + c.query)
			if w.Code != http.StatusOK || path == setPath && !strings.Contains(bodyText(w), c.says) {
				t.Errorf("%s on %s: %d, or it does not say %s", name, path, w.Code, c.says)
			}
		}
	}
}

// TestSetStep: a step alone that a set asks for has the sentences of its chapter, and leads back to the set; without a set
// it is asked to be remembered.
func TestSetStep(t *testing.T) {
	a := newAsker(t)
	bare := ""
	for _, l := range course.Lessons() {
		for _, step := range l.Steps {
			if alone, ok := course.AskedAgain(l.ID + "/" + step.ID); ok && alone.Bare() && len(courseWords[l.ID].steps[step.ID].text) > 0 && bare == "" {
				bare = l.ID + "/" + step.ID
			}
		}
	}
	l, _ := course.AskedAgain(bare)
	v := visitor("de")
	pos, err := (&course.Service{Env: tutor.System()}).At(t.Context(), "", l, learner.RulesIn(tutor.Settings{}, "de"))
	if err != nil {
		t.Fatal(err)
	}
	sentence := wordsOf(pos).text[0](v.p, pos.View).String()
	path := "/de/learn/" + l.ID
	if strings.Contains(plainText(a.get(path)), sentence) {
		t.Errorf("%s says %q before there is a set", path, sentence)
	}
	a.get("/de" + setPath + "?" + classSet{items: []setItem{{kind: setStep, name: bare}}}.query())
	if page := plainText(a.get(path)); !strings.Contains(page, sentence) {
		t.Errorf("%s does not say %q in a set", path, sentence)
	}
}

var tags = regexp.MustCompile(`<[^>]*>`)

// plainText is a page without its tags, each run of space as one.
func plainText(w *httptest.ResponseRecorder) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(w.Body.String(), ""))), " ")
}
