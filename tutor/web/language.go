package web

import (
	"net/http"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
)

// negotiate leads from the address without a language to one: that of the cookie, else one that the browser asks for.
func (s *Site) negotiate(c echo.Context) error {
	lang := locales.Negotiate(c.Request().Header.Get("Accept-Language"))
	if cookie, err := c.Cookie(languageCookie); err == nil && locales.IsLang(cookie.Value) {
		lang = cookie.Value
	}
	h := c.Response().Header()
	h.Set("Cache-Control", "no-store")
	h.Add("Vary", "Accept-Language, Cookie")
	return c.Redirect(http.StatusFound, "/"+lang)
}
