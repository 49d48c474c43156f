package main

import (
	"encoding/json"
	"errors"
)

// kind is what a line says it is: the contract's record, position or view.
type kind int

const (
	aRecord kind = iota
	aPosition
	aView
)

// Errors for lines of a kind that the command does not take.
var (
	errPosition = errors.New("this is a position, with all cards open; close takes records and views")
	errView     = errors.New("this is a view, and hides a hand; solve takes records and positions")
)

// kindOf tells a line's kind by its keys, which are case-exact: a position has its own, a view has a seat and a hand where
// a record has both hands. What is none of them is taken for a record, whose errors say what is missing.
func kindOf(line []byte) kind {
	var keys map[string]json.RawMessage
	if json.Unmarshal(line, &keys) != nil {
		return aRecord
	}
	has := func(key string) bool { _, ok := keys[key]; return ok }
	switch {
	case has("talon") && has("forehand") && has("dealer"):
		return aRecord
	case has("position"):
		return aPosition
	case has("seat") || has("hand"):
		return aView
	}
	return aRecord
}
