package bot_test

import (
	"context"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/bot/arena"
)

// lead is what one level must lead another by in mirrored deals: game points a hand, on average over some variants.
type lead struct {
	a, b     string
	variants []string
	deals    int // in each
	points   float64
	// closed and kept are the least shares of a's hands that it closes and of those closings that it keeps.
	closed, kept float64
}

var defaults = []string{"schnapsen", "snapszer", "snapszli"} // those of the three languages

// TestStrength holds each level against the next weaker ones. Deals and dice are fixed, so the figures are the same on
// every machine; the bounds are what was measured, less a little room for honest changes. Each lead's interval must be
// clear of zero. make bench-bots plays more, the strong levels against each other too. (Where failing costs one point only, as
// in snapszer, a good player closes often and keeps three of four.)
func TestStrength(t *testing.T) {
	for _, want := range []lead{
		{"novice", "random", defaults, 200, 1.9, 0.05, 0.90},
		{"greedy", "random", defaults, 200, 2.0, 0.15, 0.90},
		{"greedy", "novice", defaults, 600, 0.20, 0.12, 0.80},
		{"regular", "novice", defaults, 200, 0.7, 0.28, 0.90},
		{"regular", "greedy", defaults, 400, 0.50, 0.28, 0.90},
		{"expert", "greedy", defaults, 150, 0.50, 0.35, 0.65},
		{"master", "greedy", defaults, 30, 0.65, 0.35, 0.65},
	} {
		t.Run(want.a+" and "+want.b, func(t *testing.T) { want.check(t) })
	}
}

func (want lead) check(t *testing.T) {
	var points, low, closed, kept, hands float64
	for _, variant := range want.variants {
		got := contested(t, want.a, want.b, variant, want.deals)
		t.Logf("%s: %.3f of %d hands, %+.3f game points a hand (%+.3f to %+.3f), closed %d, kept %d", variant,
			got.Won[0].Mean, got.Hands, got.Points[0].Mean, got.Points[0].Low, got.Points[0].High, got.Closings[0].Made, got.Closings[0].Kept)
		share := 1 / float64(len(want.variants))
		points, low = points+share*got.Points[0].Mean, low+share*got.Points[0].Low
		closed, kept = closed+float64(got.Closings[0].Made), kept+float64(got.Closings[0].Kept)
		hands += float64(got.Hands)
	}
	t.Logf("together %+.3f game points a hand, closed %.3f, kept %.3f", points, closed/hands, kept/closed)
	if points < want.points || low <= 0 || closed/hands < want.closed || kept/closed < want.kept {
		t.Errorf("want at least %+.2f, clear of zero, %.2f closed, %.2f kept", want.points, want.closed, want.kept)
	}
}

// contested plays one contest.
func contested(t *testing.T, a, b, variant string, deals int) arena.Tally {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	c := arena.Contest{Options: o, Pairs: deals, Seed: 66}
	for i, name := range []string{a, b} {
		if c.Players[i], err = bot.Player(name); err != nil {
			t.Fatal(err)
		}
	}
	got, err := c.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return got
}
