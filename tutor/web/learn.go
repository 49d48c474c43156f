package web

import (
	"net/http"
	"net/url"
	"strconv"

	"bummerl/templates"
	"bummerl/tutor/course"
)

// learnIndex lists the chapters, each with how far the learner is.
func (s *Site) learnIndex(v *visit) error {
	page := templates.LearnIndexPage{
		Page:  v.page(templates.SectionLearn, v.p.MetaLearnTitle(), v.p.MetaLearnDescription()),
		Known: templates.Link{Href: v.href("/learn/known"), Label: v.p.KnownTitle()},
	}
	begun := false
	for _, l := range course.Lessons() {
		pos, err := s.Course.At(v.ctx(), v.learner.ID, l, v.variantOf(l))
		if err != nil {
			return err
		}
		chapter := v.chapter(pos)
		page.Chapters = append(page.Chapters, chapter)
		begun = begun || pos.Progress > 0
		if begun && !pos.Done && page.Resume == nil {
			page.Resume = &templates.Link{Href: chapter.Href, Label: v.p.CourseResume(l.Chapter, chapter.Title)}
		}
	}
	return v.show(http.StatusOK, templates.LearnIndex(page))
}

// chapter is an entry of the list.
func (v *visit) chapter(pos course.Position) templates.Chapter {
	l := pos.Lesson
	words := courseWords[l.ID]
	c := templates.Chapter{
		Number: l.Chapter, Title: words.title(v.p), Text: words.text(v.p), Href: v.lessonHref(l, nil),
		Done: pos.Progress, Steps: len(l.Steps),
	}
	if test, ok := l.TestOut(); ok && !pos.Done {
		c.Test = &templates.Link{Href: v.href("/learn/" + test.ID), Label: v.p.CourseTestLink()}
	}
	if l.OneHand {
		return c // Its steps make sense in their order only.
	}
	for number, step := range l.Steps[:pos.Progress] {
		query := url.Values{"done": {strconv.Itoa(number)}}
		c.Looks = append(c.Looks, templates.Link{Href: v.lessonHref(l, query), Label: words.steps[step.ID].title(v.p)})
	}
	return c
}

// openChapter gives the first chapter that is not done; nil if all are.
func (v *visit) openChapter() (*templates.Chapter, error) {
	for _, l := range course.Lessons() {
		pos, err := v.site.Course.At(v.ctx(), v.learner.ID, l, v.variantOf(l))
		if err != nil {
			return nil, err
		}
		if !pos.Done {
			chapter := v.chapter(pos)
			return &chapter, nil
		}
	}
	return nil, nil
}
