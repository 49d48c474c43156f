package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

func homeStories() []Story {
	return []Story{
		homeStory("home-first", func(narrator) templates.HomePage { return templates.HomePage{Puzzles: 10} }),
		homeStory("home-later", func(n narrator) templates.HomePage {
			match, deck := n.openMatch(), n.link("/deck", n.DeckDue(6, 4))
			return templates.HomePage{
				Returning: true, Deck: &deck, Week: week(1, 2, 6), Daily: n.dailyOpen(), Chapter: &templates.Chapter{Number: 1, Title: n.CourseChapter1Title(), Href: n.href("/learn/first"), Done: 4, Steps: 12}, Match: &match, Puzzle: &n.puzzleItems()[2], Puzzles: 1200, PuzzlesSolved: 2,
			}
		}),
		homeStory("home-later-cut", func(n narrator) templates.HomePage {
			match := n.openMatch()
			match.Hand, match.Result, match.YouLeft, match.OpponentLeft = nil, n.PlayItemWaiting(), 7, 7
			return templates.HomePage{
				Returning: true, Week: week(), Chapter: &templates.Chapter{Number: 1, Title: n.CourseChapter1Title(), Href: n.href("/learn/first"), Steps: 12}, Match: &match, Puzzle: &n.puzzleItems()[0], Puzzles: 1200,
			}
		}),
		homeStory("home-all-done", func(n narrator) templates.HomePage {
			return templates.HomePage{
				Returning: true, Week: week(0, 1, 2, 3, 4, 5, 6),
				Chapter: &templates.Chapter{Number: 8, Title: n.CourseChapter8Title(), Href: n.href("/learn/follow"), Done: 3, Steps: 8},
				Puzzles: 10, PuzzlesSolved: 10,
			}
		}),
	}
}

// dailyOpen is the puzzle of a day that waits.
func (n narrator) dailyOpen() *templates.DailyDoor {
	return &templates.DailyDoor{Href: n.href("/daily"), Text: n.DailyDoorText(), Position: n.dailyPuzzles()[0].Position}
}

// week ends on a Monday; the days given, from 0, are active.
func week(active ...int) []templates.WeekDay {
	days := make([]templates.WeekDay, 7)
	for i := range days {
		days[i].Weekday = (i + 2) % 7
	}
	for _, i := range active {
		days[i].Active = true
	}
	return days
}

func homeStory(name string, fill func(narrator) templates.HomePage) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		h := fill(n)
		h.Page = n.page("", templates.SectionNone, "")
		h.First = n.link("/learn/first", n.HomeFirstHand())
		return templates.Home(h)
	})}
}

// openMatch is a match that goes on.
func (n narrator) openMatch() templates.MatchItem {
	return templates.MatchItem{
		Href: n.href("/play/17"), OpponentName: n.PlayLevelExpert(), Variant: n.VariantName(n.variant()), Target: 7, YouLeft: 3, OpponentLeft: 6,
		Hand: []string{"Ah", "Td", "Kc", "Qc", "Js"}, Since: "2026-11-29T10:00:00Z", Ago: n.AgoHours(2),
	}
}
