package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
)

// ratingStories are puzzles that are rated, runs, and the page of one's progress.
func ratingStories() []Story {
	return []Story{
		puzzleStory("puzzle-mixed", func(n narrator) templates.Puzzle {
			z := n.puzzle()
			z.Title, z.Level, z.Previous, z.Next, z.List = n.RatingMixedTitle(), "", nil, nil, nil
			return z
		}),
		puzzleStory("puzzle-mixed-solved", func(n narrator) templates.Puzzle {
			z := n.solved()
			z.Title, z.Previous, z.Next = n.RatingMixedTitle(), nil, nil
			z.Rating = &templates.RatingChange{
				Label:  n.RatingName(),
				Before: templates.Strength{Value: 1500, Deviation: 250, Provisional: true}, After: templates.Strength{Value: 1573, Deviation: 212, Provisional: true},
			}
			return z
		}),
		puzzleStory("puzzle-practised", func(n narrator) templates.Puzzle {
			z := n.refuted(0)
			z.Rating = &templates.RatingChange{
				Label:  n.RatingOfTheme(n.PuzzleLastFive()),
				Before: templates.Strength{Value: 1642, Deviation: 81}, After: templates.Strength{Value: 1624, Deviation: 80}, Half: true,
			}
			return z
		}),
		puzzleStory("puzzle-run-missed", func(n narrator) templates.Puzzle {
			z := n.refuted(0)
			on := n.link("/puzzles/run", n.RunToResult())
			z.Title, z.Level, z.Previous, z.Next, z.Again, z.On = n.RunTitle(), n.RunNumber(5), nil, nil, nil, &on
			return z
		}),
		longRunStory("run-first", func(narrator, *templates.RunPage) {}),
		longRunStory("run-open", func(n narrator, r *templates.RunPage) {
			open, last := n.link("/puzzles/run/closing-7", n.RunResume(7)), n.runEnd(4)
			r.Open, r.Solved, r.Last, r.Best = &open, n.RunSolved(6), &last, n.RunBest(11)
		}),
		longRunStory("run-over", func(n narrator, r *templates.RunPage) {
			last, none := n.runEnd(11), n.runEnd(0)
			none.Result = n.RunResultNone()
			r.Last, r.Best, r.Past = &last, n.RunBest(11), []templates.RunEnd{n.runEnd(4), none}
		}),
		longRunStory("run-all", func(n narrator, r *templates.RunPage) {
			last := n.runEnd(26)
			last.Missed = nil
			r.Last, r.Best = &last, n.RunBest(26)
		}),
		progressStory("progress-none", func(n narrator, p *templates.ProgressPage) {
			begin := n.link("/learn/first", n.HomeFirstHand())
			p.Begin = &begin
		}),
		progressStory("progress-provisional", func(n narrator, p *templates.ProgressPage) {
			p.Strength = &templates.Strength{Value: 1573, Deviation: 212, Provisional: true}
			p.Themes = n.themeStrengths(p.Strength)
			p.Solved = 1
		}),
		progressStory("progress-full", func(n narrator, p *templates.ProgressPage) {
			p.Strength = &templates.Strength{Value: 1540, Deviation: 80}
			p.Themes = n.themeStrengths(p.Strength, &templates.Strength{Value: 1712, Deviation: 64}, &templates.Strength{Value: 1388, Deviation: 131, Provisional: true}, &templates.Strength{Value: 1465, Deviation: 95})
			p.Curve = n.strengthCurve()
			p.Solved, p.Chapters = 143, 3
			p.Learned = []templates.Link{
				n.link("/learn/first", n.ClaimTitle()), n.link("/learn/follow", n.ExchangeTitle()), n.link("/learn/closing", n.ClosingTitle()),
			}
			p.Drills = []templates.ProgressDrill{{Name: n.DrillRunningName(), Right: n.ResultsRight(92)}, {Name: n.ResultsAtTable(), Right: n.ResultsRight(71)}}
			p.HandsWon, p.Hands = 152, 284
			p.Streak = &templates.DailyStreak{Text: n.DailyStreak(12), Rule: n.DailyStreakRule()}
		}),
	}
}

func longRunStory(name string, fill func(narrator, *templates.RunPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		r := templates.RunPage{Page: n.page("/puzzles/run", templates.SectionPuzzles, n.RunTitle()), Form: n.form("/puzzles/run")}
		fill(n, &r)
		return templates.Run(r)
	})}
}

// runEnd is a run of so many puzzles that another ended.
func (n narrator) runEnd(solved int) templates.RunEnd {
	return templates.RunEnd{Date: n.DailyDate(30, 11, 2026), Result: n.RunResult(solved), Missed: &n.puzzleItems()[solved%20]}
}

func progressStory(name string, fill func(narrator, *templates.ProgressPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		p := templates.ProgressPage{Page: n.page("/progress", templates.SectionNone, n.ProgressTitle()), Of: 3000, ChaptersOf: 16}
		fill(n, &p)
		return templates.Progress(p)
	})}
}

// themeStrengths are the themes in their order; those without a strength were not tried.
func (n narrator) themeStrengths(strengths ...*templates.Strength) []templates.ThemeStrength {
	var list []templates.ThemeStrength
	for i, name := range []func(locales.Printer) string{
		locales.Printer.PuzzleLastFive, locales.Printer.PuzzleClosing, locales.Printer.PuzzleCloseOrNot, locales.Printer.PuzzlePlayOut,
		locales.Printer.PuzzleDefend, locales.Printer.PuzzleSnapszer, locales.Printer.PuzzleTakeOrLetGo,
		locales.Printer.PuzzleNowOrLater, locales.Printer.PuzzleClaimOrPlay,
	} {
		t := templates.ThemeStrength{Theme: n.link("/puzzles/closing", name(n.Printer))}
		if i < len(strengths) {
			t.Strength, t.Tries = strengths[i], 120-3*i
		}
		list = append(list, t)
	}
	return list
}

// strengthCurve is the picture of thirty tries, of which two of three came off.
func (n narrator) strengthCurve() *templates.StrengthCurve {
	c := &templates.StrengthCurve{Told: n.ProgressCurveTold(30) + " " + n.ProgressCurveSpan(1402, 1600, 1540)}
	value, deviation := 1500, 250
	for i := range 31 {
		c.Points = append(c.Points, templates.Strength{Value: value, Deviation: deviation, Provisional: deviation > 110})
		if i%3 == 1 {
			value -= deviation / 3
		} else {
			value += deviation / 5
		}
		deviation -= deviation * deviation / 1500
	}
	for day := range 3 {
		c.Days = append(c.Days, templates.StrengthDay{Date: n.DailyDate(28+day, 11, 2026), Strength: c.Points[10*day+10]})
	}
	return c
}
