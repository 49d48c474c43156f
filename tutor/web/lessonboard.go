package web

import (
	"bummerl/templates"
	"bummerl/tutor/board"
	"bummerl/tutor/course"
)

// lessonBoard leads to the board with what the learner sees of a step's table. There is none where the step asks what the
// board would tell: points to be counted, tricks to be remembered, a question of the quiz, the cards of the pack.
func (v *visit) lessonBoard(pos course.Position) *templates.Link {
	asks := pos.Step.Counting || pos.Step.Watch || pos.Step.Kind == course.Mark || pos.Lesson.Of == course.QuizID
	if asks && !pos.Solved || pos.View.Over {
		return nil
	}
	b := board.OfSeen(pos.View.Form())
	if b.Check() != nil {
		return nil
	}
	return v.toBoard(b, v.href("/learn/"+pos.Lesson.ID))
}
