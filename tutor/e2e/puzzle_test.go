package e2e_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// somePuzzles are the ten that the collection began with, and of each theme with a hidden hand one that is certain and, if
// it asks for that, one that is not.
func somePuzzles() []puzzles.Puzzle {
	list := puzzles.Of(puzzles.LastFive)[:10]
	for _, theme := range puzzles.Themes() {
		seen := map[bool]bool{}
		for _, z := range puzzles.Of(theme) {
			if theme.Hidden() && !seen[z.Certain] {
				seen[z.Certain] = true
				list = append(list, z)
			}
		}
	}
	return list
}

// TestPuzzlesPlain tries puzzles of every theme without JavaScript: first a wrong action, whose refutation is stepped
// through, then the right ones to the end. The lists show what has been solved, and that it was not at the first try.
func TestPuzzlesPlain(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for i, z := range somePuzzles() {
		lang := locales.Langs[i%len(locales.Langs)]
		t.Run(lang+"/"+z.ID, func(t *testing.T) {
			p := locales.New(lang, "")
			b := plain.New(t, site.URL)
			path := "/" + lang + "/puzzles/" + z.ID
			b.Open(path)
			z = z.Under(variantOf(t, b, z))
			wrong, w := wrongTry(t, z)
			pressAll(t, b, wrong)
			want := p.PuzzleWrong()
			if z.Theme.Hidden() {
				want = p.PuzzleWrongCertain()
				if !z.Certain {
					want = p.PuzzleWrongWasNotCertain()
				}
			}
			text := plain.Text(b.Page.Root)
			if !strings.Contains(text, want) {
				t.Errorf("%v is not called wrong: %s", wrong, text)
			}
			m, said := w.Mistake, p.PuzzleBeatenByOnly()
			if m.Of > 1 {
				said = p.PuzzleBeatenBy(m.BeatenBy, m.Of)
			}
			if m.BeatenBy > 0 && z.Theme.Hidden() && wrong[len(wrong)-1] != rules.Claim && !strings.Contains(text, said) {
				t.Errorf("%v: the page does not say that %d of %d hands beat it: %s", wrong, m.BeatenBy, m.Of, text)
			}
			stepThrough(t, b, z)
			b.Open("/" + lang + "/puzzles/" + string(z.Theme))
			if strings.Contains(plain.Text(b.Page.Root), p.PuzzleSolvedOf(1, len(puzzles.Of(z.Theme)))) {
				t.Error("counts as solved after a mistake")
			}
			b.Open(path)
			right := rightTry(t, z)
			pressAll(t, b, right)
			want = p.PuzzleRightDone()
			if !z.Certain {
				want = p.PuzzleSolvedNotCertain()
			}
			if text := plain.Text(b.Page.Root); !strings.Contains(text, want) {
				t.Errorf("%v does not solve it: %s", right, text)
			}
			if z.Theme.Hidden() && z.Certain && !strings.Contains(plain.Text(b.Page.Root), p.PuzzleCertain(z.Hands, z.Hands)) {
				t.Errorf("the page does not say that it is certain in %d hands", z.Hands)
			}
			b.Open(fmt.Sprintf("/%s/puzzles/%s?page=%d", lang, z.Theme, 1+(z.Number-1)/24))
			text = plain.Text(b.Page.Root)
			if !strings.Contains(text, p.PuzzleSolvedOf(1, len(puzzles.Of(z.Theme)))) || !strings.Contains(text, p.PuzzleStateLater()) {
				t.Errorf("does not count as solved later: %s", text)
			}
			b.Open("/" + lang)
			if text := plain.Text(b.Page.Root); !strings.Contains(text, p.HomeTodaySolved(1, len(puzzles.All()))) {
				t.Errorf("home does not tell the progress: %s", text)
			}
		})
	}
}

