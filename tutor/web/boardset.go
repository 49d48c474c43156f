package web

import (
	"net/http"
	"net/url"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
)

// boardSetting is a board that is being set up.
type boardSetting struct {
	v     *visit
	board board.Board
	// broken: the link was not whole; to is the place chosen.
	broken bool
	to     string
	said   string
	// typed is a text that was refused, and why.
	typed   string
	refused []locales.Rich
}

// press takes what the form says and answers with the board as it is then: without scripts by leading to its address, so
// that reloading presses nothing twice and going back takes a press back.
func (s boardSetting) press(query url.Values) error {
	v, before := s.v, s.board.Text()
	s.board = boardWith(v, s.board, query)
	if s.board.Text() != before {
		s.said = v.p.BoardChanged()
	}
	list := v.boardPlaces(s.board)
	to := placeNamed(list, s.to)
	s.to = to.value
	anchor := ""
	if card, err := rules.ParseCard(query.Get("card")); err == nil {
		s.board = s.board.Put(card, to.place)
		s.said = v.p.BoardPut(card, v.whereIs(s.board, card)).String()
		anchor = "#c-" + card.String()
	} else if query.Get("press") == "rest" {
		s.board = s.board.Rest(to.place)
		s.said = v.p.BoardRestPut(to.label)
		anchor = "#press-rest"
	}
	address := v.setupHref(s.board, s.to)
	if !v.fromHTMX() {
		return v.Redirect(http.StatusSeeOther, address+anchor)
	}
	header := "HX-Push-Url"
	if s.board.Text() == before {
		header = "HX-Replace-Url"
	}
	v.Response().Header().Set(header, address)
	return v.show(http.StatusOK, templates.BoardFragment(v.look(), s.view()))
}

// whereIs names the place of a card.
func (v *visit) whereIs(b board.Board, c rules.Card) string {
	for _, place := range v.boardPlaces(b) {
		if b.At(c) == place.place {
			return place.label
		}
	}
	if b.Open {
		return v.p.BoardNowhere()
	}
	return v.p.BoardUnseen()
}

// show answers with the page on which the board is set up.
func (s boardSetting) show(status int) error {
	v := s.v
	view := s.view()
	if v.fromHTMX() {
		return v.show(status, templates.BoardFragment(v.look(), view))
	}
	return v.show(status, templates.Board(templates.BoardPage{Page: v.boardMeta(s.board, v.p.BoardTitle()), Set: &view}))
}

// view fills the form. A position of a game is shown as what it becomes when something is changed.
func (s boardSetting) view() templates.BoardSet {
	v, set := s.v, s.board.Setup()
	list := v.boardPlaces(set)
	chosen := placeNamed(list, s.to)
	form := templates.Form{Action: v.href(boardPath), Fields: append(v.fromFields(), templates.Field{Name: "p", Value: s.board.Text()})}
	view := templates.BoardSet{
		Form: form, Faces: v.boardFaces(s.board), Broken: s.broken, History: s.board.Told(), Said: s.said,
		Places: v.boardPlaceRow(set, list, chosen.value), Rows: v.boardRows(set, list, chosen), Facts: v.boardFacts(set),
		Examples: v.boardExamples(),
		Text:     templates.BoardText{Form: templates.Form{Action: form.Action, Fields: v.fromFields()}, Text: boardText(s.board), Refused: s.refused, Most: board.MostRead + 1},
	}
	if s.typed != "" {
		view.Text.Text = s.typed
	}
	if err := s.board.Check(); err != nil {
		view.Why = v.boardWhy(s.board, err)
	} else {
		view.Ready = &templates.Link{Href: v.boardNear(s.board), Label: v.p.BoardToTable()}
	}
	return view
}
