package web

import (
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// What is no announcement does not stand under their heading.
func TestOtherCounts(t *testing.T) {
	for _, lang := range []string{"de", "hu", "pt"} {
		p := locales.New(lang, "")
		announced, notes := otherCounts(p, match.Statistics{
			All: tutor.LevelTally{FalseClaims: 4, Abandoned: 1}, Hints: 2, TakenBack: 3,
		})
		if want := []string{p.StatisticsFalseClaims(4)}; !slices.Equal(announced, want) {
			t.Errorf("%s: announced %q, want %q", lang, announced, want)
		}
		if want := []string{p.StatisticsHints(2), p.StatisticsTakenBack(3), p.StatisticsGivenUp(1)}; !slices.Equal(notes, want) {
			t.Errorf("%s: notes %q, want %q", lang, notes, want)
		}
	}
}

// A comma before the share would read as that of a decimal number: "51, 43%".
func TestStatisticsShare_Comma(t *testing.T) {
	for _, lang := range []string{"de", "hu", "pt"} {
		if got := locales.New(lang, "").StatisticsShare(51, 43); strings.Contains(got, ",") {
			t.Errorf("%s: %q", lang, got)
		}
	}
}
