package web

import (
	"bytes"
	"encoding/xml"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
)

// sitemapPath is where search engines are told of all pages; below a language it is the list of that one.
const sitemapPath = "/sitemap.xml"

// sitemapKept is for how long a list may be kept: a day brings new pages.
const sitemapKept = time.Hour

// sitemapIndex and sitemapPages are files of the sitemap protocol (sitemaps.org, version 0.9) with what is used here.
type sitemapIndex struct {
	XMLName xml.Name     `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 sitemapindex"`
	Lists   []sitemapLoc `xml:"sitemap"`
}

type sitemapPages struct {
	XMLName xml.Name      `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
	XHTML   string        `xml:"xmlns:xhtml,attr"`
	Pages   []sitemapPage `xml:"url"`
}

type sitemapLoc struct {
	Loc string `xml:"loc"`
}

type sitemapPage struct {
	Loc    string        `xml:"loc"`
	Others []sitemapLink `xml:"xhtml:link"`
}

type sitemapLink struct {
	Rel      string `xml:"rel,attr"`
	HrefLang string `xml:"hreflang,attr"`
	Href     string `xml:"href,attr"`
}

// sitemap lists the sitemaps of the languages.
func (s *Site) sitemap(c echo.Context) error {
	var index sitemapIndex
	for _, lang := range locales.Langs {
		index.Lists = append(index.Lists, sitemapLoc{s.BaseURL + "/" + lang + sitemapPath})
	}
	v := &visit{Context: c, site: s, lang: locales.DefaultLang, now: s.Env.Time()}
	return v.showXML(index)
}

// sitemapOf lists the public pages of a language, each with the same page in the others.
func (s *Site) sitemapOf(v *visit) error {
	list := sitemapPages{XHTML: "http://www.w3.org/1999/xhtml"}
	for _, path := range append(v.publicPaths(), v.puzzlePaths()...) {
		page := sitemapPage{Loc: s.BaseURL + v.href(path)}
		for _, lang := range locales.Langs {
			page.Others = append(page.Others, sitemapLink{Rel: "alternate", HrefLang: lang, Href: s.BaseURL + "/" + lang + path})
		}
		list.Pages = append(list.Pages, page)
	}
	return v.showXML(list)
}

func (v *visit) showXML(content any) error {
	out := bytes.NewBufferString(xml.Header)
	if err := xml.NewEncoder(out).Encode(content); err != nil {
		return err
	}
	return v.showPublic("application/xml; charset=utf-8", out.Bytes(), sitemapKept)
}

// publicPaths are the pages that are the same for everybody and lead to others, below the language.
func (v *visit) publicPaths() []string {
	paths := []string{
		"", "/learn", "/learn/known", quizPath, "/puzzles", "/daily", "/daily/archive", "/count", "/play", "/rules",
		"/rules/compare", housePath, "/rules/elsewhere", "/glossary", boardPath, tallyPath, tableDealPath, "/data", imprintPath, privacyPath,
	}
	for _, lesson := range course.Lessons() {
		paths = append(paths, "/learn/"+lesson.ID)
	}
	for _, theme := range puzzles.Themes() {
		paths = append(paths, "/puzzles/"+string(theme))
	}
	for _, kind := range count.Kinds() {
		paths = append(paths, "/count/"+string(kind))
	}
	for _, id := range rules.Variants() {
		paths = append(paths, "/rules/"+id, "/rules/"+id+"/"+printPart)
	}
	return paths
}

// puzzlePaths are the puzzles, and the months and days of the archive up to yesterday; today's page is /daily.
func (v *visit) puzzlePaths() []string {
	var paths []string
	first, _ := puzzles.DailyDates()
	if from, err := tutor.ParseDate(first); err == nil {
		for m := monthOf(from); m <= monthOf(v.today()); m++ {
			paths = append(paths, "/daily/archive/"+m.String())
		}
		for day := from; day < v.today(); day++ {
			if _, err := v.dailyOn(day); err == nil {
				paths = append(paths, "/daily/"+day.String())
			}
		}
	}
	for _, z := range puzzles.All() {
		paths = append(paths, "/puzzles/"+z.ID)
	}
	return paths
}
