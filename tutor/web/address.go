package web

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
)

// kinderAddress leads from an address with a slash at its end or a language in capitals to the one that is meant.
func (s *Site) kinderAddress(c echo.Context) bool {
	r := c.Request()
	first, rest, _ := strings.Cut(strings.Trim(r.URL.Path, "/"), "/")
	meant := "/" + strings.ToLower(first)
	if rest != "" {
		meant += "/" + rest
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead || !locales.IsLang(strings.ToLower(first)) || meant == r.URL.Path {
		return false
	}
	if r.URL.RawQuery != "" {
		meant += "?" + r.URL.RawQuery
	}
	return c.Redirect(http.StatusPermanentRedirect, meant) == nil
}
