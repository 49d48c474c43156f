package e2e_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"regexp"
	"strings"
	"testing"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	cdp "github.com/chromedp/chromedp"

	"bummerl/locales"
	"bummerl/tutor/e2e/testsite"
)

// sheets is a page of a PDF file, as its objects say.
var sheets = regexp.MustCompile(`/Type\s*/Page\b`)

// printed prints what a window shows, on the paper that the page asks for, and counts the pages.
func (w *window) printed() int {
	w.t.Helper()
	var file []byte
	w.do(cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		asked := true
		got, err := protocol.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: &asked})
		file = got.Data
		return err
	}))
	if !bytes.HasPrefix(file, []byte("%PDF-")) {
		w.t.Fatalf("what was printed is no PDF file: %.20q", file)
	}
	return len(sheets.FindAll(file, -1))
}

// houseOfAll are house rules with more to say than any variant has.
const houseOfAll = "?r=1h.snapszer~cards-24~knock-true~last_trick-bonus~drawn-carry~failed_close-gamble~schneider_double-true"

// TestPrintedRules prints rules: the longest of each language, measured over all ten variants, and house rules that are
// longer still. They are one page each, and nothing but the rules is on it.
func TestPrintedRules(t *testing.T) {
	t.Parallel()
	w := open(t, testsite.Start(t, testsite.Options{}).URL, phone)
	for _, path := range []string{
		"/de/rules/knock/print", "/hu/rules/knock/print", "/pt/rules/snapszer/print",
		"/de/rules/house/print" + houseOfAll, "/hu/rules/house/print" + houseOfAll, "/pt/rules/house/print" + houseOfAll,
	} {
		w.visit(path)
		if !w.there("[data-print]:not([hidden])") || w.there("[data-print-without]:not([hidden])") {
			t.Errorf("%s: there is no button that prints", path)
		}
		if got := w.printed(); got != 1 {
			t.Errorf("%s: %d pages", path, got)
		}
	}
}

// setOf is what a link to a set has behind its question mark: what is in it, with the number of things and the sum by which it
// is known to be whole.
func setOf(items string) string {
	sum := sha256.Sum256([]byte(items))
	return fmt.Sprintf("i=1-%d-%x,%s", strings.Count(items, ",")+1, sum[:2], items)
}

// TestPrintedWorksheet prints sets: each sheet is one page of tasks and one of their solutions, however much there is to read
// in them. Nine things take three sheets.
func TestPrintedWorksheet(t *testing.T) {
	t.Parallel()
	w := open(t, testsite.Start(t, testsite.Options{}).URL, phone)
	for _, lang := range locales.Langs {
		for _, c := range []struct {
			items string
			want  int
		}{{"pnx5211p5", 2}, {"pnx5211p5,cmemory,cclosing", 0}, {"plast-five-1,pnx5211p5,p5s1mf4e9,pf6d8pepm,px4t1vv02", 4}} {
			w.visit("/" + lang + "/worksheet?t=Kedd&" + setOf(c.items))
			want := ask[int](w, `document.querySelectorAll(".paper-page").length`)
			if c.want != 0 && want != c.want || want%2 != 0 || want == 0 {
				t.Errorf("%s %s: %d pages on the screen", lang, c.items, want)
			}
			if got := w.printed(); got != want {
				t.Errorf("%s %s: %d pages, want %d", lang, c.items, got, want)
			}
		}
	}
}
