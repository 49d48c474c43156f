package web

import (
	"context"
	"log/slog"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// TestHinted_CoachFails: whatever happens to the coach, the table is shown; that nobody waits any more is no error.
func TestHinted_CoachFails(t *testing.T) {
	options, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	deal, err := rules.DealPack(options, rules.Pack(int(options.Cards)).Cards())
	if err != nil {
		t.Fatal(err)
	}
	whole, err := rules.Record{Variant: rules.DefaultVariant, Options: options, Deal: deal}.View(rules.Forehand)
	if err != nil {
		t.Fatal(err)
	}
	broken, third := whole, whole
	broken.Hand = 0
	third.Seat, third.Turn = 7, 7 // Whoever looks for that seat breaks.
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		name string
		ctx  context.Context
		view rules.View
		hint bool
		want string
	}{
		{"all is well", t.Context(), whole, true, ""},
		{"nobody waits", gone, whole, false, "level=INFO"},
		{"a view that cannot be", t.Context(), broken, false, "level=ERROR"},
		{"the coach breaks", t.Context(), third, false, "broke"},
	} {
		v := visitor("hu")
		v.SetRequest(v.Request().WithContext(c.ctx))
		var log strings.Builder
		v.site.Log = slog.New(slog.NewTextHandler(&log, nil))
		var table templates.Table
		v.hinted(&table, &templates.Coach{}, match.Table{Kind: tutor.MatchPractice, Options: options, View: c.view, Hinted: 1})
		if got := table.Hint != nil; got != c.hint || !strings.Contains(log.String(), c.want) || c.want == "" && log.Len() > 0 {
			t.Errorf("%s: hint %t, want %t; the log says %q, want %s", c.name, got, c.hint, log.String(), c.want)
		}
	}
}
