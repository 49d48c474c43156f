package storybook

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// announceStories are tables on which something has been announced, or is asked about.
func announceStories() []Story {
	asked := alike(
		tableStory("table-asked-close", func(n narrator) templates.Table {
			o := options(n.variant())
			return n.asked("c", locales.Join(say(n.ExplainCloseText()), n.rule(o, "failed_close")))
		}),
		tableStory("table-asked-snapszer", func(n narrator) templates.Table { return n.asked("snapszer", say(n.ActSnapszerSure())) }),
		tableStory("table-asked-kontra", func(n narrator) templates.Table { return n.asked("kontra", n.rule(options("snapszer"), "kontra")) }),
		tableStory("table-asked-knock", func(n narrator) templates.Table { return n.asked("k", n.rule(options("knock"), "knock")) }),
	)
	return append(asked,
		tableStory("table-marriage-waiting", narrator.waiting),
		tableStory("table-marriage-lead", narrator.mustLeadMarriage),
		tableStory("table-marriages", narrator.fourMarriages),
		tableStory("table-seven", narrator.seven),
		tableStory("table-closed", narrator.closed),
		tableStory("table-bid", narrator.bid),
		tableStory("table-kontra", narrator.kontra),
		tableStory("table-rekontra", narrator.rekontra),
		tableStory("table-knock", narrator.knock),
		tableStory("table-tags", narrator.tags),
	)
}

// rule is the sentence of an option.
func (n narrator) rule(o rules.Options, name string) locales.Rich {
	option, ok := rules.FindOption(name)
	if !ok {
		panic("no option " + name) // The names stand in this package.
	}
	return say(n.Rule(option, option.Value(o)))
}

// asked is the table with a question instead of an announcement that cannot be taken back.
func (n narrator) asked(action string, question locales.Rich) templates.Table {
	t := n.onLead()
	strong := n.button(action, rules.Diamonds)
	strong.Action, strong.Strong = "sure-"+action, true
	t.Status = question
	t.Announcements = []templates.Button{strong, {Action: "cancel", Label: say(n.ShellCancel()), Focus: true}}
	for i := range t.Hand {
		t.Hand[i].Focus = false
	}
	return t
}

// waiting: a marriage was declared and its trick lost, so that its points wait.
func (n narrator) waiting() templates.Table {
	t := n.dealt()
	t.Opponent = templates.Side{Backs: 4, Tricks: 1, Points: &templates.Points{Counting: 15}, Dealer: true}
	t.You = templates.Side{Points: &templates.Points{Waiting: 20}, Declared: []templates.Declared{{Suit: "s", Points: 20, Waiting: true}}}
	t.Talon = templates.Talon{Left: 8, Up: "Kd", Trump: "d"}
	t.Previous = &templates.PastTrick{Leader: templates.You, Led: "Ks", Reply: "As", Winner: templates.Opponent, Points: 15}
	t.Trick = templates.Trick{Leader: templates.Opponent, Led: "Ts"}
	t.Status = locales.Join(say(n.EventTrickPointsOpponent(15)), n.EventLedOpponent(card("Ts")))
	t.Hand = hand("Ad", "Qd", "Jc", "Th", "Qs")
	return t
}

// mustLeadMarriage: a marriage has just been declared, one of its cards must be led.
func (n narrator) mustLeadMarriage() templates.Table {
	t := n.dealt()
	t.You.Points, t.You.Declared = &templates.Points{Waiting: 20}, []templates.Declared{{Suit: "h", Points: 20, Waiting: true}}
	t.Status = n.TurnLeadMarriage(rules.Hearts)
	t.Hand = only(hand("Ad", "Jd", "Jc", "Kh", "Qh"), "Kh", "Qh")
	return t
}

// fourMarriages is as much as can have been declared.
func (n narrator) fourMarriages() templates.Table {
	t := n.usedUp()
	t.Trick = templates.Trick{Leader: templates.You, Led: "Qh", Reply: "Jh", Winner: templates.You}
	t.You.Declared = []templates.Declared{{Suit: "h", Points: 20}, {Suit: "d", Points: 40}, {Suit: "s", Points: 20}}
	t.Opponent.Declared = []templates.Declared{{Suit: "c", Points: 20}}
	t.You.Points, t.Opponent.Points = &templates.Points{Counting: 103}, &templates.Points{Counting: 35}
	t.Hand = hand("Td", "Kd", "Jc", "Kh", "Ts")
	return t
}

// closed: the learner has closed the talon and leads.
func (n narrator) closed() templates.Table {
	t := n.onLead()
	t.Talon = templates.Talon{Left: 6, Trump: "d", ClosedBy: templates.You}
	t.Status = say(n.EventClosedYou() + " " + n.EventStrictClosed() + " " + n.TurnLeadYou())
	t.Announcements = []templates.Button{n.button("md", rules.Diamonds), n.button("66", rules.Diamonds)}
	return t
}

// bid: the learner is on lead in the first trick and may announce more than can stand in one row.
func (n narrator) bid() templates.Table {
	t := n.dealt()
	t.Hand = hand("Kd", "Qd", "Jd", "Ks", "Qs")
	t.Talon.Up = "Ad"
	t.Announcements = nil
	for _, action := range []string{"ms", "md", "x", "c", "66", "snapszer"} {
		t.Announcements = append(t.Announcements, n.button(action, rules.Diamonds))
	}
	return t
}

// seven is more than any table allows at once: all there is to announce on the first lead, by all rules together.
func (n narrator) seven() templates.Table {
	t := n.bid()
	t.Announcements = append(t.Announcements, n.button("k", rules.Diamonds))
	return t
}

// kontra: the opponent has bid snapszer; the learner may double before the first card.
func (n narrator) kontra() templates.Table {
	t := n.dealt()
	t.Opponent.Dealer, t.You.Dealer = false, true
	t.Opponent.Backs, t.Opponent.Task = 4, templates.TaskSnapszer
	t.Trick = templates.Trick{Leader: templates.Opponent, Led: "Td"}
	t.Status = locales.Join(say(n.EventSnapszerOpponent()), n.EventLedOpponent(card("Td")))
	t.Hand = only(t.Hand, "Ad", "Qd")
	t.Announcements = []templates.Button{n.button("kontra", rules.Diamonds)}
	return t
}

// rekontra: the learner has bid, the opponent has doubled.
func (n narrator) rekontra() templates.Table {
	t := n.dealt()
	t.You.Task, t.Multiplier = templates.TaskSnapszer, 2
	t.Status = say(n.EventKontraOpponent() + " " + n.TurnLeadYou())
	t.Announcements = []templates.Button{n.button("rekontra", rules.Diamonds), n.button("66", rules.Diamonds)}
	return t
}

// knock: the learner may knock, in the first trick only.
func (n narrator) knock() templates.Table {
	t := n.dealt()
	t.Announcements = []templates.Button{n.button("c", rules.Diamonds), n.button("66", rules.Diamonds), n.button("k", rules.Diamonds)}
	return t
}

// tags: the opponent has knocked, and everything else that can stand beside a name stands there.
func (n narrator) tags() templates.Table {
	t := n.waiting()
	t.Opponent.Task, t.Multiplier = templates.TaskKnock, 4
	t.Opponent.Declared = []templates.Declared{{Suit: "c", Points: 20}}
	t.Talon = templates.Talon{Left: 8, Trump: "d", ClosedBy: templates.Opponent}
	t.Status = locales.Join(say(n.EventKnockedOpponent()), say(n.EventRekontraOpponent()), n.EventLedOpponent(card("Ts")))
	t.Hand = only(t.Hand, "Qs")
	return t
}
