package web

import (
	"net/http"

	"bummerl/tutor/board"
)

// boardText is a board as other programs read it.
func boardText(b board.Board) string {
	data, err := b.JSON()
	if err != nil { // whatever stands on a board can be written
		return b.Text()
	}
	return string(data)
}

// boardRecordText is the record of a board in its text form; "" if it has none.
func boardRecordText(b board.Board) string {
	if r, ok := b.Record(); ok {
		return r.Text()
	}
	if b.Open {
		if s, err := b.State(); err == nil {
			return s.Text()
		}
	}
	return ""
}

// readBoard leads to the board that a text tells of. What cannot be is refused with every reason, and what was typed stays;
// what could be read of it is set up.
func (v *visit) readBoard(text string) error {
	b, err := board.Read(text)
	if err == nil {
		return v.Redirect(http.StatusSeeOther, v.boardNear(b))
	}
	if len(text) > board.MostRead {
		text = text[:board.MostRead]
	}
	why := v.boardWhy(b, err)
	if b.Check() == nil && b.In(board.Nowhere) == b.Pack() {
		b = v.emptyBoard()
	}
	return boardSetting{v: v, board: b.Setup(), to: placeMine, typed: asTyped(text), refused: why}.show(http.StatusUnprocessableEntity)
}
