package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/store/storetest"
)

// TestPostgresReadOnly sets a server to be read only while a site runs on it, as a standby is.
func TestPostgresReadOnly(t *testing.T) {
	t.Parallel()
	database := storetest.StartServer(t)
	server := startProcess(t, database.URL())
	set := func(value string) func() {
		return func() {
			database.Exec("ALTER SYSTEM SET default_transaction_read_only = " + value)
			database.Exec("SELECT pg_reload_conf()")
		}
	}
	takesNothing(t, server, set("on"), set("off"))
}

// takesNothing holds a server against what it owes while its database takes nothing: pages open, whoever acts is told that
// nothing can be kept, and once it is over the same action goes through without a new start.
func takesNothing(t *testing.T, server *process, begin, lift func()) {
	t.Helper()
	p := newPlayer(t, server.address)
	for hands := 0; hands < 2; {
		if p.page != nil && contains(p.page.Values("action"), "next") {
			hands++
		}
		if _, err := p.turn(); err != nil {
			t.Fatal(err)
		}
	}
	review := p.page.URL.Path + "/review/1"
	begin()
	words := locales.New("de", "").ErrorsReadOnlyTitle()
	// A server hears of its setting a moment later.
	var path string
	var form url.Values
	kept := 0
	for until := time.Now().Add(patience); ; kept++ {
		path, form, _ = p.move()
		page, err := p.try(http.MethodPost, server.address()+path, form)
		if err != nil {
			t.Fatal(err)
		}
		if page.Status != http.StatusSeeOther {
			if page.Status != http.StatusServiceUnavailable || !strings.Contains(page.Body, words) {
				t.Fatalf("%s: %s, want 503 and %q", page, plain.Text(page.Root), words)
			}
			break
		}
		if time.Now().After(until) {
			t.Fatalf("the database still takes everything, %d actions", kept)
		}
		if err := p.look(page.Header.Get("Location")); err != nil {
			t.Fatal(err)
		}
	}
	table := p.page.URL.Path
	before := p.page.Body
	pages := []string{
		table, table + "/hands", review, "/de", "/de/play", "/de/play/statistics", "/de/learn", "/de/learn/first", "/de/puzzles", "/de/daily",
		"/de/deck", "/de/count", "/de/progress", "/de/settings", "/de/rules",
	}
	for _, at := range pages {
		if page, err := p.try(http.MethodGet, server.address()+at, nil); err != nil || page.Status != http.StatusOK {
			t.Errorf("reading %s: %v, %v", at, page, err)
		} else if at == table && page.Body != before {
			t.Errorf("the table is another after an action that was refused:\n%s", plain.Text(page.ByID("table")))
		}
	}
	stranger := newPlayer(t, server.address)
	if page, err := stranger.try(http.MethodPost, server.address()+"/de/play", url.Values{}); err != nil || page.Status != http.StatusServiceUnavailable ||
		!strings.Contains(page.Body, words) {
		t.Errorf("who comes new: %v, %v", page, err)
	}
	lift()
	from := time.Now()
	if err := p.post(path, form); err != nil {
		t.Errorf("once it is over: %v", err)
	}
	t.Logf("%d actions kept before the first was refused; %d pages open meanwhile; the same action kept %v after it was over",
		kept, len(pages), time.Since(from).Round(time.Millisecond))
	server.kill()
}
