package web

import (
	"net/http"

	"github.com/labstack/echo/v4"
)

const (
	// yearly keeps the cookies for 400 days, the longest that browsers allow.
	yearly = 400 * 24 * 60 * 60
	// languageCookie remembers the language for the address without one.
	languageCookie = "lang"
)

// cookieName is how browsers know a cookie. The prefix makes them refuse it from other hosts; it needs TLS, which a phone
// in the home network does without.
func (s *Site) cookieName(name string) string {
	if s.secure {
		return "__Host-" + name
	}
	return name
}

// learnerCookie is the name of the cookie with the learner's token.
func (s *Site) learnerCookie() string { return s.cookieName("bummerl") }

func (s *Site) token(c echo.Context) string {
	cookie, err := c.Cookie(s.learnerCookie())
	if err != nil {
		return ""
	}
	return cookie.Value
}

func (s *Site) setToken(c echo.Context, token string) { s.setCookie(c, s.learnerCookie(), token) }

func (s *Site) setCookie(c echo.Context, name, value string) {
	c.SetCookie(&http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: yearly, Secure: s.secure, HttpOnly: true,
		SameSite: http.SameSiteLaxMode,
	})
}
