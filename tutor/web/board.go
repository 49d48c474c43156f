package web

import (
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
)

// boardPath is where any position is set up and looked at: "?p=TEXT", the board in its text form; all of it is in the
// address. With a place in "to" it is set up even where it can be looked at.
const boardPath = "/board"

// boardHref is the address of a board. Texts of boards have no characters that an address writes otherwise.
func (v *visit) boardHref(b board.Board) string { return v.href(boardPath) + "?p=" + b.Text() }

// boardNear is that address with the way back that the page itself has.
func (v *visit) boardNear(b board.Board) string {
	return v.boardHref(b) + v.fromQuery()
}

// fromQuery is what an address needs to keep the way back; "" if the page itself has none.
func (v *visit) fromQuery() string {
	if from := v.boardFrom(); from != "" {
		return "&from=" + url.QueryEscape(from)
	}
	return ""
}

// fromFields are the fields of a form that keep it.
func (v *visit) fromFields() []templates.Field {
	if from := v.boardFrom(); from != "" {
		return []templates.Field{{Name: "from", Value: from}}
	}
	return nil
}

// wayBack leads to the page that one came to the board from; the same as back if the address tells none.
func (v *visit) wayBack(back *templates.Link) *templates.Link {
	if from := v.boardFrom(); from != "" {
		return &templates.Link{Href: v.href(from), Label: v.p.BoardBack()}
	}
	return back
}

// setupHref is the address at which a board is set up, with a place chosen.
func (v *visit) setupHref(b board.Board, to string) string { return v.boardNear(b) + "&to=" + to }

// boardFrom is the page that one came to the board from, below the language; "" if the address tells none.
func (v *visit) boardFrom() string {
	from := v.QueryParam("from")
	if len(from) > longFrom || !strings.HasPrefix(from, "/") || !utf8.ValidString(from) {
		return ""
	}
	return from
}

// longFrom is more than any address of a page of this site is long.
const longFrom = 400

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
	page.Set = v.wayBack(page.Set)
	if v.QueryParam("p") != "" {
		page.Canonical = boardPath + "?" + url.Values{"p": {b.Text()}}.Encode()
	}
	return page
}

// boardFaces are setting up and looking; what cannot be has only the one.
func (v *visit) boardFaces(b board.Board) []templates.Tab {
	look := templates.Tab{Link: templates.Link{Label: v.p.BoardLook()}}
	if b.Check() == nil {
		look.Href = v.boardNear(b)
	}
	return []templates.Tab{
		{Link: templates.Link{Href: v.setupHref(b, placeMine), Label: v.p.BoardSetup()}, Current: true}, look,
	}
}

// onBoard leads to the board with a position of a record on it: with all cards open, or as the seat has seen it. back is
// the address that leads back from there. nil if the record has no such position.
func (v *visit) onBoard(r rules.Record, seat rules.Seat, open bool, back string) *templates.Link {
	b := board.OfRecord(r, seat)
	if !open {
		var err error
		if b, err = board.SeenBy(r, seat); err != nil {
			return nil
		}
	}
	return v.toBoard(b, back)
}

// toBoard leads to a board from a page of this language, and back again.
func (v *visit) toBoard(b board.Board, back string) *templates.Link {
	from := strings.TrimPrefix(back, "/"+v.lang)
	return &templates.Link{Href: v.boardHref(b) + "&from=" + url.QueryEscape(from), Label: v.p.BoardOnBoard()}
}
