package e2e_test

import (
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/puzzles"
	"bummerl/tutor"
)

// FuzzDailyPaths asks for anything as a date, a level and a month: the answer is a page or a picture, never a fault of
// the program, and only days that have come are shown.
func FuzzDailyPaths(f *testing.F) {
	today := day(f, 1)
	s := startOn(f, vienna(f, today, 1))
	_, last := puzzles.DailyDates()
	for _, date := range []string{
		today.String(), (today + 1).String(), last, "2026-11-29", "0000-00-00", "9999-99-99", "-1", "2026-11-30T00", "archive",
		"%2e%2e", "\x00", "２０２６-１１-３０", strings.Repeat("9", 500), "2026-02-29", "1970-01-01", "0001-01-01", "today", "",
	} {
		for _, rest := range []string{"", "/easy", "/hard", "/hard/preview.png", "/x", "/2026-11", "/2026-12", "/9999-12", "/0000-01", "/easy?line=66&at=-3"} {
			f.Add(date, rest)
		}
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	f.Fuzz(func(t *testing.T, date, rest string) {
		path, query, _ := strings.Cut(rest, "?")
		address := url.URL{Path: "/de/daily/" + date + path, RawQuery: query}
		request, err := http.NewRequest(http.MethodGet, s.URL+address.String(), nil)
		if err != nil {
			t.Skip()
		}
		response, err := client.Do(request)
		if err != nil {
			t.Skip() // Not an address that a client sends.
		}
		body, err := io.ReadAll(response.Body)
		if err != nil {
			t.Fatal(err)
		}
		if err := response.Body.Close(); err != nil {
			t.Fatal(err)
		}
		if response.StatusCode >= http.StatusInternalServerError {
			t.Fatalf("%s: status %d\n%s", request.URL, response.StatusCode, s.Log())
		}
		if asked, err := tutor.ParseDate(date); err == nil && asked > today && response.StatusCode == http.StatusOK {
			t.Fatalf("%s shows what has not come", request.URL)
		}
		for _, id := range puzzles.DailyIDs((today + 1).String()) {
			if strings.Contains(string(body), id) {
				t.Fatalf("%s names a puzzle of tomorrow", request.URL)
			}
		}
	})
}
