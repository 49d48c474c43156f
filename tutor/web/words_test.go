package web

import (
	"slices"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// TestFirstWords holds both ways: each step of the first hand has its words in every language, and each entry its step.
func TestFirstWords(t *testing.T) {
	steps := map[string]course.Step{}
	for _, s := range course.FirstHand.Steps {
		steps[s.ID] = s
	}
	for id := range firstWords {
		if _, ok := steps[id]; !ok {
			t.Errorf("words for %q, which is no step", id)
		}
	}
	for id, step := range steps {
		words, ok := firstWords[id]
		if !ok {
			t.Errorf("no words for step %q", id)
			continue
		}
		for _, lang := range locales.Langs {
			p := locales.New(lang, "")
			said := []locales.Rich{locales.Plain(words.title(p))}
			for _, s := range words.text {
				said = append(said, s(p))
			}
			if len(words.text) == 0 {
				t.Errorf("%s: no text", id)
			}
			if step.Kind != course.Read {
				said = append(said, words.task(p), words.hint(p))
			}
			for _, try := range tries(t, step.ID) {
				if words.not == nil {
					t.Errorf("%s: %v is legal, but has no answer", id, try)
					continue
				}
				said = append(said, words.not(p, try))
			}
			for _, s := range said {
				if s.String() == "" {
					t.Errorf("%s %s: an empty sentence", lang, id)
				}
			}
		}
	}
}

// tries gives what a learner can try at a step that is legal and not the answer.
func tries(t *testing.T, id string) []rules.Action {
	t.Helper()
	l := course.FirstHand
	o, err := rules.Variant("snapszer")
	if err != nil {
		t.Fatal(err)
	}
	for progress, step := range l.Steps {
		if step.ID != id || step.Kind == course.Read {
			continue
		}
		r, err := l.Record("snapszer", o, progress)
		if err != nil {
			t.Fatal(err)
		}
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if step.Kind == course.Point {
			return (rules.Actions(s.Hand(rules.Forehand)) &^ step.Answer.Set()).List()
		}
		return (s.Legal() &^ step.Answer.Set()).List()
	}
	return nil
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
