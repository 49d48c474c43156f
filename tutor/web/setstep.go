package web

import (
	"bummerl/templates"
	"bummerl/tutor/course"
)

// inSet fits a step that stands alone into the set that it was opened from: what its chapter says before it is said here
// too, and the way on is back to the set.
func (v *visit) inSet(view *templates.Lesson, pos course.Position) {
	if pos.Lesson.Again == "" {
		return
	}
	back := v.setBar()
	switch {
	case back == nil:
	case view.Done:
		view.Next = []templates.Link{*back}
	case pos.Lesson.Bare() && !pos.Step.Watch && pos.Answer == "" && len(view.Text) == 0:
		for _, sentence := range wordsOf(pos).text {
			view.Text = append(view.Text, sentence(v.p, pos.View))
		}
	}
}
