package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestCourse runs the authors' checks as they do: nothing is wrong with the course as it is, and a slip in the command is
// told from a problem.
func TestCourse(t *testing.T) {
	for _, c := range []struct {
		args []string
		want int
	}{
		{[]string{"course", "check"}, 0}, {[]string{"course"}, 2}, {[]string{"course", "chek"}, 2}, {[]string{"course", "check", "8"}, 2},
	} {
		var out, failed bytes.Buffer
		if got := run(t.Context(), c.args, streams{in: strings.NewReader(""), out: &out, err: &failed}); got != c.want {
			t.Errorf("%v: status %d, want %d; it says %s%s", c.args, got, c.want, out.String(), failed.String())
		}
		if out.Len() > 0 {
			t.Errorf("%v: %s", c.args, out.String())
		}
	}
}
