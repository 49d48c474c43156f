package e2e_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	cdp "github.com/chromedp/chromedp"
	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// meet gives the steps of chapter 8 as the rules have them: with the answers that hold there.
func meet(t *testing.T, variant string) []course.Step {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	var steps []course.Step
	for n := range course.Following.Steps {
		pos, err := course.Following.At(variant, o, n)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, pos.Step)
	}
	return steps
}

// button is a button of the lesson.
func button(action string) string { return `button[name=action][value="` + action + `"]` }

// TestFollowByClicks goes through chapter 8 in a browser by clicks in each language: a wrong answer to each step, then
// the right one. In the language of the longest words axe and the ruler look at each step before and after a miss; the
// storybook shows them the kinds of step in all languages.
func TestFollowByClicks(t *testing.T) {
	code := axe(t)
	for i, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			site := testsite.Start(t, testsite.Options{})
			w := open(t, site.URL, phone)
			w.do(scheme([]string{"dark", "light", "dark"}[i]))
			look := func(where string) {
				t.Helper()
				if lang == "hu" {
					inspect(t, w, code, where)
				}
			}
			w.visit("/" + lang + "/learn")
			w.press(`a[href="/` + lang + `/learn/follow"]`)
			w.await("the chapter", `!!document.querySelector("#lesson")`)
			for _, step := range meet(t, learner.Defaults(lang).Variant) {
				look(step.ID)
				if step.Kind == course.Read {
					w.press(button("continue"))
					w.await("the step after "+step.ID, `document.querySelector("input[name=step]").value == "1"`)
					continue
				}
				w.answer(step, step.Wrong)
				w.await("no to "+step.ID, `!!document.querySelector('.feedback[data-mood="wrong"], .feedback[data-mood="slip"]')`)
				look(step.ID + ", after a miss")
				if w.there(button("next")) {
					w.press(button("next"))
					w.await(step.ID+" again", `!document.querySelector(".feedback")`)
				}
				w.answer(step, step.Answer)
				w.await("yes to "+step.ID, `!!document.querySelector('.feedback[data-mood="right"]')`)
				w.do(cdp.Reload())
				w.await(step.ID+" after reloading", `!!document.querySelector('.feedback[data-mood="right"]')`)
				w.press(button("next"))
				w.await("the step after "+step.ID, `!document.querySelector(".feedback") && !location.search`)
			}
			w.await("the end", `!!document.querySelector(".learned")`)
			look("the end of the chapter")
		})
	}
}

// answer gives an answer by clicks.
func (w *window) answer(step course.Step, a course.Answer) {
	w.t.Helper()
	switch step.Kind {
	case course.PickLegal:
		want := strings.Fields(a.String())
		for _, card := range ask[[]string](w, `[...document.querySelectorAll("input[name=card]")].map(n => n.value)`) {
			marked := ask[bool](w, `document.querySelector("#mark-`+card+`").checked`)
			if marked != contains(want, card) {
				w.press(`label:has(#mark-` + card + `)`)
			}
		}
		w.press(button("check"))
	case course.Number:
		w.do(cdp.SetValue(cdp.CSS("input[name=number]"), a.String()))
		w.press(button("check"))
	case course.PlayOut:
		line := ""
		for i, action := range strings.Split(a.String(), "-") {
			if i > 0 {
				w.await("the opponent's answer to "+line, `document.querySelector("input[name=line]")?.value == `+quote(line))
			}
			w.press(button(action))
			line = strings.TrimPrefix(line+"-"+action, "-")
		}
	default:
		w.press(button(a.String()))
	}
}

