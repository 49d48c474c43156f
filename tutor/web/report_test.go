package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
)

// TestLessonReport tells a fault of a step in each language, from the link under the step: it is kept once however often it
// is sent, nobody becomes a learner by it, and what is refused is still in the form.
func TestLessonReport(t *testing.T) {
	for _, lang := range locales.Langs {
		a := newAsker(t)
		p := locales.New(lang, "")
		lesson := a.get("/" + lang + "/learn/certain").Body.String()
		_, after, found := strings.Cut(lesson, `class="step-report"><a href="`)
		address, _, _ := strings.Cut(after, `"`)
		if !found {
			t.Fatalf("%s: no way to report a step", lang)
		}
		address = strings.ReplaceAll(address, "&amp;", "&")
		u, err := url.Parse(address)
		if err != nil {
			t.Fatal(err)
		}
		step := u.Query().Get("step")
		if page := a.get(address); page.Code != http.StatusOK || !strings.Contains(page.Body.String(), p.ReportLabel()) {
			t.Fatalf("%s: %d without the form", lang, page.Code)
		}
		empty := a.post(u.Path, url.Values{"step": {step}, "words": {"  "}})
		if empty.Code != http.StatusUnprocessableEntity || !strings.Contains(empty.Body.String(), p.ReportInvalid()) {
			t.Errorf("%s: without words: %d", lang, empty.Code)
		}
		long := strings.Repeat("ő", tutor.MostWords+1)
		if got := a.post(u.Path, url.Values{"step": {step}, "words": {long}}); got.Code != http.StatusUnprocessableEntity || !strings.Contains(got.Body.String(), long) {
			t.Errorf("%s: too many words: %d, or they are lost", lang, got.Code)
		}
		for range 2 {
			sent := a.post(u.Path, url.Values{"step": {step}, "answer": {"md-Kd"}, "words": {"Nem így van."}})
			if sent.Code != http.StatusSeeOther {
				t.Fatalf("%s: %d", lang, sent.Code)
			}
			if len(sent.Result().Cookies()) > 0 {
				t.Errorf("%s: a report makes a learner: %v", lang, sent.Result().Cookies())
			}
			to, _, _ := strings.Cut(sent.Header().Get("Location"), "#")
			if thanks := a.get(to).Body.String(); !strings.Contains(thanks, p.ReportThanks()) {
				t.Errorf("%s: no thanks", lang)
			}
		}
		list, err := a.store.Reports(t.Context(), 10)
		if err != nil {
			t.Fatal(err)
		}
		if len(list) != 1 || list[0].Kind != tutor.KindLesson || list[0].Item != step || list[0].Line != "md-Kd" || list[0].Lang != lang {
			t.Errorf("%s: kept %+v, want one of %s", lang, list, step)
		}
		for _, wrong := range []string{"", "certain", "certain/nonesuch", "first/" + strings.TrimPrefix(step, "certain/")} {
			if got := a.get(u.Path + "?step=" + url.QueryEscape(wrong)); got.Code != http.StatusNotFound {
				t.Errorf("%s: step %q: %d", lang, wrong, got.Code)
			}
		}
	}
}

// TestAsTyped wants a report counted as the browser counts it, and nothing in it that a database refuses.
func TestAsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"eins\r\nzwei": "eins\nzwei", "  ő  ": "ő", "a\x00b": "ab", "a\xffb": "ab", "\r\n": "",
	} {
		if got := asTyped(typed); got != want {
			t.Errorf("%q: got %q, want %q", typed, got, want)
		}
	}
}
