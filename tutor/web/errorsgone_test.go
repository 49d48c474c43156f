package web

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"syscall"
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
)

// TestDatabaseGone: a connection to the database that breaks is no learner who has gone. Somebody waits, and is told.
func TestDatabaseGone(t *testing.T) {
	for _, c := range []struct {
		name   string
		err    error
		status int
		title  func(locales.Printer) string
	}{
		{"reset", tutor.Fail(tutor.Busy, "read", syscall.ECONNRESET), 503, locales.Printer.ErrorsBusyTitle},
		{"broken pipe", tutor.Fail(tutor.Busy, "read", syscall.EPIPE), 503, locales.Printer.ErrorsBusyTitle},
		{"a full disk", tutor.Fail(tutor.ReadOnly, "write", errors.New("full")), 503, locales.Printer.ErrorsReadOnlyTitle},
	} {
		a := newAskerWith(t, func(config *Config) { config.Learners.Store = failing{config.Learners.Store, c.err} })
		for _, lang := range locales.Langs {
			r := httptest.NewRequest(http.MethodGet, "/"+lang+"/play", nil)
			r.AddCookie(&http.Cookie{Name: "bummerl", Value: tutor.System().NewToken()})
			w := a.do(r)
			if title := c.title(locales.New(lang, "")); w.Code != c.status || !strings.Contains(w.Body.String(), title) {
				t.Errorf("%s, %s: status %d, want %d with %q", c.name, lang, w.Code, c.status, title)
			}
		}
	}
	for _, gone := range []error{context.Canceled, syscall.ECONNRESET} {
		a := newAskerWith(t, func(config *Config) { config.Learners.Store = failing{config.Learners.Store, gone} })
		r := httptest.NewRequest(http.MethodGet, "/de/play", nil)
		r.AddCookie(&http.Cookie{Name: "bummerl", Value: tutor.System().NewToken()})
		if w := a.do(r); w.Body.Len() > 0 {
			t.Errorf("%v: who has gone is told %q", gone, w.Body)
		}
	}
}

// failing is a store that finds no learner because something is broken.
type failing struct {
	tutor.LearnerStore
	err error
}

func (f failing) LearnerByToken(context.Context, string) (tutor.Learner, error) {
	return tutor.Learner{}, f.err
}
