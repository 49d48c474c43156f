package web

import (
	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/course"
)

// finishTest shows how a test-out went, and where to go on: with the next chapter, or with this one.
func (v *visit) finishTest(view *templates.Lesson, pos course.Position) {
	steps := len(pos.Lesson.Steps)
	view.Heading, view.Text = v.p.CourseTestFailed(), []locales.Rich{plain(v.p.CourseTestScore(steps-pos.Misses, steps))}
	chapter := templates.Link{Href: v.href("/learn/" + pos.Lesson.Of), Label: v.p.CourseTestChapter()}
	if course.Passed(pos.Misses) {
		view.Heading = v.p.CourseTestPassed()
		if next, ok := v.nextChapter(pos.Lesson); ok {
			view.Next = append(view.Next, next)
		}
		view.Next = append(view.Next, templates.Link{Href: v.href("/learn"), Label: v.p.CourseAllChapters()})
	} else {
		view.Next = append(view.Next, chapter)
	}
	view.Help = append(view.Help, templates.Button{Action: again, Label: locales.Plain(v.p.CourseTestAgain())})
}

// nextChapter links to the chapter after that of a lesson; the last has none.
func (v *visit) nextChapter(l course.Lesson) (templates.Link, bool) {
	for _, next := range course.Lessons() {
		if next.Chapter > l.Chapter {
			title := courseWords[next.ID].title(v.p)
			return templates.Link{Href: v.href("/learn/" + next.ID), Label: v.p.CourseNextChapter(next.Chapter, title)}, true
		}
	}
	return templates.Link{}, false
}
