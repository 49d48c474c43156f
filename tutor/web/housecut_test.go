package web

import (
	"net/http"
	"strings"
	"testing"
)

// TestHouse_Cut: of a link that was cut off, or of rules that contradict themselves, nothing is read out or printed as if all
// were well: it leads to where it is named.
func TestHouse_Cut(t *testing.T) {
	whole := houseOf(t, "1h.snapszer~target-11~cards-24", "Pub").query()
	for query, cut := range map[string]bool{
		"?" + whole: false, "": false, "?r=1h.snapszer": false, "?" + strings.TrimSuffix(whole, "1&n=Pub"): true, "?c=ab": true,
		"?r=1h.snapszer~cards-": true, "?r=1h.santase~snapszer-true": true,
	} {
		for _, page := range []string{houseWhole, printPart} {
			w := newAsker(t).get("/hu" + housePath + "/" + page + query)
			if to := w.Header().Get("Location"); cut && (w.Code != http.StatusSeeOther || to != "/hu"+housePath+query) || !cut && w.Code != http.StatusOK {
				t.Errorf("%s%s: %d to %q", page, query, w.Code, to)
			}
		}
	}
}
