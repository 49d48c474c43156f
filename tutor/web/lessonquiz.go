package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/course"
)

// quizPath is the way into the closing quiz.
const quizPath = "/learn/" + course.QuizID

// quizPage is the way into the closing quiz: a new one, or the one that was begun.
func (s *Site) quizPage(v *visit) error {
	pos, ok, err := s.Course.LatestQuiz(v.ctx(), v.learner.ID, v.playsBy())
	if err != nil {
		return err
	}
	page := templates.QuizPage{
		Page: v.page(templates.SectionLearn, v.p.QuizTitle(), v.p.QuizAbout()), Form: templates.Form{Action: v.href(quizPath)},
		Text: v.p.QuizText(course.QuizQuestions), Begin: v.p.QuizBegin(),
		Back: templates.Link{Href: v.href("/learn"), Label: v.p.CourseAllChapters()},
	}
	steps := len(pos.Lesson.Steps)
	switch {
	case ok && !pos.Done:
		page.Resume = &templates.Link{Href: v.lessonHref(pos.Lesson, nil), Label: v.p.QuizResume(pos.Progress+1, steps)}
		page.Begin = v.p.QuizFresh()
	case ok:
		page.Last, page.Begin = v.p.QuizLast(steps-pos.Misses, steps), v.p.QuizFresh()
	}
	return v.show(http.StatusOK, templates.Quiz(page))
}

// beginQuiz draws a quiz and leads to its first question.
func (s *Site) beginQuiz(v *visit) error {
	return v.Redirect(http.StatusSeeOther, v.lessonHref(s.Course.NewQuiz(), nil))
}

// finishQuiz shows how a quiz went: what was missed leads to where it can be practised.
func (v *visit) finishQuiz(view *templates.Lesson, pos course.Position) error {
	steps := len(pos.Lesson.Steps)
	view.Heading, view.Text = v.p.QuizDoneTitle(), []locales.Rich{plain(v.p.CourseTestScore(steps-pos.Misses, steps))}
	if pos.Misses == 0 {
		view.Heading = v.p.QuizAllRight()
	}
	missed, err := v.site.Course.Missed(v.ctx(), v.learner.ID, pos.Lesson)
	if err != nil {
		return err
	}
	for _, step := range missed {
		alone, ok := step.Alone()
		if !ok {
			continue
		}
		words := courseWords[step.From]
		view.Missed = append(view.Missed, templates.Link{
			Href: v.lessonHref(alone, nil), Label: v.p.QuizMissedStep(words.title(v.p), words.steps[step.ID].title(v.p)),
		})
	}
	view.Next = []templates.Link{
		{Href: v.href(quizPath), Label: v.p.QuizOnceMore()},
		{Href: v.href("/learn"), Label: v.p.CourseAllChapters()},
	}
	return nil
}

// toQuiz leads to the closing quiz.
func (v *visit) toQuiz() templates.Link {
	return templates.Link{Href: v.href(quizPath), Label: v.p.QuizOffer()}
}
