package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/board"
)

// positionPath is where positions were looked at before there was a board: "?r=RECORD&seat=dealer". Its links are kept.
const positionPath = "/position"

// longRecord is more than any record is written with.
const longRecord = 400

// position leads to the board with what a seat has seen of a record.
func (s *Site) position(v *visit) error {
	text := asTyped(v.QueryParam("r"))
	if text == "" {
		return v.Redirect(http.StatusMovedPermanently, v.href(boardPath))
	}
	r, err := recordOf(text)
	if err == nil && len(text) <= longRecord {
		b, err := board.SeenBy(r, positionSeat(r, v.QueryParam("seat")))
		if err != nil {
			return err
		}
		return v.Redirect(http.StatusMovedPermanently, v.boardHref(b))
	}
	return v.readBoard(text)
}

// positionBoard is a position of a set as a board: what the seat to act has seen. False for what is no record.
func positionBoard(text string) (board.Board, bool) {
	r, err := recordOf(text)
	if err != nil {
		return board.Board{}, false
	}
	b, err := board.SeenBy(r, positionSeat(r, ""))
	return b, err == nil
}

// positionHref is where a position of a set is looked at.
func (v *visit) positionHref(record string) string {
	if b, ok := positionBoard(record); ok {
		return v.boardHref(b)
	}
	return v.href(positionPath) + "?r=" + record
}

// positionSeat is the seat from which a position is looked at.
func positionSeat(r rules.Record, text string) rules.Seat {
	if seat, err := rules.ParseSeat(text); err == nil && seat != rules.NoSeat {
		return seat
	}
	if s, err := r.Replay(); err == nil && !s.Over() {
		return s.Turn()
	}
	return rules.Forehand
}

// whyNoRecord says what is wrong with a text that is to be a record, and where; nil if nothing is.
func (v *visit) whyNoRecord(text string) locales.Rich {
	if len(text) > longRecord {
		return locales.Plain(v.p.PositionLong())
	}
	if _, err := recordOf(text); err != nil {
		return v.boardCause(err)
	}
	return nil
}
