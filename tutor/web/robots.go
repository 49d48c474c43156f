package web

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
)

// robots tells search engines where the list of all pages is, and what is no use to them: what belongs to one learner, and
// pages that a query makes anew each time.
func (s *Site) robots(c echo.Context) error {
	var out strings.Builder
	out.WriteString("User-agent: *\n")
	for _, path := range []string{"/play/", "/deck", "/progress", profilePath, "/settings", "/count/*/", askPath, mixedPath, runPath, offlinePath} {
		out.WriteString("Disallow: /*" + path + "\n")
	}
	out.WriteString("\nSitemap: " + s.BaseURL + sitemapPath + "\n")
	c.Response().Header().Set("Cache-Control", openDataKept)
	return c.String(http.StatusOK, out.String())
}
