package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor/course"
)

// learnIndex lists the chapters.
func (s *Site) learnIndex(v *visit) error {
	pos, err := s.Course.At(v.ctx(), v.learner.ID, course.FirstHand, v.variantHere())
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.LearnIndex(templates.LearnIndexPage{
		Page: v.page(templates.SectionLearn, v.p.MetaLearnTitle(), v.p.MetaLearnDescription()),
		Chapters: []templates.Chapter{{
			Number: 1, Title: v.p.CourseChapter1Title(), Text: v.p.CourseChapter1Text(), Href: v.href("/learn/first"),
			Done: pos.Progress, Steps: len(pos.Lesson.Steps),
		}},
	}))
}
