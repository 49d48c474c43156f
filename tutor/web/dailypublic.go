package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/tutor"
)

// visitingPublic wraps the handler of something that is the same for everybody, and may be kept by anybody: no learner
// is looked for and no cookie set.
func (s *Site) visitingPublic(h func(*visit) error) echo.HandlerFunc {
	return func(c echo.Context) error {
		lang := c.Param("lang")
		if !locales.IsLang(lang) {
			return echo.ErrNotFound
		}
		v := &visit{Context: c, site: s, lang: lang, now: s.Env.Time()}
		v.meet(tutor.Learner{})
		return h(v)
	}
}

// showPublic answers with a body that may be kept for a time, and with 304 to whoever has it already.
func (v *visit) showPublic(contentType string, body []byte, keep time.Duration) error {
	sum := sha256.Sum256(body)
	tag := `"` + hex.EncodeToString(sum[:12]) + `"`
	h := v.Response().Header()
	h.Set("Cache-Control", fmt.Sprintf("public, max-age=%d", int(keep.Seconds())))
	h.Set("ETag", tag)
	if hasTag(v.Request().Header.Get("If-None-Match"), tag) {
		return v.NoContent(http.StatusNotModified)
	}
	return v.Blob(http.StatusOK, contentType, body)
}

// hasTag reads If-None-Match (RFC 9110, 13.1.2): weak tags are as good as strong ones there.
func hasTag(header, tag string) bool {
	for item := range strings.SplitSeq(header, ",") {
		item = strings.TrimSpace(item)
		if item == "*" || strings.TrimPrefix(item, "W/") == tag {
			return true
		}
	}
	return false
}
