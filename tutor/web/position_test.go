package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestTypedText: what was typed stands in its field again as text that every browser can read, also where it was no text,
// and where a long one is cut inside a letter; a record that was pasted with space around it is one.
func TestTypedText(t *testing.T) {
	a := newAsker(t)
	for _, address := range []string{
		positionPath + "?r=%ff%fe", positionPath + "?r=a" + strings.Repeat("%c5%91", longRecord),
		setNewPath + "?press=puzzles&puzzles=%ff", setNewPath + "?press=positions&positions=%ff", setNewPath + "?press=theme&many=%ff",
	} {
		w := a.get("/hu" + address)
		if w.Code >= http.StatusInternalServerError || !utf8.Valid(w.Body.Bytes()) {
			t.Errorf("%.40s: %d, or the page is no text", address, w.Code)
		}
	}
	if w := a.get("/hu" + positionPath + "?r=" + url.QueryEscape(" "+someRecord+"\r\n")); w.Code != http.StatusOK {
		t.Errorf("a record with space around it: %d", w.Code)
	}
}
