package store_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

func TestAttempts(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me, other := storetest.Learner(t, s), storetest.Learner(t, s)
		at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
		first := tutor.Attempt{ID: "1", Learner: me.ID, Kind: "puzzle", Item: "7", Answer: "Ah", Seconds: 12, ItemSeconds: 40, At: at}
		second := tutor.Attempt{ID: "2", Learner: me.ID, Kind: "puzzle", Item: "7", Answer: "Kh", Right: true, At: at.Add(time.Minute)}
		for _, a := range []tutor.Attempt{
			first, second, second,
			{ID: "3", Learner: me.ID, Kind: "puzzle", Item: "8", Answer: "c", At: at},
			{ID: "4", Learner: me.ID, Kind: "count", Item: "7", Right: true, At: at},
			{ID: "5", Learner: other.ID, Kind: "puzzle", Item: "7", Right: true, At: at},
			{ID: "6", Learner: me.ID, Kind: "puzzle", Item: "9", Answer: "no", Right: true, At: at},
			{ID: "7", Learner: me.ID, Kind: "puzzle", Item: "9", Answer: "c", At: at.Add(time.Hour)},
		} {
			if err := s.AddAttempt(ctx, a); err != nil {
				t.Fatal(err)
			}
		}
		tallies, err := s.Tallies(ctx, me.ID, "puzzle")
		want := []tutor.Tally{{Item: "7", Tries: 2, Right: 1, Last: second.At}, {Item: "8", Tries: 1, Last: at},
			{Item: "9", Tries: 2, Right: 1, First: true, Last: at.Add(time.Hour)}}
		if err != nil || !reflect.DeepEqual(tallies, want) {
			t.Errorf("tallies %v, %v, want %v", tallies, err, want)
		}
		list, err := s.Attempts(ctx, me.ID, "puzzle", 5)
		if len(list) == 5 {
			list = list[1:3]
		}
		if want := []tutor.Attempt{second, first}; err != nil || !reflect.DeepEqual(list, want) {
			t.Errorf("attempts %v, %v, want %v", list, err, want)
		}
		list, err = s.AttemptsSince(ctx, me.ID, "puzzle", second.At)
		late := tutor.Attempt{ID: "7", Learner: me.ID, Kind: "puzzle", Item: "9", Answer: "c", At: at.Add(time.Hour)}
		if want := []tutor.Attempt{second, late}; err != nil || !reflect.DeepEqual(list, want) {
			t.Errorf("attempts since %s: %v, %v, want %v", second.At, list, err, want)
		}
		if got, err := s.Attempt(ctx, me.ID, "2"); err != nil || got != second {
			t.Errorf("attempt 2: %v, %v, want %v", got, err, second)
		}
		for _, id := range []string{"5", "8", "2\x00"} { // another learner's, none, and what no ID can be
			if got, err := s.Attempt(ctx, me.ID, id); !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("attempt %q: %v, %v", id, got, err)
			}
		}
	})
}

// TestItemSeconds: the latest known times of whole items of a span, its beginning within and its end not; the times of single
// questions are no matter.
func TestItemSeconds(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me, other := storetest.Learner(t, s), storetest.Learner(t, s)
		at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
		for minute, seconds := range []int{1, 2, 0, 4, 5, 6} {
			for _, a := range []tutor.Attempt{
				{Learner: me.ID, Kind: "count", Seconds: 3, ItemSeconds: seconds}, {Learner: me.ID, Kind: "puzzle", ItemSeconds: 70},
				{Learner: other.ID, Kind: "count", ItemSeconds: 80},
			} {
				a.ID, a.At = fmt.Sprint(a.Learner, a.Kind, minute), at.Add(time.Duration(minute)*time.Minute)
				if err := s.AddAttempt(ctx, a); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, test := range []struct {
			limit int
			want  []int
		}{{9, []int{5, 4, 2}}, {2, []int{5, 4}}} {
			got, err := s.ItemSeconds(ctx, me.ID, "count", at.Add(time.Minute), at.Add(5*time.Minute), test.limit)
			if err != nil || !slices.Equal(got, test.want) {
				t.Errorf("at most %d: %v, %v, want %v", test.limit, got, err, test.want)
			}
		}
	})
}

