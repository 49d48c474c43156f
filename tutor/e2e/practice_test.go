package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestLanguages negotiates the language, keeps page and match when it is switched, and tells search engines of the other
// languages.
func TestLanguages(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	for accept, want := range map[string]string{"": "/de", "hu": "/hu", "pt-BR,pt;q=0.8": "/pt", "en": "/de", "fr,hu;q=0.5": "/hu"} {
		b := plain.New(t, site.URL)
		request, err := http.NewRequest(http.MethodGet, site.URL+"/", nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Accept-Language", accept)
		if page := b.Do(request); page.URL.Path != want {
			t.Errorf("Accept-Language %q leads to %s, want %s", accept, page.URL.Path, want)
		}
	}
	b := plain.New(t, site.URL)
	table := atTable(t, b, "de")
	version := field(b.Page, "version")
	link := b.Page.Find(func(n *html.Node) bool { return n.DataAtom == atom.A && plain.Attr(n, "hreflang") == "pt" })
	if link == nil {
		t.Fatal("no link to Portuguese")
	}
	b.Open(plain.Attr(link, "href"))
	ok(t, b, "in Portuguese")
	if want := strings.Replace(table, "/de/", "/pt/", 1); b.Page.URL.Path != want || field(b.Page, "version") != version {
		t.Errorf("the switch leads to %s at version %s, want %s at %s", b.Page.URL.Path, field(b.Page, "version"), want, version)
	}
	for _, lang := range append(locales.Langs, "x-default") {
		if b.Page.Find(func(n *html.Node) bool { return n.DataAtom == atom.Link && plain.Attr(n, "hreflang") == lang }) == nil {
			t.Errorf("no alternate %s", lang)
		}
	}
	b.Open("/")
	if b.Page.URL.Path != "/pt" {
		t.Errorf("the chosen language is forgotten: %s", b.Page.URL.Path)
	}
}

// TestFragments asks as htmx does: the answer is the region alone with the sentence for the live region, refused
// actions included, and an error leaves the table alone.
func TestFragments(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	table := atTable(t, b, "hu")
	version, card := field(b.Page, "version"), choose(b.Page, nil)
	send := func(fields url.Values) *plain.Page {
		request, err := http.NewRequest(http.MethodPost, site.URL+table, strings.NewReader(fields.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		request.Header.Set("HX-Request", "true")
		return b.Do(request)
	}
	for _, c := range []struct {
		fields url.Values
		status int
	}{
		{url.Values{"version": {version}, "action": {card}}, 200},
		{url.Values{"version": {version}, "action": {card}}, 200},
		{url.Values{"version": {version}, "action": {"c"}}, 409},
	} {
		page := send(c.fields)
		if page.Status != c.status || strings.Contains(page.Body, "<html") || !strings.Contains(page.Body, `id="table"`) || !strings.Contains(page.Body, `id="status"`) {
			t.Errorf("%v: status %d, want %d: %.200s", c.fields, page.Status, c.status, page.Body)
		}
		if !strings.Contains(strings.Join(page.Header.Values("Vary"), ","), "HX-Request") {
			t.Errorf("%v: Vary is %v", c.fields, page.Header.Values("Vary"))
		}
	}
	page := send(url.Values{"version": {"rubbish"}})
	if page.Status != 422 || page.Header.Get("HX-Retarget") != "#notice" || strings.Contains(page.Body, `id="table"`) {
		t.Errorf("an error fragment: %d %v %.200s", page.Status, page.Header, page.Body)
	}
}

// TestHomeAgain finds on the home page what a learner has begun.
func TestHomeAgain(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	b.Open("/pt")
	p := locales.New("pt", "")
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.HomeFirstHand()) || len(b.Cookies()) > 1 {
		t.Errorf("first visit: %s, cookies %v", text, b.Cookies())
	}
	table := atTable(t, b, "pt")
	b.Open("/pt")
	if b.Page.Find(func(n *html.Node) bool { return n.DataAtom == atom.A && plain.Attr(n, "href") == table }) == nil {
		t.Errorf("the open match is not on the home page: %s", plain.Text(b.Page.Root))
	}
}

// TestHead answers HEAD as GET, without a body, errors too.
func TestHead(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	for path, want := range map[string]int{"/de": 200, "/hu/play": 200, "/pt/nowhere": 404, "/healthz": 204} {
		response, err := http.Head(site.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		if response.StatusCode != want {
			t.Errorf("HEAD %s: %d, want %d", path, response.StatusCode, want)
		}
		if err := response.Body.Close(); err != nil {
			t.Error(err)
		}
	}
}
