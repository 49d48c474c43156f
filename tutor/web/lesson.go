package web

import (
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

// findLesson gives the lesson of the address.
func (v *visit) findLesson() (course.Lesson, error) {
	l, ok := course.Find(v.Param("id"))
	if !ok {
		return l, tutor.Fail(tutor.NotFound, "a lesson", nil)
	}
	return l, nil
}

// rulesOf are those that a lesson is played by: the learner's own, or for the first hand those of the language.
func (v *visit) rulesOf(l course.Lesson) tutor.Rules {
	if l.OneHand {
		return v.firstRules()
	}
	return v.playsBy()
}

// lesson shows where the learner is in a lesson. The address may say more: "line" what has been played of a step to
// play out, "done" and "answer" a step that is looked at once more. What it says is believed only if it can be so.
func (s *Site) lesson(v *visit) error {
	l, err := v.findLesson()
	if err != nil {
		return err
	}
	query := v.QueryParams()
	if done, err := strconv.Atoi(query.Get("done")); err == nil {
		answer := course.Answer(query.Get("answer"))
		pos, err := s.Course.Look(v.ctx(), v.learner.ID, l, v.rulesOf(l), done, answer)
		if err == nil {
			f, err := v.said(pos, answer, query.Has("shown"))
			if err != nil {
				return err
			}
			return v.lessonPage(http.StatusOK, pos, f)
		}
		if tutor.CodeOf(err) != tutor.NotFound {
			return err
		}
	}
	pos, err := s.Course.At(v.ctx(), v.learner.ID, l, v.rulesOf(l))
	if err != nil {
		return err
	}
	if line := query.Get("line"); line != "" {
		if along, err := pos.At(course.Answer(line)); err == nil {
			pos = along
		}
	}
	return v.lessonPage(http.StatusOK, pos, nil)
}

// lessonHref is the address of a lesson, with more said behind it.
func (v *visit) lessonHref(l course.Lesson, query url.Values) string {
	address := v.href("/learn/" + l.ID)
	if len(query) > 0 {
		address += "?" + query.Encode()
	}
	return address
}

// lessonPage shows the lesson: the page, or to htmx the region.
func (v *visit) lessonPage(status int, pos course.Position, f *templates.Feedback) error {
	chapter, about := v.lessonTitle(pos.Lesson), v.lessonAbout(pos.Lesson)
	view, err := v.lessonView(pos, f)
	if err != nil {
		return err
	}
	if v.fromHTMX() {
		return v.show(status, templates.LessonFragment(v.look(), chapter, view))
	}
	query := v.QueryParams()
	if query.Has("right") && f == nil && status == http.StatusOK {
		view.Praise = v.p.CourseRight()
	}
	page := v.page(templates.SectionLearn, chapter, about)
	page.Preview = v.pagePreview("/learn/" + pos.Lesson.ID)
	if query.Has("right") {
		page.Query = ""
	}
	return v.show(status, templates.LessonTable(templates.LessonPage{Page: page, Chapter: chapter, Lesson: view}))
}

// lessonTitle names the chapter, its test-out, the quiz, or what is asked again of it.
func (v *visit) lessonTitle(l course.Lesson) string {
	if l.Of == course.QuizID {
		return v.p.QuizTitle()
	}
	title := courseWords[l.Topic()].title(v.p)
	switch {
	case l.Of != "":
		return v.p.CourseTestTitle(title)
	case l.Again != "" && v.setBar() == nil:
		return v.p.DeckAgainTitle(title)
	}
	return title
}

// lessonAbout says in one sentence what the chapter of a lesson is about, or the quiz.
func (v *visit) lessonAbout(l course.Lesson) string {
	if l.Of == course.QuizID {
		return v.p.QuizAbout()
	}
	return courseWords[l.Topic()].text(v.p)
}

// praise says what there is to say of the right answer: the learner's own, or the one that was shown.
func (v *visit) praise(pos course.Position, shown bool) (*templates.Feedback, error) {
	f := &templates.Feedback{Mood: templates.Right, Title: v.p.CourseRight()}
	if shown {
		f.Mood, f.Title = templates.Neutral, v.p.CourseSolution()
		if named := v.answerNamed(pos); named != "" {
			f.Title += ": " + named
		}
	}
	if done := wordsOf(pos).done; done != nil {
		f.Text = []locales.Rich{done(v.p, pos.View)}
	}
	odds, err := v.oddsAfter(pos)
	if err != nil {
		return nil, err
	}
	if odds != nil {
		f.Text = append(f.Text, odds)
	}
	if own := v.ownRules(pos); own != nil {
		f.Text = append(f.Text, own)
	}
	return f, nil
}

// answerNamed names the answer to a step as its buttons and cards are named. "" for a number: the words that follow tell it.
func (v *visit) answerNamed(pos course.Position) string {
	switch pos.Step.Kind {
	case course.Read, course.Number:
		return ""
	case course.Choose:
		if choice, ok := wordsOf(pos).choices[pos.Answer.String()]; ok {
			return choice(v.p)
		}
		return ""
	}
	var names []string
	for _, text := range strings.FieldsFunc(pos.Answer.String(), func(r rune) bool { return r == ' ' || r == '-' }) {
		if a, err := rules.ParseAction(text); err == nil {
			names = append(names, v.p.Action(a, pos.View.Trump).String())
		}
	}
	return strings.Join(names, ", ")
}
