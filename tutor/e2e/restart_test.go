package e2e_test

import (
	"net/url"
	"testing"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/store/storetest"
)

// TestRestart plays a hand while the server is another one after every move, on either database: the table goes on
// where it stood, and a move whose answer was lost and that is sent again is made once.
func TestRestart(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		site := testsite.Start(t, testsite.Options{Place: place})
		b := plain.New(t, site.URL)
		table := atTable(t, b, "pt")
		for moves := 0; !contains(b.Page.Values("action"), "next"); moves++ {
			if moves > 40 {
				t.Fatal("the hand does not end")
			}
			move := url.Values{"version": {field(b.Page, "version")}, "action": {choose(b.Page, b.Page.Values("action"))}}
			b.Post(table, move)
			ok(t, b, "move")
			want := plain.Text(b.Page.ByID("table"))
			cookies := b.Cookies()
			site = testsite.Start(t, testsite.Options{Place: place})
			b = plain.New(t, site.URL)
			for _, c := range cookies {
				b.SetCookie(c.Name, c.Value)
			}
			b.Post(table, move)
			ok(t, b, "the same move at the next server")
			if got := plain.Text(b.Page.ByID("table")); got != want {
				t.Fatalf("the table has changed:\n got %s\nwant %s", got, want)
			}
		}
	})
}
