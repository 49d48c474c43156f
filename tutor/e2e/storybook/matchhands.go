package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// handsStories are matches looked at from outside the table.
func handsStories() []Story {
	return []Story{
		handsStory("hands-cut", func(n narrator, m *templates.MatchPage) {
			m.Item.Result, m.Item.YouLeft, m.Item.OpponentLeft = n.PlayItemWaiting(), 7, 7
			m.Resume, m.Delete = true, n.deletes()
		}),
		handsStory("hands-on", func(n narrator, m *templates.MatchPage) {
			m.Resume, m.Abandon = true, n.abandons(n.MatchesAbandonText())
			m.Item.YouLeft, m.Item.OpponentLeft, m.Hands = 4, 6, n.hands()[:3]
			m.Ways = []templates.Link{n.link("/play/17/record.json", n.MatchesDownload())}
		}),
		handsStory("hands-three", func(n narrator, m *templates.MatchPage) {
			m.Resume, m.Abandon, m.Hands = true, n.abandons(n.MatchesAbandonTextThree()), n.hands()
			m.Item.YouLeft, m.Item.OpponentLeft, m.Item.Series = 7, 4, &templates.FinalScore{You: 1}
			m.Facts[0] = n.MatchesLengthThree()
			m.Hands[0].Begins, m.Hands[0].Bummerl = true, 1
			m.Hands = append(m.Hands, templates.MatchHand{
				Number: 6, Winner: templates.Opponent, Text: n.HandScoreLost(3), Score: "0 : 3", Begins: true, Bummerl: 2,
				Review: n.link("/play/17/review/6", n.MatchesReview()),
			})
			m.Ways = []templates.Link{n.link("/play/17/record.json", n.MatchesDownload())}
		}),
		handsStory("hands-won", func(n narrator, m *templates.MatchPage) {
			m.Item.Winner, m.Item.Result, m.Item.Final = templates.You, n.PlayItemWon(), &templates.FinalScore{You: 8, Opponent: 1}
			m.Hands, m.Delete, m.Ways = n.hands(), n.deletes(), n.matchWays()
		}),
		handsStory("hands-given-up", func(n narrator, m *templates.MatchPage) {
			m.Item.Winner, m.Item.Result, m.Item.Final = templates.Opponent, n.MatchesItemAbandoned(), &templates.FinalScore{You: 3, Opponent: 1}
			m.Refused = say(n.MatchesAbandoned())
			m.Hands, m.Delete, m.Ways = n.hands()[:3], n.deletes(), n.matchWays()
		}),
		handsStory("hands-practice", func(n narrator, m *templates.MatchPage) {
			m.Heading, m.Item.Kind = n.MatchesTitlePractice(), n.MatchesItemPractice()
			m.Facts = m.Facts[1:]
			m.Resume, m.Abandon, m.Delete = true, n.abandons(n.MatchesAbandonTextPractice()), n.deletes()
			m.Delete.Text = n.MatchesDeleteTextHands()
			m.Item.YouLeft, m.Item.OpponentLeft = 7, 7
		}),
	}
}

func handsStory(name string, fill func(narrator, *templates.MatchPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		m := templates.MatchPage{
			Page: n.page("/play/17/hands", templates.SectionPlay, n.MatchesTitle()), Heading: n.MatchesTitle(), Item: n.openMatch(),
			Facts: []string{n.MatchesLengthOne(), n.MatchesPointsBoth(), n.MatchesWithCoach()},
		}
		m.Item.Hand = nil
		fill(n, &m)
		return templates.MatchHands(m)
	})}
}

// hands are five hands: 8 to 1, one of them drawn.
func (n narrator) hands() []templates.MatchHand {
	list := []templates.MatchHand{
		{Winner: templates.You, Text: n.HandScoreWon(2), Score: "2 : 0"}, {Winner: templates.Opponent, Text: n.HandScoreLost(1), Score: "2 : 1"},
		{Winner: templates.You, Text: n.HandScoreWon(1), Score: "3 : 1"}, {Text: n.HandDrawnNothing(), Score: "3 : 1"},
		{Winner: templates.You, Text: n.HandScoreWon(5), Score: "8 : 1"},
	}
	for i := range list {
		no := strconv.Itoa(i + 1)
		list[i].Number, list[i].Review = i+1, n.link("/play/17/review/"+no, n.MatchesReview())
	}
	return list
}

func (n narrator) matchWays() []templates.Link {
	return []templates.Link{n.link("/play/17/check", n.CheckTitle()), n.link("/play/17/record.json", n.MatchesDownload())}
}

func (n narrator) abandons(text string) *templates.Confirm {
	form := n.form("/play/17/hands", templates.Field{Name: "version", Value: "12"})
	return &templates.Confirm{Form: form, Action: "abandon", Label: n.MatchesAbandon(), Text: text, Sure: n.MatchesAbandonSure()}
}

func (n narrator) deletes() *templates.Confirm {
	form := n.form("/play/17/hands", templates.Field{Name: "version", Value: "12"})
	return &templates.Confirm{Form: form, Action: "delete", Label: n.MatchesDelete(), Text: n.MatchesDeleteText(), Sure: n.MatchesDeleteSure()}
}

// importStories are hands from elsewhere: the form, and what it says when it cannot read them.
func importStories() []Story {
	return []Story{
		importStory("import", func(narrator, *templates.ImportPage) {}),
		importStory("import-unreadable", func(n narrator, p *templates.ImportPage) {
			p.Text, p.Refused = "Ah-Kd-Jc, Ts-Ks …", say(n.ImportUnreadable())
		}),
		importStory("import-illegal", func(n narrator, p *templates.ImportPage) {
			p.Text = "1r.schnapsen.ABCDEFGHIJKLMNOPQRST.ABCDEFGHIJ"
			why := rules.IllegalError{Reason: rules.MustFollowSuit, Card: card("Kh")}
			p.Refused = locales.Join(say(n.ImportIllegal(3, 14)), n.Illegal(&why))
		}),
	}
}

func importStory(name string, fill func(narrator, *templates.ImportPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		p := templates.ImportPage{Page: n.page("/play/import", templates.SectionPlay, n.ImportTitle()), Form: n.form("/play/import")}
		fill(n, &p)
		return templates.Import(p)
	})}
}
