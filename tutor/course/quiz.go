package course

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"
	"strings"

	"bummerl/tutor"
)

// QuizID is the address of the closing quiz, and the Of of each that is drawn; quizPart stands before a seed.
const (
	QuizID   = "quiz"
	quizPart = QuizID + "-"
)

// QuizQuestions is how many questions a quiz has, each of another chapter; fewer only if there are fewer chapters.
const QuizQuestions = 12

// quizSeed is how many bytes a seed has: enough that nobody meets the same questions twice by chance.
const quizSeed = 4

// quizLooked is how many of a learner's last tries in lessons are searched for a quiz to go on with.
const quizLooked = 200

// quiz gives the closing quiz with the seed of its ID: from each of some chapters a step of its test-out, in the order of
// the course. Which they are hangs on the seed alone and on the steps there are, so that a page that is loaded again, or an
// address that is passed on, asks the same.
func quiz(id string) (Lesson, bool) {
	seed, ok := strings.CutPrefix(id, quizPart)
	if raw, err := hex.DecodeString(seed); !ok || err != nil || len(raw) != quizSeed || seed != strings.ToLower(seed) {
		return Lesson{}, false
	}
	// lot is where something comes in the draw: lots of one seed are in no order.
	lot := func(what string) string {
		sum := sha256.Sum256([]byte(seed + " " + what))
		return string(sum[:])
	}
	var drawn []Lesson
	for _, l := range lessons {
		if !l.OneHand {
			drawn = append(drawn, l) // Those of one hand borrow their questions from the others.
		}
	}
	slices.SortFunc(drawn, func(a, b Lesson) int { return cmp.Compare(lot(a.ID), lot(b.ID)) })
	drawn = drawn[:min(QuizQuestions, len(drawn))]
	slices.SortFunc(drawn, func(a, b Lesson) int { return a.Chapter - b.Chapter })
	q := Lesson{ID: id, Of: QuizID}
	for _, l := range drawn {
		own := slices.DeleteFunc(slices.Clone(l.Test), func(id string) bool { return strings.Contains(id, "/") })
		if len(own) == 0 {
			continue
		}
		s, _ := l.step(slices.MinFunc(own, func(a, b string) int { return cmp.Compare(lot(l.ID+"/"+a), lot(l.ID+"/"+b)) }))
		s = s.renamed()
		s.From = l.ID
		q.Steps = append(q.Steps, s)
	}
	return q, true
}

// NewQuiz draws a quiz.
func (s *Service) NewQuiz() Lesson {
	raw := make([]byte, quizSeed)
	s.Env.Random(raw)
	l, _ := quiz(quizPart + hex.EncodeToString(raw)) // A seed of that length is one.
	return l
}

// LatestQuiz gives where a learner stands in the quiz in which he answered last; false if it is long ago, or never was.
func (s *Service) LatestQuiz(ctx context.Context, learner string, by tutor.Rules) (Position, bool, error) {
	if learner == "" {
		return Position{}, false, nil
	}
	tries, err := s.Attempts.Attempts(ctx, learner, tutor.KindLesson, quizLooked)
	if err != nil {
		return Position{}, false, err
	}
	for _, try := range tries {
		id, _, _ := strings.Cut(try.Item, "/")
		if l, ok := quiz(id); ok {
			pos, err := s.At(ctx, learner, l, by)
			return pos, err == nil, err
		}
	}
	return Position{}, false, nil
}

// Missed lists the steps of a quiz that a learner has answered wrongly, in their order.
func (s *Service) Missed(ctx context.Context, learner string, l Lesson) ([]Step, error) {
	run, err := s.Store.LessonRun(ctx, learner, l.ID)
	if errors.Is(err, tutor.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	tries, err := s.Attempts.AttemptsSince(ctx, learner, tutor.KindLesson, run.Created)
	if err != nil {
		return nil, err
	}
	var missed []Step
	for _, step := range l.Steps {
		if slices.ContainsFunc(tries, func(a tutor.Attempt) bool { return a.Item == l.item(step) && !a.Right }) {
			missed = append(missed, step)
		}
	}
	return missed, nil
}

// item names a step of a lesson in the list of tries. Those of a quiz are of many chapters, some of which have the same ID.
func (l Lesson) item(s Step) string {
	if l.Of == QuizID {
		return l.ID + "/" + s.From + "/" + s.ID
	}
	return l.ID + "/" + s.ID
}

// Alone gives a step of a quiz as it is asked again, by itself.
func (s Step) Alone() (Lesson, bool) { return AskedAgain(s.From + "/" + s.ID) }
