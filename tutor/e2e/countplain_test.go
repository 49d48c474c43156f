package e2e_test

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/tutor/count"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestCountPlain does a whole run of each drill without JavaScript, in each way of showing the tricks. The first item is
// answered wrongly, all others rightly; numbers are typed in digits and in words. A clock, if asked for, does nothing.
func TestCountPlain(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for i, kind := range count.Kinds() {
		for j, show := range count.Shows() {
			lang := locales.Langs[(i+j)%len(locales.Langs)]
			t.Run(string(kind)+"/"+string(show)+"/"+lang, func(t *testing.T) {
				b := plain.New(t, site.URL)
				path := "/" + lang + "/count/" + string(kind)
				b.Open(path)
				ok(t, b, "begin")
				b.Tick("clock", "yes", show == count.Brief)
				fill := []string{"level=" + strconv.Itoa(2+j), "show=" + string(show)}
				if kind == count.Running {
					fill = append(fill, "sides=both", "length=3")
				}
				b.PressIn(path, fill...)
				ok(t, b, "run")
				countThrough(t, site, b, lang)
			})
		}
	}
}

// countThrough answers all of a run that is on the screen.
func countThrough(t *testing.T, site *testsite.Site, b *plain.Browser, lang string) {
	t.Helper()
	p := locales.New(lang, "")
	path := b.Page.URL.Path
	id, learner := path[strings.LastIndex(path, "/")+1:], learnerOf(t, site, b)
	asked, right := 0, 0
	for {
		run := runOf(t, site, learner, id)
		if run.Done {
			break
		}
		item, prompt := run.Now()
		it, question := openPrompt(run)
		watchPlain(t, b, it, prompt)
		answer := rightAnswer(t, it, question)
		if item == 0 {
			answer = wrongAnswer(question, answer)
		} else {
			right++
		}
		asked++
		giveAnswer(t, b, p, question, answer, item%2 == 1)
		ok(t, b, "answer")
		once(t, site, b, path, item, prompt, learner)
		if run = runOf(t, site, learner, id); !run.Items[item].Done {
			continue
		}
		want := p.CountRight()
		if item == 0 {
			want = p.CountWrong()
		}
		if text := plain.Text(b.Page.Root); !strings.Contains(text, want) {
			t.Errorf("item %d: the correction lacks %q: %s", item+1, want, text)
		}
		b.Open(plain.Attr(linkOf(b.Page, "button strong corrected-next"), "href"))
		ok(t, b, "on")
	}
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CountSummary(right, asked)) {
		t.Errorf("the end lacks %q: %s", p.CountSummary(right, asked), text)
	}
}

// watchPlain follows the links from trick to trick, if they go by, and goes back once.
func watchPlain(t *testing.T, b *plain.Browser, it count.Item, prompt int) {
	t.Helper()
	if prompt > 0 || it.Rung.Show == count.Full || len(it.Tricks) == 0 {
		return
	}
	first := b.Page.URL.String()
	for range it.Tricks {
		b.Open(plain.Attr(linkOf(b.Page, "button strong"), "href"))
		ok(t, b, "next trick")
	}
	here := b.Page.URL.String()
	b.Open(first)
	if linkOf(b.Page, "button strong") == nil {
		t.Error("the way back does not lead to the first trick")
	}
	b.Open(here)
}

// linkOf finds the link with a class.
func linkOf(page *plain.Page, class string) *html.Node {
	return page.Find(func(n *html.Node) bool { return n.DataAtom == atom.A && plain.Attr(n, "class") == class })
}

// giveAnswer fills in the form of a question and sends it; before a number it sends something that is none.
func giveAnswer(t *testing.T, b *plain.Browser, p locales.Printer, q count.Prompt, a count.Answer, words bool) {
	t.Helper()
	action := b.Page.URL.Path
	switch q.Ask {
	case count.AskNumber:
		b.PressIn(action, "answer=many")
		if b.Page.Status != http.StatusUnprocessableEntity || field(b.Page, "answer") != "many" {
			t.Errorf("%s with %q", b.Page, field(b.Page, "answer"))
		}
		if text := plain.Text(b.Page.Root); !strings.Contains(text, p.NumberUnknown("many")) {
			t.Errorf("the page does not say what is wrong with the number: %s", text)
		}
		typed := string(a)
		if words {
			typed = p.NumberWord(a.Number())
		}
		b.PressIn(action, "answer="+typed)
	case count.AskCards:
		for _, box := range b.Page.All(func(n *html.Node) bool { return plain.Attr(n, "name") == "card" }) {
			card := plain.Attr(box, "value")
			b.Tick("card", card, slices.Contains(codesOf(a), card))
		}
		b.PressIn(action)
	default:
		b.Press("answer", string(a))
	}
}

