package web

import "testing"

// TestAsTyped wants a report counted as the browser counts it, and nothing in it that a database refuses.
func TestAsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"eins\r\nzwei": "eins\nzwei", "  ő  ": "ő", "a\x00b": "ab", "a\xffb": "ab", "\r\n": "",
	} {
		if got := asTyped(typed); got != want {
			t.Errorf("%q: got %q, want %q", typed, got, want)
		}
	}
}
