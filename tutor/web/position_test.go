package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"
)

// follow asks for an address, and for what it leads to.
func (a *asker) follow(address string) *httptest.ResponseRecorder {
	a.t.Helper()
	w := a.get(address)
	if to := w.Header().Get("Location"); to != "" {
		return a.get(to)
	}
	return w
}

// someBoard is the address of the board with someRecord as the seat to act has seen it.
func someBoard(t *testing.T) string {
	t.Helper()
	b, ok := positionBoard(someRecord)
	if !ok {
		t.Fatal("the record cannot be read")
	}
	return "/de" + boardPath + "?p=" + b.Text()
}

// TestTypedText: what was typed stands in its field again as text that every browser can read, also where it was no text,
// and where a long one is cut inside a letter.
func TestTypedText(t *testing.T) {
	a := newAsker(t)
	for _, address := range []string{
		positionPath + "?r=%ff%fe", positionPath + "?r=a" + strings.Repeat("%c5%91", longRecord), boardPath + "?t=%ff%fe",
		boardPath + "?t=" + strings.Repeat("%c5%91", 4000), boardPath + "?p=%ff&to=%fe&from=%ff", boardPath + "?p=%ff&card=%fe",
		setNewPath + "?press=puzzles&puzzles=%ff", setNewPath + "?press=positions&positions=%ff", setNewPath + "?press=theme&many=%ff",
	} {
		w := a.get("/hu" + address)
		if w.Code >= http.StatusInternalServerError || !utf8.Valid(w.Body.Bytes()) {
			t.Errorf("%.40s: %d, or the page is no text", address, w.Code)
		}
	}
}

// TestPositionLinks: old links to positions lead to the board, with what the seat has seen and no more; a record with space
// around it is one; what is none is said.
func TestPositionLinks(t *testing.T) {
	a := newAsker(t)
	for query, want := range map[string]string{
		"?r=" + someRecord: "1bfw.", "?r=" + someRecord + "&seat=dealer": "1bdw.", "?r=" + url.QueryEscape(" "+someRecord+"\r\n"): "1bfw.",
	} {
		w := a.get("/hu" + positionPath + query)
		to := w.Header().Get("Location")
		if w.Code != http.StatusMovedPermanently || !strings.HasPrefix(to, "/hu/board?p="+want) {
			t.Errorf("%s: %d to %s", query, w.Code, to)
		}
		if w := a.get(to); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "position-look") {
			t.Errorf("%s: %d, or no table", to, w.Code)
		}
	}
	if w := a.get("/hu" + positionPath); w.Header().Get("Location") != "/hu/board" {
		t.Errorf("without a record: %d to %s", w.Code, w.Header().Get("Location"))
	}
	if w := a.get("/hu" + positionPath + "?r=1r.whist.."); w.Code != http.StatusUnprocessableEntity {
		t.Errorf("no record: %d", w.Code)
	}
}