// TestFollowPlain goes through chapter 8 without JavaScript, under the strictest rules and with 24 cards: at each step
// three misses bring the hint and then the solution, the right answer sent twice changes nothing, and an old page is told
// where the lesson stands.
func TestFollowPlain(t *testing.T) {
	for i, variant := range []string{"schnapsen", "sharp", "snapszli24"} {
		t.Run(variant, func(t *testing.T) {
			lang := locales.Langs[i]
			p := locales.New(lang, "")
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			b.Post("/"+lang+"/rules", url.Values{"variant": {variant}})
			ok(t, b, "rules")
			path := "/" + lang + "/learn/follow"
			b.Open(path)
			for n, step := range meet(t, variant) {
				if step.Kind == course.Read {
					b.Press("action", "continue")
					ok(t, b, step.ID)
					continue
				}
				for misses := 1; misses <= course.SolutionAfter; misses++ {
					answerPlain(b, step, step.Wrong)
					if b.Page.Status != http.StatusUnprocessableEntity {
						t.Fatalf("%s, wrong answer: %s", step.ID, b.Page)
					}
					buttons := b.Page.Values("action")
					if step.Kind != course.PlayOut && contains(buttons, "hint") != (misses >= course.HintAfter) ||
						contains(buttons, "solution") != (misses >= course.SolutionAfter) {
						t.Errorf("%s: after %d misses there are %v", step.ID, misses, buttons)
					}
					if contains(buttons, "next") {
						b.Press("action", "next")
						ok(t, b, step.ID+" again")
					}
				}
				b.Press("action", "hint")
				if text := plain.Text(b.Page.ByID("lesson")); !strings.Contains(text, p.CourseHint()) {
					t.Errorf("%s: no hint: %s", step.ID, text)
				}
				if n%2 == 0 {
					b.Press("action", "solution")
				} else {
					answerPlain(b, step, step.Answer)
				}
				ok(t, b, step.ID)
				if got := b.Page.URL.Query().Get("done"); got != strconv.Itoa(n) {
					t.Fatalf("%s: the answer leads to %s", step.ID, b.Page.URL)
				}
				passed(t, b, path, n, step)
				b.Press("action", "next")
				ok(t, b, "after "+step.ID)
			}
			if text := plain.Text(b.Page.Root); !strings.Contains(text, p.FollowDoneTitle()) {
				t.Errorf("no end: %s", text)
			}
			b.Open("/" + lang + "/learn")
			if !strings.Contains(b.Page.Body, p.CourseStepsDone(8, 8)) {
				t.Errorf("the list of chapters: %s", plain.Text(b.Page.Root))
			}
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}

// answerPlain gives an answer with the forms of the page.
func answerPlain(b *plain.Browser, step course.Step, a course.Answer) {
	switch step.Kind {
	case course.PickLegal:
		for _, box := range b.Page.All(func(n *html.Node) bool { return plain.Attr(n, "type") == "checkbox" }) {
			card := plain.Attr(box, "value")
			b.Tick("card", card, contains(strings.Fields(a.String()), card))
		}
		b.Press("action", "check")
	case course.Number:
		b.Press("action", "check", "number="+a.String())
	case course.PlayOut:
		for _, action := range strings.Split(a.String(), "-") {
			b.Press("action", action)
		}
	default:
		b.Press("action", a.String())
	}
}

// passed sends answers to a step that has been done, from a page that is out of date, and comes back.
func passed(t *testing.T, b *plain.Browser, path string, n int, step course.Step) {
	t.Helper()
	here := b.Page.URL.String()
	send := func(a course.Answer) *plain.Page {
		fields := url.Values{"step": {strconv.Itoa(n)}, "action": {a.String()}}
		switch step.Kind {
		case course.PickLegal:
			fields["card"], fields["action"] = strings.Fields(a.String()), []string{"check"}
		case course.Number:
			fields["number"], fields["action"] = []string{a.String()}, []string{"check"}
		case course.PlayOut:
			at := strings.LastIndex(a.String(), "-")
			fields["line"], fields["action"] = []string{a.String()[:at]}, []string{a.String()[at+1:]}
		}
		return b.Post(path, fields)
	}
	if page := send(step.Answer); page.Status != http.StatusOK || page.URL.Query().Get("done") != strconv.Itoa(n) {
		t.Errorf("%s, the right answer again: %s", step.ID, page)
	}
	if page := send(step.Wrong); page.Status != http.StatusConflict || field(page, "step") != strconv.Itoa(n+1) {
		t.Errorf("%s, a wrong answer to the old step: %s, step %s", step.ID, page, field(page, "step"))
	}
	b.Open(here)
}

// TestFollowTampered sends what no page of the chapter sends: it is refused, nothing is done, and nothing in an address
// is believed that cannot be.
func TestFollowTampered(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	path := "/de/learn/follow"
	for _, address := range []string{"/de/learn/nothing", "/de/learn/follow/1"} {
		if page := b.Open(address); page.Status != http.StatusNotFound {
			t.Errorf("%s", page)
		}
	}
	b.Post(path, url.Values{"step": {"0"}, "action": {"continue"}})
	ok(t, b, "the first step")
	for _, c := range []struct {
		fields url.Values
		status int
	}{
		{url.Values{"step": {"1"}, "action": {"check"}, "card": {"Kd", "Zz"}}, 422},
		{url.Values{"step": {"1"}, "action": {"check"}, "card": {"Ks"}}, 422},
		{url.Values{"step": {"1"}, "action": {"solution"}}, 422},
		{url.Values{"step": {"x"}, "action": {"check"}}, 422},
		{url.Values{"step": {"7"}, "action": {"Td"}, "line": {"Ac"}}, 409},
		{url.Values{"step": {"99"}, "action": {"Td"}}, 409},
		{url.Values{"step": {"-1"}, "action": {"Td"}}, 409},
	} {
		if page := b.Post(path, c.fields); page.Status != c.status {
			t.Errorf("%v: %s, want %d", c.fields, page, c.status)
		}
	}
	for _, query := range []string{"?done=1", "?done=7&answer=Ac-Td", "?done=-1", "?line=Ac", "?line=Ac-Td-66-66", "?done=x&answer=%00"} {
		b.Open(path + query)
		ok(t, b, query)
		if got := field(b.Page, "step"); got != "1" {
			t.Errorf("%s shows step %s", query, got)
		}
		if b.Page.Find(func(n *html.Node) bool { return plain.Attr(n, "data-mood") == "right" }) != nil {
			t.Errorf("%s praises what has not been done", query)
		}
	}
}
