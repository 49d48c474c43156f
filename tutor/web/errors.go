package web

import (
	"context"
	"errors"
	"net/http"
	"os"
	"strings"
	"syscall"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
)

// statusOf gives the HTTP status for an error.
func statusOf(err error) int {
	var refused *echo.HTTPError
	if errors.As(err, &refused) {
		return refused.Code
	}
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return http.StatusRequestEntityTooLarge
	}
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return http.StatusRequestTimeout // The body did not come in time.
	}
	switch tutor.CodeOf(err) {
	case tutor.NotFound:
		return http.StatusNotFound
	case tutor.Stale, tutor.Abandoned:
		return http.StatusConflict
	case tutor.Invalid, tutor.Illegal:
		return http.StatusUnprocessableEntity
	case tutor.TooLarge:
		return http.StatusRequestEntityTooLarge
	case tutor.Busy, tutor.ReadOnly:
		return http.StatusServiceUnavailable
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return http.StatusServiceUnavailable
	}
	return http.StatusInternalServerError
}

// handleError answers whatever a handler could not: a calm page, or for htmx a fragment that leaves the table alone.
// The cause goes to the log, never to the page.
func (s *Site) handleError(err error, c echo.Context) {
	status := statusOf(err)
	if nobodyWaits(err) {
		s.Log.Info("nobody waits for the answer any more", "route", s.routeOf(c), "id", requestID(c), "error", err)
		return
	}
	if status == http.StatusNotFound && s.kinderAddress(c) {
		return
	}
	if status >= http.StatusInternalServerError {
		s.Log.Error("request failed", "method", methodOf(c.Request()), "route", s.routeOf(c), "status", status, "id", requestID(c), "error", err)
	} else {
		s.Log.Info("request refused", "method", methodOf(c.Request()), "route", s.routeOf(c), "status", status, "id", requestID(c), "error", withoutTyped(err))
	}
	if c.Response().Committed {
		return
	}
	// The time of the request may be up; the page that says so is rendered all the same.
	c.SetRequest(c.Request().WithContext(context.WithoutCancel(c.Request().Context())))
	v := s.visitFor(c)
	page := s.errorPage(v, status, err)
	body := templates.Failure(page)
	if v.fromHTMX() {
		body = templates.ErrorFragment(page)
		c.Response().Header().Set("HX-Retarget", "#notice")
		c.Response().Header().Set("HX-Reswap", "innerHTML")
	}
	if status == http.StatusServiceUnavailable && c.Response().Header().Get(echo.HeaderRetryAfter) == "" {
		c.Response().Header().Set("Retry-After", "5")
	}
	if c.Request().Method == http.MethodHead {
		if err := c.NoContent(status); err != nil {
			s.Log.Info("cannot answer", "id", requestID(c), "error", err)
		}
		return
	}
	if err := v.show(status, body); err != nil {
		s.Log.Error("error page failed", "id", requestID(c), "error", err)
		if !c.Response().Committed {
			_ = c.HTMLBlob(http.StatusInternalServerError, s.calm[v.lang])
		}
	}
}

// nobodyWaits tells whether who asked has gone: the request has been given up, or its connection is broken. That of a
// database breaks with the same errors; then it is busy, and somebody waits all the same.
func nobodyWaits(err error) bool {
	if tutor.CodeOf(err) == tutor.Busy {
		return false
	}
	return errors.Is(err, context.Canceled) || errors.Is(err, syscall.EPIPE) || errors.Is(err, syscall.ECONNRESET)
}

// visitFor gives the visit of a request, or one in the best language when the address had none.
func (s *Site) visitFor(c echo.Context) *visit {
	if v, ok := c.Get(visitKey).(*visit); ok {
		return v
	}
	lang := strings.SplitN(strings.TrimPrefix(c.Request().URL.Path, "/"), "/", 2)[0]
	if !locales.IsLang(lang) {
		lang = s.negotiated(c)
	}
	v := &visit{Context: c, site: s, lang: lang, now: s.Env.Time()}
	v.meet(tutor.Learner{})
	private(c)
	return v
}

// errorPage chooses the words for an error and its status.
func (s *Site) errorPage(v *visit, status int, err error) templates.ErrorPage {
	title, text := errorWords(v.p, status)
	if tutor.CodeOf(err) == tutor.ReadOnly {
		title, text = v.p.ErrorsReadOnlyTitle(), v.p.ErrorsReadOnlyText()
	}
	page := v.page(templates.SectionNone, title, "")
	// The address may not exist in any language: the switch leads to the home page.
	page.Path, page.Query = "", ""
	links := []templates.Link{{Href: v.href(""), Label: v.p.ErrorsToHome()}}
	if status >= http.StatusInternalServerError && v.Request().Method == http.MethodGet {
		links = append([]templates.Link{{Href: v.here(), Label: v.p.ErrorsReload()}}, links...)
	}
	return templates.ErrorPage{Page: page, Status: status, Text: text, Links: links, Reference: requestID(v)}
}

func errorWords(p locales.Printer, status int) (title, text string) {
	switch status {
	case http.StatusNotFound:
		return p.ErrorsNotFoundTitle(), p.ErrorsNotFoundText()
	case http.StatusMethodNotAllowed:
		return p.ErrorsMethodTitle(), p.ErrorsMethodText()
	case http.StatusForbidden:
		return p.ErrorsForbiddenTitle(), p.ErrorsForbiddenText()
	case http.StatusConflict:
		return p.ErrorsStaleTitle(), p.ErrorsStaleText()
	case http.StatusRequestEntityTooLarge:
		return p.ErrorsTooLargeTitle(), p.ErrorsTooLargeText()
	case http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusUnsupportedMediaType:
		return p.ErrorsInvalidTitle(), p.ErrorsInvalidText()
	case http.StatusTooManyRequests:
		return p.ErrorsTooManyTitle(), p.ErrorsTooManyText()
	case http.StatusServiceUnavailable, http.StatusRequestTimeout:
		return p.ErrorsBusyTitle(), p.ErrorsBusyText()
	}
	return p.ErrorsInternalTitle(), p.ErrorsInternalText()
}

// renderCalm renders the page for a broken program once for each language, so that it cannot fail when it is needed.
func (s *Site) renderCalm() (map[string][]byte, error) {
	calm := map[string][]byte{}
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		title, text := errorWords(p, http.StatusInternalServerError)
		page := templates.ErrorPage{
			Page:   templates.Page{Look: templates.Look{P: p, Assets: s.Assets}, Title: title, BaseURL: s.BaseURL},
			Status: http.StatusInternalServerError, Text: text,
			Links: []templates.Link{{Href: "/" + lang, Label: p.ErrorsToHome()}},
		}
		var out strings.Builder
		if err := templates.Failure(page).Render(context.Background(), &out); err != nil {
			return nil, err
		}
		calm[lang] = []byte(out.String())
	}
	return calm, nil
}