func TestDrills(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me, other := storetest.Learner(t, s), storetest.Learner(t, s)
		env := tutor.System()
		want := tutor.Drill{
			ID: "d", Learner: me.ID, Kind: "running", Seed: env.NewSeed(), Variant: "sharp", Options: options(t, "sharp"),
			Setting: `{"level":1}`, Answers: []tutor.DrillAnswer{}, Version: 1, Created: env.Time(), Updated: env.Time(),
		}
		if err := s.AddDrill(ctx, want); err != nil {
			t.Fatal(err)
		}
		got, err := s.LatestDrill(ctx, me.ID, "running")
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
		second := want
		second.ID = "e"
		if err := s.AddDrill(ctx, second); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("a second one without an answer: %v, want stale", err)
		}
		if got, err = s.UnansweredDrill(ctx, me.ID, "running"); err != nil || got.ID != "d" {
			t.Errorf("without an answer is %s, %v, want d", got.ID, err)
		}
		want.Answers = append(want.Answers, tutor.DrillAnswer{Given: "13", Seconds: 4})
		want.Setting = `{"level":2}`
		if err := s.SaveDrill(ctx, want); err != nil {
			t.Fatal(err)
		}
		if err := s.SaveDrill(ctx, want); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("saving on a version that has passed: %v, want stale", err)
		}
		want.Version = 2
		if got, err = s.Drill(ctx, me.ID, "d"); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
		if list, err := s.Drills(ctx, me.ID, "running", 2); err != nil || len(list) != 1 || !reflect.DeepEqual(list[0], want) {
			t.Errorf("the list is %v, %v, want %v alone", list, err, want)
		}
		if list, err := s.Drills(ctx, other.ID, "running", 2); err != nil || len(list) != 0 {
			t.Errorf("another learner's drills are %v, %v", list, err)
		}
		if _, err := s.Drill(ctx, other.ID, "d"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("another learner's drill: %v, want not found", err)
		}
		if _, err := s.UnansweredDrill(ctx, me.ID, "running"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("without an answer: %v, want not found", err)
		}
		if err := s.AddDrill(ctx, second); err != nil {
			t.Errorf("one after that which has an answer: %v", err)
		}
		for _, drop := range []struct {
			learner, id string
			left        bool
		}{{me.ID, "d", true}, {other.ID, "e", true}, {me.ID, "e", false}} {
			if err := s.DropUnanswered(ctx, drop.learner, drop.id); err != nil {
				t.Error(err)
			}
			if _, err := s.Drill(ctx, me.ID, drop.id); (err == nil) != drop.left {
				t.Errorf("%s after it was to be dropped: %v", drop.id, err)
			}
		}
	})
}

func TestLessons(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		if _, err := s.LessonRun(ctx, me.ID, "first"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a lesson not begun: %v, want not found", err)
		}
		env := tutor.System()
		begin := tutor.LessonRun{
			Learner: me.ID, Lesson: "first", Variant: "online", Options: options(t, "online"),
			Created: env.Time(), Updated: env.Time(),
		}
		run, err := s.SaveLessonRun(ctx, begin)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.SaveLessonRun(ctx, begin); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("beginning twice: %v, want stale", err)
		}
		old := run
		run.Progress, run.Misses, run.Done = 3, 1, true
		if run, err = s.SaveLessonRun(ctx, run); err != nil {
			t.Fatal(err)
		}
		if _, err := s.SaveLessonRun(ctx, old); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("saving on a version that has passed: %v, want stale", err)
		}
		if got, err := s.LessonRun(ctx, me.ID, "first"); err != nil || got != run || got.Version != 2 {
			t.Errorf("got %v, %v, want %v", got, err, run)
		}
		step := tutor.StepDone{Learner: me.ID, Lesson: "first", Step: "trump", At: env.Time()}
		for range 2 {
			if err := s.MarkStep(ctx, step); err != nil {
				t.Fatal(err)
			}
		}
		steps, err := s.StepsDone(ctx, me.ID)
		if want := []tutor.StepDone{step}; err != nil || !reflect.DeepEqual(steps, want) {
			t.Errorf("steps %v, %v, want %v", steps, err, want)
		}
	})
}
