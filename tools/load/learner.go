package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// learner is somebody who plays a match against master, without scripts.
type learner struct {
	client *http.Client
	base   *url.URL
	match  string
	html   string
}

// What the learner presses, and reads.
var (
	nextButton = regexp.MustCompile(`<button[^>]* name="action"[^>]* value="(next)"`)
	legalCard  = regexp.MustCompile(`data-play="legal"[^>]*>\s*<button[^>]* value="([^"]+)"`)
	version    = regexp.MustCompile(`name="version" value="(\d+)"`)
)

// newLearner begins a match.
func newLearner(address string) (*learner, error) {
	base, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		return nil, err
	}
	l := &learner{client: &http.Client{Jar: jar, Timeout: 20 * time.Second}, base: base}
	return l, l.begin()
}

// begin begins a match and cuts the pack.
func (l *learner) begin() error {
	at, err := l.post("/de/play", url.Values{"level": {"master"}})
	if err != nil {
		return err
	}
	l.match = at
	_, err = l.post(at, url.Values{"version": {"1"}, "cut": {"7"}})
	return err
}

// act plays the first card that may be played, or goes on to the next hand or match; it tells whether a hand began.
func (l *learner) act() (dealt bool, err error) {
	action := legalCard.FindStringSubmatch(l.html)
	if next := nextButton.FindStringSubmatch(l.html); next != nil {
		action, dealt = next, true
	}
	seen := version.FindStringSubmatch(l.html)
	if action == nil || seen == nil {
		return true, l.begin() // The match is over.
	}
	_, err = l.post(l.match, url.Values{"version": {seen[1]}, "action": {action[1]}})
	return dealt, err
}

// post sends a form and follows to the page, whose path it gives.
func (l *learner) post(path string, form url.Values) (string, error) {
	answer, err := l.client.PostForm(l.base.JoinPath(path).String(), form)
	if err != nil {
		return "", err
	}
	defer func() { _ = answer.Body.Close() }() // Read to its end below.
	body, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != http.StatusOK {
		err = fmt.Errorf("post %s %v: %s", path, form, answer.Status)
	}
	l.html = string(body)
	return answer.Request.URL.Path, err
}

// cookie is what the learner's browser sends, without spaces.
func (l *learner) cookie() string {
	var list []string
	for _, c := range l.client.Jar.Cookies(l.base) {
		list = append(list, c.Name+"="+c.Value)
	}
	return strings.Join(list, ";")
}

// prepare makes learners who stand in the second hand of a match, and lists their pages.
func (p plan) prepare(address string) (pages, error) {
	var list pages
	for number := range p.learners {
		l, err := newLearner(address)
		if err != nil {
			return nil, err
		}
		for hands, cards := 1, 0; hands < 2 || cards < 3; {
			dealt, err := l.act()
			if err != nil {
				return nil, err
			}
			if cards++; dealt {
				hands, cards = hands+1, 0
			}
		}
		list = append(list, pagesOf(number, l)...)
	}
	return list, nil
}
