package web

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor/board"
)

// slowBoard is a deal of 24 cards of which the best plan takes seconds to find.
func slowBoard(t *testing.T) board.Board {
	t.Helper()
	o, err := rules.Variant("sixtysix")
	if err != nil {
		t.Fatal(err)
	}
	pack := rules.Pack(int(o.Cards)).Cards()
	for i := range pack { // a shuffle of our own, always the same
		j := i + (i*7+3)%(len(pack)-i)
		pack[i], pack[j] = pack[j], pack[i]
	}
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	b, err := board.SeenBy(rules.Record{Variant: "sixtysix", Options: o, Deal: deal}, rules.Forehand)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestAskStreams asks a real server: the position is there before the answer, though pages are compressed; whoever leaves
// ends the search, and his place is free at once.
func TestAskStreams(t *testing.T) {
	a := newAskerWith(t, func(c *Config) { c.Searches = 1 })
	server := httptest.NewUnstartedServer(a.site)
	server.Config.ReadTimeout, server.Config.WriteTimeout = 400*time.Millisecond, 400*time.Millisecond // shorter than the search
	server.Start()
	defer server.Close()
	p := locales.New("pt", "")
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	slow, err := http.NewRequestWithContext(ctx, http.MethodGet, server.URL+askAddress("pt", slowBoard(t), "&q=plan&e=large"), nil)
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	answer, err := server.Client().Do(slow)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	lines := bufio.NewReader(answer.Body)
	var got strings.Builder
	for !strings.Contains(got.String(), p.AskThinking()) {
		piece := make([]byte, 512)
		n, err := lines.Read(piece)
		if got.Write(piece[:n]); err != nil {
			t.Fatalf("the page ended early: %v\n%s", err, got.String())
		}
	}
	if !strings.Contains(got.String(), `class="cloth"`) || strings.Contains(got.String(), "ask-headline") {
		t.Error("the position is not there before the answer")
	}
	first := time.Since(start)
	piece := make([]byte, 256)
	for strings.Count(got.String(), `<p aria-hidden="true">`) < 2 {
		n, err := lines.Read(piece)
		if got.Write(piece[:n]); err != nil {
			t.Fatalf("no progress was told: %v", err)
		}
	}
	if second := time.Since(start); second < first+500*time.Millisecond {
		t.Errorf("the first bytes after %v, progress after %v: they came together", first, second)
	}
	leave()
	// With one place, somebody else is answered only if the search has ended.
	quick, err := server.Client().Get(server.URL + askAddress("pt", puzzleBoard(t, puzzles.Of(puzzles.LastFive)[0], true), "&q=solve"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = quick.Body.Close() }()
	body, err := io.ReadAll(quick.Body)
	if err != nil || quick.StatusCode != http.StatusOK || !strings.Contains(string(body), "ask-headline") {
		t.Errorf("after the first has left: %d, %v", quick.StatusCode, err)
	}
}

// stuck is a reader who takes nothing until he is released.
type stuck struct {
	*httptest.ResponseRecorder
	begun    func()
	released <-chan struct{}
}

func (s stuck) Write(p []byte) (int, error) {
	s.begun()
	<-s.released
	return s.ResponseRecorder.Write(p)
}

// TestAskFull: when the only place is taken for longer than anybody waits, the answer says so and when to come again.
func TestAskFull(t *testing.T) {
	a := newAskerWith(t, func(c *Config) { c.Searches = 1 })
	ask := func(i int) string {
		return askAddress("de", puzzleBoard(t, puzzles.Of(puzzles.LastFive)[i], true), "&q=solve")
	}
	begun, released, done := make(chan struct{}), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		reader := stuck{httptest.NewRecorder(), sync.OnceFunc(func() { close(begun) }), released}
		a.site.ServeHTTP(reader, httptest.NewRequestWithContext(t.Context(), http.MethodGet, ask(1), nil))
	}()
	<-begun
	w := a.get(ask(0))
	close(released)
	<-done
	if w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") == "" ||
		!strings.Contains(mainText(t, w.Body.String()), locales.New("de", "").AskFull()) || !strings.Contains(w.Body.String(), `class="cloth"`) {
		t.Errorf("with the place taken: %d", w.Code)
	}
	if w := a.get(ask(0)); w.Code != http.StatusOK {
		t.Errorf("with the place free again: %d", w.Code)
	}
}