// variantOf gives the rules that the page plays a puzzle by.
func variantOf(t *testing.T, b *plain.Browser, z puzzles.Puzzle) string {
	t.Helper()
	ok(t, b, "puzzle "+z.ID)
	switch strings.Split(b.Page.URL.Path, "/")[1] {
	case "hu":
		return "snapszer"
	case "pt":
		return "snapszli"
	}
	return "schnapsen"
}

// wrongTry finds actions of the learner of which the last is a mistake, a "not certain" aside.
func wrongTry(t *testing.T, z puzzles.Puzzle) ([]rules.Action, puzzles.Walk) {
	t.Helper()
	var own []rules.Action
	for range 20 {
		w, err := z.Walk(t.Context(), own)
		if err != nil {
			t.Fatal(err)
		}
		next := rules.NoAction
		for a := range w.Choices.All() {
			after, err := z.Walk(t.Context(), append(own[:len(own):len(own)], a))
			if err != nil {
				t.Fatal(err)
			}
			if after.Mistake != nil && a != rules.Claim {
				return append(own, a), after
			}
			if after.Mistake == nil {
				next = a
			}
		}
		own = append(own, next)
	}
	t.Fatalf("nothing is wrong in %s", z.ID)
	return nil, puzzles.Walk{}
}

// rightTry finds the actions of the learner that solve a puzzle.
func rightTry(t *testing.T, z puzzles.Puzzle) []rules.Action {
	t.Helper()
	if !z.Certain {
		return []rules.Action{rules.NoAction}
	}
	var own []rules.Action
	for range 20 {
		w, err := z.Walk(t.Context(), own)
		if err != nil {
			t.Fatal(err)
		}
		if w.Finished {
			return own
		}
		for a := range w.Choices.All() {
			if after, err := z.Walk(t.Context(), append(own[:len(own):len(own)], a)); err == nil && after.Mistake == nil {
				own = append(own, a)
				break
			}
		}
	}
	t.Fatalf("%s is not solved by %v", z.ID, own)
	return nil
}

// pressAll presses one action after the other.
func pressAll(t *testing.T, b *plain.Browser, own []rules.Action) {
	t.Helper()
	for _, a := range own {
		text := a.String()
		if a == rules.NoAction {
			text = "no"
		}
		b.Press("action", text)
		ok(t, b, text)
	}
}

// stepThrough follows the forward link to the end of the line shown.
func stepThrough(t *testing.T, b *plain.Browser, z puzzles.Puzzle) {
	t.Helper()
	for range 40 {
		link := b.Page.ByID("line-forward")
		if link == nil || link.DataAtom != atom.A {
			return
		}
		b.Open(plain.Attr(link, "href"))
		ok(t, b, "refutation of puzzle "+z.ID)
	}
	t.Errorf("puzzle %s: the refutation does not end", z.ID)
}

// TestPuzzleDecline answers "not certain" where there is a plan: the plan is told and can be stepped through.
func TestPuzzleDecline(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	p := locales.New("hu", "")
	for _, z := range somePuzzles() {
		if !z.Theme.YesNo() || !z.Certain {
			continue
		}
		b := plain.New(t, site.URL)
		b.Open("/hu/puzzles/" + z.ID)
		b.Press("action", "no")
		ok(t, b, "not certain")
		text := plain.Text(b.Page.Root)
		for _, want := range []string{p.PuzzleWrongDecline(), p.PuzzleCertain(z.Hands, z.Hands), p.PuzzlePlanPlayed(), p.PuzzlePlan()} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the page lacks %q: %s", z.ID, want, text)
			}
		}
		stepThrough(t, b, z)
		if b.Page.ByID("line-back") == nil {
			t.Errorf("%s: there is no plan to step through", z.ID)
		}
	}
}

