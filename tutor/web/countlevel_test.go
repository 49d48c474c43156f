package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/count"
)

// TestLevelLine reads what is said after each step up and down every ladder.
func TestLevelLine(t *testing.T) {
	for kind, want := range map[count.Kind]string{
		count.TrickSum:  "brief reverse brief said words reverse",
		count.Running:   "both 2 brief reverse 3 6 said",
		count.MayClaim:  "brief 4 brief 5 6 said 6",
		count.Missing:   "3 brief 4 5 6 said",
		count.TrumpsOut: "3 cards brief cards 5 said",
		count.CardsOut:  "3 brief 3 4 5 said 5",
		count.LastFive:  "3 brief 3 4 5 said 5",
	} {
		for _, lang := range locales.Langs {
			v := &visit{p: locales.New(lang, "")}
			var got []string
			for level := 1; level < len(count.Ladder(kind)); level++ {
				line := v.levelLine(levelled(t, kind, level, level+1))
				got = append(got, saidOf(v.p, line, level+1))
				if down := v.levelLine(levelled(t, kind, level+1, level)); down != v.p.CountDown(level) {
					t.Errorf("%s, %s: down to %d is %q", lang, kind, level, down)
				}
				if same := v.levelLine(levelled(t, kind, level, level)); same != "" {
					t.Errorf("%s, %s: staying is %q", lang, kind, same)
				}
			}
			if got := strings.Join(got, " "); got != want {
				t.Errorf("%s, %s: said is %q, want %q", lang, kind, got, want)
			}
		}
	}
}

// levelled is the moment after the first item of a run, which has led from one level to another.
func levelled(t *testing.T, kind count.Kind, from, to int) moment {
	t.Helper()
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	return moment{answered: true, run: count.Run{
		Kind: kind, Options: o, Level: to, Setting: count.Setting{Level: from, Adapt: true},
		Items: []count.Asked{{Level: from}, {Level: to}},
	}}
}

// saidOf names the message that a line is, or gives the line.
func saidOf(p locales.Printer, line string, level int) string {
	for n := 2; n <= 6; n++ {
		if line == p.CountUpLength(level, n) {
			return string(rune('0' + n))
		}
	}
	for name, message := range map[string]string{
		"brief": p.CountUpBrief(level), "said": p.CountUpSaid(level), "both": p.CountUpBoth(level), "words": p.CountUpWords(level),
		"reverse": p.CountUpReverse(level), "cards": p.CountUpCards(level), "up": p.CountUp(level),
	} {
		if line == message {
			return name
		}
	}
	return line
}
