package web

import (
	"encoding/xml"
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
)

// The longest title and description that search engines show whole, in letters.
const (
	mostTitle       = 60
	mostDescription = 155
)

// TestPublicPages asks for every page of the sitemaps but single puzzles and days: each is there, with a title and a
// description of its own, and says itself where it is in all languages.
func TestPublicPages(t *testing.T) {
	a := newAsker(t)
	for _, lang := range locales.Langs {
		titles, descriptions := map[string]string{}, map[string]string{}
		for _, path := range (&visit{lang: lang}).publicPaths() {
			w := a.get("/" + lang + path)
			if w.Code != http.StatusOK {
				t.Errorf("/%s%s: status %d", lang, path, w.Code)
				continue
			}
			head := readHead(t, w.Body.String())
			if n := utf8.RuneCountInString(head.title); n > mostTitle {
				t.Errorf("/%s%s: the title has %d letters: %s", lang, path, n, head.title)
			}
			if n := utf8.RuneCountInString(head.description); n == 0 || n > mostDescription {
				t.Errorf("/%s%s: the description has %d letters: %s", lang, path, n, head.description)
			}
			if other, ok := titles[head.title]; ok {
				t.Errorf("/%s%s and %s have one title: %s", lang, path, other, head.title)
			}
			if other, ok := descriptions[head.description]; ok {
				t.Errorf("/%s%s and %s have one description: %s", lang, path, other, head.description)
			}
			titles[head.title], descriptions[head.description] = path, path
			if want := "http://bummerl.example/" + lang + path; head.canonical != want {
				t.Errorf("/%s%s: canonical %s", lang, path, head.canonical)
			}
			for _, other := range locales.Langs {
				if want := "http://bummerl.example/" + other + path; head.elsewhere[other] != want {
					t.Errorf("/%s%s: in %s it is %s, want %s", lang, path, other, head.elsewhere[other], want)
				}
			}
			if w.Header().Get("X-Robots-Tag") != "" {
				t.Errorf("/%s%s is in the sitemap, and not to be indexed", lang, path)
			}
		}
	}
}

// TestPuzzlesAreDescribed holds the same of single puzzles, whose pages are too many to be asked for.
func TestPuzzlesAreDescribed(t *testing.T) {
	for _, lang := range locales.Langs {
		v := &visit{lang: lang}
		v.meet(tutor.Learner{})
		titles, descriptions := map[string]bool{}, map[string]bool{}
		for _, z := range puzzles.All() {
			title, description := v.p.ShellPageTitle(v.puzzleName(z)), v.puzzleAbout(z)
			if titles[title] || descriptions[description] || utf8.RuneCountInString(title) > mostTitle || utf8.RuneCountInString(description) > mostDescription {
				t.Errorf("%s %s: %q, %q", lang, z.ID, title, description)
			}
			titles[title], descriptions[description] = true, true
		}
	}
}

// TestQueryThatDecides holds that what is another page with another query has its query in its lasting address, in each
// language, and that any other query is left out of it.
func TestQueryThatDecides(t *testing.T) {
	a := newAsker(t)
	set := someSet().query()
	for _, c := range []struct{ path, want string }{
		{"/de/set?" + set, "/set?" + set}, {"/de/glossary?q=stich", "/glossary"}, {"/de/rules/compare?with=snapszer", "/rules/compare"},
	} {
		head := readHead(t, a.get(c.path).Body.String())
		if head.canonical != "http://bummerl.example/de"+c.want || head.elsewhere["hu"] != "http://bummerl.example/hu"+c.want {
			t.Errorf("%s: canonical %s, in Hungarian %s", c.path, head.canonical, head.elsewhere["hu"])
		}
	}
}

// pageHead is what the head of a page says of it.
type pageHead struct {
	title, description, canonical string
	// elsewhere are its addresses by language.
	elsewhere map[string]string
}

