package e2e_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
	"bummerl/tutor/store"
)

// deed is a post of a player that the server has acknowledged. Only cards have an action.
type deed struct {
	match   string
	version int64
	action  rules.Action
}

// player is a learner who plays match after match, whatever happens to the server: a post that gets no answer is sent
// again, as a person does who presses once more, until it is acknowledged.
type player struct {
	t      *testing.T
	client *http.Client
	// address is where the server listens, "" while it does not.
	address func() string
	// coach: this player has one.
	coach bool
	// busy counts the requests of all players that wait for an answer, broken those that got none, refused those that were
	// told to try again.
	busy, broken, refused *atomic.Int64
	page                  *plain.Page
	deeds                 []deed
}

// newPlayer gives a player with counts of his own.
func newPlayer(t *testing.T, address func() string) *player {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &player{
		t: t, address: address, busy: &atomic.Int64{}, broken: &atomic.Int64{}, refused: &atomic.Int64{},
		client: &http.Client{
			Jar: jar, Timeout: patience, Transport: &http.Transport{MaxIdleConnsPerHost: 2},
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}
}

var errGivenUp = errors.New("no answer in time")

// ask sends a request until somebody answers it with something else than that it should come again.
func (p *player) ask(method, path string, form url.Values) (*plain.Page, error) {
	for until := time.Now().Add(2 * patience); time.Now().Before(until); time.Sleep(5 * time.Millisecond) {
		base := p.address()
		if base == "" {
			continue
		}
		page, err := p.try(method, base+path, form)
		switch {
		case err != nil:
			p.broken.Add(1)
		case page.Status == http.StatusServiceUnavailable:
			p.refused.Add(1)
		default:
			return page, nil
		}
	}
	return nil, errGivenUp
}

// try sends a request once.
func (p *player) try(method, address string, form url.Values) (*plain.Page, error) {
	p.busy.Add(1)
	defer p.busy.Add(-1)
	var body io.Reader
	if form != nil {
		body = strings.NewReader(form.Encode())
	}
	request, err := http.NewRequestWithContext(context.Background(), method, address, body)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.Header.Set("Sec-Fetch-Site", "same-origin")
	response, err := p.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }() // It is read to its end, or the error says more.
	return plain.Read(response)
}

// look opens a page.
func (p *player) look(path string) error {
	page, err := p.ask(http.MethodGet, path, nil)
	if err != nil {
		return err
	}
	if page.Status != http.StatusOK {
		return fmt.Errorf("%s: %s", page, plain.Text(page.Root))
	}
	p.page = page
	return nil
}

// post sends a form until it is acknowledged, and opens the page that the answer leads to.
func (p *player) post(path string, form url.Values) error {
	page, err := p.ask(http.MethodPost, path, form)
	if err != nil {
		return err
	}
	if page.Status != http.StatusSeeOther {
		return fmt.Errorf("post of %v: %s: %s", form, page, plain.Text(page.Root))
	}
	if err := p.acknowledged(path, form); err != nil {
		return err
	}
	return p.look(page.Header.Get("Location"))
}

// acknowledged notes what was posted at a table.
func (p *player) acknowledged(path string, form url.Values) (err error) {
	id, ok := strings.CutPrefix(path, "/de/play/")
	if !ok {
		return nil
	}
	d := deed{match: id}
	if d.version, err = strconv.ParseInt(form.Get("version"), 10, 64); err != nil {
		return err
	}
	if text := form.Get("action"); text != "" && text != "next" {
		if d.action, err = rules.ParseAction(text); err != nil {
			return err
		}
	}
	p.deeds = append(p.deeds, d)
	return nil
}

// move is what there is to do, as a form and where to send it: a new match, the cut, a card or the next hand.
func (p *player) move() (path string, form url.Values, card bool) {
	var version url.Values
	if p.page != nil {
		path, version = p.page.URL.Path, url.Values{"version": {field(p.page, "version")}}
	}
	switch {
	case p.page != nil && len(p.page.Values("cut")) > 0:
		version.Set("cut", "7")
		return path, version, false
	case p.page == nil || len(p.page.Values("action")) == 0:
		form := url.Values{"level": {"novice"}, "set": {"1"}}
		if p.coach {
			form.Set("coach", "yes")
		}
		return "/de/play", form, false
	case contains(p.page.Values("action"), "next"):
		version.Set("action", "next")
		return path, version, false
	}
	legal := legalCards(p.page)
	version.Set("action", legal[len(p.deeds)%len(legal)])
	return path, version, true
}

// turn does what there is to do, and tells whether it was a card.
func (p *player) turn() (card bool, err error) {
	path, form, card := p.move()
	return card, p.post(path, form)
}

// legalCards are the cards on a table that may be played.
func legalCards(page *plain.Page) []string {
	var list []string
	for _, li := range page.All(func(n *html.Node) bool { return n.DataAtom == atom.Li && plain.Attr(n, "data-play") == "legal" }) {
		for n := range li.Descendants() {
			if n.DataAtom == atom.Button {
				list = append(list, plain.Attr(n, "value"))
			}
		}
	}
	return list
}

// check holds what is kept against what was acknowledged: each deed is there, none twice, and nothing else.
func (p *player) check(s *store.Store) (cards int) {
	p.t.Helper()
	ctx := p.t.Context()
	who := p.learner(s)
	byMatch := map[string][]deed{}
	for _, d := range p.deeds {
		byMatch[d.match] = append(byMatch[d.match], d)
	}
	for id, deeds := range byMatch {
		m, err := s.Match(ctx, who, id)
		if err != nil {
			p.t.Errorf("match %s: %v", id, err)
			continue
		}
		if want := deeds[len(deeds)-1].version + 1; m.Version != want {
			p.t.Errorf("match %s: version %d, want %d after what was acknowledged", id, m.Version, want)
		}
		kept := map[int64][]rules.Action{}
		for _, h := range m.Hands {
			for _, a := range h.Actions {
				if a.By == h.LearnerSeat {
					kept[a.PostedVersion] = append(kept[a.PostedVersion], a.Action)
				}
			}
		}
		for _, d := range deeds {
			if d.action == rules.NoAction {
				continue
			}
			cards++
			if got := kept[d.version]; len(got) != 1 || got[0] != d.action {
				p.t.Errorf("match %s: on version %d %v was acknowledged, %v is kept", id, d.version, d.action, got)
			}
			delete(kept, d.version)
		}
		if len(kept) > 0 {
			p.t.Errorf("match %s: %v is kept, and was not acknowledged", id, kept)
		}
		// It can be played again by the rules, hand for hand.
		if _, err := (match.Service{Store: s, Env: tutor.System()}).Table(ctx, who, id); err != nil {
			p.t.Errorf("match %s: %v", id, err)
		}
	}
	return cards
}

// learner is who this player is.
func (p *player) learner(s *store.Store) string {
	p.t.Helper()
	base, err := url.Parse("http://127.0.0.1/")
	if err != nil {
		p.t.Fatal(err)
	}
	for _, c := range p.client.Jar.Cookies(base) {
		if c.Name == "bummerl" {
			who, err := learner.Service{Store: s, Env: tutor.System()}.Find(p.t.Context(), c.Value)
			if err != nil {
				p.t.Fatal(err)
			}
			return who.ID
		}
	}
	p.t.Fatal("a player has no cookie")
	return ""
}
