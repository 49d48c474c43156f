// Command lighthouse lets Lighthouse judge the main kinds of pages of the
// running site, as a phone sees them: accessibility, best practices and search
// must reach the mark, and the time in which the page does not answer, as the
// median of several visits, must stay under its bound.
//
// Lighthouse is installed by npm beside this file, apart from the packages that
// every build needs.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"bummerl/tools/site"
)

const (
	mark     = 0.95 // of 1
	blocking = 200  // milliseconds
	visits   = 5    // of each page that is timed
)

// A page is one kind of page.
type page struct {
	path string
	// timed: one acts on it, so it must answer at once.
	timed bool
}

var pages = []page{
	{path: "/de", timed: true}, {path: "/hu/learn"}, {path: "/pt/learn/first", timed: true}, {path: "/de/puzzles"},
	{path: "/hu/puzzles/1", timed: true}, {path: "/pt/count"}, {path: "/de/rules"}, {path: "/hu/glossary"}, {path: "/pt/settings"},
}

func main() {
	binary := flag.String("bin", "../bin/bummerl", "the program")
	out := flag.String("out", "../tmp/lighthouse", "folder for the reports")
	flag.Parse()
	if err := run(*binary, *out, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "lighthouse:", err)
		os.Exit(1)
	}
}

func run(binary, out string, say io.Writer) (err error) {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	address, stop, err := site.Start(binary, io.Discard)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, stop()) }()
	table, cookie, err := deal(address)
	if err != nil {
		return err
	}
	var faults []string
	for i, p := range append(pages, page{path: table, timed: true}) {
		found, err := judge(address, cookie, p, filepath.Join(out, fmt.Sprintf("%02d", i)), say)
		if err != nil {
			return fmt.Errorf("%s: %w", p.path, err)
		}
		faults = append(faults, found...)
	}
	if len(faults) > 0 {
		return errors.New(strings.Join(faults, "\n"))
	}
	return nil
}

// deal begins a match and gives the path of its table, and the cookie of whose it is.
func deal(address string) (path, cookie string, err error) {
	jar, err := cookiejar.New(nil)
	if err != nil {
		return "", "", err
	}
	client := &http.Client{Jar: jar}
	post := func(path string, fields url.Values) (string, error) {
		response, err := client.PostForm(address+path, fields)
		if err != nil {
			return "", err
		}
		defer func() { _ = response.Body.Close() }() // Only read.
		if response.StatusCode != http.StatusOK {
			return "", fmt.Errorf("%s: %s", path, response.Status)
		}
		return response.Request.URL.Path, nil
	}
	if path, err = post("/de/play", url.Values{}); err != nil {
		return "", "", err
	}
	if path, err = post(path, url.Values{"version": {"1"}, "cut": {"7"}}); err != nil {
		return "", "", err
	}
	here, err := url.Parse(address)
	if err != nil {
		return "", "", err
	}
	for _, c := range jar.Cookies(here) {
		cookie += c.Name + "=" + c.Value + "; "
	}
	return path, cookie, nil
}

// A report is what we read of Lighthouse's.
type report struct {
	Categories map[string]struct{ Score float64 }
	Audits     map[string]struct {
		Title        string
		Score        *float64
		NumericValue float64
	}
}

// judge visits a page as often as it takes, prints its marks, and tells what falls short.
func judge(address, cookie string, p page, file string, say io.Writer) ([]string, error) {
	var times []float64
	var last report
	for range map[bool]int{true: visits, false: 1}[p.timed] {
		var err error
		if last, err = visit(address+p.path, cookie, file); err != nil {
			return nil, err
		}
		times = append(times, last.Audits["total-blocking-time"].NumericValue)
	}
	slices.Sort(times)
	var faults []string
	line := fmt.Sprintf("%-44s", p.path)
	for _, category := range []string{"accessibility", "best-practices", "seo"} {
		score := last.Categories[category].Score
		line += fmt.Sprintf(" %s %3.0f ", category, 100*score)
		if score < mark {
			faults = append(faults, fmt.Sprintf("%s: %s is %.0f: %s", p.path, category, 100*score, failed(last)))
		}
	}
	shift := last.Audits["cumulative-layout-shift"].NumericValue
	_, err := fmt.Fprintf(say, "%s performance %3.0f  blocked %3.0f ms  shift %.3f\n",
		line, 100*last.Categories["performance"].Score, times[len(times)/2], shift)
	if err != nil {
		return nil, err
	}
	if times[len(times)/2] > blocking {
		faults = append(faults, fmt.Sprintf("%s: blocked for %.0f ms", p.path, times[len(times)/2]))
	}
	return faults, nil
}

// failed names the audits that cost points.
func failed(r report) string {
	var names []string
	for name, audit := range r.Audits {
		if audit.Score != nil && *audit.Score == 0 {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return strings.Join(names, ", ")
}

// visit runs Lighthouse once.
func visit(address, cookie, file string) (report, error) {
	var r report
	heads, err := json.Marshal(map[string]string{"Cookie": cookie})
	if err != nil {
		return r, err
	}
	cmd := exec.Command("lighthouse/node_modules/.bin/lighthouse", address, "--quiet", "--output=json", "--output-path="+file+".json",
		"--extra-headers="+string(heads), "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking")
	if chromium, err := exec.LookPath("chromium"); err == nil {
		cmd.Env = append(os.Environ(), "CHROME_PATH="+chromium)
	}
	if text, err := cmd.CombinedOutput(); err != nil {
		return r, fmt.Errorf("%w: %s", err, text)
	}
	data, err := os.ReadFile(file + ".json")
	if err != nil {
		return r, err
	}
	return r, json.Unmarshal(data, &r)
}
