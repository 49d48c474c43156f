package e2e_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	cdp "github.com/chromedp/chromedp"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// chapters are those whose steps have positions of their own; the first hand has tests of its own.
func chapters() []course.Lesson {
	var list []course.Lesson
	for _, l := range course.Lessons() {
		if !l.OneHand {
			list = append(list, l)
		}
	}
	return list
}

// TestCourse goes through each chapter in a browser, every other one by keyboard alone, each in one of the languages: a
// wrong answer to each step, then the right one. The ruler is laid to each step before and after a miss. Axe looks at it
// after the miss, where the question still stands, and before it at the first step of each kind.
func TestCourse(t *testing.T) {
	t.Parallel()
	code := axe(t)
	for i, l := range chapters() {
		lang := locales.Langs[i%len(locales.Langs)]
		t.Run(l.ID+" "+lang, func(t *testing.T) {
			site := testsite.Start(t, testsite.Options{})
			w := open(t, site.URL, phone)
			w.do(scheme([]string{"dark", "light"}[i%2]))
			answer, press := w.answer, w.press
			if i%2 == 1 {
				answer = w.answerByKeys
				press = func(selector string) {
					w.tabTo(selector)
					w.key("\r")
				}
			}
			w.visit("/" + lang + "/learn")
			press(`a[href="/` + lang + `/learn/` + l.ID + `"]`)
			w.await("the chapter", `!!document.querySelector("#lesson")`)
			met := map[course.StepKind]bool{}
			for n, step := range meet(t, l, learner.Defaults(lang).Variant) {
				if met[step.Kind] {
					narrow(w, step.ID)
				} else {
					inspect(t, w, code, step.ID)
				}
				met[step.Kind] = true
				if step.Kind == course.Read {
					press(button("continue"))
					w.await("the step after "+step.ID, `document.querySelector("input[name=step]").value == "`+strconv.Itoa(n+1)+`"`)
					continue
				}
				answer(step, step.Wrong)
				w.await("no to "+step.ID, `!!document.querySelector('.feedback[data-mood="wrong"], .feedback[data-mood="slip"]')`)
				inspect(t, w, code, step.ID+", after a miss")
				if w.there(button("next")) {
					press(button("next"))
					w.await(step.ID+" again", `!document.querySelector(".feedback")`)
				}
				answer(step, step.Answer)
				w.await("yes to "+step.ID, `!!document.querySelector('.feedback[data-mood="right"]')`)
				if n == len(l.Steps)-1 {
					w.do(cdp.Reload())
					w.await(step.ID+" after reloading", `!!document.querySelector('.feedback[data-mood="right"]')`)
				}
				press(button("next"))
				w.await("the step after "+step.ID, `!document.querySelector(".feedback") && !location.search`)
			}
			w.await("the end", `!!document.querySelector(".learned")`)
			inspect(t, w, code, "the end of the chapter")
		})
	}
}

// TestCoursePlain goes through each chapter without JavaScript, in each language, by the usual rules, the strictest ones
// and with 24 cards: at each step
// three misses bring the hint and then the solution, the right answer sent twice changes nothing, and an old page is told
// where the lesson stands.
func TestCoursePlain(t *testing.T) {
	t.Parallel()
	for i, variant := range []string{"schnapsen", "sharp", "snapszli24"} {
		t.Run(variant, func(t *testing.T) {
			lang := locales.Langs[i]
			p := locales.New(lang, "")
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			b.Post("/"+lang+"/rules", url.Values{"variant": {variant}})
			ok(t, b, "rules")
			for _, l := range chapters() {
				chapterPlain(t, b, p, l, variant)
			}
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}

// chapterPlain goes through a chapter.
func chapterPlain(t *testing.T, b *plain.Browser, p locales.Printer, l course.Lesson, variant string) {
	t.Helper()
	path := "/" + p.Lang() + "/learn/" + l.ID
	b.Open(path)
	for n, step := range meet(t, l, variant) {
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
	if !strings.Contains(b.Page.Body, "class=\"learned\"") {
		t.Errorf("%s: no end: %s", l.ID, plain.Text(b.Page.Root))
	}
	b.Open("/" + p.Lang() + "/learn")
	if !strings.Contains(b.Page.Body, p.CourseStepsDone(len(l.Steps), len(l.Steps))) {
		t.Errorf("the list of chapters: %s", plain.Text(b.Page.Root))
	}
}

// TestCourseTestOut takes the test of each chapter without JavaScript: with two wrong answers it is not passed and can be
// taken again, with one it is, and the chapter is done. Nothing of it is taught or helped with, and an answer counts once.
func TestCourseTestOut(t *testing.T) {
	t.Parallel()
	for i, l := range course.Lessons() {
		lang := locales.Langs[i%len(locales.Langs)]
		t.Run(l.ID+" "+lang, func(t *testing.T) {
			p := locales.New(lang, "")
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			test, ok := l.TestOut()
			if !ok {
				t.Fatal("no test-out")
			}
			variant := learner.Defaults(lang).Variant
			take := func(slips int) {
				t.Helper()
				b.Open("/" + lang + "/learn/" + test.ID)
				for n, step := range meet(t, test, variant) {
					if n == 0 && contains(b.Page.Values("action"), "again") {
						b.Press("action", "again")
					}
					a, mood := step.Answer, "right"
					if n < slips {
						a, mood = step.Wrong, "wrong"
					}
					answerPlain(b, step, a)
					if b.Page.Status != http.StatusOK || !strings.Contains(b.Page.Body, `data-mood="`+mood+`"`) {
						t.Fatalf("%s, %q: %s, not %s: %s", step.ID, a, b.Page, mood, plain.Text(b.Page.ByID("lesson")))
					}
					if buttons := b.Page.Values("action"); contains(buttons, "hint") || contains(buttons, "solution") {
						t.Errorf("%s: help in a test: %v", step.ID, buttons)
					}
					b.Press("action", "next")
				}
			}
			take(2)
			if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CourseTestFailed()) {
				t.Errorf("two wrong answers: %s", text)
			}
			if page := b.Open("/" + lang + "/learn/" + test.ID + "?done=0&answer=rubbish"); page.Status != http.StatusOK || strings.Contains(page.Body, `data-mood="right"`) {
				t.Errorf("an answer that is none is praised: %s", page)
			}
			b.Open("/" + lang + "/learn")
			if !strings.Contains(b.Page.Body, "/learn/"+test.ID) {
				t.Error("a test not passed is not offered again")
			}
			take(1)
			if text := plain.Text(b.Page.Root); !strings.Contains(text, p.CourseTestPassed()) {
				t.Errorf("one wrong answer: %s", text)
			}
			b.Open("/" + lang + "/learn")
			if strings.Contains(b.Page.Body, "/learn/"+test.ID) || !strings.Contains(b.Page.Body, p.CourseStepsDone(len(l.Steps), len(l.Steps))) {
				t.Errorf("passed, but the chapter is not done: %s", plain.Text(b.Page.Root))
			}
		})
	}
}
