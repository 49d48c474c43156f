package e2e_test

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestMatchFile takes a match along as a file and brings it, to another learner, as a file and pasted. What is no record is
// refused with its place, and stays in the field.
func TestMatchFile(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			p := locales.New(lang, "")
			table := atTable(t, b, lang)
			playOneHand(t, b)
			says(t, b.Open(table+"/hands"), p.CheckHand(1), p.MatchesDownload())
			says(t, b.Open("/"+lang+"/play/statistics"), p.PlayLevelRegular())
			b.Open(table + "/record.json")
			ok(t, b, "the file")
			record := b.Page.Body
			if head := b.Page.Header.Get("Content-Disposition"); !strings.HasPrefix(head, "attachment; filename=") {
				t.Errorf("the file comes as %q", head)
			}

			other := plain.New(t, site.URL)
			path := "/" + lang + "/play/import"
			says(t, other.Open("/"+lang+"/play"), p.ImportTitle())
			ok(t, other, "the list")
			says(t, other.Open(path), p.ImportIntro())
			other.Do(upload(t, site.URL+path, record))
			ok(t, other, "a file")
			if !strings.HasSuffix(other.Page.URL.Path, "/review/1") {
				t.Fatalf("one hand leads to %s", other.Page.URL)
			}
			file := other.Page.URL.Path
			other.Post(path, url.Values{"record": {record}})
			if ok(t, other, "pasted"); other.Page.URL.Path != file {
				t.Errorf("the same again is %s, want %s", other.Page.URL.Path, file)
			}
			says(t, other.Open("/"+lang+"/play"), p.MatchesItemImported())
			says(t, other.Open(strings.TrimSuffix(file, "/review/1")+"/hands"), p.MatchesDeleteTextHands())

			unfinished := record[:strings.LastIndex(record, `"actions"`)] + `"actions": []}}]}`
			for _, c := range []struct{ text, want string }{
				{"", p.ImportEmpty()}, {"hello", p.ImportUnreadable()}, {record[:40], p.ImportUnreadablePlace(40)},
				{`{"hands": []}`, p.ImportEmpty()}, {unfinished, p.ImportUnfinished(1)},
				{"1r.schnapsen.ABC.", p.ImportDeal()}, {"1r.nothing.ABC.", p.ImportRules()},
				{`{"hands": [` + strings.Repeat(`{},`, 99) + `{}]}`, p.ImportTooMany(99)},
			} {
				status(t, other.Post(path, url.Values{"record": {c.text}}), http.StatusUnprocessableEntity)
				says(t, other.Page, c.want)
				if got := inField(other.Page); got != c.text {
					t.Errorf("%q is kept as %q", c.text, got)
				}
			}
			status(t, other.Do(upload(t, site.URL+path, strings.Repeat("A", 300<<10))), http.StatusRequestEntityTooLarge)
			says(t, other.Page, p.ImportTooLarge())
			status(t, other.Do(upload(t, site.URL+path, strings.Repeat("A", 400<<10))), http.StatusRequestEntityTooLarge)
			says(t, other.Page, p.ErrorsTooLargeTitle())
		})
	}
}

// inField is what stands in the field of a page.
func inField(p *plain.Page) string {
	area := p.Find(func(n *html.Node) bool { return n.DataAtom == atom.Textarea })
	if area == nil || area.FirstChild == nil {
		return ""
	}
	return area.FirstChild.Data
}

// upload sends a text as a file, as a browser does.
func upload(t *testing.T, address, text string) *http.Request {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	file, err := form.CreateFormFile("file", "match.json")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := form.WriteField("record", ""); err != nil {
		t.Fatal(err)
	}
	if err := form.Close(); err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, address, &body)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", form.FormDataContentType())
	request.Header.Set("Sec-Fetch-Site", "same-origin")
	return request
}
