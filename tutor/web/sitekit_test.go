package web

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/store"
)

// asker asks the site itself for pages, without a network between, and keeps cookies as a browser does.
type asker struct {
	t       *testing.T
	site    http.Handler
	store   *store.Store
	cookies map[string]string
}

// newAsker opens a site on a database of its own.
func newAsker(t *testing.T) *asker {
	t.Helper()
	return newAskerWith(t, func(*Config) {})
}

// newAskerWith is newAsker with something else in the configuration.
func newAskerWith(t *testing.T, change func(*Config)) *asker {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "site.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	config := Config{
		Env: tutor.System(), Assets: named{}, BaseURL: "http://bummerl.example", Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	}.On(db, bot.ByName)
	change(&config)
	site, err := New(config)
	if err != nil {
		t.Fatal(err)
	}
	return &asker{t: t, site: site, store: db, cookies: map[string]string{}}
}

// get asks for a page.
func (a *asker) get(address string) *httptest.ResponseRecorder {
	a.t.Helper()
	return a.do(httptest.NewRequest(http.MethodGet, address, nil))
}

// post sends a form.
func (a *asker) post(address string, form url.Values) *httptest.ResponseRecorder {
	a.t.Helper()
	r := httptest.NewRequest(http.MethodPost, address, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return a.do(r)
}

func (a *asker) do(r *http.Request) *httptest.ResponseRecorder {
	a.t.Helper()
	for name, value := range a.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	w := httptest.NewRecorder()
	a.site.ServeHTTP(w, r)
	for _, c := range w.Result().Cookies() {
		if c.MaxAge < 0 {
			delete(a.cookies, c.Name)
			continue
		}
		a.cookies[c.Name] = c.Value
	}
	return w
}
