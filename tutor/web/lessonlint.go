package web

import (
	"fmt"
	"regexp"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// mostSentences is how much may be read before there is something to do.
const mostSentences = 3

// CourseProblems gives everything that is wrong with the course, one line each: with its data, and with its words in
// any language, with either pack, under every set of rules that matters to the step.
func CourseProblems() []string {
	list := course.Problems()
	for _, l := range course.Lessons() {
		list = append(list, wordProblems(l)...)
	}
	return list
}

// wordProblems gives what is wrong with the words of one lesson.
func wordProblems(l course.Lesson) []string {
	words, ok := courseWords[l.ID]
	if !ok {
		return []string{fmt.Sprintf("lesson %s: no words", l.ID)}
	}
	var list []string
	known := map[string]bool{}
	for number, step := range l.Steps {
		known[step.ID] = true
		list = append(list, stepProblems(l, number)...)
	}
	list = append(list, testProblems(l)...)
	for id := range words.steps {
		if !known[id] {
			list = append(list, fmt.Sprintf("lesson %s: words for %q, which is no step", l.ID, id))
		}
	}
	return list
}

// stepProblems looks at the words of one step wherever they are said.
func stepProblems(l course.Lesson, number int) []string {
	seen := map[string]bool{}
	var list []string
	tables, _ := l.Steps[number].Tables()
	if l.OneHand {
		tables = tables[:1]
	}
	for _, t := range tables {
		before, err := l.At(t.Name, t.Options, number)
		if err != nil {
			return []string{err.Error()}
		}
		after, err := l.Look(t.Name, t.Options, number, "")
		if err != nil {
			return []string{err.Error()}
		}
		for _, lang := range locales.Langs {
			for _, pack := range locales.Packs {
				for _, p := range saidProblems(locales.New(lang, pack), before, after) {
					line := fmt.Sprintf("lesson %s, step %s: %s in %s", l.ID, before.Step.ID, p, lang)
					if !seen[line] {
						seen[line] = true
						list = append(list, line)
					}
				}
			}
		}
	}
	return list
}

// saidProblems says what is missing, empty or too long in one printer's words: before the answer and after it.
func saidProblems(p locales.Printer, before, after course.Position) []string {
	words, step := wordsOf(before), before.Step
	var list []string
	need := func(what string, s says, v rules.View) {
		if s == nil || s(p, v).String() == "" {
			list = append(list, "no "+what)
		}
	}
	if words.title == nil || words.title(p) == "" {
		return []string{"no title"}
	}
	sentences := 0
	for _, s := range words.text {
		need("text", s, before.View)
		sentences += countSentences(s(p, before.View).String())
	}
	if sentences == 0 || sentences > mostSentences {
		list = append(list, fmt.Sprintf("%d sentences, not one to %d,", sentences, mostSentences))
	}
	if step.Kind == course.Read {
		return list
	}
	need("task", words.task, before.View)
	need("hint", words.hint, before.View)
	for _, id := range step.Choices {
		if word := words.choices[id]; word == nil || word(p) == "" {
			list = append(list, fmt.Sprintf("no word for the choice %q", id))
		}
	}
	if step.Kind == course.Number && (words.label == nil || words.label(p) == "") {
		list = append(list, "no label")
	}
	if before.Lesson.OneHand {
		return list
	}
	need("word after the answer", words.done, after.View)
	if step.Variant != "" && words.table == nil {
		need("word for what the learner's own rules do", words.own, rules.View{Options: before.Own})
	}
	for _, cause := range step.Causes() {
		if string(cause) != step.Answer.String() {
			need(fmt.Sprintf("word for the cause %q", cause), words.causes[cause], before.View)
		}
	}
	return list
}

var sentenceEnd = regexp.MustCompile(`[.?!][“”]?( |$)`)

func countSentences(text string) int { return len(sentenceEnd.FindAllString(text, -1)) }
