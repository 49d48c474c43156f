// Package testsite serves the whole site for tests: the real application on a real database in a directory of the
// test's own.
package testsite

import (
	"bytes"
	"io"
	"log/slog"
	"net/http/httptest"
	"path/filepath"
	"sync"
	"testing"

	"bummerl/rules/bot"
	"bummerl/static"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
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
	// Attempts replaces the store of attempts, for tests that break it.
	Attempts tutor.AttemptStore
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
	env := tutor.System()
	if o.Env != nil {
		env = *o.Env
	}
	if o.Level == nil {
		o.Level = bot.ByName
	}
	if o.Attempts == nil {
		o.Attempts = db
	}
	s := &Site{Place: o.Place, Store: db, Env: env, log: &logBuffer{}}
	handler, err := web.New(web.Config{
		Learners:       learner.Service{Store: db, Env: env},
		Matches:        match.Service{Store: db, Env: env, Level: o.Level},
		Course:         &course.Service{Store: db, Attempts: o.Attempts, Env: env},
		Count:          count.Service{Drills: db, Attempts: o.Attempts, Env: env},
		PostsPerSecond: o.PostsPerSecond, Attempts: o.Attempts, Env: env, Assets: assets, BaseURL: "http://localhost",
		Log: slog.New(slog.NewTextHandler(s.log, &slog.HandlerOptions{Level: slog.LevelInfo})), Ready: db.Ping,
	})
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
