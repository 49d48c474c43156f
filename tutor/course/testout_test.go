package course_test

import (
	"context"
	"path/filepath"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/store/storetest"
)

// overtaken is a store in which somebody else is faster, once.
type overtaken struct {
	tutor.LessonStore
	by func()
}

func (o *overtaken) SaveLessonRun(ctx context.Context, r tutor.LessonRun) (tutor.LessonRun, error) {
	if by := o.by; by != nil {
		o.by = nil
		by()
	}
	return o.LessonStore.SaveLessonRun(ctx, r)
}

// TestTestOut_Overtaken: at the last task a wrong answer is a moment faster than a right one. The test is failed, and the
// right answer, which came too late, makes nobody know the chapter.
func TestTestOut_Overtaken(t *testing.T) {
	db := storetest.Open(t, filepath.Join(t.TempDir(), "test.db"))
	s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
	who := storetest.Learner(t, db).ID
	test, ok := course.Following.TestOut()
	if !ok {
		t.Fatal("no test-out")
	}
	last := len(test.Steps) - 1
	step := func(n int) course.Step {
		t.Helper()
		pos, err := s.At(t.Context(), who, test, by("schnapsen"))
		if err != nil || pos.Number != n {
			t.Fatalf("step %d: %+v, %v", n, pos, err)
		}
		return pos.Step
	}
	for n := range last {
		a := step(n).Answer
		if n == 0 {
			a = step(n).Wrong
		}
		if _, err := s.Answer(t.Context(), who, test, by("schnapsen"), n, a); err != nil {
			t.Fatal(err)
		}
	}
	end := step(last)
	slow := &course.Service{Attempts: db, Env: tutor.System(), Store: &overtaken{LessonStore: db, by: func() {
		if _, err := s.Answer(t.Context(), who, test, by("schnapsen"), last, end.Wrong); err != nil {
			t.Error(err)
		}
	}}}
	got, err := slow.Answer(t.Context(), who, test, by("schnapsen"), last, end.Answer)
	if err != nil || got.Outcome != course.Repeated || course.Passed(got.Position.Misses) {
		t.Errorf("overtaken: %+v, %v", got, err)
	}
	if done, err := s.Done(t.Context(), who); err != nil || len(done) > 0 {
		t.Errorf("the chapter counts as known: %v, %v", done, err)
	}
}

// TestTestOut_Done passes the test of the first hand by every set of rules: the chapter counts as done, and is there to be
// played from its beginning. Beginning a chapter anew that was done takes nothing away.
func TestTestOut_Done(t *testing.T) {
	for _, variant := range rules.Variants() {
		db := storetest.Open(t, filepath.Join(t.TempDir(), "test.db"))
		s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
		who := storetest.Learner(t, db).ID
		for _, test := range []func() (course.Lesson, bool){course.FirstHand.TestOut, course.Following.TestOut} {
			l, _ := test()
			for n := range l.Steps {
				pos, err := s.At(t.Context(), who, l, by(variant))
				if err != nil {
					t.Fatal(err)
				}
				if got, err := s.Answer(t.Context(), who, l, by(variant), n, pos.Step.Answer); err != nil || got.Outcome != course.Right {
					t.Fatalf("%s, step %s: %+v, %v", variant, pos.Step.ID, got.Outcome, err)
				}
			}
		}
		done, err := s.Done(t.Context(), who)
		if err != nil || done["first"] != len(course.FirstHand.Steps) || done["follow"] != len(course.Following.Steps) || len(done) != 2 {
			t.Errorf("%s: done %v, %v", variant, done, err)
		}
		if pos, err := s.At(t.Context(), who, course.FirstHand, by("schnapsen")); err != nil || pos.Progress != 0 {
			t.Errorf("%s: the first hand stands at %d, %v", variant, pos.Progress, err)
		}
		if _, err := s.Again(t.Context(), who, course.Following, by(variant), 0); err != nil {
			t.Fatal(err)
		}
		if done, err := s.Done(t.Context(), who); err != nil || done["follow"] != len(course.Following.Steps) {
			t.Errorf("%s, begun anew: done %v, %v", variant, done, err)
		}
	}
}

// TestGoals_AsAsked: a goal is reached only in the way that the task asks for.
func TestGoals_AsAsked(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		lesson course.Lesson
		step   string
		line   course.Answer
		right  bool
	}{
		{course.Marriages, "both", "ms-Ks-mc", true},
		{course.Marriages, "both", "Qc-As-ms-Qs", false},
		{course.Claiming, "declare", "mh-66", true},
		{course.Claiming, "declare", "Ac-mh-66", false},
		{course.Claiming, "declare", "mh-Qh-Kh-66", false},
	} {
		for n, s := range c.lesson.Steps {
			if s.ID != c.step {
				continue
			}
			pos, err := c.lesson.At("schnapsen", o, n)
			if err != nil {
				t.Fatal(err)
			}
			if v, err := pos.Judge(c.line); v.Right != c.right {
				t.Errorf("%s/%s, %s: right %v, %v", c.lesson.ID, c.step, c.line, v.Right, err)
			}
		}
	}
}
