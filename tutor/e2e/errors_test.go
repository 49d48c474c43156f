package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/bot"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
	"bummerl/tutor/store/storetest"
)

// atTable starts a match and cuts, and gives the address of its table.
func atTable(t *testing.T, b *plain.Browser, lang string) string {
	t.Helper()
	b.Open("/" + lang + "/play")
	b.PressIn("/" + lang + "/play")
	b.Press("cut", "3")
	ok(t, b, "table")
	return b.Page.URL.Path
}

// field gives the value of a hidden field on the page.
func field(p *plain.Page, name string) string {
	n := p.Find(func(n *html.Node) bool { return n.Data == "input" && plain.Attr(n, "name") == name })
	if n == nil {
		return ""
	}
	return plain.Attr(n, "value")
}

// TestCalmPages provokes every error that a person can meet, in every language: the right status, a calm translated
// page, and nothing lost.
func TestCalmPages(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			p := locales.New(lang, "")
			table := atTable(t, b, lang)
			version := field(b.Page, "version")
			before := plain.Text(b.Page.ByID("table"))
			hand := b.Page.Values("action")
			post := func(fields ...string) func() {
				form := url.Values{}
				for _, f := range fields {
					name, value, _ := strings.Cut(f, "=")
					form.Set(name, value)
				}
				return func() { b.Post(table, form) }
			}
			notHeld := ""
			for c := range rules.Pack(20).All() {
				if !contains(hand, c.String()) {
					notHeld = c.String()
				}
			}
			cases := []struct {
				name   string
				do     func()
				status int
				want   string
			}{
				{"unknown page", func() { b.Open("/" + lang + "/nowhere") }, 404, p.ErrorsNotFoundTitle()},
				{"unknown match", func() { b.Open("/" + lang + "/play/nonesuch") }, 404, p.ErrorsNotFoundTitle()},
				{"unknown puzzle", func() { b.Open("/" + lang + "/puzzles/9999") }, 404, p.ErrorsNotFoundTitle()},
				{"a card not held", post("version="+version, "action="+notHeld), 422, ""},
				{"no such action", post("version="+version, "action=zz"), 422, p.ErrorsInvalidTitle()},
				{"no version", post("action=Ah"), 422, p.ErrorsInvalidTitle()},
				{"an old version", post("version=1", "action="+notHeld), 409, p.ErrorsStaleTitle()},
				{"a version to come", post("version=99", "action="+hand[0]), 409, p.ErrorsStaleTitle()},
				{"a second cut", post("version="+version, "cut=5"), 422, p.ErrorsInvalidTitle()},
				{"too much", post("version="+version, "action="+strings.Repeat("x", 20<<10)), 413, p.ErrorsTooLargeTitle()},
				{"a slash too many", func() { b.Open("/" + lang + "/learn/") }, 200, p.CourseTitle()},
				{"post to a page without forms", func() { b.Post("/"+lang+"/learn", url.Values{}) }, 405, p.ErrorsMethodTitle()},
			}
			for _, c := range cases {
				c.do()
				if b.Page.Status != c.status {
					t.Errorf("%s: status %d, want %d", c.name, b.Page.Status, c.status)
				}
				if text := plain.Text(b.Page.Root); !strings.Contains(text, c.want) {
					t.Errorf("%s: the page lacks %q: %s", c.name, c.want, text)
				}
				if got := plain.Attr(b.Page.Find(func(n *html.Node) bool { return n.Data == "html" }), "lang"); got != lang {
					t.Errorf("%s: language %q, want %q", c.name, got, lang)
				}
			}
			b.Open(table)
			if after := plain.Text(b.Page.ByID("table")); after != before {
				t.Errorf("the table has changed:\n%s\n%s", before, after)
			}
		})
	}
}

// TestTooManyPosts presses faster than a person can: a calm 429 that tells when to come back, while pages still open.
func TestTooManyPosts(t *testing.T) {
	site := testsite.Start(t, testsite.Options{PostsPerSecond: 2})
	b := plain.New(t, site.URL)
	p := locales.New("hu", "")
	refused := 0
	for range 30 {
		page := b.Post("/hu/play", url.Values{})
		if page.Status == http.StatusTooManyRequests {
			refused++
			if !strings.Contains(page.Body, p.ErrorsTooManyTitle()) || page.Header.Get("Retry-After") == "" {
				t.Fatalf("%s: %s", page, plain.Text(page.Root))
			}
		}
	}
	if refused < 10 {
		t.Errorf("%d of 30 posts were refused", refused)
	}
	b.Open("/hu/play")
	ok(t, b, "looking")
}

// TestForeignPost refuses a post that another site sends, before it does anything.
func TestForeignPost(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	request, err := http.NewRequest(http.MethodPost, site.URL+"/pt/play", strings.NewReader(""))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.Header.Set("Sec-Fetch-Site", "cross-site")
	page := b.Do(request)
	if page.Status != http.StatusForbidden || !strings.Contains(page.Body, locales.New("pt", "").ErrorsForbiddenTitle()) {
		t.Errorf("%s: %s", page, plain.Text(page.Root))
	}
	if len(b.Cookies()) > 0 {
		t.Error("a learner was made")
	}
}

