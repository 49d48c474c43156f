package e2e_test

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// FuzzForms posts anything to every form of the site, as a learner who has a match and a drill: whatever is sent is
// answered by a page, never by a fault of the program.
func FuzzForms(f *testing.F) {
	site := testsite.Start(f, testsite.Options{})
	b := plain.New(f, site.URL)
	b.Open("/de/play")
	b.PressIn("/de/play")
	b.Press("cut", "3")
	table := b.Page.URL.Path
	b.Open("/de/count")
	b.PressIn("/de/count/running")
	forms := []string{
		table, b.Page.URL.Path, "/de/play", "/de/count/missing", "/hu/learn/first", "/pt/learn/follow", "/de/puzzles/last-five-1",
		"/de/settings", "/pt/rules",
	}
	for i, theme := range puzzles.Themes() {
		path := "/" + locales.Langs[i%len(locales.Langs)] + "/puzzles/" + puzzles.Of(theme)[0].ID
		forms = append(forms, path, path+"/report")
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		f.Fatal(err)
	}
	client := &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	cookies := b.Cookies()
	for _, body := range []string{
		"", "version=2&action=Ah", "version=2&action=sure-c", "version=-1&cut=3", "version=99999999999999999999&action=next",
		"item=0&prompt=0&answer=15", "item=0&prompt=0&answer=f%C3%BCnf", "item=9&prompt=-1&answer=x", "item=0&prompt=0&card=Ah&card=zz",
		"set=yes&level=3&show=said&length=2&words=words", "set=yes&level=99&sides=%00", "step=0&action=continue", "step=3&action=hint",
		"step=-7&action=Jd", "step=1&action=Kc&pick=Ah&pick=zz", "line=Kd-66&action=Qc&try=0", "line=----&action=66&try=x",
		"line=&action=no&try=0", "line=no&action=no&try=1", "line=c&action=Ah&try=0", "line=c-no&action=c", "line=&words=x%00y", "line=no&words=%ff",
		"pack=tell&theme=dark&points=none", "variant=santase", "variant=%00", "a=%zz", "action=" + strings.Repeat("9", 3000),
	} {
		for i := range forms {
			f.Add(uint8(i), body, i%2 == 0)
		}
	}
	f.Fuzz(func(t *testing.T, form uint8, body string, htmx bool) {
		request, err := http.NewRequest(http.MethodPost, site.URL+forms[int(form)%len(forms)], strings.NewReader(body))
		if err != nil {
			t.Skip()
		}
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		if htmx {
			request.Header.Set("HX-Request", "true")
		}
		for _, c := range cookies {
			request.AddCookie(c)
		}
		response, err := client.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := io.ReadAll(response.Body)
		if err != nil {
			t.Fatal(err)
		}
		if err := response.Body.Close(); err != nil {
			t.Fatal(err)
		}
		if response.StatusCode >= http.StatusInternalServerError {
			t.Fatalf("%s: status %d: %s\n%s", request.URL.Path, response.StatusCode, answer, site.Log())
		}
		if response.StatusCode != http.StatusSeeOther && !strings.Contains(string(answer), "<") && response.Header.Get("HX-Redirect") == "" {
			t.Fatalf("%s: status %d without a page: %q", request.URL.Path, response.StatusCode, answer)
		}
	})
}