func codesOf(a count.Answer) []string {
	var list []string
	for c := range a.Cards().All() {
		list = append(list, c.String())
	}
	return list
}

// once posts another answer to what has been answered: it changes nothing.
func once(t *testing.T, site *testsite.Site, b *plain.Browser, path string, item, prompt int, learner string) {
	t.Helper()
	id := path[strings.LastIndex(path, "/")+1:]
	before := runOf(t, site, learner, id).Items[item].Answers[prompt]
	here := b.Page.URL.String()
	b.Post(path, url.Values{"item": {strconv.Itoa(item)}, "prompt": {strconv.Itoa(prompt)}, "answer": {"99"}, "card": {"Ah"}})
	if after := runOf(t, site, learner, id).Items[item].Answers[prompt]; after != before {
		t.Errorf("an answer was changed from %q to %q", before, after)
	}
	b.Open(here)
}

// TestCountHall: what was left in the middle is gone on with from the hall, the drill of others is not there, and what no
// drill has is refused.
func TestCountHall(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	b.Open("/hu/count")
	p := locales.New("hu", "")
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CountHallFirst()) {
		t.Errorf("a first visit is not told where to begin: %s", text)
	}
	b.PressIn("/hu/count/trick")
	ok(t, b, "run")
	path := b.Page.URL.Path
	b.PressIn(path, "answer=14")
	ok(t, b, "answer")
	b.Open("/hu/count")
	if resume := linkOf(b.Page, "button drill-go strong"); plain.Attr(resume, "href") != path {
		t.Errorf("the hall leads on to %q, want %s", plain.Attr(resume, "href"), path)
	}
	for address, want := range map[string]int{
		"/hu/count/nothing": 404, "/hu/count/running/" + path[strings.LastIndex(path, "/")+1:]: 404, path: 200, path + "?item=99": 200,
		path + "?at=x": 200, path + "?at=99": 200,
	} {
		if got := b.Open(address).Status; got != want {
			t.Errorf("%s: %d, want %d", address, got, want)
		}
	}
	for _, fields := range []url.Values{
		{"set": {"yes"}}, {"set": {"yes"}, "level": {"99"}}, {"set": {"yes"}, "level": {"1"}, "show": {"never"}},
		{"set": {"yes"}, "level": {"1"}, "length": {"x"}},
		{"set": {"yes"}, "level": {"+1"}}, {"set": {"yes"}, "level": {"1"}, "length": {"+1"}}, {"set": {"yes"}, "level": {"01"}},
	} {
		if got := b.Post("/hu/count/trick", fields).Status; got != http.StatusUnprocessableEntity {
			t.Errorf("%v: %d, want 422", fields, got)
		}
	}
	other := plain.New(t, site.URL)
	if got := other.Open(path).Status; got != http.StatusNotFound {
		t.Errorf("somebody else's run: %d, want 404", got)
	}
}

// TestCountRefused: what is refused makes no learner of a visitor.
func TestCountRefused(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	for path, fields := range map[string]url.Values{
		"/de/count/nothing": {}, "/de/count/trick": {"set": {"yes"}, "level": {"99"}}, "/de/count/running": {"set": {"yes"}, "level": {"x"}},
		"/de/count/claim": {"set": {"yes"}, "level": {"+1"}}, "/de/count/missing": {"set": {"yes"}, "level": {"1"}, "length": {"02"}},
	} {
		b := plain.New(t, site.URL)
		b.Open("/de/count")
		before := len(b.Cookies())
		if got := b.Post(path, fields).Status; got != http.StatusNotFound && got != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d", path, got)
		}
		if got := len(b.Cookies()); got != before {
			t.Errorf("%s: %d cookies, want %d", path, got, before)
		}
	}
}

// TestCountLeft: an item left between its questions begins with its tricks again, since nobody still knows them; the first
// answer stays, and going on leads to the second question.
func TestCountLeft(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	b.Open("/pt/count/missing")
	b.PressIn("/pt/count/missing", "show=brief", "level=2")
	path, me := b.Page.URL.Path, learnerOf(t, site, b)
	id := path[strings.LastIndex(path, "/")+1:]
	it, _ := openPrompt(runOf(t, site, me, id))
	watchPlain(t, b, it, 0)
	b.PressIn(path, "answer=1")
	p := locales.New("pt", "")
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CountAskEnough()) {
		t.Fatalf("the second question is not asked: %s", text)
	}
	b.Open(path)
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CountWatch()) {
		t.Fatalf("the tricks do not go by again: %s", text)
	}
	watchPlain(t, b, it, 0)
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CountAskEnough()) {
		t.Errorf("the second question does not come after the tricks: %s", text)
	}
	if run := runOf(t, site, me, id); run.Asked != 1 {
		t.Errorf("%d answers, want 1", run.Asked)
	}
}
