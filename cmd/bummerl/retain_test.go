package main

import (
	"io"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// Who has stayed away for as long as the operator says is forgotten as soon as the server starts, nobody else is; 0 days
// forget nobody.
func TestRetaining(t *testing.T) {
	for _, c := range []struct{ days, gone int }{{30, 2}, {0, 0}, {400, 1}} {
		s := storetest.Open(t, filepath.Join(t.TempDir(), "site.sqlite"))
		for _, away := range []int{0, 29, 31, 401} {
			seen := time.Now().AddDate(0, 0, -away)
			l := tutor.Learner{ID: string(rune('a' + away%26)), Created: seen, Seen: seen}
			if err := s.AddLearner(t.Context(), l, l.ID); err != nil {
				t.Fatal(err)
			}
		}
		left := func() int {
			list, err := s.Unseen(t.Context(), time.Now().Add(time.Hour), 100)
			if err != nil {
				t.Fatal(err)
			}
			return len(list)
		}
		stop := serveConfig{retain: c.days}.retaining(t.Context(), s, slog.New(slog.NewTextHandler(io.Discard, nil)))
		until(t, func() bool { return left() == 4-c.gone })
		stop()
		if got := left(); got != 4-c.gone {
			t.Errorf("%d days: %d are left, want %d", c.days, got, 4-c.gone)
		}
	}
}

func TestParseRetain(t *testing.T) {
	for _, c := range []struct {
		args []string
		env  string
		want int
		ok   bool
	}{
		{nil, "", 400, true}, {nil, "30", 30, true}, {[]string{"-retain", "0"}, "30", 0, true}, {[]string{"-retain", "36500"}, "", 36500, true},
		{nil, "x", 0, false}, {[]string{"-retain", "-1"}, "", 0, false}, {[]string{"-retain", "36501"}, "", 0, false}, {[]string{"-retain", "1.5"}, "", 0, false},
	} {
		env := func(name string) string { return map[string]string{"BUMMERL_RETAIN": c.env}[name] }
		got, err := parseServe(c.args, env, io.Discard)
		if (err == nil) != c.ok || c.ok && got.retain != c.want {
			t.Errorf("%v, environment %q: %d, %v", c.args, c.env, got.retain, err)
		}
	}
}
