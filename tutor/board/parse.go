package board

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"bummerl/rules"
)

// TextError tells that a text is none of a board, or where it cannot be read.
type TextError struct {
	// Part is the part of the text, counted from 1; 0 for all of it.
	Part int
	// Cause is what the rules say to that part, if they do: a *rules.RulesError, *rules.TextError …
	Cause error
}

// Error says where and why.
func (e *TextError) Error() string {
	text := "the text is no board"
	if e.Part > 0 {
		text = "part " + strconv.Itoa(e.Part) + " cannot be read"
	}
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap gives the cause.
func (e *TextError) Unwrap() error { return e.Cause }

// longest is more than any text of a board is long.
const longest = 600

// Parse reads a board from its text form; the texts of a record, a state and a view by its actions are read too, the seat
// to act sitting in front. What is read need not be sound: Check tells. On a *TextError the board holds what could be
// read, so that half a link is better than none.
func Parse(text string) (Board, error) {
	variant := rules.DefaultVariant
	o, _ := rules.Variant(variant)
	none := New(variant, o, true)
	if len(text) < 3 || len(text) > longest {
		return none, &TextError{}
	}
	switch text[:3] {
	case "1r.", "1s.", "1v.":
		return parseTold(text, rules.NoSeat, none)
	case version + "f":
		return parseKind(text, rules.Forehand, none)
	case version + "d":
		return parseKind(text, rules.Dealer, none)
	}
	return none, &TextError{}
}

// parseKind reads a text whose seat in front is known.
func parseKind(text string, seat rules.Seat, none Board) (Board, error) {
	none.Seat = seat
	if len(text) < 5 || text[4] != '.' {
		return none, &TextError{Part: 1}
	}
	switch text[3] {
	case 'r', 's':
		return parseTold("1"+text[3:], seat, none)
	case 'w':
		return parseTold("1v"+text[4:], seat, none)
	case 'o', 'v':
		none.Open = text[3] == 'o'
		if !none.Open {
			none.Turn = seat
		}
		return none.parseSetup(strings.Split(text, ".")[1:])
	}
	return none, &TextError{Part: 1}
}

// parseTold reads a position of a game. Without a seat whoever is to act sits in front.
func parseTold(text string, seat rules.Seat, none Board) (Board, error) {
	front := func(turn rules.Seat) rules.Seat {
		switch {
		case seat != rules.NoSeat:
			return seat
		case turn != rules.NoSeat:
			return turn
		}
		return rules.Forehand
	}
	var err error
	switch text[1] {
	case 'r':
		var r rules.Record
		if r, err = rules.ParseRecordText(text); err != nil {
			break
		}
		turn := rules.NoSeat
		if s, failed := r.Replay(); failed == nil {
			turn = s.Turn()
		}
		return OfRecord(r, front(turn)), nil
	case 's':
		var s rules.State
		if s, err = rules.ParseStateText(text); err != nil {
			break
		}
		return OfState(s, front(s.Turn())), nil
	default:
		var f rules.ViewForm
		if f, err = rules.ParseViewText(text); err != nil {
			break
		}
		if seat != rules.NoSeat && f.Seat != seat {
			return none, &TextError{Part: 3}
		}
		return OfSeen(f), nil
	}
	return none, &TextError{Cause: err}
}

// parseSetup reads the parts of a set-up after the first, as many as there are, and those after a bad one too.
func (b Board) parseSetup(parts []string) (Board, error) {
	readers := []func(*Board, string) error{
		(*Board).readRules, (*Board).readPlaces, (*Board).readTrump,
		func(b *Board, text string) error { return readNumbers(text, MostPoints, &b.Points[0], &b.Points[1]) },
		func(b *Board, text string) error { return readNumbers(text, MostTricks, &b.Tricks[0], &b.Tricks[1]) },
	}
	var first error
	wrong := func(i int, cause error) {
		if first == nil {
			first = &TextError{Part: i + 2, Cause: cause}
		}
	}
	for i, read := range readers {
		if i >= len(parts) {
			wrong(i, nil)
			break
		}
		if err := read(&b, parts[i]); err != nil {
			wrong(i, causeOf(err))
		}
	}
	for i := len(readers); i < len(parts); i++ {
		if b.readMore(parts[i]) != nil {
			wrong(i, nil)
		}
	}
	return b, first
}

// causeOf keeps what the rules say, which can be told, and drops the rest.
func causeOf(err error) error {
	var fault *rules.RulesError
	if errors.As(err, &fault) {
		return fault
	}
	return nil
}

var errUnreadable = errors.New("unreadable")

// readRules takes of the rules what can be read, so that their pack can be.
func (b *Board) readRules(text string) error {
	var err error
	b.Variant, b.Options, err = rules.ParseRulesText("1h." + text)
	var fault *rules.RulesError
	if errors.As(err, &fault) && !slices.ContainsFunc(fault.Faults, func(f rules.RuleFault) bool { return f.Kind != rules.Contradiction }) {
		return nil // nobody chooses such rules, but records have been played by them
	}
	return err
}

func (b *Board) readPlaces(text string) error {
	pack := b.Pack().Cards()
	if len(text) != len(pack) {
		return errUnreadable
	}
	var at [len(b.at)]Place
	var talon [len(numbers)]rules.Card
	last, single := -1, map[Place]bool{}
	for i, c := range pack {
		if n := strings.IndexByte(numbers, text[i]); n >= 0 {
			if talon[n] != rules.NoCard {
				return errUnreadable
			}
			talon[n], at[c], last = c, Talon, max(last, n)
			continue
		}
		p := Place(max(0, strings.IndexByte(letters, text[i])))
		if letters[p] != text[i] || p == Talon || single[p] {
			return errUnreadable
		}
		at[c], single[p] = p, p == Led || p == TurnUp
	}
	for n := range last + 1 {
		if talon[n] == rules.NoCard {
			return errUnreadable
		}
	}
	b.at, b.talon = at, talon
	return nil
}

func (b *Board) readTrump(text string) error {
	if len(text) != 2 {
		return errUnreadable
	}
	suit, err := rules.ParseSuit(text[:1])
	turn := strings.Index(seats, text[1:])
	if err != nil && text[:1] != "n" || turn < 0 || !b.Open && rules.Seat(turn) != b.Seat {
		return errUnreadable
	}
	b.Trump, b.Turn = suit, rules.Seat(turn)
	return nil
}

// readMore reads a part that most set-ups lack.
func (b *Board) readMore(part string) error {
	switch {
	case len(part) > 2 && part[0] == 'c' && b.ClosedBy == rules.NoSeat && b.Announced == rules.NoSuit && b.left < 0:
		seat := strings.Index(seats, part[1:2])
		var at rules.Closing
		err := readNumbers(part[2:], MostPoints, &at.OpponentPoints, &at.OpponentTricks, &at.CloserTricks)
		if err != nil || seat < 0 {
			return errUnreadable
		}
		b.ClosedBy, b.Closed = rules.Seat(seat), at
	case len(part) == 2 && part[0] == 'm' && b.Open && b.Announced == rules.NoSuit:
		suit, err := rules.ParseSuit(part[1:])
		if err != nil {
			return errUnreadable
		}
		b.Announced = suit
	case len(part) > 1 && part[0] == 'l' && !b.Open && b.left < 0:
		return readNumbers(part[1:], MostTricks, &b.left)
	default:
		return errUnreadable
	}
	return nil
}

// readNumbers reads numbers of 0 to most with hyphens between them, written in the shortest way.
func readNumbers(text string, most int, into ...*int) error {
	fields := strings.Split(text, "-")
	if len(fields) != len(into) {
		return errUnreadable
	}
	for i, field := range fields {
		n, err := strconv.Atoi(field)
		if err != nil || n < 0 || n > most || strconv.Itoa(n) != field {
			return errUnreadable
		}
		*into[i] = n
	}
	return nil
}
