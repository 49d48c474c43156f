package web

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// The buttons of a lesson that are no answers.
const (
	// goOn answers a step that is only read.
	goOn = "continue"
	// nextStep shows the step to do, after one that was looked at, and after a goal that was missed.
	nextStep = "next"
	hint     = "hint"
	solution = "solution"
	again    = "again"
)

// answerLesson takes a try, or a button of the lesson.
func (s *Site) answerLesson(v *visit) error {
	l, err := v.findLesson()
	if err != nil {
		return err
	}
	step, err := v.number("step")
	if err != nil {
		return err
	}
	by := v.rulesOf(l)
	switch v.field("action") {
	case again:
		if l.Of == course.QuizID {
			return s.beginQuiz(v) // Another time it asks something else.
		}
		pos, err := s.Course.Again(v.ctx(), v.learner.ID, l, by, step)
		if err != nil {
			return v.tried(course.Try{Position: pos}, false, err)
		}
		return v.moved(pos, false, nil)
	case nextStep:
		pos, err := s.Course.At(v.ctx(), v.learner.ID, l, by)
		if err != nil {
			return err
		}
		return v.moved(pos, false, nil)
	case turnDownAction, lookAction:
		pos, err := s.Course.At(v.ctx(), v.learner.ID, l, by)
		if err != nil {
			return err
		}
		query := url.Values{}
		if v.hasSeen(pos) {
			query.Set(seenField, strconv.Itoa(pos.Number))
		}
		return v.moved(pos, false, query)
	case hint:
		if _, err := s.Course.Hint(v.ctx(), v.learner.ID, l, by, step); err != nil {
			return err
		}
		pos, err := v.lessonAt(l, by)
		if err != nil {
			return err
		}
		return v.lessonPage(http.StatusOK, pos, v.hint(pos))
	case solution:
		service, err := v.course()
		if err != nil {
			return err
		}
		try, err := service.Solve(v.ctx(), v.learner.ID, l, by, step)
		return v.tried(try, true, err)
	}
	answer, err := v.answerTo(l, step)
	if errors.Is(err, errNoNumber) {
		return v.noTry(l, by, v.p.NumberFault(err))
	}
	if errors.Is(err, errNoneMarked) {
		return v.noTry(l, by, v.p.CourseNoneMarked())
	}
	if err != nil {
		return err
	}
	service, err := v.course()
	if err != nil {
		return err
	}
	try, err := service.Answer(v.ctx(), v.learner.ID, l, by, step, answer)
	return v.tried(try, false, err)
}

// lessonAt gives where the learner stands, the line of the form played.
func (v *visit) lessonAt(l course.Lesson, by tutor.Rules) (course.Position, error) {
	pos, err := v.site.Course.At(v.ctx(), v.learner.ID, l, by)
	if err != nil {
		return pos, err
	}
	if line := v.field("line"); line != "" {
		if along, err := pos.At(course.Answer(line)); err == nil {
			return along, nil
		}
	}
	return pos, nil
}

// What was sent is no try, and none is counted: what was typed is no number, or no card was marked, which no step asks.
var (
	errNoNumber   = errors.New("not a number")
	errNoneMarked = errors.New("no card is marked")
)

// longNumber is more than any number of a lesson is written with, in words too.
const longNumber = 40

// answerTo reads the answer to a step as its kind is answered.
func (v *visit) answerTo(l course.Lesson, step int) (course.Answer, error) {
	kind := course.Do
	if step >= 0 && step < len(l.Steps) {
		kind = l.Steps[step].Kind
	}
	text := v.field("action")
	switch {
	case text == goOn:
		return "", nil
	case kind == course.PickLegal, kind == course.Mark:
		return v.marked()
	case kind == course.Number:
		return v.typed()
	case kind == course.Choose && len(text) <= longAction:
		return course.Answer(text), nil
	}
	a, err := v.action()
	if err != nil {
		return "", err
	}
	if kind == course.PlayOut {
		return course.Answer(v.field("line")).Then(a), nil
	}
	return course.Line(a), nil
}

// marked reads the cards that were ticked.
func (v *visit) marked() (course.Answer, error) {
	var set rules.CardSet
	for _, text := range v.Request().PostForm["card"] {
		if len(text) > longAction {
			return "", tutor.Fail(tutor.Invalid, "field card is far too long", nil)
		}
		c, err := rules.ParseCard(text)
		if err != nil {
			return "", tutor.Fail(tutor.Invalid, "field card", err)
		}
		set |= c.Set()
	}
	if set == 0 {
		return "", errNoneMarked
	}
	return course.Cards(set), nil
}

// typed reads the number that was typed, in digits or in words.
func (v *visit) typed() (course.Answer, error) {
	text := strings.TrimSpace(v.field("number"))
	if len(text) > longNumber {
		return "", tutor.Fail(tutor.Invalid, "field number is far too long", nil)
	}
	n, err := locales.ParseNumber(v.lang, text)
	if err != nil {
		return "", fmt.Errorf("%w: %w", errNoNumber, err)
	}
	return course.Typed(n), nil
}

// noTry says why what was sent is no try; the learner stands where he stood.
func (v *visit) noTry(l course.Lesson, by tutor.Rules, why string) error {
	pos, fail := v.site.Course.At(v.ctx(), v.learner.ID, l, by)
	if fail != nil {
		return fail
	}
	return v.lessonPage(http.StatusUnprocessableEntity, pos, &templates.Feedback{
		Mood: templates.Neutral, Text: []locales.Rich{plain(why)},
	})
}
