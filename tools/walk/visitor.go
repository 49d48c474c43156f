package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A visitor walks through one language with cookies of its own.
type visitor struct {
	client        *http.Client
	base          *url.URL
	lang, out     string
	seen          map[string]bool // addresses of pages, and what was sent with forms
	next          *queue
	pages, forms  int
	pressedOnPath map[string]int // how often a form with this address was sent
}

// A step is one request that is still to be made.
type step struct {
	address string
	send    url.Values // nil for a link
	from    string     // the page it was found on
}

// often is how many times forms of one address are sent: enough to play some
// tricks, not to play for ever.
const often = 25

// refusals are the answers to a form that are no fault of the site.
var refusals = []int{http.StatusUnprocessableEntity, http.StatusConflict, http.StatusTooManyRequests}

func newVisitor(address, lang, out string) (*visitor, error) {
	base, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		return nil, err
	}
	return &visitor{
		client: &http.Client{Jar: jar, Timeout: 20 * time.Second}, base: base, lang: lang, out: out,
		seen: map[string]bool{}, next: newQueue(), pressedOnPath: map[string]int{},
	}, nil
}

// walk goes on until nothing new is left, or most requests are made.
func (v *visitor) walk(most int) error {
	v.next.later(step{address: v.base.JoinPath(v.lang).String(), from: "the start"})
	for range most {
		s, ok := v.next.take()
		if !ok {
			return nil
		}
		if err := v.take(s); err != nil {
			return fmt.Errorf("walk: %s %s (found on %s): %w", v.lang, s.address, s.from, err)
		}
	}
	return nil
}

// take makes one request and looks at what comes back.
func (v *visitor) take(s step) error {
	method, body := http.MethodGet, io.Reader(nil)
	if s.send != nil {
		method, body = http.MethodPost, strings.NewReader(s.send.Encode())
	}
	r, err := http.NewRequest(method, s.address, body)
	if err != nil {
		return err
	}
	r.Header.Set("Accept-Language", v.lang)
	if s.send != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		v.forms++
	}
	answer, err := v.client.Do(r)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }() // Read to its end below.
	page, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	// What was sent may be refused (a cut of nothing, an old table, too many reports): with a page.
	refused := s.send != nil && slices.Contains(refusals, answer.StatusCode)
	if answer.StatusCode != http.StatusOK && !refused {
		return fmt.Errorf("%s", answer.Status)
	}
	if kind := answer.Header.Get("Content-Type"); !strings.HasPrefix(kind, "text/html") {
		return nil // a download
	}
	v.pages++
	name := fmt.Sprintf("%s-%03d.html", v.lang, v.pages)
	note := fmt.Sprintf("<!-- %s %s -->\n", method, answer.Request.URL.Path)
	if err := os.WriteFile(filepath.Join(v.out, name), append(page, note...), 0o644); err != nil {
		return err
	}
	return v.gather(answer.Request.URL, page)
}

// gather notes the links and forms of a page that lead on within the language.
func (v *visitor) gather(at *url.URL, page []byte) error {
	links, forms, err := read(page)
	if err != nil {
		return err
	}
	for _, href := range links {
		if to := v.resolve(at, href); to != "" && !v.seen[to] {
			v.seen[to] = true
			v.next.later(step{address: to, from: at.Path})
		}
	}
	for _, f := range forms {
		to := v.resolve(at, f.action)
		if f.method != "post" || to == "" || v.pressedOnPath[to] >= often {
			continue
		}
		for _, b := range f.buttons {
			send := url.Values{}
			for name, values := range f.fields {
				send[name] = values
			}
			if b.name != "" {
				send.Set(b.name, b.value)
			}
			if endsProfile(to, send) {
				continue
			}
			key := to + "?" + send.Encode()
			if !v.seen[key] {
				v.seen[key] = true
				v.pressedOnPath[to]++
				// Pressed at once, as a person does: later the page would be stale.
				v.next.now(step{to, send, at.Path})
				break
			}
		}
	}
	return nil
}

// endsProfile tells whether a form takes the profile from the walker: everything that was found of it would be gone, and no
// fault of the site.
func endsProfile(to string, send url.Values) bool {
	return strings.HasSuffix(to, "/profile") && slices.Contains([]string{"delete", "out"}, send.Get("action"))
}

// resolve gives the whole address of a link inside this language, "" for others and for places on the page itself.
func (v *visitor) resolve(at *url.URL, href string) string {
	to, err := at.Parse(href)
	if strings.HasPrefix(href, "#") || err != nil || to.Host != v.base.Host {
		return ""
	}
	if to.Path != "/"+v.lang && !strings.HasPrefix(to.Path, "/"+v.lang+"/") {
		return ""
	}
	to.Fragment = ""
	return to.String()
}
