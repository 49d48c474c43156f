// Package plain is a browser without JavaScript: it follows links, presses buttons of forms and keeps cookies, and
// knows nothing of a page but its HTML.
package plain

import (
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Browser is one person's browser.
type Browser struct {
	t      testing.TB
	client *http.Client
	base   *url.URL
	// Page is what is on the screen.
	Page *Page
}

// Page is a page as it was answered.
type Page struct {
	URL    *url.URL
	Status int
	Header http.Header
	Body   string
	Root   *html.Node
}

// New opens a browser without cookies.
func New(t testing.TB, base string) *Browser {
	t.Helper()
	u, err := url.Parse(base)
	if err != nil {
		t.Fatal(err)
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &Browser{t: t, client: &http.Client{Jar: jar}, base: u}
}

// NewWith opens a browser that sends its requests by a transport of the test's own.
func NewWith(t testing.TB, base string, by http.RoundTripper) *Browser {
	t.Helper()
	b := New(t, base)
	b.client.Transport = by
	return b
}

// Open goes to an address of the site.
func (b *Browser) Open(path string) *Page {
	b.t.Helper()
	request, err := http.NewRequest(http.MethodGet, b.resolve(path), nil)
	if err != nil {
		b.t.Fatal(err)
	}
	return b.Do(request)
}

// Do sends a request and shows the answer, after redirects.
func (b *Browser) Do(request *http.Request) *Page {
	b.t.Helper()
	response, err := b.client.Do(request)
	if err != nil {
		b.t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }() // It is read to its end.
	if b.Page, err = Read(response); err != nil {
		b.t.Fatal(err)
	}
	return b.Page
}

// Read reads an answer to its end; who asked closes it.
func Read(response *http.Response) (*Page, error) {
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	root, err := html.Parse(strings.NewReader(string(body)))
	if err != nil {
		return nil, err
	}
	return &Page{URL: response.Request.URL, Status: response.StatusCode, Header: response.Header, Body: string(body), Root: root}, nil
}

// Post sends a form made by hand, as no page would.
func (b *Browser) Post(path string, fields url.Values) *Page {
	b.t.Helper()
	request, err := http.NewRequest(http.MethodPost, b.resolve(path), strings.NewReader(fields.Encode()))
	if err != nil {
		b.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.Header.Set("Sec-Fetch-Site", "same-origin")
	return b.Do(request)
}

// SetCookie puts a cookie into the jar.
func (b *Browser) SetCookie(name, value string) {
	b.client.Jar.SetCookies(b.base, []*http.Cookie{{Name: name, Value: value, Path: "/"}})
}

// Cookies gives the cookies of the site.
func (b *Browser) Cookies() []*http.Cookie { return b.client.Jar.Cookies(b.base) }

func (b *Browser) resolve(path string) string {
	ref, err := url.Parse(path)
	if err != nil {
		b.t.Fatal(err)
	}
	from := b.base
	if b.Page != nil {
		from = b.Page.URL
	}
	return from.ResolveReference(ref).String()
}

// Press presses the button with a name and value and sends its form, with more fields filled in as given.
func (b *Browser) Press(name, value string, fill ...string) *Page {
	b.t.Helper()
	button := b.Page.Find(func(n *html.Node) bool {
		return n.DataAtom == atom.Button && Attr(n, "name") == name && Attr(n, "value") == value
	})
	if button == nil {
		b.t.Fatalf("%s has no button %s=%s", b.Page.URL, name, value)
	}
	return b.submit(button, fill)
}

// PressIn presses the only nameless submit button of the form that posts to an address.
func (b *Browser) PressIn(action string, fill ...string) *Page {
	b.t.Helper()
	button := b.Page.Find(func(n *html.Node) bool {
		form := parent(n, atom.Form)
		return n.DataAtom == atom.Button && form != nil && Attr(form, "action") == action
	})
	if button == nil {
		b.t.Fatalf("%s has no form to %s", b.Page.URL, action)
	}
	return b.submit(button, fill)
}

// Tick ticks a box on the page, or takes the tick away.
func (b *Browser) Tick(name, value string, on bool) {
	b.t.Helper()
	box := b.Page.Find(func(n *html.Node) bool {
		return n.DataAtom == atom.Input && Attr(n, "type") == "checkbox" && Attr(n, "name") == name && Attr(n, "value") == value
	})
	if box == nil {
		b.t.Fatalf("%s has no box %s=%s", b.Page.URL, name, value)
	}
	box.Attr = slices.DeleteFunc(box.Attr, func(a html.Attribute) bool { return a.Key == "checked" })
	if on {
		box.Attr = append(box.Attr, html.Attribute{Key: "checked"})
	}
}

func (b *Browser) submit(button *html.Node, fill []string) *Page {
	b.t.Helper()
	form := parent(button, atom.Form)
	if id := Attr(button, "form"); id != "" {
		form = b.Page.ByID(id)
	}
	if form == nil || strings.ToLower(Attr(form, "method")) != "post" {
		b.t.Fatalf("the button stands in no form that posts")
	}
	fields := url.Values{}
	for n := range form.Descendants() {
		if n.DataAtom == atom.Option && HasAttr(n, "selected") {
			fields.Add(Attr(parent(n, atom.Select), "name"), Attr(n, "value"))
		}
		if n.DataAtom != atom.Input || Attr(n, "name") == "" {
			continue
		}
		if kind := Attr(n, "type"); (kind == "radio" || kind == "checkbox") && !HasAttr(n, "checked") {
			continue
		}
		fields.Add(Attr(n, "name"), Attr(n, "value"))
	}
	for _, pair := range fill {
		name, value, ok := strings.Cut(pair, "=")
		if !ok {
			b.t.Fatalf("fill %q is no name=value", pair)
		}
		if _, there := fields[name]; !there {
			b.t.Fatalf("the form has no field %s", name)
		}
		fields.Set(name, value)
	}
	if name := Attr(button, "name"); name != "" {
		fields.Set(name, Attr(button, "value"))
	}
	return b.Post(Attr(form, "action"), fields)
}

// Find gives the first element that a test accepts, or nil.
func (p *Page) Find(accept func(*html.Node) bool) *html.Node {
	for n := range p.Root.Descendants() {
		if n.Type == html.ElementNode && accept(n) {
			return n
		}
	}
	return nil
}

// All gives every element that a test accepts.
func (p *Page) All(accept func(*html.Node) bool) []*html.Node {
	var list []*html.Node
	for n := range p.Root.Descendants() {
		if n.Type == html.ElementNode && accept(n) {
			list = append(list, n)
		}
	}
	return list
}

// ByID gives the element with an id, or nil.
func (p *Page) ByID(id string) *html.Node {
	return p.Find(func(n *html.Node) bool { return Attr(n, "id") == id })
}

// Values gives the values of all buttons of a name.
func (p *Page) Values(name string) []string {
	var list []string
	for _, n := range p.All(func(n *html.Node) bool { return n.DataAtom == atom.Button && Attr(n, "name") == name }) {
		list = append(list, Attr(n, "value"))
	}
	return list
}

// Text gives the text of a page or element, blanks collapsed.
func Text(n *html.Node) string {
	if n == nil {
		return ""
	}
	var words []string
	for d := range n.Descendants() {
		if d.Type == html.TextNode && (d.Parent == nil || d.Parent.DataAtom != atom.Script && d.Parent.DataAtom != atom.Style) {
			words = append(words, strings.Fields(d.Data)...)
		}
	}
	return strings.Join(words, " ")
}

// Attr gives an attribute of an element, "" if it has none.
func Attr(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// HasAttr tells whether an element has an attribute, whatever its value.
func HasAttr(n *html.Node, name string) bool {
	for _, a := range n.Attr {
		if a.Key == name {
			return true
		}
	}
	return false
}

func parent(n *html.Node, kind atom.Atom) *html.Node {
	for ; n != nil; n = n.Parent {
		if n.DataAtom == kind {
			return n
		}
	}
	return nil
}

// String names a page for failures.
func (p *Page) String() string { return fmt.Sprintf("%s (%d)", p.URL, p.Status) }
