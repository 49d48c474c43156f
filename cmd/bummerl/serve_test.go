package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestServe starts the site as a person does, reads its one line, asks for a page, and stops it.
func TestServe(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	out, in := io.Pipe()
	place := filepath.Join(t.TempDir(), "site.sqlite")
	ended := make(chan int, 1)
	var errs strings.Builder
	go func() {
		ended <- run(ctx, []string{"serve", "-addr", "127.0.0.1:0", "-db", place}, streams{strings.NewReader(""), in, &errs})
	}()
	line := make([]byte, 500)
	n, err := out.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	said := string(line[:n])
	address, _, ok := strings.Cut(strings.TrimPrefix(said, "bummerl: listening on "), " ")
	if !ok || !strings.HasPrefix(said, "bummerl: listening on http://127.0.0.1:") || !strings.Contains(said, place) || !strings.HasSuffix(said, "\n") {
		t.Fatalf("the line says %q", said)
	}
	response, err := http.Get(address + "/hu")
	if err != nil {
		t.Fatal(err)
	}
	if err := response.Body.Close(); err != nil || response.StatusCode != http.StatusOK {
		t.Errorf("status %d, %v", response.StatusCode, err)
	}
	stop()
	select {
	case status := <-ended:
		if status != 0 {
			t.Errorf("status %d: %s", status, errs.String())
		}
	case <-time.After(20 * time.Second):
		t.Error("the server does not stop")
	}
}

// TestServeRefused holds that what keeps the server from starting is one sentence on stderr and status 1; wrong flags
// are status 2.
func TestServeRefused(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = busy.Close() }() // Nobody connects.
	dir := t.TempDir()
	cases := []struct {
		name   string
		args   []string
		status int
		want   string
	}{
		{"port in use", []string{"-addr", busy.Addr().String(), "-db", filepath.Join(dir, "a")}, 1, "address already in use"},
		{"no address", []string{"-addr", "nonsense", "-db", filepath.Join(dir, "a")}, 1, "nonsense"},
		{"no such folder", []string{"-addr", "127.0.0.1:0", "-db", filepath.Join(dir, "no", "where")}, 1, filepath.Join(dir, "no", "where")},
		{"no server", []string{"-addr", "127.0.0.1:0", "-db", "postgres://127.0.0.1:1/x"}, 1, "127.0.0.1:1"},
		{"no base", []string{"-addr", "127.0.0.1:0", "-db", filepath.Join(dir, "b"), "-base-url", "bummerl.example"}, 1, "base URL"},
		{"public without imprint", []string{"-addr", "127.0.0.1:0", "-db", filepath.Join(dir, "c"), "-base-url", "https://bummerl.example"}, 1, "write imprint.de.md and privacy.de.md"},
		{"no proxy", []string{"-addr", "127.0.0.1:0", "-db", filepath.Join(dir, "c"), "-proxy", "yes"}, 1, `"yes" is no address of a proxy`},
		{"no folder of imprints", []string{"-addr", "127.0.0.1:0", "-db", filepath.Join(dir, "c"), "-imprint", filepath.Join(dir, "none")}, 1, "there is no folder"},
		{"no flag", []string{"-color"}, 2, "-color"},
		{"an argument", []string{"now"}, 2, "now"},
	}
	for _, c := range cases {
		var out, errs strings.Builder
		status := run(t.Context(), append([]string{"serve"}, c.args...), streams{strings.NewReader(""), &out, &errs})
		if status != c.status || !strings.Contains(errs.String(), c.want) || out.Len() > 0 {
			t.Errorf("%s: status %d, stdout %q, stderr %q", c.name, status, out.String(), errs.String())
		}
		if c.status == 1 && strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%s: not one sentence: %q", c.name, errs.String())
		}
	}
}

// TestServeEnvironment reads every flag from the environment too; the command line wins.
func TestServeEnvironment(t *testing.T) {
	env := map[string]string{"BUMMERL_ADDR": "h:1", "BUMMERL_DB": "file", "BUMMERL_BASE_URL": "https://x", "BUMMERL_PROXY": "127.0.0.1", "BUMMERL_POSTS": "3", "BUMMERL_IMPRINT": "texts", "BUMMERL_METRICS": "h:2", "BUMMERL_LOG": "json", "BUMMERL_DRAIN": "5s"}
	c, err := parseServe([]string{"-db", "other"}, func(name string) string { return env[name] }, io.Discard)
	if want := (serveConfig{addr: "h:1", db: "other", baseURL: "https://x", proxies: "127.0.0.1", posts: 3, retain: 400, imprint: "texts", metrics: "h:2", logFormat: "json", drain: 5 * time.Second}); err != nil || c != want {
		t.Errorf("got %+v, %v, want %+v", c, err, want)
	}
}
