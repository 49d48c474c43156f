package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor/course"
)

// learnIndex lists the chapters, each with how far the learner is.
func (s *Site) learnIndex(v *visit) error {
	page := templates.LearnIndexPage{Page: v.page(templates.SectionLearn, v.p.MetaLearnTitle(), v.p.MetaLearnDescription())}
	for _, l := range course.Lessons() {
		pos, err := s.Course.At(v.ctx(), v.learner.ID, l, v.variantOf(l))
		if err != nil {
			return err
		}
		words := courseWords[l.ID]
		page.Chapters = append(page.Chapters, templates.Chapter{
			Number: l.Chapter, Title: words.title(v.p), Text: words.text(v.p), Href: v.lessonHref(l, nil),
			Done: pos.Progress, Steps: len(l.Steps),
		})
	}
	return v.show(http.StatusOK, templates.LearnIndex(page))
}
