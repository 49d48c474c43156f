package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// askStories are steps of chapter 8 that ask for something else than an action: cards to mark, an answer, a number.
func askStories() []Story {
	missing := func(s templates.Lesson, why locales.Rich) templates.Lesson {
		s.Feedback = &templates.Feedback{Mood: templates.Slip, Title: s.Praise, Text: []locales.Rich{why}}
		s.Praise = ""
		return s
	}
	return []Story{
		followStory("lesson-pick", narrator.pickStep),
		followStory("lesson-pick-wrong", func(n narrator) templates.Lesson {
			s := n.pickStep()
			s.Pick.Marked, s.Praise = []string{"Qh"}, n.CourseNotNow()
			return missing(s, say(n.FollowMissing()))
		}),
		followStory("lesson-pick-done", func(n narrator) templates.Lesson {
			s := n.pickStep()
			s.Pick, s.Task, s.Reading = nil, nil, true
			s.Feedback = &templates.Feedback{Mood: templates.Right, Title: n.CourseRight(), Text: []locales.Rich{say(n.FollowOpenDone())}}
			s.Help = []templates.Button{{Action: "continue", Label: say(n.ShellContinue()), Strong: true, Focus: true}}
			return s
		}),
		followStory("lesson-mark", func(n narrator) templates.Lesson { return n.markStep(true, "Qs") }),
		followStory("lesson-mark-done", func(n narrator) templates.Lesson {
			s := n.markStep(false, "Qc", "Qh", "Qs", "Qd")
			s.Task, s.Reading = nil, true
			s.Feedback = &templates.Feedback{Mood: templates.Right, Title: n.CourseRight(), Text: []locales.Rich{say(n.PackTellDone())}}
			s.Help = []templates.Button{{Action: "next", Label: say(n.ShellContinue()), Strong: true, Focus: true}}
			return s
		}),
		followStory("lesson-watch", narrator.watchStep),
		followStory("lesson-watched", func(n narrator) templates.Lesson {
			s := n.markStep(true, "Qs")
			s.Heading, s.Text, s.Task = n.MemoryTrumpsTitle(), nil, n.MemoryTrumpsTask(rules.Diamonds)
			s.Grid.Known = map[string]string{"Ad": n.MemoryTurnedUp()}
			for _, code := range countHand {
				s.Grid.Known[code] = n.MemoryInHand()
			}
			s.Help = []templates.Button{{Action: "hint", Label: say(n.CourseHint())}, {Action: "look", Label: say(n.MemoryLook())}}
			return s
		}),
		followStory("lesson-choose", narrator.chooseStep),
		followStory("lesson-choose-wrong", func(n narrator) templates.Lesson {
			s := n.chooseStep()
			s.Praise = n.CourseNotNow()
			return missing(s, say(n.FollowOverNotDepends()))
		}),
		followStory("lesson-type", narrator.typeStep),
		followStory("lesson-type-wrong", func(n narrator) templates.Lesson {
			s := n.typeStep()
			s.Type.Value, s.Praise = "10", n.CourseNotNow()
			return missing(s, say(n.FollowTricksBoth()))
		}),
		followStory("lesson-play-out", narrator.playOutStep),
		followStory("lesson-play-out-missed", func(n narrator) templates.Lesson {
			s := n.playOutStep()
			s.Praise = n.CourseNotNow()
			return missing(s, say(n.FollowEndingMissed(58)))
		}),
	}
}

func followStory(name string, step func(narrator) templates.Lesson) Story {
	return Story{
		Name: name, Region: "lesson",
		Page: tell(func(n narrator) templ.Component {
			return templates.LessonTable(templates.LessonPage{
				Page: n.page("/learn/follow", templates.SectionLearn, n.CourseChapter8Title()), Chapter: n.CourseChapter8Title(), Lesson: n.reportable(step(n)),
			})
		}),
		Fragment: tell(func(n narrator) templ.Component {
			return templates.LessonFragment(n.look(), n.CourseChapter8Title(), n.reportable(step(n)))
		}),
		table: func(n narrator) templates.Table { return step(n).Table },
	}
}

// pickStep asks for all cards that may be played to a lead.
func (n narrator) pickStep() templates.Lesson {
	s := n.step()
	s.Table = n.lessonTable(n.reply())
	s.Heading, s.Text, s.Task = n.FollowOpenTitle(), []locales.Rich{n.FollowOpenText(card("Kh"))}, say(n.FollowOpenTask())
	s.Pick, s.Steps = &templates.Picking{}, 8
	return s
}

// watchStep shows tricks that are to be remembered, before it asks.
func (n narrator) watchStep() templates.Lesson {
	s := n.pickStep()
	s.Pick, s.Heading, s.Text, s.Reading = nil, n.MemoryTrumpsTitle(), []locales.Rich{say(n.MemoryTrumpsText())}, true
	s.Task = say(n.MemoryWatchTask())
	s.Watch = &templates.CountCloth{Trump: "d", Sides: true, Tricks: n.tricks(4), Hand: countHand, Up: "Ad"}
	s.Help = []templates.Button{{Action: "turn-down", Label: say(n.MemoryWatched()), Strong: true, Focus: true}}
	return s
}

// markStep lays out the whole pack, to mark cards of it or to look at what was to be marked.
func (n narrator) markStep(mark bool, marked ...string) templates.Lesson {
	s := n.pickStep()
	s.Pick, s.Heading, s.Text, s.Task = nil, n.PackTellTitle(), []locales.Rich{say(n.PackTellText())}, say(n.PackTellTask())
	s.Grid = &templates.PackGrid{Mark: mark, Marked: marked}
	for _, suit := range []string{"c", "h", "s", "d"} {
		s.Grid.Rows = append(s.Grid.Rows, []string{"A" + suit, "T" + suit, "K" + suit, "Q" + suit, "J" + suit})
	}
	return s
}

// chooseStep asks for one of three answers.
func (n narrator) chooseStep() templates.Lesson {
	s := n.step()
	s.Table = n.lessonTable(n.strict())
	s.Heading, s.Text, s.Task = n.FollowOverTitle(), []locales.Rich{n.FollowOverText(card("Kh"))}, say(n.FollowOverTask())
	s.Choose = &templates.Choosing{Choices: []templates.Button{
		{Action: "you", Label: say(n.FollowOverYou())}, {Action: "opponent", Label: say(n.FollowOverOpponent())},
		{Action: "depends", Label: say(n.FollowOverDepends())},
	}}
	s.Step, s.Steps = 5, 8
	return s
}

// typeStep asks for a number.
func (n narrator) typeStep() templates.Lesson {
	s := n.step()
	s.Table = n.lessonTable(n.usedUp())
	s.Heading, s.Text, s.Task = n.FollowTricksTitle(), []locales.Rich{say(n.FollowTricksText())}, say(n.FollowTricksTask())
	s.Type = &templates.Typing{Label: n.FollowTricksLabel(), Words: true}
	s.Step, s.Steps = 7, 8
	return s
}

// playOutStep asks for the rest of a hand with all cards open.
func (n narrator) playOutStep() templates.Lesson {
	s := n.step()
	t := n.usedUp()
	t.Opponent.Backs, t.Opponent.Cards = 0, []string{"Qd", "Jd", "As", "Kc", "Qc"}
	s.Table = n.lessonTable(t)
	s.Heading, s.Text, s.Task = n.FollowEndingTitle(), []locales.Rich{say(n.FollowEndingText(51))}, say(n.FollowEndingTask())
	s.Step, s.Steps = 8, 8
	return s
}
