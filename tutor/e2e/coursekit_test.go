package e2e_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	cdp "github.com/chromedp/chromedp"
	"golang.org/x/net/html"

	"bummerl/rules"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/plain"
)

// meet gives the steps of a lesson as the rules have them: with the answers that hold there.
func meet(t *testing.T, l course.Lesson, variant string) []course.Step {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	var steps []course.Step
	for n := range l.Steps {
		pos, err := l.At(variant, o, n)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, pos.Step)
	}
	return steps
}

// button is a button of the lesson.
func button(action string) string { return `button[name=action][value="` + action + `"]` }

// answer gives an answer by clicks.
func (w *window) answer(step course.Step, a course.Answer) {
	w.t.Helper()
	w.turnDown(w.press)
	switch step.Kind {
	case course.PickLegal, course.Mark:
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

// turnDown turns the tricks of a step down that are to be remembered, where they lie open.
func (w *window) turnDown(press func(string)) {
	w.t.Helper()
	if w.there(button("turn-down")) {
		press(button("turn-down"))
		w.await("the question", `!!document.querySelector("input[name=seen]")`)
	}
}

// answerPlain gives an answer with the forms of the page.
func answerPlain(b *plain.Browser, step course.Step, a course.Answer) {
	if contains(b.Page.Values("action"), "turn-down") {
		b.Press("action", "turn-down")
	}
	switch step.Kind {
	case course.PickLegal, course.Mark:
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
		case course.PickLegal, course.Mark:
			fields["card"], fields["action"] = strings.Fields(a.String()), []string{"check"}
		case course.Number:
			fields["number"], fields["action"] = []string{a.String()}, []string{"check"}
		case course.PlayOut:
			at := strings.LastIndex(a.String(), "-")
			fields["line"], fields["action"] = []string{a.String()[:max(0, at)]}, []string{a.String()[at+1:]}
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

// answerByKeys gives an answer without a touch.
func (w *window) answerByKeys(step course.Step, a course.Answer) {
	w.t.Helper()
	enter := func(selector string) {
		w.t.Helper()
		w.tabTo(selector)
		w.key("\r")
	}
	w.turnDown(enter)
	switch step.Kind {
	case course.PickLegal, course.Mark:
		want := strings.Fields(a.String())
		for _, card := range ask[[]string](w, `[...document.querySelectorAll("input[name=card]")].map(n => n.value)`) {
			if ask[bool](w, `document.querySelector("#mark-`+card+`").checked`) != contains(want, card) {
				w.tabTo("#mark-" + card)
				w.key(" ")
			}
		}
		enter(button("check"))
	case course.Number:
		w.tabTo("input[name=number]")
		ask[any](w, `void (document.activeElement.value = "")`)
		w.key(a.String() + "\r")
	case course.PlayOut:
		line := ""
		for i, action := range strings.Split(a.String(), "-") {
			if i > 0 {
				w.await("the opponent's answer to "+line, `document.querySelector("input[name=line]")?.value == `+quote(line))
			}
			enter(button(action))
			line = strings.TrimPrefix(line+"-"+action, "-")
		}
	default:
		enter(button(a.String()))
	}
}
