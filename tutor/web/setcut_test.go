package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
)

// TestSetCutForClass: a set of which something cannot be read is neither shown nor printed as if it were all: its own page
// says what is missing, and leads on with the rest.
func TestSetCutForClass(t *testing.T) {
	whole := classSet{items: []setItem{{kind: setChapter, name: "first"}, {kind: setStep, name: "pack.taken"}}}
	query := whole.query()
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		for _, path := range []string{showPath, worksheetPath} {
			for _, cut := range []string{
				query[:len(query)-5], "i=1-2-0000," + url.QueryEscape("cfirst,pgone0000"), query + "&r=1h.schnapsen~targ",
				query + "&r=1h.schnapsen~schneider_double-true~target-1",
			} {
				w := a.get("/" + lang + path + "?" + cut)
				to := w.Header().Get("Location")
				if w.Code != http.StatusSeeOther || !strings.HasPrefix(to, "/"+lang+setPath+"?") {
					t.Errorf("%s%s?%s: %d to %q", lang, path, cut, w.Code, to)
					continue
				}
				page := bodyText(a.get(to))
				if !strings.Contains(page, p.SetBroken()) || !strings.Contains(page, `href="/`+lang+path+"?") {
					t.Errorf("%s%s?%s: nothing is said, or nothing leads on", lang, path, cut)
				}
			}
			if w := a.get("/" + lang + path + "?" + query); w.Code != http.StatusOK {
				t.Errorf("%s%s: %d", lang, path, w.Code)
			}
		}
	}
}
