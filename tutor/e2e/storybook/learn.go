package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func learnStories() []Story {
	chapter := func(done int) Story {
		return Story{Name: "learn", Page: tell(func(n narrator) templ.Component {
			page := templates.LearnIndexPage{
				Page:  n.page("/learn", templates.SectionLearn, n.MetaLearnTitle()),
				Known: n.link("/learn/known", n.KnownTitle()),
				Quiz:  n.link("/learn/quiz", n.QuizOffer()),
			}
			chapters := []templates.Chapter{
				{Number: 1, Title: n.CourseChapter1Title(), Text: n.CourseChapter1Text(), Href: n.href("/learn/first"), Done: done, Steps: 12},
				{Number: 8, Title: n.CourseChapter8Title(), Text: n.CourseChapter8Text(), Href: n.href("/learn/follow"), Done: done / 4, Steps: 8},
				{Number: 11, Title: n.WorthTitle(), Text: n.WorthText(), Href: n.href("/learn/worth"), Steps: 7},
				{Number: 16, Title: n.TablesTitle(), Text: n.TablesText(), Href: n.href("/learn/tables"), Steps: 12},
			}
			follow := &chapters[1]
			test := n.link("/learn/follow-test", n.CourseTestLink())
			follow.Test = &test
			for i, title := range []string{n.FollowBeginTitle(), n.FollowOpenTitle(), n.FollowClosedTitle()}[:done/4] {
				follow.Looks = append(follow.Looks, n.link("/learn/follow?done="+string(rune('0'+i)), title))
			}
			if done > 0 {
				resume := n.link("/learn/follow", n.CourseResume(8, n.CourseChapter8Title()))
				page.Resume = &resume
			}
			page.Parts = []templates.Part{
				{ID: "basics", Title: n.PartsBasics(), Chapters: chapters[:1]},
				{ID: "hand", Title: n.PartsHand(), Chapters: chapters[1:3]},
				{ID: "craft", Title: n.PartsCraft(), Chapters: chapters[3:]},
			}
			return templates.LearnIndex(page)
		})}
	}
	begun, done := chapter(5), chapter(12)
	begun.Name, done.Name = "learn-begun", "learn-done"
	return []Story{
		chapter(0), begun, done,
		{Name: "learn-known", Page: tell(narrator.known)},
		lessonStory("lesson-read", narrator.readStep),
		lessonStory("lesson", narrator.step),
		lessonStory("lesson-praised", func(n narrator) templates.Lesson {
			s := n.step()
			s.Praise = n.CourseRight()
			return s
		}),
		lessonStory("lesson-refused", func(n narrator) templates.Lesson {
			s := n.strictStep()
			s.Feedback = &templates.Feedback{
				Mood: templates.Wrong, Title: n.CourseNotAllowed(),
				Text: []locales.Rich{n.Illegal(&rules.IllegalError{Reason: rules.MustFollowSuit, Card: card("Qh")})},
			}
			return s
		}),
		lessonStory("lesson-sure", func(n narrator) templates.Lesson {
			s := n.strictStep()
			s.Feedback = &templates.Feedback{Mood: templates.Right, Title: n.CourseRight(), Sure: "252 / 252", Text: []locales.Rich{n.FirstTrumpHint()}}
			return s
		}),
		lessonStory("lesson-not-that", func(n narrator) templates.Lesson {
			s := n.step()
			s.Feedback = &templates.Feedback{Mood: templates.Slip, Title: n.CourseNotNow(), Text: []locales.Rich{n.FirstTrumpNot(card("Ts"))}}
			return s
		}),
		lessonStory("lesson-hint", func(n narrator) templates.Lesson {
			s := n.step()
			s.Feedback = &templates.Feedback{Mood: templates.Neutral, Title: n.CourseHint(), Text: []locales.Rich{n.FirstTrumpHint()}}
			s.Help = []templates.Button{{Action: "hint", Label: say(n.CourseHint())}, {Action: "solution", Label: say(n.CourseSolution())}}
			return s
		}),
		lessonStory("lesson-stale", func(n narrator) templates.Lesson {
			s := n.step()
			s.Feedback = &templates.Feedback{Mood: templates.Neutral, Text: []locales.Rich{say(n.ErrorsStaleTitle())}}
			return s
		}),
		lessonStory("lesson-announce", narrator.announceStep),
		lessonStory("lesson-done", narrator.lastStep),
		lessonStory("lesson-other-rules", func(n narrator) templates.Lesson {
			s := n.step()
			s.Rules = n.TablesRules(n.VariantName("santase"))
			return s
		}),
		lessonStory("quiz-over", func(n narrator) templates.Lesson {
			s := n.lastStep()
			s.Heading, s.Learned, s.Help = n.QuizDoneTitle(), nil, nil
			s.Text = []locales.Rich{say(n.CourseTestScore(10, 12))}
			s.Missed = []templates.Link{
				n.link("/learn/follow-again-closed", n.QuizMissedStep(n.CourseChapter8Title(), n.FollowClosedTitle())),
				n.link("/learn/worth-again-strike", n.QuizMissedStep(n.WorthTitle(), n.WorthStrikeTitle())),
			}
			s.Next = []templates.Link{n.link("/learn/quiz", n.QuizOnceMore()), n.link("/learn", n.CourseAllChapters())}
			return s
		}),
		quizStory("quiz", func(narrator, *templates.QuizPage) {}),
		quizStory("quiz-open", func(n narrator, q *templates.QuizPage) {
			resume := n.link("/learn/quiz-00112233", n.QuizResume(5, 12))
			q.Resume, q.Begin = &resume, n.QuizFresh()
		}),
		quizStory("quiz-again", func(n narrator, q *templates.QuizPage) { q.Last, q.Begin = n.QuizLast(10, 12), n.QuizFresh() }),
	}
}

