package board

import (
	"encoding/json"
	"errors"
	"net/url"
	"strings"

	"bummerl/rules"
)

// MostRead is how many bytes a text that Read takes may have.
const MostRead = 4096

// Errors of Read where there is nothing that could be said in more detail.
var (
	// ErrNothing: the text is neither a position nor a record.
	ErrNothing = errors.New("neither a position nor a record")
	// ErrLong: it is longer than any.
	ErrLong = errors.New("longer than any position")
)

// Read takes whatever tells of a position: JSON of a position, a view or a record as the command line has them, a text of
// a board, a record, a state or a view, or a link that carries one. The error is a *rules.SetupError with every reason, a
// *rules.ReplayError, a *TextError, or whatever the rules say to a text; the board then has what could be read.
func Read(text string) (Board, error) {
	text = strings.TrimSpace(text)
	none, _ := Parse("")
	switch {
	case len(text) > MostRead:
		return none, ErrLong
	case text == "":
		return none, ErrNothing
	case text[0] == '{':
		return readJSON([]byte(text), none)
	}
	if _, query, found := strings.Cut(text, "?"); found {
		query, _, _ = strings.Cut(query, "#")
		values, _ := url.ParseQuery(query) // of a broken link what can be read
		for _, name := range []string{"p", "r"} {
			if values.Has(name) {
				text = values.Get(name)
			}
		}
	}
	b, err := Parse(text)
	if err != nil {
		return b, err
	}
	return b, causeOfRecord(b)
}

// causeOfRecord gives what is wrong with the actions of a record: such a position can be shown in no way.
func causeOfRecord(b Board) error {
	if r, ok := b.Record(); ok {
		_, err := r.Replay()
		return err
	}
	return nil
}

// readJSON tells a position, a view and a record apart by the fields that only one of them has.
func readJSON(data []byte, none Board) (Board, error) {
	var has struct {
		Position, Seat, Forehand json.RawMessage
	}
	if err := json.Unmarshal(data, &has); err != nil {
		return none, err
	}
	switch {
	case has.Position != nil:
		p, err := rules.ParsePosition(data)
		return OfPosition(p, p.Turn), err
	case has.Seat != nil:
		f, err := rules.ParseView(data)
		if err == nil {
			_, err = f.View()
		}
		return OfSeen(f), err
	case has.Forehand != nil:
		r, err := rules.ParseRecord(data)
		if err != nil {
			return none, err
		}
		turn := rules.Forehand
		s, err := r.Replay()
		if err == nil && !s.Over() {
			turn = s.Turn()
		}
		return OfRecord(r, turn), err
	}
	return none, ErrNothing
}

// JSON gives the board as the command line reads it: a record, a position or a view.
func (b Board) JSON() ([]byte, error) {
	if r, ok := b.Record(); ok {
		return json.Marshal(r)
	}
	if b.Open {
		return json.Marshal(b.Position())
	}
	return json.Marshal(b.Form())
}
