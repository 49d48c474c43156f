package course_test

import (
	"context"
	"errors"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/store/storetest"
)

// TestServiceWholeLesson goes through the first hand with wrong tries on the way, twice sent answers and a restart.
func TestServiceWholeLesson(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		db := storetest.Open(t, place)
		s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
		who := storetest.Learner(t, db).ID
		l := course.FirstHand
		for progress, step := range l.Steps {
			if step.ID == "strict" {
				// Another process with the same database goes on where this one stopped.
				s = &course.Service{Store: storetest.Open(t, place), Attempts: db, Env: tutor.System()}
				tries(t, s, who, progress)
			}
			got, err := s.Answer(t.Context(), who, l, by("schnapsen"), progress, step.Answer)
			if err != nil || got.Outcome != course.Right || got.Position.Progress != progress+1 {
				t.Fatalf("step %s: %+v, %v", step.ID, got, err)
			}
			again, err := s.Answer(t.Context(), who, l, by("schnapsen"), progress, step.Answer)
			if err != nil || again.Outcome != course.Repeated || again.Position.Progress != progress+1 {
				t.Fatalf("step %s again: %+v, %v", step.ID, again, err)
			}
		}
		end, err := s.At(t.Context(), who, l, by("snapszer"))
		if err != nil || !end.Done || end.Variant != "schnapsen" || end.View.Result.GamePoints != 2 {
			t.Fatalf("at the end: %+v, %v", end, err)
		}
		done, err := db.StepsDone(t.Context(), who)
		if err != nil || len(done) != len(l.Steps) {
			t.Errorf("%d steps noted, %v", len(done), err)
		}
		fresh, err := s.Again(t.Context(), who, l, by("snapszer"), len(l.Steps))
		if err != nil || fresh.Progress != 0 || fresh.Variant != "snapszer" {
			t.Errorf("again: %+v, %v", fresh, err)
		}
		if _, err := s.Again(t.Context(), who, l, by("snapszer"), len(l.Steps)); err != nil {
			t.Errorf("again, sent twice: %v", err)
		}
		if _, err := s.Answer(t.Context(), who, l, by("snapszer"), 0, ""); err != nil {
			t.Fatal(err)
		}
		if pos, err := s.Again(t.Context(), who, l, by("snapszer"), len(l.Steps)); tutor.CodeOf(err) != tutor.Stale || pos.Progress != 1 {
			t.Errorf("again from an old page: %+v, %v", pos, err)
		}
	})
}

// tries makes three wrong tries at the step "strict", where both the rules and the lesson can refuse.
func tries(t *testing.T, s *course.Service, who string, progress int) {
	t.Helper()
	l := course.FirstHand
	if _, err := s.Solve(t.Context(), who, l, by("schnapsen"), progress); !errors.Is(err, tutor.ErrInvalid) && tutor.CodeOf(err) != tutor.Invalid {
		t.Errorf("solution before its time: %v", err)
	}
	cases := []struct {
		try    course.Answer
		reason rules.IllegalReason
	}{{"As", rules.MustFollowSuit}, {"Jh", rules.MustBeat}, {"Td", rules.NotYourCard}}
	for i, c := range cases {
		got, err := s.Answer(t.Context(), who, l, by("schnapsen"), progress, c.try)
		if err != nil || got.Outcome != course.Refused || got.Why.Reason != c.reason || got.Position.Misses != i+1 {
			t.Errorf("%s: %+v, %v", c.try, got, err)
		}
	}
	late, err := s.Answer(t.Context(), who, l, by("schnapsen"), progress-1, "66")
	if tutor.CodeOf(err) != tutor.Stale || late.Position.Progress != progress {
		t.Errorf("another answer to an old step: %+v, %v", late, err)
	}
}

// dying is a store that breaks down before it saves a run, as a program that is killed does.
type dying struct{ tutor.LessonStore }

var errDied = errors.New("died")

func (dying) SaveLessonRun(context.Context, tutor.LessonRun) (tutor.LessonRun, error) {
	return tutor.LessonRun{}, errDied
}

// TestServiceDies lets the program die in the middle of keeping an answer: sent again, it is kept once and whole.
func TestServiceDies(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		db := storetest.Open(t, place)
		s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
		who := storetest.Learner(t, db).ID
		l := course.FirstHand
		if _, err := s.Answer(t.Context(), who, l, by("schnapsen"), 0, ""); err != nil {
			t.Fatal(err)
		}
		broken := &course.Service{Store: dying{db}, Attempts: db, Env: tutor.System()}
		if _, err := broken.Answer(t.Context(), who, l, by("schnapsen"), 1, "Qh"); !errors.Is(err, errDied) {
			t.Fatalf("got %v", err)
		}
		try, err := s.Answer(t.Context(), who, l, by("schnapsen"), 1, "Qh")
		if err != nil || try.Outcome != course.Right {
			t.Fatalf("sent again: %+v, %v", try, err)
		}
		attempts, err := db.Attempts(t.Context(), who, "lesson", 10)
		if err != nil || len(attempts) != 1 || !attempts[0].Right {
			t.Errorf("attempts %v, %v", attempts, err)
		}
		done, err := db.StepsDone(t.Context(), who)
		if err != nil || len(done) != 2 {
			t.Errorf("steps %v, %v", done, err)
		}
	})
}
