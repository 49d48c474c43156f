package course_test

import (
	"fmt"
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

func find(t *testing.T, id string) course.Lesson {
	t.Helper()
	l, ok := course.Find(id)
	if !ok {
		t.Fatalf("no lesson %s", id)
	}
	return l
}

// TestQuiz draws a hundred quizzes: each asks as many chapters as it should, none twice, in their order, only what a
// test-out may ask, and the same each time; together they ask every step of a test-out there is.
func TestQuiz(t *testing.T) {
	met := map[string]bool{}
	for n := range 100 {
		id := fmt.Sprintf("quiz-%08x", n*2654435761%(1<<32))
		q, again := find(t, id), find(t, id)
		chapters := 0
		for _, l := range course.Lessons() {
			if !l.OneHand {
				chapters++
			}
		}
		if want := min(course.QuizQuestions, chapters); len(q.Steps) != want || q.Of != course.QuizID {
			t.Fatalf("%s: %d questions of %q, want %d", id, len(q.Steps), q.Of, want)
		}
		last := 0
		for i, s := range q.Steps {
			home := find(t, s.From)
			if home.Chapter <= last || s.Kind == course.Read || s.Kind == course.PlayOut {
				t.Errorf("%s: %s/%s comes after chapter %d", id, s.From, s.ID, last)
			}
			if s.From != again.Steps[i].From || s.ID != again.Steps[i].ID || s.Answer != again.Steps[i].Answer {
				t.Errorf("%s asks something else a second time", id)
			}
			if _, ok := s.Alone(); !ok {
				t.Errorf("%s: %s/%s cannot be asked alone", id, s.From, s.ID)
			}
			last = home.Chapter
			met[s.From+"/"+s.ID] = true
		}
	}
	for _, l := range course.Lessons() {
		for _, id := range l.Test {
			if !l.OneHand && !met[l.ID+"/"+id] {
				t.Errorf("no quiz asked %s/%s", l.ID, id)
			}
		}
	}
}

func TestQuiz_Address(t *testing.T) {
	for _, id := range []string{"quiz", "quiz-", "quiz-0011", "quiz-001122zz", "quiz-00112233aa", "quiz-AABBCCDD", "aabbccdd", "quiz-00112233-test"} {
		if _, ok := course.Find(id); ok {
			t.Errorf("%q is a lesson", id)
		}
	}
}

// TestQuiz_Rules: the questions are asked by the learner's own rules, and have an answer under each.
func TestQuiz_Rules(t *testing.T) {
	for n := range 8 {
		q := find(t, fmt.Sprintf("quiz-%08x", n))
		for _, variant := range rules.Variants() {
			o, _ := rules.Variant(variant)
			for i, s := range q.Steps {
				pos, err := q.Look(variant, o, i, "")
				if err != nil {
					t.Fatalf("%s, %s/%s: %v", variant, s.From, s.ID, err)
				}
				if v, err := pos.Judge(pos.Answer); err != nil || !v.Right {
					t.Errorf("%s, %s/%s: the solution is not right: %+v, %v", variant, s.From, s.ID, v.Reason(), err)
				}
			}
		}
	}
}
