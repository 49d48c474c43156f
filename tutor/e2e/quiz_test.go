package e2e_test

import (
	"path"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// TestQuiz takes the closing quiz without JavaScript: it is begun on its page and stays the same when it is opened again
// or left for a while; what was wrong is listed at its end, each leading to the step alone, and comes into the deck;
// another time it asks other questions.
func TestQuiz(t *testing.T) {
	t.Parallel()
	const lang = "hu"
	p := locales.New(lang, "")
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	door := "/" + lang + "/learn/quiz"
	begin := func() course.Lesson {
		t.Helper()
		b.Open(door)
		b.PressIn(door)
		ok(t, b, "begin")
		l, found := course.Find(path.Base(b.Page.URL.Path))
		if !found || l.Of != course.QuizID {
			t.Fatalf("no quiz at %s", b.Page.URL)
		}
		return l
	}
	quiz := begin()
	wrong := map[int]bool{2: true, 5: true}
	for n, step := range meet(t, quiz, learner.Defaults(lang).Variant) {
		if n == 4 {
			b.Open(door)
			if text := plain.Text(b.Page.Root); !strings.Contains(text, p.QuizResume(5, len(quiz.Steps))) {
				t.Errorf("a quiz left is not gone on with: %s", text)
			}
			b.Open("/" + lang + "/learn/" + quiz.ID)
		}
		a, mood := step.Answer, "right"
		if wrong[n] {
			a, mood = step.Wrong, "wrong"
		}
		answerPlain(b, step, a)
		if !strings.Contains(b.Page.Body, `data-mood="`+mood+`"`) {
			t.Fatalf("%s/%s, %q: not %s: %s", step.From, step.ID, a, mood, plain.Text(b.Page.ByID("lesson")))
		}
		b.Press("action", "next")
	}
	text := plain.Text(b.Page.Root)
	if !strings.Contains(text, p.CourseTestScore(len(quiz.Steps)-2, len(quiz.Steps))) {
		t.Errorf("no result: %s", text)
	}
	for n, step := range quiz.Steps {
		alone, _ := step.Alone()
		if href := `"/` + lang + `/learn/` + alone.ID + `"`; strings.Contains(b.Page.Body, href) != wrong[n] {
			t.Errorf("%s/%s is listed: %v, want %v", step.From, step.ID, !wrong[n], wrong[n])
		}
	}
	b.Open("/" + lang + "/deck")
	if !strings.Contains(plain.Text(b.Page.Root), p.DeckTomorrow()) {
		t.Errorf("what was wrong is not asked again: %s", plain.Text(b.Page.Root))
	}
	b.Open(door)
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.QuizLast(len(quiz.Steps)-2, len(quiz.Steps))) {
		t.Errorf("the last result is not told: %s", text)
	}
	if another := begin(); another.ID == quiz.ID {
		t.Error("the same quiz again")
	}
}
