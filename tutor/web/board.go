package web

import (
	"net/http"
	"net/url"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
)

// boardPath is where any position is set up and looked at: "?p=TEXT", the board in its text form; all of it is in the
// address. With a place in "to" it is set up even where it can be looked at.
const boardPath = "/board"

// boardHref is the address of a board. Texts of boards have no characters that an address writes otherwise.
func (v *visit) boardHref(b board.Board) string { return v.href(boardPath) + "?p=" + b.Text() }

// setupHref is the address at which a board is set up, with a place chosen.
func (v *visit) setupHref(b board.Board, to string) string { return v.boardHref(b) + "&to=" + to }

// boardOf reads the board of the address; an empty one by the learner's rules if it names none. On an error it is what
// could be read.
func boardOf(v *visit) (board.Board, error) {
	text := v.QueryParam("p")
	if text == "" {
		return v.emptyBoard(), nil
	}
	return board.Parse(text)
}

// emptyBoard is where one begins: what one sees, by one's own rules.
func (v *visit) emptyBoard() board.Board {
	own := v.playsBy()
	return board.New(own.Variant, own.Options, false)
}

// boardPage shows a board: on the table if it can be, else as it is being set up.
func (s *Site) boardPage(v *visit) error {
	query := v.QueryParams()
	if query.Has("t") {
		return v.readBoard(query.Get("t"))
	}
	b, err := boardOf(v)
	set := boardSetting{v: v, board: b, broken: err != nil, to: query.Get("to")}
	if query.Has("card") || query.Has("press") || query.Has("rules") {
		return set.press(query)
	}
	if err != nil || query.Get("p") == "" || set.to != "" || b.Check() != nil {
		return set.show(http.StatusOK)
	}
	return v.lookAtBoard(b)
}

// boardMeta fills in what the page of a board has around it. Only the board without a position is for search engines:
// there are more positions than anybody could list.
func (v *visit) boardMeta(b board.Board, title string) templates.Page {
	if v.Request().URL.RawQuery != "" {
		v.noIndex()
	}
	page := v.page(templates.SectionRules, title, v.p.BoardMeta())
	if v.QueryParam("p") != "" {
		page.Canonical = boardPath + "?" + url.Values{"p": {b.Text()}}.Encode()
	}
	return page
}

// boardFaces are setting up and looking; what cannot be has only the one.
func (v *visit) boardFaces(b board.Board, looking bool) []templates.Tab {
	look := templates.Tab{Link: templates.Link{Label: v.p.BoardLook()}, Current: looking}
	if b.Check() == nil {
		look.Href = v.boardHref(b)
	}
	return []templates.Tab{
		{Link: templates.Link{Href: v.setupHref(b, placeMine), Label: v.p.BoardSetup()}, Current: !looking}, look,
	}
}

// boardRecord gives a position of a record as a board: with all cards open, or as the seat has seen it.
func boardRecord(r rules.Record, seat rules.Seat, open bool) (board.Board, error) {
	if open {
		return board.OfRecord(r, seat), nil
	}
	return board.SeenBy(r, seat)
}

// onBoard leads to the board with a position of a record on it; nil if the record has none.
func (v *visit) onBoard(r rules.Record, seat rules.Seat, open bool) *templates.Link {
	b, err := boardRecord(r, seat, open)
	if err != nil {
		return nil
	}
	return &templates.Link{Href: v.boardHref(b), Label: v.p.BoardOnBoard()}
}
