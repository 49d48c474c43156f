package web

import (
	"net/http"
	"net/url"
	"strconv"

	"bummerl/templates"
	"bummerl/tutor/course"
)

// learnIndex lists the chapters part by part, each with how far the learner is.
func (s *Site) learnIndex(v *visit) error {
	page := templates.LearnIndexPage{
		Page:  v.page(templates.SectionLearn, v.p.MetaLearnTitle(), v.p.MetaLearnDescription()),
		Known: templates.Link{Href: v.href("/learn/known"), Label: v.p.KnownTitle()},
	}
	chapters, err := v.chapters()
	if err != nil {
		return err
	}
	if page.Deck, err = v.deckDoor(); err != nil {
		return err
	}
	for i, l := range course.Lessons() {
		if chapters[i].Looks, err = v.looks(l); err != nil {
			return err
		}
	}
	page.Parts, page.Quiz = v.inParts(chapters), v.toQuiz()
	for _, c := range chapters {
		if c.Done > 0 {
			if next := openChapter(chapters); next != nil {
				page.Resume = &templates.Link{Href: next.Href, Label: v.p.CourseResume(next.Number, next.Title)}
			} else {
				page.Resume = &page.Quiz
			}
			break
		}
	}
	return v.show(http.StatusOK, templates.LearnIndex(page))
}

// chapters are the entries of the list in the order of the lessons, each with how far the learner is.
func (v *visit) chapters() ([]templates.Chapter, error) {
	done, err := v.site.Course.Done(v.ctx(), v.learner.ID)
	if err != nil {
		return nil, err
	}
	var list []templates.Chapter
	for _, l := range course.Lessons() {
		words := courseWords[l.ID]
		c := templates.Chapter{
			Number: l.Chapter, Title: words.title(v.p), Text: words.text(v.p), Href: v.lessonHref(l, nil),
			Done: done[l.ID], Steps: len(l.Steps),
		}
		if test, ok := l.TestID(); ok && c.Done < c.Steps {
			c.Test = &templates.Link{Href: v.href("/learn/" + test), Label: v.p.CourseTestLink()}
		}
		list = append(list, c)
	}
	return list, nil
}

// looks are links to the steps behind which the learner stands in a chapter. Those of one hand make sense in it only.
func (v *visit) looks(l course.Lesson) ([]templates.Link, error) {
	if l.OneHand {
		return nil, nil
	}
	pos, err := v.site.Course.At(v.ctx(), v.learner.ID, l, v.rulesOf(l))
	if err != nil {
		return nil, err
	}
	var list []templates.Link
	for number, step := range l.Steps[:pos.Progress] {
		query := url.Values{"done": {strconv.Itoa(number)}}
		list = append(list, templates.Link{Href: v.lessonHref(l, query), Label: courseWords[l.ID].steps[step.ID].title(v.p)})
	}
	return list, nil
}

// openChapter gives the first chapter that is not done; nil if all are.
func openChapter(chapters []templates.Chapter) *templates.Chapter {
	for _, c := range chapters {
		if c.Done < c.Steps {
			return &c
		}
	}
	return nil
}
