package web

import (
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// saidWith gives what the live region says with the region of a step.
func (v *visit) saidWith(t *testing.T, pos course.Position, f *templates.Feedback) string {
	t.Helper()
	var out strings.Builder
	if err := templates.LessonFragment(v.look(), v.lessonTitle(pos.Lesson), v.stepView(pos, f)).Render(t.Context(), &out); err != nil {
		t.Fatal(err)
	}
	page, err := html.Parse(strings.NewReader(out.String()))
	if err != nil {
		t.Fatal(err)
	}
	var said string
	for n := range page.Descendants() {
		for _, a := range n.Attr {
			if a.Key == "id" && a.Val == "status" && n.FirstChild != nil {
				said = n.FirstChild.Data
			}
		}
	}
	return said
}

// TestPlayOutIsHeard: in a step that is played to its end, whoever hears it is told what the opponent answered, and not the
// task again.
func TestPlayOutIsHeard(t *testing.T) {
	tried := 0
	for _, lang := range locales.Langs {
		v := visitor(lang)
		v.site.Assets = named{}
		v.set = learner.In(tutor.Settings{}, lang)
		v.p = locales.New(lang, v.set.Pack)
		for _, l := range course.Lessons() {
			by := v.rulesOf(l)
			for number := range l.Steps {
				before, err := l.At(by.Variant, by.Options, number)
				if err != nil {
					t.Fatal(err)
				}
				own := strings.Split(before.Step.Answer.String(), "-")
				if before.Step.Kind != course.PlayOut || len(own) < 2 {
					continue
				}
				begun, err := before.At(course.Answer(own[0]))
				if err != nil {
					t.Fatal(err)
				}
				tried++
				said, task := v.saidWith(t, begun, nil), wordsOf(begun).task(v.p, begun.View).String()
				if want := v.lessonTable(begun).Heard.String(); said != want || want == "" || strings.Contains(said, task) {
					t.Errorf("%s %s/%s: said %q after %s, want %q", lang, l.ID, before.Step.ID, said, own[0], want)
				}
			}
		}
	}
	if tried < 3*5 {
		t.Errorf("only %d steps tried", tried)
	}
}

// TestSolutionIsNamed: a solution says first what was to be done, since the table shows it to the eye alone.
func TestSolutionIsNamed(t *testing.T) {
	v := visitor("de")
	v.site.Assets = named{}
	v.set = learner.In(tutor.Settings{Pack: locales.French}, "de")
	v.p = locales.New("de", locales.French)
	for _, test := range []struct {
		lesson course.Lesson
		step   string
		want   string
	}{
		{course.Certain, "looks", v.p.CourseSolution() + ": " + v.p.CertainLooksNot() + ". "},
		{course.Certain, "prepare", v.p.CourseSolution() + ": " + v.p.ActExchange() + ". "},
		{course.Certain, "least", v.p.CourseSolution() + ". "},
		{course.Certain, "living", v.p.CourseSolution() + ": " + v.p.ActClose() + ", Karo-Ass, Karo-König, Kreuz-Bube, Kreuz-Ass, Pik-Ass. "},
		{course.Defending, "low", v.p.CourseSolution() + ": Karo-Dame. "},
		{course.Remembering, "trumps", v.p.CourseSolution() + ": Karo-Bube, Karo-Ass. "},
	} {
		o, err := rules.Variant("schnapsen")
		if err != nil {
			t.Fatal(err)
		}
		for number, step := range test.lesson.Steps {
			if step.ID != test.step {
				continue
			}
			done, err := test.lesson.Look("schnapsen", o, number, "")
			if err != nil {
				t.Fatal(err)
			}
			shown, err := v.praise(done, true)
			own, err2 := v.praise(done, false)
			if err != nil || err2 != nil {
				t.Fatal(err, err2)
			}
			if got := v.saidWith(t, done, shown); !strings.HasPrefix(got, test.want) {
				t.Errorf("%s/%s: said %q, want %q first", test.lesson.ID, test.step, got, test.want)
			}
			if got := v.saidWith(t, done, own); !strings.HasPrefix(got, v.p.CourseRight()) {
				t.Errorf("%s/%s: said %q of one's own answer", test.lesson.ID, test.step, got)
			}
		}
	}
}