// TestBrokenCookie comes with a cookie that is nobody's: looking shows a visitor's page, the first action makes a new
// learner and says so in the log.
func TestBrokenCookie(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	for _, value := range []string{"rubbish", strings.Repeat("A", 43), strings.Repeat("%", 43)} {
		b := plain.New(t, site.URL)
		b.SetCookie("bummerl", value)
		b.Open("/hu")
		ok(t, b, "home with "+value)
		atTable(t, b, "hu")
	}
	if !strings.Contains(site.Log(), "cookie") {
		t.Error("the log does not tell of the cookie")
	}
}

// TestLockedDatabase holds the database's lock: reading goes on, a move is answered by a calm 503 with the cause in the
// log, and afterwards the same move goes through once.
func TestLockedDatabase(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	table := atTable(t, b, "de")
	version, card := field(b.Page, "version"), choose(b.Page, nil)
	release := storetest.Lock(t, site.Place)
	move := url.Values{"version": {version}, "action": {card}}
	page := b.Post(table, move)
	p := locales.New("de", "")
	if page.Status != http.StatusServiceUnavailable || !strings.Contains(page.Body, p.ErrorsBusyTitle()) || page.Header.Get("Retry-After") == "" {
		t.Errorf("%s: %s", page, plain.Text(page.Root))
	}
	if !strings.Contains(site.Log(), "busy") {
		t.Errorf("the log does not tell the cause: %s", site.Log())
	}
	b.Open(table)
	ok(t, b, "reading while locked")
	if field(b.Page, "version") != version {
		t.Error("the move was made all the same")
	}
	release()
	b.Post(table, move)
	ok(t, b, "the move again")
}

// broken is a bot that panics, as a fault of the program would.
type broken struct{ bot.Level }

func (broken) Choose(rules.View, bot.Dice) rules.Action { panic("the bot is broken") }

// TestProgramFault lets the bot panic: the page is calm, the log has the cause, and nothing was kept.
func TestProgramFault(t *testing.T) {
	site := testsite.Start(t, testsite.Options{Level: func(string) (bot.Level, error) { return broken{}, nil }})
	b := plain.New(t, site.URL)
	b.Open("/de/play")
	b.PressIn("/de/play")
	match := b.Page.URL.Path
	version := field(b.Page, "version")
	p := locales.New("de", "")
	page := b.Post(match, url.Values{"version": {version}, "cut": {"4"}})
	if page.Status == http.StatusOK {
		// The learner leads: the bot is asked after the first card.
		version = field(b.Page, "version")
		page = b.Post(match, url.Values{"version": {version}, "action": {choose(b.Page, nil)}})
	}
	if page.Status != http.StatusInternalServerError || !strings.Contains(page.Body, p.ErrorsInternalTitle()) || strings.Contains(page.Body, "broken") {
		t.Fatalf("%s: %s", page, plain.Text(page.Root))
	}
	if !strings.Contains(site.Log(), "the bot is broken") {
		t.Error("the log lacks the cause")
	}
	b.Open(match)
	ok(t, b, "after the fault")
	if field(b.Page, "version") != version {
		t.Error("something was kept of a move that failed")
	}
}

// TestDoubleClick sends the same move ten times at once, as an impatient finger or two tabs do: it is made once, and
// everybody sees the table after it.
func TestDoubleClick(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	table := atTable(t, b, "de")
	move := url.Values{"version": {field(b.Page, "version")}, "action": {choose(b.Page, nil)}}
	cookies := b.Cookies()
	var wg sync.WaitGroup
	for range 10 {
		wg.Go(func() {
			tab := plain.New(t, site.URL)
			for _, c := range cookies {
				tab.SetCookie(c.Name, c.Value)
			}
			if page := tab.Post(table, move); page.Status != http.StatusOK {
				t.Errorf("%s: %s", page, plain.Text(page.Root))
			}
		})
	}
	wg.Wait()
	who := learnerOf(t, site, b)
	list, err := site.Store.Matches(t.Context(), who, 10)
	if err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	m, err := site.Store.Match(t.Context(), who, list[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	own := 0
	for _, a := range m.Hands[0].Actions {
		if a.By == m.Hands[0].LearnerSeat {
			own++
		}
	}
	if own != 1 {
		t.Errorf("the move was made %d times", own)
	}
}

// learnerOf gives the learner whose cookie a browser holds.
func learnerOf(t *testing.T, site *testsite.Site, b *plain.Browser) string {
	t.Helper()
	for _, c := range b.Cookies() {
		if c.Name == "bummerl" {
			who, err := learner.Service{Store: site.Store, Env: site.Env}.Find(t.Context(), c.Value)
			if err != nil {
				t.Fatal(err)
			}
			return who.ID
		}
	}
	t.Fatal("no cookie")
	return ""
}
