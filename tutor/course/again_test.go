package course_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/store/storetest"
)

// told is a deck that writes down what it is told.
type told struct {
	tutor.AttemptStore
	list []string
}

func (d *told) Tried(context.Context, string, string, string, tutor.Grade, time.Time) error {
	return nil
}

func (d *told) Keep(ctx context.Context, a tutor.Attempt, item string, g tutor.Grade) error {
	d.list = append(d.list, item+" "+g.String())
	return d.AddAttempt(ctx, a)
}

func (d *told) take() []string {
	list := d.list
	d.list = nil
	return list
}

func TestAskedAgain(t *testing.T) {
	asked := 0
	for _, chapter := range course.Lessons() {
		for _, step := range chapter.Steps {
			l, ok := course.AskedAgain(chapter.ID + "/" + step.ID)
			if want := !chapter.OneHand && step.Kind != course.Read; ok != want {
				t.Errorf("%s/%s is asked again: %t", chapter.ID, step.ID, ok)
			}
			if !ok {
				continue
			}
			asked++
			found, ok := course.Find(l.ID)
			if !ok || found.ID != l.ID || found.Topic() != chapter.ID || len(found.Steps) != 1 || found.Steps[0].ID != step.ID {
				t.Errorf("%s is found as %+v", l.ID, found)
			}
			if l.Bare() != slices.Contains(chapter.Test, step.ID) {
				t.Errorf("%s stands without its sentences: %t", l.ID, l.Bare())
			}
		}
	}
	if asked < 40 {
		t.Errorf("%d steps can be asked again", asked)
	}
	for _, item := range []string{"", "follow", "follow/", "follow/none", "none/closed", "follow/closed/closed", "marriage/follow/closed"} {
		if l, ok := course.AskedAgain(item); ok {
			t.Errorf("%q is asked again as %s", item, l.ID)
		}
	}
	if _, ok := course.Find("follow-again-none"); ok {
		t.Error("a step that is none is found")
	}
}

// TestServiceDeck: what the deck is told of tries in a chapter, in its test-out, and at the step alone.
func TestServiceDeck(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		db := storetest.Open(t, place)
		deck := &told{AttemptStore: db}
		s := &course.Service{Store: db, Attempts: db, Deck: deck, Env: tutor.System()}
		who, ctx := storetest.Learner(t, db).ID, t.Context()
		answer := func(l course.Lesson, progress int, a course.Answer) {
			t.Helper()
			if _, err := s.Answer(ctx, who, l, by("schnapsen"), progress, a); err != nil {
				t.Fatal(err)
			}
		}
		expect := func(what string, want ...string) {
			t.Helper()
			if got := deck.take(); !slices.Equal(got, want) {
				t.Errorf("%s: the deck is told %v, want %v", what, got, want)
			}
		}
		l := course.Following
		first := slices.IndexFunc(l.Steps, func(s course.Step) bool { return s.Kind != course.Read && s.Kind != course.PlayOut })
		for i, step := range l.Steps[:first] {
			answer(l, i, step.Answer)
		}
		step := l.Steps[first]
		item := l.ID + "/" + step.ID
		expect("steps that are read")
		answer(l, first, step.Wrong)
		answer(l, first, step.Answer)
		expect("a chapter", item+" again", item+" hard")

		alone, ok := course.AskedAgain(item)
		if !ok {
			t.Fatalf("%s is not asked again", item)
		}
		answer(alone, 0, step.Answer)
		expect("alone", item+" good")
		if err := s.Afresh(ctx, who, alone, by("schnapsen")); err != nil {
			t.Fatal(err)
		}
		pos, err := s.Hint(ctx, who, alone, by("schnapsen"), 0)
		if err != nil || pos.Misses != 1 {
			t.Fatalf("after a hint: %d misses, %v", pos.Misses, err)
		}
		if pos, err = s.Hint(ctx, who, alone, by("schnapsen"), 0); err != nil || pos.Misses != 1 {
			t.Errorf("after the same hint: %d misses, %v", pos.Misses, err)
		}
		answer(alone, 0, step.Answer)
		expect("after a hint", item+" hard")
		if err := s.Afresh(ctx, who, alone, by("schnapsen")); err != nil {
			t.Fatal(err)
		}
		if pos, err = s.At(ctx, who, alone, by("schnapsen")); err != nil || pos.Progress != 0 || pos.Misses != 0 {
			t.Errorf("begun afresh: %+v, %v", pos, err)
		}
		for range course.SolutionAfter {
			answer(alone, 0, step.Wrong)
		}
		if _, err := s.Solve(ctx, who, alone, by("schnapsen"), 0); err != nil {
			t.Fatal(err)
		}
		expect("shown", item+" again", item+" again", item+" again", item+" again")

		test, _ := l.TestOut()
		answer(test, 0, test.Steps[0].Wrong)
		answer(test, 1, test.Steps[1].Answer)
		expect("a test-out", cardOf(l, test.Steps[0])+" again", cardOf(l, test.Steps[1])+" good")
		done, err := db.StepsDone(ctx, who)
		if err != nil || len(done) != first+1 {
			t.Errorf("%d steps are done, %v: asking again does none", len(done), err)
		}
		if pos, err = s.At(ctx, who, l, by("schnapsen")); err != nil || pos.Progress != first+1 {
			t.Errorf("the chapter stands at %d, %v", pos.Progress, err)
		}
		answer(course.FirstHand, 0, course.FirstHand.Steps[0].Answer)
		expect("the first hand")
	})
}

// cardOf is where a step of a chapter's test-out comes from.
func cardOf(l course.Lesson, s course.Step) string {
	if s.From != "" {
		return s.From + "/" + s.ID
	}
	return l.ID + "/" + s.ID
}
