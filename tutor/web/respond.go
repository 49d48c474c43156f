package web

import (
	"net/http"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// private says that an answer is about one learner and one moment: nobody keeps it, redirects neither.
func private(c echo.Context) {
	h := c.Response().Header()
	h.Set("Cache-Control", "no-store")
	h.Add("Vary", "HX-Request")
	h.Add("Vary", "Cookie")
}

// show answers with a page or a region.
func (v *visit) show(status int, page templ.Component) error {
	if v.site.Shown != nil {
		v.site.Shown(page)
	}
	buf := templ.GetBuffer()
	defer templ.ReleaseBuffer(buf)
	if err := page.Render(v.ctx(), buf); err != nil {
		return err
	}
	return v.HTMLBlob(status, buf.Bytes())
}

// region answers a post that succeeded: to htmx with the region, else with a redirect to the page, so that reloading
// does not post again.
func (v *visit) region(page string, fragment templ.Component) error {
	if v.fromHTMX() {
		return v.show(http.StatusOK, fragment)
	}
	return v.Redirect(http.StatusSeeOther, page)
}

// refused answers a post that was not done, with the state as it is and the reason in it: the region or the page.
func (v *visit) refused(status int, page, fragment templ.Component) error {
	if v.fromHTMX() {
		return v.show(status, fragment)
	}
	return v.show(status, page)
}
