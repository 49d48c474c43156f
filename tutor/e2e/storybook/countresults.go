package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/templates"
)

func resultStories() []Story {
	return []Story{
		resultStory("results-empty", func(narrator) []templates.CountResult { return nil }, nil),
		resultStory("results-first", func(n narrator) []templates.CountResult {
			return []templates.CountResult{n.result("trick", n.DrillTrickName(), 1, templates.CountDay{Place: 29, Asked: 8, Right: 7, Percent: 88, Seconds: 4})}
		}, nil),
		resultStory("results-month", func(n narrator) []templates.CountResult {
			untimed := n.result("table", n.ResultsAtTable(), 0, month(5, 0)...)
			untimed.Practise.Label, untimed.Seconds = n.ResultsPlay(), ""
			return []templates.CountResult{
				n.result("trick", n.DrillTrickName(), 8, month(2, 3)...), n.result("running", n.DrillRunningName(), 4, month(1, 14)...),
				n.result("lastfive", n.DrillLastName(), 2, month(9, 170)...), untimed,
			}
		}, []string{"27 + 14 = 41", "66 − 38 = 28", "101 + 20 + 14 = 135"}),
	}
}

// month are days with answers, every few of them, that get better and, from some seconds on, faster.
func month(every, seconds int) []templates.CountDay {
	var days []templates.CountDay
	for place := range templates.PictureDays {
		if place%every == 0 {
			asked := 8 + place%3*4
			right := min(asked, asked*(30+3*place)/100)
			if place == 9 {
				right = 0
			}
			days = append(days, templates.CountDay{
				Place: place, Asked: asked, Right: right, Percent: 100 * right / asked, Seconds: seconds - seconds*place/60,
			})
		}
	}
	return days
}

// result is what one drill has come to on these days of November.
func (n narrator) result(kind, name string, level int, days ...templates.CountDay) templates.CountResult {
	r := templates.CountResult{
		Kind: kind, Name: name, Practise: n.link("/count/"+kind, n.ResultsPractise()), Level: level, Levels: 8,
		From: n.ResultsDay(1, 11), Middle: n.ResultsDay(15, 11), To: n.ResultsDay(30, 11), Days: days,
	}
	asked, right := 0, 0
	for i, d := range days {
		days[i].Date = n.ResultsDay(1+d.Place, 11)
		asked, right = asked+d.Asked, right+d.Right
	}
	last := days[len(days)-1]
	r.Answers, r.Right, r.Seconds = n.ResultsAnswers(asked), n.ResultsRight(100*right/asked), n.ResultsSeconds(last.Seconds)
	r.Told = n.ResultsTold(len(days), last.Date, last.Percent)
	return r
}

func resultStory(name string, drills func(narrator) []templates.CountResult, missed []string) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.CountResultsPage{
			Page: n.page("/count/results", templates.SectionCount, n.ResultsTitle()), Drills: drills(n),
			Back: n.link("/count", n.ResultsBack()),
		}
		if missed != nil {
			deck := n.link("/deck", n.DeckTitle())
			page.Deck = &deck
		}
		for i, sum := range missed {
			page.Missed = append(page.Missed, templates.MissedSum{
				Sum: sum, Of: n.ResultsMissed(4-i, 5), Drill: n.link("/count/running?"+strconv.Itoa(i), n.ResultsPractise()),
			})
		}
		return templates.CountResults(page)
	})}
}
