package web

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/rulebook"
)

// asked gives what a handler of the rules answers to a visitor: the status and the text of the page, or where it leads.
func asked(t *testing.T, h func(*Site, *visit) error, lang, address string, form url.Values, htmx bool) (int, string, error) {
	t.Helper()
	r := httptest.NewRequest("GET", "/"+lang+address, nil)
	if form != nil {
		r = httptest.NewRequest("POST", "/"+lang+address, nil)
		r.PostForm, r.Form = form, form
	}
	if htmx {
		r.Header.Set("HX-Request", "true")
	}
	w := httptest.NewRecorder()
	c := echo.New().NewContext(r, w)
	if parts := strings.Split(strings.TrimPrefix(r.URL.Path, "/"+lang+"/rules/"), "/"); len(parts) > 0 {
		c.SetParamNames("variant", "try")
		c.SetParamValues(append(parts, "")[:2]...)
	}
	v := &visit{Context: c, site: &Site{Config: Config{BaseURL: "https://bummerl.example", Assets: named{}}}, lang: lang}
	v.set = learner.In(tutor.Settings{Variant: "schnapsen"}, lang)
	v.p = locales.New(lang, v.set.Pack)
	err := h(v.site, v)
	if w.Code == http.StatusSeeOther {
		return w.Code, w.Header().Get("Location"), err
	}
	return w.Code, html.UnescapeString(w.Body.String()), err
}

// page gives the text of a page that must be there.
func rulePage(t *testing.T, h func(*Site, *visit) error, lang, address string) string {
	t.Helper()
	status, body, err := asked(t, h, lang, address, nil, false)
	if err != nil || status != http.StatusOK {
		t.Fatalf("%s: status %d, %v", address, status, err)
	}
	return body
}

// TestRuleWords: every section, sentence, table and dispute has words, and no words are of one that there is not.
func TestRuleWords(t *testing.T) {
	var sections, lines, tries, points []string
	for _, s := range append(rulebook.Sections(), rulebook.Family()) {
		sections = append(sections, s.ID)
		tries = append(tries, s.Tries...)
		for _, l := range s.Lines {
			if l.ID != "" {
				lines = append(lines, l.ID)
			}
		}
	}
	for _, d := range rulebook.Disputes() {
		points = append(points, d.ID)
	}
	haveSections, haveLines, haveTries, havePoints := locales.RuleWords()
	for _, tt := range []struct {
		what       string
		need, have []string
	}{{"sections", sections, haveSections}, {"lines", lines, haveLines}, {"tables", tries, haveTries}, {"disputes", points, havePoints}} {
		slices.Sort(tt.need)
		if !slices.Equal(tt.need, tt.have) {
			t.Errorf("%s: there are words for\n%v, but they are\n%v", tt.what, tt.have, tt.need)
		}
	}
}

// TestEverySentenceShown: every value of every option, and every other sentence of the reference, stands on some page, in
// every language; of the numbers those that some variant has.
func TestEverySentenceShown(t *testing.T) {
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		pages := rulePage(t, (*Site).rulesPage, lang, "/rules")
		for _, id := range rules.Variants() {
			pages += rulePage(t, (*Site).ruleBook, lang, "/rules/"+id)
		}
		for _, opt := range rules.OptionList {
			used := map[string]bool{}
			for _, id := range rules.Variants() {
				o, err := rules.Variant(id)
				if err != nil {
					t.Fatal(err)
				}
				used[opt.Value(o)] = true
			}
			for _, value := range opt.Values {
				if opt.Kind == rules.NumberOption && !used[value] {
					continue
				}
				if !strings.Contains(pages, p.Rule(opt, value)) {
					t.Errorf("%s: no page says %q", lang, p.Rule(opt, value))
				}
			}
		}
		_, lines, _, _ := locales.RuleWords()
		for _, id := range lines {
			for _, s := range p.RuleLine(id) {
				if s.Kind == locales.Text && !strings.Contains(pages, strings.TrimLeft(s.Text, ".,:; ")) {
					t.Errorf("%s: no page says %q of %s", lang, s.Text, id)
				}
			}
		}
	}
}

// TestRuleBook: what a variant does not have is not said to be so, what others do is, and rules that there are not have no
// page.
func TestRuleBook(t *testing.T) {
	p := locales.New("de", "")
	body := rulePage(t, (*Site).ruleBook, "de", "/rules/snapszer")
	for _, want := range []string{
		p.RulelineSnapszerHow(), p.RulelineKontraWho(), `id="follow"`, `href="/de/rules/snapszer/closed"`, `href="/de/learn/closing"`,
		p.RulespageNotYours(p.VariantSchnapsen()), `value="snapszer"`, "(Santase)", p.RulespageRange(2, 6),
	} {
		if !strings.Contains(body, want) {
			t.Errorf("the rules of snapszer lack %q", want)
		}
	}
	if strings.Contains(body, p.RulelineKnockHow()) || strings.Contains(body, p.RulelineValues24().String()) {
		t.Error("the rules of snapszer tell how to knock, or of the nine")
	}
	if own := rulePage(t, (*Site).ruleBook, "de", "/rules/schnapsen"); strings.Contains(own, `value="schnapsen"`) {
		t.Error("the learner's own rules can be chosen")
	}
	if _, _, err := asked(t, (*Site).ruleBook, "de", "/rules/whist", nil, false); tutor.CodeOf(err) != tutor.NotFound {
		t.Errorf("rules that there are not: %v", err)
	}
}

// TestElsewhere: every dispute is told, with what holds here and a way to the rule.
func TestElsewhere(t *testing.T) {
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		body := rulePage(t, (*Site).rulesElsewhere, lang, "/rules/elsewhere")
		for _, d := range rulebook.Disputes() {
			words := p.Dispute(d.ID)
			for _, want := range []string{words.Title, words.Read, words.Here, `id="` + d.ID + `"`, "/rules/schnapsen#" + d.Section} {
				if d.Section == "" && strings.HasSuffix(want, "#") {
					continue
				}
				if !strings.Contains(body, want) {
					t.Errorf("%s, %s: the page lacks %q", lang, d.ID, want)
				}
			}
		}
	}
}
