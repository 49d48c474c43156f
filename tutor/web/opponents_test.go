package web

import (
	"strings"
	"testing"
	"time"

	"bummerl/rules/bot"
	"bummerl/tutor"
)

// TestOpponents: what learners can choose are the bots' levels, in the same order, each with a card higher than the one
// before.
func TestOpponents(t *testing.T) {
	if len(opponents) != len(bot.Levels()) {
		t.Fatalf("%d opponents, want the %d levels", len(opponents), len(bot.Levels()))
	}
	const ranks = "JQKTA"
	for i, level := range bot.Levels() {
		o := opponents[i]
		if o.level != level.Name() {
			t.Errorf("opponent %d is %s, want %s", i, o.level, level.Name())
		}
		if i > 0 && strings.IndexByte(ranks, o.card[0]) <= strings.IndexByte(ranks, opponents[i-1].card[0]) {
			t.Errorf("%s has the card %s, which is not above %s", o.level, o.card, opponents[i-1].card)
		}
	}
	if _, found := opponentOf(usualLevel); !found {
		t.Errorf("the usual level %s is not to be had", usualLevel)
	}
}

func TestLastLevel(t *testing.T) {
	begun := func(level string, minute int) tutor.MatchSummary {
		at := time.Date(2026, 6, 6, 6, minute, 0, 0, time.UTC)
		// An old match may be the one that was played on last.
		return tutor.MatchSummary{Kind: tutor.MatchPlayed, Level: level, Created: at, Updated: at.Add(time.Hour / time.Duration(minute))}
	}
	for _, test := range []struct {
		name string
		list []tutor.MatchSummary
		want string
	}{
		{"no match", nil, usualLevel},
		{"one", []tutor.MatchSummary{begun("master", 1)}, "master"},
		{"the last begun, wherever it stands", []tutor.MatchSummary{begun("master", 1), begun("novice", 3), begun("expert", 2)}, "novice"},
		{"a level that is no more", []tutor.MatchSummary{begun("oracle", 2), begun("master", 1)}, usualLevel},
	} {
		if got := lastLevel(test.list); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}