func lessonStory(name string, step func(narrator) templates.Lesson) Story {
	return Story{
		Name: name, Region: "lesson",
		Page: tell(func(n narrator) templ.Component {
			return templates.LessonTable(templates.LessonPage{
				Page: n.page("/learn/first", templates.SectionLearn, n.CourseChapter1Title()), Chapter: n.CourseChapter1Title(), Lesson: n.reportable(step(n)),
			})
		}),
		Fragment: tell(func(n narrator) templ.Component {
			return templates.LessonFragment(n.look(), n.CourseChapter1Title(), n.reportable(step(n)))
		}),
		table: func(n narrator) templates.Table { return step(n).Table },
	}
}

// lessonTable is a table of a lesson: without a match, and nothing is raised.
func (n narrator) lessonTable(t templates.Table) templates.Table {
	t.Form = n.form("/learn/first", templates.Field{Name: "step", Value: "2"})
	t.Match, t.Announcements = nil, nil
	for i := range t.Hand {
		t.Hand[i].Play = templates.PlayPlain
	}
	return t
}

// step asks for a card of the first deal.
func (n narrator) step() templates.Lesson {
	t := n.dealt()
	t.Talon = templates.Talon{Left: 10, Up: "Ah", Trump: "h"}
	t.Hand = hand("Kh", "Kd", "Jd", "Ts", "Qs")
	return templates.Lesson{
		Table: n.lessonTable(t), Heading: n.FirstTrumpTitle(), Text: []locales.Rich{n.FirstTrumpText()}, Task: say(n.FirstTrumpTask()),
		Step: 2, Steps: 12,
	}
}

// readStep is only read.
func (n narrator) readStep() templates.Lesson {
	s := n.step()
	s.Step, s.Reading, s.Task = 1, true, nil
	s.Heading, s.Text = n.FirstGoalTitle(), []locales.Rich{n.FirstGoalText(), n.FirstGoalValues()}
	s.Help = []templates.Button{{Action: "continue", Label: say(n.ShellContinue()), Strong: true, Focus: true}}
	return s
}

// announceStep asks for an announcement.
func (n narrator) announceStep() templates.Lesson {
	s := n.step()
	t := n.onLead()
	buttons := t.Announcements
	s.Table = n.lessonTable(t)
	s.Table.Announcements = buttons[:2]
	s.Heading, s.Text, s.Task = n.FirstExchangeTitle(), []locales.Rich{n.FirstExchangeText(), n.FirstExchangeRule()}, n.FirstExchangeTask()
	s.Step = 4
	return s
}

// strictStep asks for a card under the duty to follow.
func (n narrator) strictStep() templates.Lesson {
	s := n.step()
	s.Table = n.lessonTable(n.strict())
	s.Heading, s.Text, s.Task = n.FirstStrictTitle(), []locales.Rich{n.FirstStrictText()}, n.FirstStrictTask()
	s.Step = 10
	return s
}

// lastStep is the end of the first hand.
func (n narrator) lastStep() templates.Lesson {
	s := n.step()
	s.Table = n.lessonTable(n.usedUp())
	s.Done, s.Step, s.Task = true, s.Steps, nil
	s.Heading, s.Text = n.CourseDoneTitle(), []locales.Rich{n.FirstWorthText(), say(n.FirstMore())}
	s.Learned = []string{
		n.CourseLearnedValues(), n.CourseLearnedTrick(), n.CourseLearnedTrump(), n.CourseLearnedExchange(), n.CourseLearnedMarriage(),
		n.CourseLearnedStrict(), n.CourseLearnedClaim(), n.CourseLearnedWorth(),
	}
	s.Next = []templates.Link{
		n.link("/play", n.CourseNextMatch()), n.link("/puzzles", n.CourseNextPuzzle()), n.link("/count", n.CourseNextCount()),
	}
	s.Help = []templates.Button{{Action: "again", Label: say(n.CourseOnceMore())}}
	return s
}

// quizStory is the way into the closing quiz.
func quizStory(name string, change func(narrator, *templates.QuizPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		q := templates.QuizPage{
			Page: n.page("/learn/quiz", templates.SectionLearn, n.QuizTitle()), Text: n.QuizText(12), Begin: n.QuizBegin(),
			Form: templates.Form{Action: n.href("/learn/quiz")}, Back: n.link("/learn", n.CourseAllChapters()),
		}
		change(n, &q)
		return templates.Quiz(q)
	})}
}
