package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// fields reads a JSON object field by field and gathers what is wrong with each, so that a bad line is told everything
// at once. A field that is absent or null counts as not there.
type fields struct {
	// prefix is the way to the object, "position." or "".
	prefix   string
	raw      map[string]json.RawMessage
	problems *problems
}

// parseFields reads the object of a line. What is no JSON object at all is no set-up and gives a plain error.
func parseFields(data []byte, found *problems) (fields, error) {
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		if !json.Valid(data) {
			return fields{}, fmt.Errorf("the line is no JSON: %w", err)
		}
		return fields{}, errors.New("the line is no JSON object")
	}
	return fields{raw: raw, problems: found}, nil
}

// has tells whether a field is there.
func (f fields) has(name string) bool {
	raw, ok := f.raw[name]
	return ok && !bytes.Equal(raw, []byte("null"))
}

// need reports a missing field and tells whether it is there.
func (f fields) need(name string) bool {
	if !f.has(name) {
		f.problems.field(Missing, f.prefix+name, "")
		return false
	}
	return true
}

// read takes a field as a Go value; what tells a person what it should be.
func (f fields) read(name, what string, into any) bool {
	if !f.has(name) {
		return false
	}
	if json.Unmarshal(f.raw[name], into) != nil {
		f.problems.field(Unreadable, f.prefix+name, fmt.Sprintf("%s is no %s", shorten(f.raw[name]), what))
		return false
	}
	return true
}

// shorten keeps a bad value from filling the sentence.
func shorten(raw []byte) string {
	const most = 40
	if text := []rune(string(raw)); len(text) > most {
		return string(text[:most]) + "…"
	}
	return string(raw)
}

// object gives a field that is an object itself.
func (f fields) object(name string) (fields, bool) {
	inner := fields{prefix: f.prefix + name + ".", problems: f.problems}
	return inner, f.read(name, "object", &inner.raw)
}

// number reads a whole number; 0 when it is not there.
func (f fields) number(name string) int {
	n := 0
	f.read(name, "whole number", &n)
	return n
}

// each reads an object with a number for each seat.
func (f fields) each(name string) [2]int {
	var n [2]int
	if !f.need(name) {
		return n
	}
	if inner, ok := f.object(name); ok {
		for seat := Forehand; seat <= Dealer; seat++ {
			if inner.need(seat.String()) {
				n[seat] = inner.number(seat.String())
			}
		}
	}
	return n
}

// text reads a text and parses it unless it is empty or not there; none is the value then.
func text[T any](f fields, name string, none T, parse func(string) (T, error)) T {
	var written string
	if !f.read(name, "text", &written) || written == "" {
		return none
	}
	value, err := parse(written)
	if err != nil {
		f.problems.field(Unreadable, f.prefix+name, err.Error())
		return none
	}
	return value
}

// list reads a list of texts and parses each; none stands for one that cannot be.
func list[T any](f fields, name, what string, none T, parse func(string) (T, error)) []T {
	var written []json.RawMessage
	if !f.read(name, "list of "+what, &written) {
		return nil
	}
	values := make([]T, len(written))
	for i, raw := range written {
		values[i] = none
		var one string
		if json.Unmarshal(raw, &one) != nil {
			f.problems.field(Unreadable, fmt.Sprintf("%s%s[%d]", f.prefix, name, i), shorten(raw)+" is no text")
			continue
		}
		value, err := parse(one)
		if err != nil {
			f.problems.field(Unreadable, fmt.Sprintf("%s%s[%d]", f.prefix, name, i), err.Error())
			continue
		}
		values[i] = value
	}
	return values
}

func (f fields) cards(name string) []Card { return list(f, name, "cards", NoCard, ParseCard) }

// closing reads what stood at the closing by a seat; nil when nobody closed or it is not told as it should be.
func (f fields) closing(by Seat) *Closing {
	if by == NoSeat {
		return nil
	}
	if !f.has("closed") {
		f.problems.seat(ClosedMissing, by, 0, 0)
		return nil
	}
	inner, ok := f.object("closed")
	at := &Closing{}
	for _, number := range []struct {
		name string
		into *int
	}{
		{"opponent_points", &at.OpponentPoints}, {"opponent_tricks", &at.OpponentTricks}, {"closer_tricks", &at.CloserTricks},
	} {
		if ok = ok && inner.need(number.name); ok {
			*number.into = inner.number(number.name)
		}
	}
	if !ok {
		return nil
	}
	return at
}

// rules reads variant and options; false when they make no rules, so that nothing else can be judged.
func (f fields) rules() (string, Options, bool) {
	before := len(*f.problems)
	var name *string
	var changes map[string]json.RawMessage
	f.read("variant", "text", &name)
	f.read("options", "object", &changes)
	variant, o, err := parseOptions(name, changes)
	if err != nil {
		where := "options"
		if _, unknown := Variant(variant); unknown != nil {
			where = "variant"
		}
		f.problems.field(Unreadable, where, err.Error())
	}
	return variant, o, len(*f.problems) == before
}
