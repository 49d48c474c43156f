package web

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// visit is one request for a page: who asks, in which language, with which settings.
type visit struct {
	echo.Context
	site    *Site
	lang    string
	learner tutor.Learner
	// set are the settings in force on this page.
	set tutor.Settings
	p   locales.Printer
	// now is the moment of the request: whatever it asks about the time, and writes, has this one.
	now time.Time
	// leave ends the turn of a post before its handler does; a second time it does nothing. Nil on pages.
	leave func()
	// way is how the learner has come to the puzzle that the page is about.
	way way
	// day is the day whose puzzle the page is about; nil elsewhere.
	day *dayPuzzle
	// gone: the profile that the browser had is there no more, and nobody has said so yet.
	gone bool
}

func (v *visit) ctx() context.Context { return v.Request().Context() }

// visiting wraps the handler of a page: it finds the language and the learner, and writes nothing.
func (s *Site) visiting(h func(*visit) error) echo.HandlerFunc {
	return func(c echo.Context) error {
		v, err := s.visit(c)
		if err != nil {
			return err
		}
		who, err := s.Learners.Find(v.ctx(), s.token(c))
		if err != nil {
			return err
		}
		v.meet(who)
		v.noteGone()
		if cookie, err := c.Cookie(s.cookieName(languageCookie)); err != nil || cookie.Value != v.lang {
			s.setCookie(c, s.cookieName(languageCookie), v.lang)
		}
		return h(v)
	}
}

// posting wraps the handler of a post that may come to nothing: it reads the form and finds the learner. The handler
// enrols a visitor once there is something to keep.
func (s *Site) posting(h func(*visit) error) echo.HandlerFunc {
	return func(c echo.Context) error {
		v, err := s.visit(c)
		if err != nil {
			return err
		}
		if err := readForm(c); err != nil {
			return err
		}
		// After the form, so that nobody keeps a place by sending slowly.
		leave, err := s.turn(c)
		if err != nil {
			return err
		}
		v.leave = sync.OnceFunc(leave)
		defer v.leave()
		who, err := s.Learners.Find(v.ctx(), s.token(c))
		if err != nil {
			return err
		}
		v.meet(who)
		v.noteGone()
		return h(v)
	}
}

// acting is posting for what is kept in any case: it makes a learner of a visitor.
func (s *Site) acting(h func(*visit) error) echo.HandlerFunc {
	return s.posting(func(v *visit) error {
		if err := v.enrol(); err != nil {
			return err
		}
		return h(v)
	})
}

// owning is acting for what belongs to a learner: to a visitor it is not there, and no learner is made.
func (s *Site) owning(h func(*visit) error) echo.HandlerFunc {
	return s.posting(func(v *visit) error {
		if v.learner.Visitor() {
			return tutor.Fail(tutor.NotFound, "a visitor owns nothing", nil)
		}
		if err := v.enrol(); err != nil {
			return err
		}
		return h(v)
	})
}

// enrol makes a learner of a visitor, as many for an address as its bound allows, and notes that a learner is here.
func (v *visit) enrol() error {
	if !v.learner.Visitor() {
		who, err := v.site.Learners.Saw(v.ctx(), v.learner)
		if err != nil {
			return err
		}
		// Set again each time: whoever keeps coming keeps the profile.
		v.site.setToken(v, v.site.token(v))
		v.meet(who)
		return nil
	}
	if v.site.bounds.profiles != nil {
		if err := v.site.bounds.profiles.pass(v); err != nil {
			return err
		}
	}
	who, token, err := v.site.Learners.Create(v.ctx())
	if err != nil {
		return err
	}
	if v.site.token(v) != "" {
		v.site.Log.Info("a cookie that is broken or of no learner was replaced", "id", requestID(v))
	}
	v.site.setToken(v, token)
	v.meet(who)
	return nil
}

func (s *Site) visit(c echo.Context) (*visit, error) {
	lang := c.Param("lang")
	if !locales.IsLang(lang) {
		return nil, echo.ErrNotFound
	}
	v := &visit{Context: c, site: s, lang: lang, now: s.Env.Time()}
	v.meet(tutor.Learner{})
	private(c)
	c.Set(visitKey, v)
	return v, nil
}

const visitKey = "visit"

func (v *visit) meet(who tutor.Learner) {
	v.learner, v.set = who, learner.In(who.Settings, v.lang)
	v.p = locales.New(v.lang, v.set.Pack)
}

// playsBy are the rules that the learner plays by on this page.
func (v *visit) playsBy() tutor.Rules { return learner.RulesIn(v.set, v.lang) }

// look is what the smallest component needs.
func (v *visit) look() templates.Look {
	return templates.Look{P: v.p, International: v.set.Letters == "international", Assets: v.site.Assets}
}

// prefs are the choices that style sheet and scripts follow.
func (v *visit) prefs() templates.Prefs {
	return templates.Prefs{
		Suits: v.set.Suits, Motion: v.set.Motion, Pace: v.set.Pace, Forced: v.set.Forced, Spoken: v.set.Spoken,
		Shortcuts: v.set.Shortcuts,
	}
}

// page fills in what every page has around its content.
func (v *visit) page(section templates.Section, title, description string) templates.Page {
	path := strings.TrimPrefix(v.Request().URL.Path, "/"+v.lang)
	return templates.Page{
		Look: v.look(), Title: title, Description: description, Path: path, Query: v.Request().URL.RawQuery,
		BaseURL: v.site.BaseURL, Section: section, Theme: templates.Theme(v.set.Theme),
		Prefs: v.prefs(), Set: v.setBar(), Keep: v.offlineAddress(), Gone: v.goneText(),
	}
}

// here is the address of the page itself.
func (v *visit) here() string { return v.Request().URL.Path }

// href is the address of another page in the same language.
func (v *visit) href(path string) string { return "/" + v.lang + path }

// fromHTMX tells whether htmx asks, and so wants only the region that changes.
func (v *visit) fromHTMX() bool { return v.Request().Header.Get("HX-Request") == "true" }
