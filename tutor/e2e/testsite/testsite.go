// Package testsite serves the whole site for tests: the real application on a real database in a directory of the
// test's own.
package testsite

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http/httptest"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"bummerl/rules/bot"
	"bummerl/static"
	"bummerl/tutor"
	"bummerl/tutor/store"
	"bummerl/tutor/web"
)

// Options change what Start does; the zero value is a fresh site on SQLite.
type Options struct {
	// Place is the database; "" makes a new SQLite file.
	Place string
	// Env replaces clock and dice.
	Env *tutor.Env
	// Level replaces the bots.
	Level func(string) (bot.Level, error)
	// PostsPerSecond bounds the posts of one address; 0 sets no bound.
	PostsPerSecond float64
}

// Site is a running site.
type Site struct {
	URL   string
	Place string
	Store *store.Store
	Env   tutor.Env
	log   *logBuffer
}

// Start serves a site until the test is over.
func Start(t testing.TB, o Options) *Site {
	t.Helper()
	if o.Place == "" {
		o.Place = filepath.Join(t.TempDir(), "site.sqlite")
	}
	db, err := store.Open(t.Context(), o.Place)
	if err != nil {
		t.Fatal(err)
	}
	assets, err := static.Load()
	if err != nil {
		t.Fatal(err)
	}
	env := knownDice(t)
	if o.Env != nil {
		env = *o.Env
	}
	if o.Level == nil {
		o.Level = bot.ByName
	}
	s := &Site{Place: o.Place, Store: db, Env: env, log: &logBuffer{}}
	handler, err := web.New(web.Config{
		Env: env, Assets: assets, BaseURL: "http://localhost", PostsPerSecond: o.PostsPerSecond,
		Log: slog.New(slog.NewTextHandler(s.log, &slog.HandlerOptions{Level: slog.LevelInfo})),
	}.On(db, o.Level))
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler)
	s.URL = server.URL
	t.Cleanup(func() {
		server.Close()
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// starts counts the sites that each test has started, so that two on one database draw differently.
var starts sync.Map // string → *atomic.Int64

// knownDice is the real clock with dice that fall the same whenever the test runs, alone or beside others.
func knownDice(t testing.TB) tutor.Env {
	count, _ := starts.LoadOrStore(t.Name(), new(atomic.Int64))
	return Dice(fmt.Sprintf("%s %d", t.Name(), count.(*atomic.Int64).Add(1)))
}

// Dice is the real clock with dice that follow from a text, for a test that needs one and the same deal whatever other
// tests have begun before it.
func Dice(text string) tutor.Env {
	dice := rand.NewChaCha8(sha256.Sum256([]byte(text)))
	var mu sync.Mutex
	env := tutor.System()
	env.Random = func(b []byte) {
		mu.Lock()
		defer mu.Unlock()
		_, _ = dice.Read(b) // It never fails.
	}
	return env
}

// Log gives what the site has logged so far.
func (s *Site) Log() string {
	s.log.mu.Lock()
	defer s.log.mu.Unlock()
	return s.log.text.String()
}

type logBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

var _ io.Writer = (*logBuffer)(nil)

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}
