package web

import (
	"cmp"
	"net/http"
	"net/url"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// lessonReportHref is where a fault of a step is reported, with what has been tried there.
func (v *visit) lessonReportHref(pos course.Position) string {
	return v.reportAddress(pos.Lesson, pos.Step, pos.Answer.String())
}

func (v *visit) reportAddress(l course.Lesson, step course.Step, answer string) string {
	query := url.Values{"step": {reportedStep(l, step)}}
	if answer != "" {
		query.Set("answer", answer)
	}
	return v.href("/learn/"+l.ID+"/report") + "?" + query.Encode()
}

// reportedStep names a step in reports: by the chapter that it belongs to, wherever it was met.
func reportedStep(l course.Lesson, step course.Step) string {
	return cmp.Or(step.From, l.Topic()) + "/" + step.ID
}

// stepToReport gives the lesson of the address and the step that is named.
func (v *visit) stepToReport(name string) (course.Lesson, course.Step, error) {
	l, err := v.findLesson()
	if err != nil {
		return l, course.Step{}, err
	}
	for _, step := range l.Steps {
		if reportedStep(l, step) == name {
			return l, step, nil
		}
	}
	return l, course.Step{}, tutor.Fail(tutor.NotFound, "a step to report", nil)
}

// lessonReport asks what is wrong with a step.
func (s *Site) lessonReport(v *visit) error {
	l, step, err := v.stepToReport(v.QueryParam("step"))
	if err != nil {
		return err
	}
	return v.showLessonReport(http.StatusOK, l, step, templates.ReportPage{
		Thanks: v.QueryParam(reported) == "yes", Form: answered(v.QueryParam("answer")),
	})
}

// reportLesson keeps what was found wrong with a step.
func (s *Site) reportLesson(v *visit) error {
	l, step, err := v.stepToReport(v.field("step"))
	if err != nil {
		return err
	}
	answer, words := v.field("answer"), asTyped(v.field("words"))
	if len(answer) > tutor.MostLine {
		return tutor.Fail(tutor.Invalid, "an answer to report", nil)
	}
	refused, err := v.keepReport(tutor.KindLesson, reportedStep(l, step), answer, words)
	if err != nil {
		return err
	}
	if refused != nil {
		return v.showLessonReport(refused.status, l, step, templates.ReportPage{
			Words: words, Refused: refused.why, Form: answered(answer),
		})
	}
	return v.Redirect(http.StatusSeeOther, v.reportAddress(l, step, "")+"&"+reported+"=yes#"+templates.ReportThanks)
}

// answered is a form that sends what has been tried along.
func answered(answer string) templates.Form {
	return templates.Form{Fields: []templates.Field{{Name: "answer", Value: answer}}}
}

// showLessonReport shows the form, filled as page has it.
func (v *visit) showLessonReport(status int, l course.Lesson, step course.Step, page templates.ReportPage) error {
	v.noIndex()
	page.Page = v.page(templates.SectionLearn, v.p.ReportTitle(), "")
	page.Chapter, page.Back = v.lessonTitle(l), v.lessonHref(l, nil)
	page.Step = wordsOf(course.Position{Lesson: l, Step: step}).title(v.p)
	page.Form.Action = v.href("/learn/" + l.ID + "/report")
	page.Form.Fields = append(page.Form.Fields, templates.Field{Name: "step", Value: reportedStep(l, step)})
	return v.show(status, templates.Report(page))
}
