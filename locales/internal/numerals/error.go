package numerals

import "fmt"

// Reason says why a text is no number.
type Reason uint8

// The reasons. Empty: nothing was typed. Unknown: no word of a number begins here. Misplaced: a word that does not fit
// what stands before it. Unfinished: something must follow the last word. TooLarge: more than Max.
const (
	Empty Reason = iota
	Unknown
	Misplaced
	Unfinished
	TooLarge
)

// String names the reason for the log.
func (r Reason) String() string {
	return [...]string{"nothing typed", "not a word of a number", "a word that does not fit here", "unfinished after", "more than 240"}[r]
}

// Error says what is wrong with a number that was typed, and where.
type Error struct {
	Reason Reason
	// At is the place in the text, in characters from 1; for Unfinished it is behind the last word.
	At int
	// Text is what stands there as it was typed: the unknown or misplaced word, the last word of an unfinished number,
	// the whole of one that is too large; "" if nothing was typed.
	Text string
}

// Error is for the log; people read what locales says.
func (e *Error) Error() string {
	if e.Reason == Empty {
		return "a number: " + e.Reason.String()
	}
	return fmt.Sprintf("a number: character %d: %s: %q", e.At, e.Reason, e.Text)
}

// unknown names the rest of the word that begins at a place; digits behind words are known, but out of place.
func unknown(text string, at int) *Error {
	runes := []rune(text)
	end := at
	for end < len(runes) && !divides(runes[end]) {
		end++
	}
	word := string(runes[at:end])
	if digits(word) {
		return &Error{Reason: Misplaced, At: at + 1, Text: word}
	}
	return &Error{Reason: Unknown, At: at + 1, Text: word}
}
