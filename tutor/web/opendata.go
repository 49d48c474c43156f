package web

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"sync"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/opendata"
)

// Where the puzzles are given away: the file, and what its columns hold.
const (
	openDataFile   = "/puzzles.csv"
	openDataReadme = "/puzzles.md"
)

// openDataKept is for how long the file may be kept without asking whether there is a newer one.
const openDataKept = "public, max-age=3600"

// given is a file that is given away to everybody.
type given struct {
	body []byte
	// tag is a weak ETag: compressed and not, it is the same file.
	tag string
}

func newGiven(body []byte) given {
	sum := sha256.Sum256(body)
	return given{body: body, tag: `W/"` + hex.EncodeToString(sum[:12]) + `"`}
}

// dataFileOf makes the file of all puzzles when it is first asked for, which takes some seconds, and once: it stays the same
// while the program runs. It is made to the end even if nobody waits for it any more.
func dataFileOf(base string) func() (given, error) {
	return sync.OnceValues(func() (given, error) {
		var out bytes.Buffer
		err := opendata.Write(context.Background(), &out, puzzles.All(), base)
		return newGiven(out.Bytes()), err
	})
}

// openPuzzles hands out the file of all puzzles.
func (s *Site) openPuzzles(c echo.Context) error {
	file, err := s.openFile()
	if err != nil {
		return err
	}
	c.Response().Header().Set("Content-Disposition", `attachment; filename="puzzles.csv"`)
	return file.handOut(c, "text/csv; charset=utf-8; header=present")
}

// openReadme hands out what stands beside it.
func (s *Site) openReadme(c echo.Context) error {
	return newGiven([]byte(opendata.Readme)).handOut(c, "text/markdown; charset=utf-8")
}

// handOut answers with the file and its terms, and with 304 to whoever has it already.
func (g given) handOut(c echo.Context, contentType string) error {
	h := c.Response().Header()
	h.Set("Cache-Control", openDataKept)
	h.Set("ETag", g.tag)
	h.Set("Link", "<"+opendata.License+`>; rel="license"`)
	h.Set("Access-Control-Allow-Origin", "*")
	if hasTag(c.Request().Header.Get("If-None-Match"), g.tag[len("W/"):]) {
		return c.NoContent(http.StatusNotModified)
	}
	return c.Blob(http.StatusOK, contentType, g.body)
}

// permalink leads from the address of a puzzle that names no language to the reader's.
func (s *Site) permalink(c echo.Context) error {
	z, ok := puzzles.Get(c.Param("id"))
	if !ok {
		return tutor.Fail(tutor.NotFound, "puzzle", nil)
	}
	c.Response().Header().Set("Cache-Control", "no-store")
	return c.Redirect(http.StatusFound, "/"+s.negotiated(c)+opendata.Permalink(z.ID))
}

// openData is the page about the file.
func (s *Site) openData(v *visit) error {
	p := v.p
	page := templates.DataPage{
		Page:    v.page(templates.SectionPuzzles, p.DataTitle(), p.DataAbout()),
		Puzzles: len(puzzles.All()),
		File:    templates.Link{Href: openDataFile, Label: p.DataFile()},
		Readme:  templates.Link{Href: openDataReadme, Label: p.DataReadme()},
		Terms:   templates.Link{Href: opendata.License, Label: p.DataTermsLink()},
		Collect: templates.Link{Href: v.href("/puzzles"), Label: p.DataPuzzles()},
		Cards:   p.DataCards(rules.Clubs, rules.Spades, rules.Hearts, rules.Diamonds),
		Command: "bummerl puzzles export > puzzles.csv",
		Example: s.BaseURL + opendata.Permalink(puzzles.Of(puzzles.Closing)[0].ID),
	}
	for _, name := range opendata.Columns() {
		page.Columns = append(page.Columns, templates.DataColumn{Name: name, Text: columnWords[name](p)})
	}
	return v.show(http.StatusOK, templates.Data(page))
}

// columnWords say what the columns hold; a test misses any that lacks.
var columnWords = map[string]func(locales.Printer) string{
	"id":         locales.Printer.DataColumnName,
	"theme":      locales.Printer.DataColumnTheme,
	"level":      locales.Printer.DataColumnLevel,
	"rules":      locales.Printer.DataColumnRules,
	"record":     locales.Printer.DataColumnRecord,
	"position":   locales.Printer.DataColumnPosition,
	"right":      locales.Printer.DataColumnRight,
	"certain":    locales.Printer.DataColumnCertain,
	"hands":      locales.Printer.DataColumnHands,
	"guaranteed": locales.Printer.DataColumnGuaranteed,
	"value":      locales.Printer.DataColumnValue,
	"trap":       locales.Printer.DataColumnTrap,
	"rate":       locales.Printer.DataColumnRate,
	"rating":     locales.Printer.DataColumnRating,
	"aspect":     locales.Printer.DataColumnAspect,
	"permalink":  locales.Printer.DataColumnPermalink,
}
