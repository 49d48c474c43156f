package e2e_test

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// reference is the name of a request, which each answer has anew.
var reference = regexp.MustCompile(`[a-z2-7]{26}`)

// alike gives an answer without what every answer has of its own.
func alike(p *plain.Page) string {
	h := p.Header.Clone()
	h.Del("Date")
	var out strings.Builder
	_ = h.Write(&out) // A builder takes all.
	return http.StatusText(p.Status) + reference.ReplaceAllString(out.String()+p.Body, "ID")
}

// TestForeignIsUnknown: what belongs to another learner is answered, byte for byte, like what is not there at all, to a
// learner as to a visitor; and nothing of it changes.
func TestForeignIsUnknown(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	owner := plain.New(t, site.URL)
	match := atTable(t, owner, "de")
	owner.Open("/de/count")
	owner.PressIn("/de/count/running")
	run := owner.Page.URL.Path
	before := alike(owner.Open(match))
	other, visitor := plain.New(t, site.URL), plain.New(t, site.URL)
	atTable(t, other, "hu")
	other.Open("/de") // Both know the language from now on.
	visitor.Open("/de")
	unknown := func(path string) string { return reference.ReplaceAllString(path, strings.Repeat("q", 26)) }
	if unknown(match) == match || unknown(run) == run {
		t.Fatalf("%s and %s have no names to exchange", match, run)
	}
	for who, b := range map[string]*plain.Browser{"another learner": other, "a visitor": visitor} {
		for _, path := range []string{
			match, match + "/hands", match + "/record.json", match + "/check", match + "/review/1", match + "/review/1?at=0", match + "/review/1/record.json",
			match + "/review/1/retry", match + "/review/1/retry/0", run,
		} {
			foreign, none := alike(b.Open(path)), alike(b.Open(unknown(path)))
			if b.Page.Status != http.StatusNotFound || foreign != none {
				t.Errorf("%s, %s (%d): %s", who, path, b.Page.Status, firstDifference(foreign, none))
			}
		}
		for path, forms := range map[string][]url.Values{
			match: {
				{"version": {"1"}, "cut": {"3"}}, {"version": {"2"}, "action": {"Kc"}}, {"version": {"2"}, "action": {"next"}}, {"version": {"2"}, "hint": {"1"}},
				{"version": {"2"}, "back": {"0"}}, {"version": {"2"}, "action": {"sure-c"}}, {"version": {"2"}, "action": {"say"}},
			},
			match + "/hands":            {{"action": {"abandon"}}, {"action": {"delete"}}, {"action": {"again"}}},
			match + "/review/1":         {{"seat": {"dealer"}}},
			match + "/review/1/retry/0": {{"action": {"Kc"}}},
			run:                         {{"item": {"0"}, "prompt": {"0"}, "answer": {"5"}}},
		} {
			for _, form := range forms {
				foreign := alike(b.Post(path, form))
				status := b.Page.Status
				none := alike(b.Post(unknown(path), form))
				// Deleting what is not there is done at once.
				gone := status == http.StatusOK && form.Get("action") == "delete" && who != "a visitor"
				if foreign != none || status < http.StatusBadRequest && !gone {
					t.Errorf("%s, %s %v (%d): %s", who, path, form, status, firstDifference(foreign, none))
				}
			}
		}
	}
	if after := alike(owner.Open(match)); after != before {
		t.Error("the owner's table has changed")
	}
}

// TestForeignTakesAsLong: whether a match is somebody else's or not there at all cannot be told by how long the answer takes.
// The two are asked for by turns, so that a busy machine is busy for both, and compared pair by pair.
func TestForeignTakesAsLong(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	owner, other := plain.New(t, site.URL), plain.New(t, site.URL)
	foreign := atTable(t, owner, "de")
	atTable(t, other, "de")
	unknown := reference.ReplaceAllString(foreign, strings.Repeat("q", 26))
	took := func(path string) float64 {
		start := time.Now()
		other.Open(path)
		return float64(time.Since(start))
	}
	var ratios []float64
	for i := range 420 {
		first, second := foreign, unknown
		if i%2 == 1 {
			first, second = second, first
		}
		a, b := took(first), took(second)
		if i%2 == 1 {
			a, b = b, a
		}
		if i >= 20 { // The first fill caches.
			ratios = append(ratios, a/b)
		}
	}
	slices.Sort(ratios)
	if median := ratios[len(ratios)/2]; median < 0.7 || median > 1.4 {
		t.Errorf("what is another's takes %.2f times as long as what is not there", median)
	} else {
		t.Logf("%.3f times as long", median)
	}
}
