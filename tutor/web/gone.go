package web

import (
	"net/http"

	"github.com/labstack/echo/v4"

	"bummerl/tutor/learner"
)

// goneCookie remembers, from a post that found no profile to the next page, that there was one.
const goneCookie = "gone"

// noteGone finds out that the profile this browser had is there no more: deleted or signed out from another device, or
// forgotten. The next page says so, once. A cookie that is no token of ours was none.
func (v *visit) noteGone() {
	_, err := v.Cookie(v.site.cookieName(goneCookie))
	told := err == nil
	lost := v.learner.Visitor() && learner.IsToken(v.site.token(v))
	switch posted := v.Request().Method == http.MethodPost; {
	case posted && lost:
		// A profile made by this very post takes the place of the cookie.
		v.gone = true
		v.SetCookie(&http.Cookie{
			Name: v.site.cookieName(goneCookie), Value: "1", Path: "/", Secure: v.site.secure, HttpOnly: true, SameSite: http.SameSiteLaxMode,
		})
	case !posted && (lost || told):
		v.gone = true
		if lost {
			v.site.dropCookie(v, v.site.learnerCookie())
		}
		if told {
			v.site.dropCookie(v, v.site.cookieName(goneCookie))
		}
	}
}

// goneText says it; "" if there is nothing to say.
func (v *visit) goneText() string {
	if v.gone {
		return v.p.ProfileGone()
	}
	return ""
}

// dropCookie takes a cookie of the site out of the browser.
func (s *Site) dropCookie(c echo.Context, name string) {
	c.SetCookie(&http.Cookie{
		Name: name, Path: "/", MaxAge: -1, Secure: s.secure, HttpOnly: true, SameSite: http.SameSiteLaxMode,
	})
}
