package storybook

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// coachStories are a match with the coach: each mark, each way of knowing, hints, and what was taken back.
func coachStories() []Story {
	said := func(name string, table func(narrator) templates.Table, verdict func(narrator) templates.CoachSaid) Story {
		return tableStory("coach-"+name, func(n narrator) templates.Table {
			v := verdict(n)
			return n.coached(table(n), &v)
		})
	}
	all := []Story{
		tableStory("coach-waits", func(n narrator) templates.Table { return n.coached(n.dealt(), nil) }),
		said("good", narrator.reply, narrator.good),
		said("mistake", narrator.reply, narrator.mistake),
		said("blunder", narrator.usedUp, narrator.blunder),
		said("long", narrator.eventful, narrator.longVerdict),
		said("lead", narrator.onLead, narrator.inaccurate),
		said("marriages", narrator.fourMarriages, narrator.longVerdict),
		said("seven", narrator.seven, narrator.good),
		said("bid", narrator.bid, narrator.mistake),
		said("six", narrator.sixCards, narrator.best),
		said("last-trick", narrator.lastTrick, narrator.noChoice),
		said("refused", func(n narrator) templates.Table {
			t := n.strict()
			t.Refused = n.longestRefusal()
			return t
		}, narrator.unclear),
	}
	all = append(all, alike(hintStory(1), hintStory(2), hintStory(3))...)
	return append(all,
		tableStory("coach-taken-back", func(n narrator) templates.Table {
			t := n.coached(n.reply(), nil)
			t.Status = say(n.CoachtableBackDone() + " " + n.TurnReplyYou())
			t.Coach.TakenBack, t.Coach.Back = n.CoachtableTakenBack(1), nil
			return t
		}),
		tableStory("coach-no-coach", func(n narrator) templates.Table {
			v := n.mistake()
			t := n.coached(n.onLead(), &v)
			t.Aside.Back, t.Aside.TakenBack, t.Coach = t.Coach.Back, n.CoachtableTakenBack(2), nil
			return t
		}),
		tableStory("table-best-of-three", func(n narrator) templates.Table {
			v := n.good()
			t := n.coached(n.reply(), &v)
			t.Match.YouGot, t.Match.OpponentGot = 1, 1
			return t
		}),
		tableStory("table-given-up", func(n narrator) templates.Table {
			t := n.reply()
			t.Form, t.Refused, t.Status = templates.Form{}, say(n.MatchesAbandoned()), nil
			for i := range t.Hand {
				t.Hand[i].Play = templates.PlayPlain
			}
			return t
		}),
		overStory("coach-hand-over", func(n narrator) templates.Table {
			v := n.mistake()
			t := n.coached(n.ended(endings[4]), &v)
			t.Coach.Hint = 0
			return t
		}),
	)
}

// hintStory is the lead with everything that can be announced, and a hint.
func hintStory(number int) Story {
	return tableStory("coach-hint-"+string(rune('0'+number)), func(n narrator) templates.Table {
		v := n.inaccurate()
		t := n.coached(n.onLead(), &v)
		t.Hint = &templates.Hint{Title: n.CoachtableHintTitle(number, 3), Text: n.hintWords(number)}
		t.Coach.Hint = (number + 1) % 4
		return t
	})
}

// coached puts the coach beside a table; a verdict may be nil.
func (n narrator) coached(t templates.Table, v *templates.CoachSaid) templates.Table {
	t.Coach = &templates.Coach{Said: v, Hint: 1}
	if v == nil {
		return t
	}
	t.Coach.Back = []templates.Decision{
		{Seq: 1, Action: n.CardsCard(card("Kc")), Mark: n.mark("good")},
		{Seq: 4, Action: n.ActDeclare20(rules.Hearts), Mark: n.mark("inaccurate")},
		{Seq: 7, Action: v.Action, Mark: v.Mark},
	}
	t.Coach.Aloud = append([]locales.Rich{say(n.CoachtableSaysSure(v.Mark.Word, v.Sure))}, v.Reasons...)
	return t
}

// mark is a mark with its word.
func (n narrator) mark(id string) templates.CoachMark {
	return map[string]templates.CoachMark{
		"best": {Word: n.CoachMarkBest(), Mood: templates.Right}, "good": {Word: n.CoachMarkGood(), Mood: templates.Right},
		"inaccurate": {Word: n.CoachMarkInaccurate(), Mood: templates.Slip},
		"mistake":    {Word: n.CoachMarkMistake(), Mood: templates.Wrong},
		"blunder":    {Word: n.CoachMarkBlunder(), Mood: templates.Wrong},
		"unclear":    {Word: n.CoachMarkUnclear()}, "forced": {Word: n.CoachMarkForced()},
	}[id]
}
