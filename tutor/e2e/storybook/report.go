package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

// reportStories tell a fault of a step: the form, why a report is not kept, and the thanks.
func reportStories() []Story {
	return []Story{
		reportStory("step-report", func(narrator, *templates.ReportPage) {}),
		reportStory("step-report-refused", func(n narrator, p *templates.ReportPage) { p.Refused = n.ReportInvalid() }),
		reportStory("step-report-thanks", func(_ narrator, p *templates.ReportPage) { p.Thanks = true }),
	}
}

func reportStory(name string, fill func(narrator, *templates.ReportPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		p := templates.ReportPage{
			Page: n.page("/learn/first/report", templates.SectionLearn, n.ReportTitle()), Chapter: n.CourseChapter8Title(),
			Step: n.FollowClosedTitle(), Back: n.href("/learn/follow"), Form: n.form("/learn/follow/report"),
		}
		fill(n, &p)
		return templates.Report(p)
	})}
}

// reportable gives a step with the way to tell a fault of it, as the site shows each that is not done.
func (n narrator) reportable(s templates.Lesson) templates.Lesson {
	if !s.Done {
		s.Report = n.href("/learn/first/report")
	}
	return s
}
