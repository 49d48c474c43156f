package e2e_test

import (
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/store/storetest"
)

// recovery is how soon the site has to go on once PostgreSQL is there again.
const recovery = 5 * time.Second

// TestPostgresRestart stops PostgreSQL while learners play, properly and by a crash, and starts it again. Meanwhile pages
// calmly say that they cannot be had; what needs no database goes on. Soon after, without a new start of the site, play
// does too, and what had been acknowledged is there.
func TestPostgresRestart(t *testing.T) {
	t.Parallel()
	database := storetest.StartServer(t)
	server := startProcess(t, database.URL())
	learners, cards := 4, int64(15)
	if longFaults() {
		learners, cards = 20, 150
	}
	var played, busy, broken, refused atomic.Int64
	var done atomic.Bool
	players := make([]*player, learners)
	var all sync.WaitGroup
	for i := range players {
		p := newPlayer(t, server.address)
		p.busy, p.broken, p.refused = &busy, &broken, &refused
		players[i] = p
		all.Go(func() {
			for !done.Load() {
				card, err := p.turn()
				if err != nil {
					t.Errorf("player %d: %v", i, err)
					return
				}
				if card {
					played.Add(1)
				}
			}
		})
	}
	ended := make(chan struct{})
	go func() { all.Wait(); close(ended) }()
	more := func(n int64) bool {
		before := played.Load()
		return waitFor(ended, func() bool { return played.Load() >= before+n })
	}
	if !more(cards) {
		t.Fatal("nobody plays")
	}
	words := locales.New("de", "").ErrorsBusyTitle()
	for _, mode := range []string{"fast", "immediate"} {
		database.Stop(mode)
		if page := away(t, server, players[0]); page.Status != http.StatusServiceUnavailable || !strings.Contains(page.Body, words) || page.Header.Get("Retry-After") == "" {
			t.Errorf("%s: without a database a table is answered by %s: %s", mode, page, plain.Text(page.Root))
		}
		stranger := plain.New(t, server.address())
		for _, path := range []string{"/de", "/hu/learn", "/pt/rules"} {
			if stranger.Open(path); stranger.Page.Status != http.StatusOK {
				t.Errorf("%s: without a database %s is answered by %d", mode, path, stranger.Page.Status)
			}
		}
		database.Start()
		from := time.Now()
		if !more(1) {
			break
		}
		took := time.Since(from)
		if took > recovery {
			t.Errorf("%s: the next card was acknowledged %v after the start, want %v at most", mode, took, recovery)
		}
		t.Logf("%s: the next card was acknowledged %v after PostgreSQL was there again", mode, took.Round(time.Millisecond))
		if !more(cards) {
			break
		}
	}
	done.Store(true)
	<-ended
	s := storetest.Open(t, database.URL())
	kept := 0
	for _, p := range players {
		kept += p.check(s)
	}
	if int64(kept) != played.Load() {
		t.Errorf("%d of %d cards kept", kept, played.Load())
	}
	if t.Failed() {
		t.Logf("the server said:\n%s", server.said())
	}
	t.Logf("%d learners, %d cards acknowledged and kept once each, %d requests without an answer, %d told to come again",
		learners, kept, broken.Load(), refused.Load())
}

// away asks for a page of a player's while the database is away. The player goes on asking meanwhile.
func away(t *testing.T, server *process, p *player) *plain.Page {
	t.Helper()
	asking := newPlayer(t, server.address)
	asking.client = p.client
	page, err := asking.try(http.MethodGet, server.address()+"/de/play", nil)
	if err != nil {
		t.Fatal(err)
	}
	return page
}
