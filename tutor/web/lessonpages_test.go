package web

import (
	"html"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// otherPack are words that belong to the other pack of cards.
var otherPack = map[string]map[string][]string{
	"de": {locales.French: {"Ober", "Unter ", "Eichel", "Schellen"}, locales.Tell: {"Dame", "Bube", "Kreuz", "Karo"}},
	"pt": {locales.French: {"bolotas", "guizos"}, locales.Tell: {"espadas", "ouros", "paus"}},
}

// named are static files under their own names.
type named struct{ Assets }

func (named) URL(name string) string { return "/" + name }

// TestLessonPages renders every step of the course, before its answer and after, in every language with either pack: each
// page has its title and its task, and names the cards that are drawn.
func TestLessonPages(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, pack := range locales.Packs {
			v := visitor(lang)
			v.site.Assets = named{}
			v.set = learner.In(tutor.Settings{Pack: pack}, lang)
			v.p = locales.New(lang, pack)
			for _, l := range course.Lessons() {
				by := v.rulesOf(l)
				for number := range l.Steps {
					before, err := l.At(by.Variant, by.Options, number)
					if err != nil {
						t.Fatal(err)
					}
					v.checkLessonPage(t, before, nil)
					if l.OneHand {
						continue
					}
					after, err := l.Look(by.Variant, by.Options, number, "")
					if err != nil {
						t.Fatal(err)
					}
					f, err := v.praise(after, false)
					if err != nil {
						t.Fatal(err)
					}
					v.checkLessonPage(t, after, f)
				}
			}
		}
	}
}

func (v *visit) checkLessonPage(t *testing.T, pos course.Position, f *templates.Feedback) {
	t.Helper()
	where := strings.Join([]string{v.lang, v.set.Pack, pos.Lesson.ID, pos.Step.ID}, " ")
	view := v.stepView(pos, f)
	var out strings.Builder
	if err := templates.LessonFragment(v.look(), v.lessonTitle(pos.Lesson), view).Render(t.Context(), &out); err != nil {
		t.Fatalf("%s: %v", where, err)
	}
	page := html.UnescapeString(out.String())
	if !strings.Contains(page, wordsOf(pos).title(v.p)) || view.Heading == "" {
		t.Errorf("%s: no title", where)
	}
	if !strings.Contains(page, "/cards/"+v.set.Pack+".svg#") {
		t.Errorf("%s: no card of the pack is drawn", where)
	}
	if pos.Step.Kind != course.Read && !pos.Solved && len(view.Task) == 0 {
		t.Errorf("%s: no task", where)
	}
	said := []locales.Rich{view.Task}
	said = append(said, view.Text...)
	if f != nil {
		said = append(said, f.Text...)
	}
	for _, word := range otherPack[v.lang][v.set.Pack] {
		if text := locales.Join(said...).String(); strings.Contains(text, word) && pos.Step.ID != "tell" {
			t.Errorf("%s: says %q, a word of the other pack: %s", where, word, text)
		}
	}
}
