package web

import (
	"net/http"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
)

// negotiate leads from the address without a language to one.
func (s *Site) negotiate(c echo.Context) error {
	c.Response().Header().Set("Cache-Control", "no-store")
	return c.Redirect(http.StatusFound, "/"+s.negotiated(c))
}

// negotiated is the language for an address that names none: that of the cookie, else one that the browser asks for.
func (s *Site) negotiated(c echo.Context) string {
	c.Response().Header().Add("Vary", "Accept-Language, Cookie")
	if cookie, err := c.Cookie(s.cookieName(languageCookie)); err == nil && locales.IsLang(cookie.Value) {
		return cookie.Value
	}
	return locales.Negotiate(c.Request().Header.Get("Accept-Language"))
}
