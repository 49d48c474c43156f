package e2e_test

import (
	"net/http"
	"net/url"
	"testing"

	"golang.org/x/net/html"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestFollowTampered sends what no page of the chapter sends: it is refused, nothing is done, and nothing in an address
// is believed that cannot be.
func TestFollowTampered(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	path := "/de/learn/follow"
	for _, address := range []string{"/de/learn/nothing", "/de/learn/follow/1"} {
		if page := b.Open(address); page.Status != http.StatusNotFound {
			t.Errorf("%s", page)
		}
	}
	b.Post(path, url.Values{"step": {"0"}, "action": {"continue"}})
	ok(t, b, "the first step")
	for _, c := range []struct {
		fields url.Values
		status int
	}{
		{url.Values{"step": {"1"}, "action": {"check"}, "card": {"Kd", "Zz"}}, 422},
		{url.Values{"step": {"1"}, "action": {"check"}, "card": {"Ks"}}, 422},
		{url.Values{"step": {"1"}, "action": {"solution"}}, 422},
		{url.Values{"step": {"x"}, "action": {"check"}}, 422},
		{url.Values{"step": {"7"}, "action": {"Td"}, "line": {"Ac"}}, 409},
		{url.Values{"step": {"99"}, "action": {"Td"}}, 409},
		{url.Values{"step": {"-1"}, "action": {"Td"}}, 409},
	} {
		if page := b.Post(path, c.fields); page.Status != c.status {
			t.Errorf("%v: %s, want %d", c.fields, page, c.status)
		}
	}
	for _, query := range []string{"?done=1", "?done=7&answer=Ac-Td", "?done=-1", "?line=Ac", "?line=Ac-Td-66-66", "?done=x&answer=%00"} {
		b.Open(path + query)
		ok(t, b, query)
		if got := field(b.Page, "step"); got != "1" {
			t.Errorf("%s shows step %s", query, got)
		}
		if b.Page.Find(func(n *html.Node) bool { return plain.Attr(n, "data-mood") == "right" }) != nil {
			t.Errorf("%s praises what has not been done", query)
		}
	}
}
