package storybook

import (
	"slices"

	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
)

// commitment stands for any SHA-256.
const commitment = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

func playStories() []Story {
	return slices.Concat(handsStories(), statisticsStories(), importStories(), []Story{
		playStory("play-first", "regular", func(narrator) (open, finished []templates.MatchItem) { return nil, nil }),
		playStory("play-later", "master", playedBefore),
		playStory("play-many", "master", func(n narrator) (open, finished []templates.MatchItem) {
			open, finished = playedBefore(n)
			three := open[0]
			three.Hand, three.Series = nil, &templates.FinalScore{You: 1}
			given := finished[1]
			given.Result, given.Final = n.MatchesItemAbandoned(), &templates.FinalScore{You: 5, Opponent: 2}
			return append(open, three), append(finished, given, finished[0], finished[1], finished[0], given)
		}),
		cutStory("cut", func(narrator) templates.Cut { return templates.Cut{Gaps: 19} }),
		cutStory("cut-24", func(narrator) templates.Cut { return templates.Cut{Gaps: 23} }),
		cutStory("cut-refused", func(n narrator) templates.Cut {
			return templates.Cut{Gaps: 19, Refused: say(n.PlayCutRefused(19))}
		}),
	})
}

// playedBefore are the matches of somebody who has played: one goes on, one waits for the cut, one is won, one lost.
func playedBefore(n narrator) (open, finished []templates.MatchItem) {
	on, fresh, won, lost := n.openMatch(), n.openMatch(), n.openMatch(), n.openMatch()
	on.More = n.href("/play/17/hands")
	fresh.OpponentName, fresh.Hand, fresh.Result, fresh.YouLeft, fresh.OpponentLeft, fresh.Ago = n.PlayLevelMaster(), nil, n.PlayItemWaiting(), 7, 7, n.AgoDays(1)
	fresh.More = on.More
	won.Href, won.Hand, won.Result, won.Winner, won.YouLeft, won.Ago = n.href("/play/3/hands"), nil, n.PlayItemWon(), templates.You, 0, n.AgoMinutes(40)
	won.OpponentName, won.Final = n.PlayLevelNovice(), &templates.FinalScore{You: 9, Opponent: 4}
	lost.Href, lost.Hand, lost.Result, lost.Winner, lost.OpponentLeft, lost.Ago = n.href("/play/2/hands"), nil, n.PlayItemLost(), templates.Opponent, 0, n.AgoDays(12)
	lost.OpponentName, lost.Final = n.PlayLevelMaster(), &templates.FinalScore{You: 0, Opponent: 7}
	return []templates.MatchItem{on, fresh}, []templates.MatchItem{won, lost}
}

func playStory(name, chosen string, lists func(narrator) (open, finished []templates.MatchItem)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		open, finished := lists(n)
		page := templates.PlayIndexPage{
			Page: n.page("/play", templates.SectionPlay, n.MetaPlayTitle()), Start: n.form("/play"),
			Target: 7, Open: open, Finished: finished, Levels: n.levels(chosen), Set: n.matchSet(),
		}
		if len(finished) > 5 {
			page.Finished, page.Earlier = finished[:5], finished[5:]
		}
		return templates.PlayIndex(page)
	})}
}

// matchSet is what is offered to somebody who plays with the coach.
func (n narrator) matchSet() templates.MatchSet {
	set := templates.MatchSet{
		Variant: n.variant(), VariantName: n.VariantName(n.variant()), BestOf: 1, Points: "both", Coach: true,
	}
	for _, name := range rules.Variants() {
		set.Variants = append(set.Variants, templates.Choice{Value: name, Label: n.VariantName(name)})
	}
	return set
}

// levels are the opponents to choose from.
func (n narrator) levels(chosen string) []templates.LevelChoice {
	list := []templates.LevelChoice{
		{Level: "novice", Name: n.PlayLevelNovice(), Text: n.PlayLevelNoviceText(), Card: "Jh"},
		{Level: "regular", Name: n.PlayLevelRegular(), Text: n.PlayLevelRegularText(), Card: "Qh"},
		{Level: "expert", Name: n.PlayLevelExpert(), Text: n.PlayLevelExpertText(), Card: "Kh"},
		{Level: "master", Name: n.PlayLevelMaster(), Text: n.PlayLevelMasterText(), Card: "Ah"},
	}
	for i, level := range list {
		list[i].Chosen = level.Level == chosen
	}
	return list
}

func cutStory(name string, fill func(narrator) templates.Cut) Story {
	cut := func(n narrator) templates.Cut {
		c := fill(n)
		c.Form, c.Commitment = n.matchForm(), commitment
		return c
	}
	return Story{
		Name: name, Region: "table",
		Page: tell(func(n narrator) templ.Component {
			return templates.CutPack(templates.CutPage{Page: n.page("/play/17", templates.SectionPlay, n.PlayCutTitle()), Cut: cut(n)})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.CutRegion(n.look(), cut(n)) }),
	}
}

func (n narrator) matchForm() templates.Form {
	return n.form("/play/17", templates.Field{Name: "version", Value: "12"})
}
