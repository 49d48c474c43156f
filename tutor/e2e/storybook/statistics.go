package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

// statisticsStories tell what matches have come to.
func statisticsStories() []Story {
	return []Story{
		statisticsStory("statistics-none", func(narrator, *templates.StatisticsPage) {}),
		statisticsStory("statistics-few", func(n narrator, s *templates.StatisticsPage) {
			s.Levels = []templates.LevelRow{{Name: n.PlayLevelRegular(), HandsWon: 1, HandsLost: 2, For: 2, Against: 3}}
		}),
		statisticsStory("statistics-many", func(n narrator, s *templates.StatisticsPage) {
			s.Levels = []templates.LevelRow{
				{Name: n.PlayLevelNovice(), HandsWon: 31, HandsLost: 9, For: 62, Against: 13, Won: 8, Lost: 1},
				{Name: n.PlayLevelRegular(), HandsWon: 118, HandsLost: 104, For: 203, Against: 187, Won: 24, Lost: 21},
				{Name: n.PlayLevelMaster(), HandsWon: 3, HandsLost: 15, For: 4, Against: 31, Won: 0, Lost: 4},
			}
			s.All = &templates.LevelRow{Name: n.StatisticsAll(), HandsWon: 152, HandsLost: 128, For: 269, Against: 231, Won: 32, Lost: 26}
			s.Rules = []templates.LevelRow{
				{Name: houseName, HandsWon: 9, HandsLost: 3, For: 21, Against: 5, Won: 2, Lost: 0},
				{Name: n.VariantSnapszli24(), HandsWon: 143, HandsLost: 125, For: 248, Against: 226, Won: 30, Lost: 26},
			}
			s.Announced = []templates.Tried{
				{Name: n.StatisticsClosed(), Times: 41, Won: 33, Text: n.StatisticsCameOff(41, 33)},
				{Name: n.StatisticsBid(), Times: 1, Won: 0, Text: n.StatisticsCameOff(1, 0)},
			}
			s.Counts = []string{n.StatisticsFalseClaims(2)}
			s.Notes = []string{n.StatisticsHints(1), n.StatisticsTakenBack(7), n.StatisticsGivenUp(1)}
			s.Graded = []templates.Share{
				{Name: n.CoachMarkBest(), Times: 1002, Of: 1304, Mood: templates.Right}, {Name: n.CoachMarkGood(), Times: 97, Of: 1304, Mood: templates.Right},
				{Name: n.CoachMarkInaccurate(), Times: 88, Of: 1304, Mood: templates.Slip}, {Name: n.CoachMarkMistake(), Times: 61, Of: 1304, Mood: templates.Wrong},
				{Name: n.CoachMarkBlunder(), Times: 0, Of: 1304, Mood: templates.Wrong}, {Name: n.CoachMarkUnclear(), Times: 56, Of: 1304},
			}
			s.Slips = []templates.Share{
				{Name: n.StatisticsThemeReply(), Times: 60, Of: 149, Mood: templates.Slip}, {Name: n.StatisticsThemeTrump(), Times: 44, Of: 149, Mood: templates.Slip},
				{Name: n.StatisticsThemeClaim(), Times: 30, Of: 149, Mood: templates.Slip}, {Name: n.StatisticsThemeBid(), Times: 15, Of: 149, Mood: templates.Slip},
			}
		}),
	}
}

func statisticsStory(name string, fill func(narrator, *templates.StatisticsPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		s := templates.StatisticsPage{
			Page: n.page("/play/statistics", templates.SectionPlay, n.StatisticsTitle()), Back: n.link("/play", n.MatchesAll()),
		}
		fill(n, &s)
		return templates.Statistics(s)
	})}
}