// TestPuzzleAddresses: the old numbers lead to the puzzles they named, with their query; themes have pages of levels;
// what is not there is a calm 404.
func TestPuzzleAddresses(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	for i, z := range puzzles.Of(puzzles.LastFive)[:10] {
		b.Open(fmt.Sprintf("/de/puzzles/%d?line=zz", i+1))
		if b.Page.URL.Path != "/de/puzzles/"+z.ID || b.Page.URL.RawQuery != "line=zz" {
			t.Errorf("number %d leads to %s", i+1, b.Page.URL)
		}
	}
	for _, path := range []string{"0", "11", "01", "-1", "last-five-0", "nonesuch", "%00", "CLOSING", "last-five/2"} {
		if page := b.Open("/hu/puzzles/" + path); page.Status != http.StatusNotFound {
			t.Errorf("%s: %s", path, page)
		}
	}
	for _, theme := range puzzles.Themes() {
		for _, query := range []string{"", "?level=hard", "?level=easy&page=1", "?level=nonesuch&page=-3", "?page=99999999999999999999"} {
			b.Open("/pt/puzzles/" + string(theme) + query)
			ok(t, b, string(theme)+query)
			level := puzzles.Level(b.Page.URL.Query().Get("level"))
			p := locales.New("pt", "")
			for _, z := range puzzles.Of(theme) {
				shown := b.Page.Find(func(n *html.Node) bool {
					return n.DataAtom == atom.A && plain.Attr(n, "href") == "/pt/puzzles/"+string(theme)+"/"+z.ID && strings.Contains(plain.Text(n), p.PuzzleName("", z.Number)[2:])
				}) != nil
				if level == puzzles.Hard && shown && z.Level != puzzles.Hard {
					t.Errorf("%s%s lists %s, which is %s", theme, query, z.ID, z.Level)
				}
			}
		}
	}
}

// TestPuzzleTampered sends lines that cannot be and actions where none is asked for: they are answered with what is the
// matter, nothing counts as solved, and the same answer sent again and again is one attempt.
func TestPuzzleTampered(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	p := locales.New("de", "")
	z := puzzles.Of(puzzles.LastFive)[0]
	path := "/de/puzzles/" + z.ID
	wrong, right := (z.Start().Legal() &^ z.Right).First(), z.Right.First()
	for _, line := range []string{"zz", "Kc--Kd", wrong.String() + "-66", "c", "no", strings.Repeat("Kc-", 50) + "Kc", strings.Repeat("9", 3000)} {
		page := b.Open(path + "?line=" + line)
		if page.Status != http.StatusUnprocessableEntity || !strings.Contains(plain.Text(page.Root), p.PuzzleBadLine()) {
			t.Errorf("line %.20s: %s", line, page)
		}
		fields := url.Values{"line": {line}, "action": {right.String()}, "try": {"0"}}
		if page := b.Post(path, fields); page.Status != http.StatusUnprocessableEntity {
			t.Errorf("an action after line %.20s: %s", line, page)
		}
	}
	for range 3 {
		fields := url.Values{"line": {""}, "action": {wrong.String()}, "try": {"0"}}
		if page := b.Post(path, fields); page.Status != http.StatusOK {
			t.Errorf("a wrong try: %s", page)
		}
	}
	twice := b.Post(path, url.Values{"line": {wrong.String()}, "action": {right.String()}, "try": {"1"}})
	if twice.Status != http.StatusUnprocessableEntity || !strings.Contains(plain.Text(twice.Root), p.PuzzlePast()) {
		t.Errorf("an answer after the end: %s", twice)
	}
	list, err := site.Store.Attempts(t.Context(), learnerOf(t, site, b), "puzzle", 10)
	if err != nil || len(list) != 1 || list[0].Right {
		t.Errorf("kept %v, %v, want one wrong attempt", list, err)
	}
	other := (z.Start().Legal() &^ z.Right &^ wrong.Set()).First()
	if other == rules.NoAction {
		t.Fatal("the first puzzle has but one wrong answer")
	}
	b.Post(path, url.Values{"line": {""}, "action": {other.String()}, "try": {"0"}}) // from a second tab
	if list, err = site.Store.Attempts(t.Context(), learnerOf(t, site, b), "puzzle", 10); err != nil || len(list) != 2 {
		t.Errorf("kept %v, %v, want another answer kept too", list, err)
	}
}

