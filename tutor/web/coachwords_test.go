package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/tutor/coach"
)

func TestCoachMark(t *testing.T) {
	marks := []coach.Mark{coach.Best, coach.Good, coach.Inaccurate, coach.Mistake, coach.Blunder, coach.Unclear, coach.Forced}
	if len(marks) != len(markSays) {
		t.Errorf("got words for %d marks, want %d", len(markSays), len(marks))
	}
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		said := map[string]coach.Mark{}
		for _, m := range marks {
			for _, text := range []string{coachMark(p, m), coachMarkText(p, m)} {
				if other, twice := said[text]; text == "" || twice {
					t.Errorf("%s: %s and %s both say %q", lang, m, other, text)
				}
				said[text] = m
			}
		}
	}
	if got := coachMark(locales.New("de", ""), "great"); got != "" {
		t.Errorf("got %q for no mark", got)
	}
}

func TestCoachSure(t *testing.T) {
	for _, c := range []struct {
		lang string
		sure coach.Sure
		want string
	}{
		{"de", coach.Sure{Kind: coach.Exact}, "exakt"},
		{"de", coach.Sure{Kind: coach.Guaranteed, K: 4, N: 6}, "sicher bei 4 von 6 Blättern"},
		{"hu", coach.Sure{Kind: coach.Guaranteed, K: 4, N: 6}, "6 leosztásból 4 biztos"},
		{"pt", coach.Sure{Kind: coach.Guaranteed, N: 6}, "sem garantia em nenhuma das 6 mãos"},
		{"de", coach.Sure{Kind: coach.Estimated, Margin: 0.26}, "geschätzt ± 0,3"},
		{"hu", coach.Sure{Kind: coach.Estimated, Margin: 0.01}, "becsült ± 0,1"},
		{"pt", coach.Sure{}, ""},
	} {
		if got := coachSure(locales.New(c.lang, ""), c.sure); got != c.want {
			t.Errorf("%s %+v: got %q, want %q", c.lang, c.sure, got, c.want)
		}
	}
}

func TestCoachCosts(t *testing.T) {
	p := locales.New("de", "")
	for _, c := range []struct {
		verdict coach.Verdict
		want    string
	}{
		{coach.Verdict{}, ""},
		{coach.Verdict{Loss: 0.04, Sure: coach.Sure{Kind: coach.Estimated}}, ""},
		{coach.Verdict{Loss: 1, Sure: coach.Sure{Kind: coach.Exact}}, "Kostet 1 Spielpunkt."},
		{coach.Verdict{Loss: 3, Sure: coach.Sure{Kind: coach.Exact}}, "Kostet 3 Spielpunkte."},
		{coach.Verdict{Loss: 1, Sure: coach.Sure{Kind: coach.Estimated}}, "Kostet im Schnitt 1,0 Spielpunkte."},
		{coach.Verdict{Loss: 0.3, Mark: coach.Unclear, Sure: coach.Sure{Kind: coach.Estimated, Margin: 0.4}}, ""},
	} {
		if got := coachCosts(p, c.verdict); got != c.want {
			t.Errorf("%+v: got %q, want %q", c.verdict, got, c.want)
		}
	}
	if got, want := coachHands(p, 1), "Nur ein Blatt ist möglich."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for points, want := range map[float64]string{1.26: "+1,3", -0.4: "−0,4", -0.04: "0,0", 0: "0,0"} {
		if got := coachPoints(points); got != want {
			t.Errorf("%v: got %q, want %q", points, got, want)
		}
	}
}
