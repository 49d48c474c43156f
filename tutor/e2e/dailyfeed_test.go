package e2e_test

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/png"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
)

// node is any element of an XML file.
type node struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []node     `xml:",any"`
}

func (n node) all(name string) []node {
	var list []node
	for _, c := range n.Children {
		if c.XMLName.Local == name {
			list = append(list, c)
		}
	}
	return list
}

func (n node) attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// TestDailyFeed holds the feed of each language to what RFC 4287 asks: one id, title and date for the feed and each entry,
// ids that differ, dates that are dates, links that are whole; and the newest entry is today's.
func TestDailyFeed(t *testing.T) {
	today := day(t, 35)
	s := startOn(t, vienna(t, today, 23.5))
	b := plain.New(t, s.URL)
	for _, lang := range locales.Langs {
		page := b.Open("/" + lang + "/daily.atom")
		if page.Status != http.StatusOK || page.Header.Get("Content-Type") != "application/atom+xml; charset=utf-8" {
			t.Fatalf("status %d, %s", page.Status, page.Header.Get("Content-Type"))
		}
		if got := page.Header.Get("Cache-Control"); got != "public, max-age=1800" { // half an hour before midnight
			t.Errorf("Cache-Control: %s", got)
		}
		var feed node
		if err := xml.Unmarshal([]byte(page.Body), &feed); err != nil {
			t.Fatal(err)
		}
		entries := feed.all("entry")
		if feed.XMLName.Space != "http://www.w3.org/2005/Atom" || feed.attr("lang") != lang || len(entries) != 30 {
			t.Errorf("%v in %q with %d entries", feed.XMLName, feed.attr("lang"), len(entries))
		}
		if len(feed.all("author")) != 1 || len(feed.all("author")[0].all("name")) != 1 {
			t.Error("the feed has no author")
		}
		if want := "tag:bummerl,2026-11-30:daily/" + lang + "/" + today.String(); entries[0].all("id")[0].Text != want {
			t.Errorf("the newest entry is %s", entries[0].all("id")[0].Text)
		}
		ids := map[string]bool{}
		for _, n := range append([]node{feed}, entries...) {
			checkAtom(t, n)
			ids[n.all("id")[0].Text] = true
		}
		if len(ids) != 31 {
			t.Errorf("%d ids among 31", len(ids))
		}
		// It is told in the head of every page.
		b.Open("/" + lang + "/settings")
		if b.Page.Find(func(n *html.Node) bool {
			return plain.Attr(n, "type") == "application/atom+xml" && plain.Attr(n, "rel") == "alternate" && plain.Attr(n, "href") == "/"+lang+"/daily.atom"
		}) == nil {
			t.Error("pages do not tell of the feed")
		}
	}
}

// checkAtom checks what a feed and an entry have in common.
func checkAtom(t *testing.T, n node) {
	t.Helper()
	for _, name := range []string{"id", "title", "updated"} {
		if list := n.all(name); len(list) != 1 || strings.TrimSpace(list[0].Text) == "" {
			t.Fatalf("%s has %d elements %s with words", n.XMLName.Local, len(list), name)
		}
	}
	if _, err := time.Parse(time.RFC3339, n.all("updated")[0].Text); err != nil {
		t.Error(err)
	}
	if id := n.all("id")[0].Text; !strings.HasPrefix(id, "tag:") || strings.Contains(id, "localhost") {
		t.Errorf("the name %s changes with the address of the site", id)
	}
	var addresses []string
	rels := map[string]bool{}
	for _, l := range n.all("link") {
		addresses, rels[l.attr("rel")] = append(addresses, l.attr("href")), true
	}
	for _, address := range addresses {
		if u, err := url.Parse(address); err != nil || !u.IsAbs() || u.Host != "localhost" {
			t.Errorf("the address %q is not whole", address)
		}
	}
	if !rels["alternate"] {
		t.Errorf("%s does not lead to a page", n.all("id")[0].Text)
	}
}

// TestDailyPicture: the head of a puzzle's page names a picture by its full address; it is a PNG of the size it says,
// kept by a tag, the same for everybody.
func TestDailyPicture(t *testing.T) {
	today := day(t, 1)
	s := startOn(t, vienna(t, today, 12))
	b := plain.New(t, s.URL)
	seen := map[string]bool{}
	for _, lang := range locales.Langs {
		for _, level := range []string{"easy", "medium", "hard"} {
			address := fmt.Sprintf("/%s/daily/%s/%s", lang, today, level)
			b.Open(address)
			image := meta(b.Page, "og:image")
			if image != "http://localhost"+address+"/preview.png" || meta(b.Page, "twitter:card") != "summary_large_image" {
				t.Fatalf("%s names the picture %q", address, image)
			}
			page := b.Open(strings.TrimPrefix(image, "http://localhost"))
			if page.Status != http.StatusOK || page.Header.Get("Content-Type") != "image/png" {
				t.Fatalf("%s: status %d, %s", image, page.Status, page.Header.Get("Content-Type"))
			}
			if len(page.Header.Values("Set-Cookie")) > 0 || !strings.HasPrefix(page.Header.Get("Cache-Control"), "public") {
				t.Errorf("%s is not for everybody: %v", image, page.Header)
			}
			config, err := png.DecodeConfig(bytes.NewReader([]byte(page.Body)))
			if err != nil || config.Width != 1200 || config.Height != 630 {
				t.Errorf("%s: %v, %v", image, config, err)
			}
			if seen[page.Body] {
				t.Errorf("%s is the picture of another page", image)
			}
			seen[page.Body] = true
			again, err := http.NewRequest(http.MethodGet, s.URL+address+"/preview.png", nil)
			if err != nil {
				t.Fatal(err)
			}
			again.Header.Set("If-None-Match", page.Header.Get("ETag"))
			if page = b.Do(again); page.Status != http.StatusNotModified || page.Body != "" {
				t.Errorf("%s: status %d for who has it", image, page.Status)
			}
		}
	}
}

// meta gives the content of a meta element by its name or property.
func meta(p *plain.Page, name string) string {
	n := p.Find(func(n *html.Node) bool {
		return n.Data == "meta" && (plain.Attr(n, "property") == name || plain.Attr(n, "name") == name)
	})
	if n == nil {
		return ""
	}
	return plain.Attr(n, "content")
}