// TestPuzzleNotAsked plays a card where the question is how to close, and a card of somebody else: the page says what is
// asked or why not, and the position stays.
func TestPuzzleNotAsked(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	p := locales.New("de", "")
	z := puzzles.Of(puzzles.Closing)[0]
	view, err := z.View()
	if err != nil {
		t.Fatal(err)
	}
	foreign := view.Unseen.Lowest()
	for action, want := range map[string]string{
		rules.Play(view.Hand.Lowest()).String(): p.PuzzleNotAskedClose(),
		"no":                                    p.PuzzleNotAskedClose(),
		foreign.String():                        "ist nicht in deinem Blatt",
	} {
		page := b.Post("/de/puzzles/"+z.ID, url.Values{"line": {""}, "action": {action}, "try": {"0"}})
		if page.Status != http.StatusUnprocessableEntity || !strings.Contains(plain.Text(page.Root), want) {
			t.Errorf("%s: %s lacks %q: %s", action, page, want, plain.Text(page.Root))
		}
		if len(page.Values("action")) == 0 {
			t.Errorf("%s: nothing can be pressed any more", action)
		}
	}
}

// TestPuzzleSecret: as long as a puzzle is open, its page is the same whatever hand the record deals.
func TestPuzzleSecret(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	for _, z := range somePuzzles() {
		if !z.Theme.Hidden() {
			continue
		}
		b := plain.New(t, site.URL)
		b.Open("/de/puzzles/" + z.ID)
		view, err := z.View()
		if err != nil {
			t.Fatal(err)
		}
		hidden := view.Unseen &^ view.Known
		for c := range hidden.All() {
			if solve.HandsOf(view).Count() > 1 && b.Page.Find(func(n *html.Node) bool { return plain.Attr(n, "data-card") == c.String() }) != nil {
				t.Errorf("%s: the page shows %s, which nobody has seen", z.ID, c)
			}
		}
		if strings.Contains(b.Page.Body, "1r.") || strings.Contains(b.Page.Body, "keep-record") {
			t.Errorf("%s: the record is on the page before the end", z.ID)
		}
	}
}

// TestPuzzleReport reports a fault without becoming a learner; without words nothing is kept.
func TestPuzzleReport(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	p := locales.New("pt", "")
	z := puzzles.Of(puzzles.Defend)[0]
	wrong, _ := wrongTry(t, z)
	var texts []string
	for _, a := range wrong {
		texts = append(texts, a.String())
	}
	line := strings.Join(texts, "-")
	path := "/pt/puzzles/" + z.ID
	b.Open(path + "?line=" + line)
	ok(t, b, "wrong try")
	for _, words := range []string{"", "   ", strings.Repeat("ã", 1001)} {
		page := b.Post(path+"/report", url.Values{"line": {line}, "words": {words}})
		if page.Status != http.StatusUnprocessableEntity || !strings.Contains(plain.Text(page.Root), p.ReportInvalid()) {
			t.Errorf("%.5q: %s", words, page)
		}
	}
	for range 2 {
		b.Post(path+"/report", url.Values{"line": {line}, "words": {" Não é assim. "}})
		ok(t, b, "report")
	}
	if !strings.Contains(plain.Text(b.Page.Root), p.ReportThanks()) {
		t.Errorf("nobody thanks: %s", plain.Text(b.Page.Root))
	}
	list, err := site.Store.Reports(t.Context(), 10)
	if err != nil || len(list) != 1 {
		t.Fatalf("kept %v, %v, want one report", list, err)
	}
	got := list[0]
	if got.Learner != "" || got.Item != z.ID || got.Line != line || got.Words != "Não é assim." || got.Lang != "pt" {
		t.Errorf("kept %+v", got)
	}
}