func readHead(t *testing.T, body string) pageHead {
	t.Helper()
	tree, err := html.Parse(strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	head := pageHead{elsewhere: map[string]string{}}
	for n := range tree.Descendants() {
		has := map[string]string{}
		for _, attr := range n.Attr {
			has[attr.Key] = attr.Val
		}
		switch {
		case n.Data == "title" && n.FirstChild != nil && n.Parent.Data == "head":
			head.title = n.FirstChild.Data
		case has["name"] == "description":
			head.description = has["content"]
		case has["rel"] == "canonical":
			head.canonical = has["href"]
		case has["rel"] == "alternate" && has["hreflang"] != "" && n.Data == "link":
			head.elsewhere[has["hreflang"]] = has["href"]
		}
	}
	return head
}

func TestSitemap(t *testing.T) {
	a := newAsker(t)
	var index sitemapIndex
	read := func(path string, into any) {
		w := a.get(path)
		if w.Code != http.StatusOK || len(w.Result().Cookies()) > 0 || !strings.HasPrefix(w.Header().Get("Content-Type"), "application/xml") {
			t.Fatalf("%s: status %d, head %v", path, w.Code, w.Header())
		}
		if err := xml.Unmarshal(w.Body.Bytes(), into); err != nil {
			t.Fatal(err)
		}
	}
	read("/sitemap.xml", &index)
	if len(index.Lists) != len(locales.Langs) || index.Lists[1].Loc != "http://bummerl.example/hu/sitemap.xml" {
		t.Errorf("the index has %v", index.Lists)
	}
	var list struct {
		Pages []struct {
			Loc    string `xml:"loc"`
			Others []struct {
				HrefLang string `xml:"hreflang,attr"`
				Href     string `xml:"href,attr"`
			} `xml:"link"`
		} `xml:"url"`
	}
	read("/hu/sitemap.xml", &list)
	has := map[string]bool{}
	for _, page := range list.Pages {
		path, ours := strings.CutPrefix(page.Loc, "http://bummerl.example/hu")
		if !ours || has[path] || len(page.Others) != 3 || page.Others[2].Href != "http://bummerl.example/pt"+path {
			t.Fatalf("the list has %+v", page)
		}
		has[path] = true
	}
	today := tutor.DateOf(tutor.System().Time(), dailyPlace)
	for _, path := range []string{
		"", "/learn/follow", "/puzzles/closing", "/puzzles/" + puzzles.All()[7].ID, "/daily/archive/" + monthOf(today).String(),
		"/rules/compare", "/glossary", "/imprint",
	} {
		if !has[path] {
			t.Errorf("%s is not in the list", path)
		}
	}
	for _, path := range []string{"/daily/" + (today + 1).String(), "/deck", "/settings", "/offline"} {
		if has[path] {
			t.Errorf("%s is in the list", path)
		}
	}
	if len(has) < len(puzzles.All()) || len(has) > 50_000 {
		t.Errorf("%d pages", len(has))
	}
}

// TestGone holds which addresses are not there: those of no page, and days that have not come.
func TestGone(t *testing.T) {
	a := newAsker(t)
	today := tutor.DateOf(tutor.System().Time(), dailyPlace)
	for path, want := range map[string]int{
		"/en": 404, "/de/nonesuch": 404, "/de/learn/nonesuch": 404, "/de/puzzles/nonesuch": 404, "/de/daily/" + (today + 3).String(): 404,
		"/de/daily/2026-02-30": 404, "/de/rules/whist": 404, "/de/play/nonesuch": 404, "/app/icon-7.png": 404, "/xx/sitemap.xml": 404,
		"/xx/offline": 404, "/sitemap.xml": 200, "/robots.txt": 200, "/de/app.webmanifest": 200,
	} {
		if got := a.get(path).Code; got != want {
			t.Errorf("%s: status %d, want %d", path, got, want)
		}
	}
	if body := a.get("/robots.txt").Body.String(); !strings.Contains(body, "Sitemap: http://bummerl.example/sitemap.xml\n") || strings.Contains(body, "Disallow: /\n") {
		t.Errorf("robots.txt says %q", body)
	}
}
