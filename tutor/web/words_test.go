package web

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// TestCourse holds the whole course to what its authors owe, as "bummerl course check" does.
func TestCourse(t *testing.T) {
	for _, p := range CourseProblems() {
		t.Error(p)
	}
}

// TestCourse_Found spoils the words of a step in each way and looks for the complaint.
func TestCourse_Found(t *testing.T) {
	sound := courseWords["follow"]
	defer func() { courseWords["follow"] = sound }()
	silence := func(locales.Printer, rules.View) locales.Rich { return nil }
	long := func(locales.Printer, rules.View) locales.Rich { return locales.Plain("Eins. Zwei? 66! Vier.") }
	for _, c := range []struct {
		step  string
		spoil func(*stepWords)
		want  string
	}{
		{"open", func(w *stepWords) { w.title = nil }, "lesson follow, step open: no title in de"},
		{"open", func(w *stepWords) { w.text = nil }, "0 sentences"},
		{"open", func(w *stepWords) { w.text = []says{long} }, "4 sentences, not one to 3, in hu"},
		{"open", func(w *stepWords) { w.task = nil }, "no task in pt"},
		{"open", func(w *stepWords) { w.hint = nil }, "no hint"},
		{"open", func(w *stepWords) { w.done = nil }, "no word after the answer"},
		{"open", func(w *stepWords) { w.causes = nil }, `no word for the cause "missing"`},
		{"open", func(w *stepWords) { w.text = []says{} }, "0 sentences"},
		{"open", func(w *stepWords) { w.text = []says{where("follow", "always", silence, text(printer.FollowOpenTask))} }, "no text"},
		{"over", func(w *stepWords) { w.choices = nil }, `no word for the choice "depends"`},
		{"tricks", func(w *stepWords) { w.label = nil }, "no label"},
	} {
		spoilt := sound
		spoilt.steps = maps.Clone(sound.steps)
		words := spoilt.steps[c.step]
		c.spoil(&words)
		spoilt.steps[c.step] = words
		courseWords["follow"] = spoilt
		if got := strings.Join(wordProblems(course.Following), "\n"); !strings.Contains(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.step, got, c.want)
		}
	}
}

// TestFirstWords finds an answer for each try of the first hand that is legal and not the one asked for.
func TestFirstWords(t *testing.T) {
	l := course.FirstHand
	o, err := rules.Variant("snapszer")
	if err != nil {
		t.Fatal(err)
	}
	for number, step := range l.Steps {
		pos, err := l.At("snapszer", o, number)
		if err != nil {
			t.Fatal(err)
		}
		var tries rules.Actions
		switch step.Kind {
		case course.Point:
			tries = rules.Actions(pos.View.Hand)
		case course.Do:
			tries = pos.View.Legal
		}
		for a := range tries.All() {
			if course.Line(a) == step.Answer {
				continue
			}
			not := firstWords[step.ID].not
			if not == nil {
				t.Errorf("%s: %v is legal, but has no answer", step.ID, a)
				continue
			}
			for _, lang := range locales.Langs {
				if not(locales.New(lang, ""), a).String() == "" {
					t.Errorf("%s %s: an empty sentence for %v", lang, step.ID, a)
				}
			}
		}
	}
}

func TestSorted(t *testing.T) {
	var hand rules.CardSet
	for _, text := range []string{"Jc", "Ah", "Td", "Qs", "Kd", "9h"} {
		c, err := rules.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		hand |= c.Set()
	}
	for trump, want := range map[rules.Suit]string{
		rules.Diamonds: "TdKdJcAh9hQs", rules.Hearts: "Ah9hQsTdKdJc",
	} {
		got := ""
		for _, code := range codes(sorted(hand, trump)) {
			got += code
		}
		if got != want {
			t.Errorf("trump %v: got %s, want %s", trump, got, want)
		}
	}
}

func TestParseLine(t *testing.T) {
	for _, text := range []string{"", "Kc", "mh-Kh-Ah-66"} {
		line, err := parseLine(text)
		if err != nil || formatLine(line) != text {
			t.Errorf("%q: got %q, %v", text, formatLine(line), err)
		}
	}
	long := "Kc"
	for range maxLine {
		long += "-Kc"
	}
	for _, text := range []string{"-", "Kc-", "Kc--Ac", "zz", "Kc Ac", long} {
		if line, err := parseLine(text); err == nil {
			t.Errorf("%q was read as %v", text, line)
		}
	}
}

// TestErrorWords holds that each status that the site answers with has words of its own.
func TestErrorWords(t *testing.T) {
	p := locales.New("hu", "")
	seen := map[string]int{}
	for _, status := range []int{403, 404, 405, 409, 413, 422, 429, 500, 503} {
		title, text := errorWords(p, status)
		if title == "" || text == "" || seen[title] != 0 {
			t.Errorf("%d: title %q is that of %d", status, title, seen[title])
		}
		seen[title] = status
	}
}

// TestPacksAgree holds that the settings offer the packs that there are words for, and give each language the same one.
func TestPacksAgree(t *testing.T) {
	if !slices.Equal(learner.Packs, locales.Packs) {
		t.Errorf("settings offer %v, words are there for %v", learner.Packs, locales.Packs)
	}
	for _, lang := range locales.Langs {
		if got, want := learner.Defaults(lang).Pack, locales.DefaultPack(lang); got != want {
			t.Errorf("%s: settings begin with %s, words with %s", lang, got, want)
		}
	}
}
