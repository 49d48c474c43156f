package web

import (
	"net/http"
	"net/url"
	"strings"

	"bummerl/templates"
)

// setCookieName is the name of the cookie with the query of the set that was looked at last; it ends with the browser's
// session.
const setCookieName = "set"

// cookieComma stands in it for the comma, which cookies may not have; no query of a set has it otherwise.
const cookieComma = "!"

// rememberSet keeps in the browser which set was looked at.
func (v *visit) rememberSet(set classSet) {
	v.SetCookie(&http.Cookie{
		Name: v.site.cookieName(setCookieName), Value: strings.ReplaceAll(set.query(), ",", cookieComma), Path: "/", Secure: v.site.secure, HttpOnly: true,
		SameSite: http.SameSiteLaxMode,
	})
}

// remembered gives the set that was looked at last; false if there is none that can be read.
func (v *visit) remembered() (classSet, bool) {
	cookie, err := v.Cookie(v.site.cookieName(setCookieName))
	if err != nil {
		return classSet{}, false
	}
	values, err := url.ParseQuery(strings.ReplaceAll(cookie.Value, cookieComma, ","))
	if err != nil {
		return classSet{}, false
	}
	set := parseSet(values.Get("t"), values.Get("i"))
	return set, len(set.items) > 0
}

// setBar leads back to the set from the page of one of its items; nil on every other page.
func (v *visit) setBar() *templates.Link {
	set, ok := v.remembered()
	if !ok {
		return nil
	}
	for _, item := range set.items {
		if v.isAt(item) {
			label := v.p.SetBack()
			if set.title != "" {
				label = v.p.SetBackTo(set.title)
			}
			return &templates.Link{Href: v.href(setPath) + "?" + set.query(), Label: label}
		}
	}
	return nil
}

// isAt tells whether the page is that of an item. A drill has a page for each of its runs.
func (v *visit) isAt(item setItem) bool {
	path := strings.TrimPrefix(v.Request().URL.Path, "/"+v.lang)
	own := setItemPath(item)
	switch item.kind {
	case setPosition:
		b, ok := positionBoard(item.name)
		return ok && path == own && v.QueryParam("p") == b.Text()
	case setDrill:
		return path == own || strings.HasPrefix(path, own+"/")
	}
	return path == own
}
