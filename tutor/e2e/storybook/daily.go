package storybook

import (
	"strings"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
)

func dailyStories() []Story {
	return []Story{
		dailyStory("daily", func(narrator, *templates.DailyPage) {}),
		dailyStory("daily-result", func(n narrator, d *templates.DailyPage) {
			d.Streak = &templates.DailyStreak{Text: n.DailyStreak(12), Rule: n.DailyStreakRule()}
			d.Puzzles[0].State, d.Puzzles[0].Word = templates.Right, n.PuzzleStateSolved()
			d.Puzzles[1].State, d.Puzzles[1].Word = templates.Slip, n.PuzzleStateLater()
			d.Puzzles[2].State, d.Puzzles[2].Word = templates.Wrong, n.PuzzleStateMissed()
			address := "https://bummerl.example" + n.href("/daily/2026-11-30")
			d.Share = &templates.DailyShare{Line: n.DailyShareLine(n.DailyDate(30, 11, 2026), "✓~✗", address)}
		}),
		dailyStory("daily-past", func(n narrator, d *templates.DailyPage) {
			back, forward, today := n.link("/daily/2026-11-29", n.DailyDayBack()), n.link("/daily/2026-12-01", n.DailyDayForward()), n.link("/daily", n.DailyToToday())
			d.Heading, d.Intro = n.DailyTitleOn(n.DailyDate(30, 11, 2026)), n.DailyIntroPast()
			d.Previous, d.Next, d.Today = &back, &forward, &today
		}),
		dailyNoneStory("daily-future", func(n narrator) (string, string) {
			return n.DailyFutureTitle(), n.DailyFutureText(n.DailyDate(5, 12, 2026))
		}),
		dailyNoneStory("daily-before", func(n narrator) (string, string) {
			return n.DailyBeforeTitle(), n.DailyBeforeText(n.DailyDate(30, 11, 2026))
		}),
		dailyNoneStory("daily-none", func(n narrator) (string, string) { return n.DailyNoneTitle(), n.DailyNoneText() }),
		dailyArchiveStory(),
		homeStory("home-daily", func(n narrator) templates.HomePage {
			return templates.HomePage{Puzzles: 1200, Daily: &templates.DailyDoor{
				Href: n.href("/daily"), Text: n.DailyDoorText(), Position: n.dailyPuzzles()[2].Position,
			}}
		}),
		homeStory("home-daily-done", func(n narrator) templates.HomePage {
			return templates.HomePage{
				Returning: true, Week: week(6), Puzzles: 1200, PuzzlesSolved: 3,
				Daily: &templates.DailyDoor{Href: n.href("/daily"), Text: n.DailyDoorDone(), Done: true, Position: n.dailyPuzzles()[0].Position},
			}
		}),
	}
}

func dailyStory(name string, change func(narrator, *templates.DailyPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		d := templates.DailyPage{
			Heading: n.DailyTitle(), Intro: n.DailyIntro(), Puzzles: n.dailyPuzzles(),
			Archive: n.link("/daily/archive/2026-11", n.DailyArchive()),
		}
		change(n, &d)
		d.Page = n.page("/daily", templates.SectionPuzzles, d.Heading)
		d.Preview = &templates.LinkPreview{
			Image: "https://bummerl.example" + n.href("/daily/2026-11-30/easy/preview.png"), Alt: n.PuzzleQuestion(),
		}
		return templates.Daily(d)
	})}
}

// dailyPuzzles are three puzzles that nobody has tried: on lead with a talon, all cards known, and to answer a card after
// a closing with six cards in hand.
func (n narrator) dailyPuzzles() []templates.DailyPuzzle {
	puzzle := func(slug, level string, question string, p templates.DailyPosition) templates.DailyPuzzle {
		return templates.DailyPuzzle{Level: level, Href: n.href("/daily/2026-11-30/" + slug), Question: locales.Plain(question), Position: p}
	}
	return []templates.DailyPuzzle{
		puzzle("easy", n.PuzzleLevelEasy(), n.PuzzleAskClosing(), templates.DailyPosition{
			Hand: []string{"Ah", "Th", "Kd", "Qd", "Js"}, Up: "Jh", Talon: true, Trump: "h",
		}),
		puzzle("medium", n.PuzzleLevelMedium(), n.PuzzleQuestion(), templates.DailyPosition{
			Hand: []string{"Kc", "Qc", "As"}, Trump: "c",
		}),
		puzzle("hard", n.PuzzleLevelHard(), n.PuzzleAskDefendReply(), templates.DailyPosition{
			Hand: []string{"Ts", "9s", "Ac", "Qc", "Jd", "9d"}, Talon: true, Led: "Kc", Trump: "s",
		}),
	}
}

func dailyNoneStory(name string, words func(narrator) (heading, text string)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		heading, text := words(n)
		return templates.DailyNone(templates.DailyNonePage{
			Page: n.page("/daily/2026-12-05", templates.SectionPuzzles, heading), Heading: heading, Text: text,
			Links: []templates.Link{n.link("/daily", n.DailyToToday()), n.link("/daily/archive", n.DailyArchive())},
		})
	})}
}

// dailyArchiveStory is a month in which today is the 16th: solved in full, in part and not at all.
func dailyArchiveStory() Story {
	return Story{Name: "daily-archive", Page: tell(func(n narrator) templ.Component {
		back := n.link("/daily/archive/2026-11", n.DailyMonthBack())
		d := templates.DailyArchivePage{
			Page: n.page("/daily/archive/2026-12", templates.SectionPuzzles, n.DailyArchiveTitle()), Month: n.DailyMonth(strings.Fields(n.DailyMonthNames())[11], 2026),
			Grey:     n.DailyArchiveGrey(n.DailyDate(30, 11, 2026)),
			Weekdays: []string{"1", "2", "3", "4", "5", "6", "7"}, Previous: &back, Today: n.link("/daily", n.DailyToToday()),
		}
		weeks := make([][7]templates.DailyCell, 5)
		for day := 1; day <= 31; day++ {
			cell := templates.DailyCell{Day: day}
			if day <= 16 {
				cell.Href, cell.Date, cell.Today = n.href("/daily/2026-12-01"), n.DailyDate(day, 12, 2026), day == 16
				cell.Dots = []bool{day%2 == 0, day%4 == 0, day%8 == 0}
				cell.Solved = n.PuzzleSolvedOf(day%4, 3)
			}
			weeks[day/7][day%7] = cell
		}
		d.Weeks = weeks
		return templates.DailyArchive(d)
	})}
}
