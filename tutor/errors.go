package tutor

import "errors"

// Code is what kind of failure an error is, in words that the web can answer to.
type Code uint8

// The kinds of failure.
const (
	// Internal: something is broken; the learner cannot help it. Every error that is no *Error is internal.
	Internal Code = iota
	// NotFound: there is no such thing, or it belongs to another learner.
	NotFound
	// Stale: the learner acted on a state that has been passed since.
	Stale
	// Invalid: the request cannot mean anything here (unknown variant, cut out of range, check before the end).
	Invalid
	// Illegal: the rules of the game refuse the action; the cause is a *rules.IllegalError.
	Illegal
	// TooLarge: more was sent than is taken.
	TooLarge
	// Busy: the database is locked or away just now; trying again later is safe.
	Busy
	// Abandoned: the match was given up, nothing can be done in it any more.
	Abandoned
	// ReadOnly: the database takes nothing just now (its disk is full or faulty, or it may only be read), but what is there
	// can be read. Nothing was kept; it is for the operator to help.
	ReadOnly
)

var codeNames = [...]string{"internal", "not found", "stale", "invalid", "illegal", "too large", "busy", "abandoned", "read-only"}

// String gives the code for logs.
func (c Code) String() string { return codeNames[c] }

// Error is a failure that the application knows: a code to answer by, and the cause for the log. People never see the
// text; the web has its own words for each code.
type Error struct {
	Code Code
	// What says in a few words what failed.
	What string
	// Cause may be nil.
	Cause error
}

// The codes as errors, to compare with: errors.Is(err, tutor.ErrStale).
var (
	ErrNotFound  = &Error{Code: NotFound}
	ErrStale     = &Error{Code: Stale}
	ErrInvalid   = &Error{Code: Invalid}
	ErrIllegal   = &Error{Code: Illegal}
	ErrTooLarge  = &Error{Code: TooLarge}
	ErrBusy      = &Error{Code: Busy}
	ErrAbandoned = &Error{Code: Abandoned}
	ErrReadOnly  = &Error{Code: ReadOnly}
)

// Fail makes an error of a code; the cause may be nil.
func Fail(code Code, what string, cause error) error {
	return &Error{Code: code, What: what, Cause: cause}
}

// Error gives the text for the log.
func (e *Error) Error() string {
	text := e.Code.String()
	if e.What != "" {
		text += ": " + e.What
	}
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Cause }

// Is tells whether target is the bare error of the same code (ErrStale and its like).
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Code == e.Code && t.What == "" && t.Cause == nil
}

// CodeOf gives the code of an error: that of the outermost *Error in its chain, Internal without one.
func CodeOf(err error) Code {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return Internal
}
