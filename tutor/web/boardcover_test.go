package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor/board"
)

// TestBoardTurnedDown: a record with open cards leads to what its side in front has seen of it, and the form that turns
// the cards down gives the same: half a marriage stays known, so that 126 hands are left and not 252.
func TestBoardTurnedDown(t *testing.T) {
	const record = "1bdr.snapszli.DOPQXILNTVCKUWEBJFRH.hONXI"
	open, err := board.Parse(record)
	if err != nil {
		t.Fatal(err)
	}
	covered := open.Showing(false)
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		page := bodyText(a.get("/" + lang + boardPath + "?p=" + record))
		if !strings.Contains(page, "p="+covered.Text()+`"`) || !strings.Contains(page, p.BoardCovered()) {
			t.Errorf("%s: nothing leads to the cards turned down", lang)
		}
		form := url.Values{"p": {record}, "show": {"seen"}, "turn": {"mine"}, "press": {"take"}}
		if b, _ := a.press("/" + lang + boardPath + "?" + form.Encode()); b.Text() != covered.Text() {
			t.Errorf("%s: turned down it is %s, want %s", lang, b.Text(), covered.Text())
		}
		w := a.get("/" + lang + boardPath + "?p=" + covered.Text())
		if page := bodyText(w); w.Code != http.StatusOK || !strings.Contains(page, p.PuzzleHands(126)) || strings.Contains(page, p.BoardCovered()) {
			t.Errorf("%s: %d, or the known card is lost", lang, w.Code)
		}
	}
}

// TestBoardTextBound: as much can be pasted as is told to be too long, and no more, so that no server refuses the address.
func TestBoardTextBound(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	w := a.get("/de" + boardPath + "?t=" + strings.Repeat("A", board.MostRead+1))
	page := bodyText(w)
	if w.Code != http.StatusUnprocessableEntity || !strings.Contains(page, p.BoardTextLong()) || !strings.Contains(page, `maxlength="4097"`) {
		t.Errorf("%d, or the bound is not there", w.Code)
	}
}
