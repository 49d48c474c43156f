package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// tableStories are a match at the table while cards are played.
func tableStories() []Story {
	return []Story{
		tableStory("table-dealt", narrator.dealt),
		tableStory("table-lead", narrator.onLead),
		tableStory("table-reply", narrator.reply),
		tableStory("table-strict", narrator.strict),
		tableStory("table-refused", func(n narrator) templates.Table {
			t := n.strict()
			t.Refused = n.Illegal(&rules.IllegalError{Reason: rules.MustFollowSuit, Card: card("Qh")})
			return t
		}),
		tableStory("table-refused-long", func(n narrator) templates.Table {
			t := n.strict()
			t.Refused = n.longestRefusal()
			return t
		}),
		tableStory("table-stale", func(n narrator) templates.Table {
			t := n.onLead()
			t.Refused = say(n.ErrorsStaleTitle())
			return t
		}),
		tableStory("table-long-status", narrator.eventful),
		tableStory("table-used-up", narrator.usedUp),
		tableStory("table-last-trick", narrator.lastTrick),
		tableStory("table-24", narrator.sixCards),
		fourColours(),
		tableStory("table-own-tricks", narrator.ownTricks),
		tableStory("table-points-own", func(n narrator) templates.Table {
			t := n.reply()
			t.Opponent.Points, t.Previous.Points = nil, 0
			return t
		}),
		tableStory("table-points-hidden", func(n narrator) templates.Table {
			t := n.reply()
			t.Opponent.Points, t.You.Points, t.Previous.Points = nil, nil, 0
			return t
		}),
		tableStory("table-carry", func(n narrator) templates.Table {
			t := n.dealt()
			t.Match = &templates.MatchBar{Target: 7, YouLeft: 7, OpponentLeft: 1, OpponentName: n.PlayLevelRegular(), Hand: 12, Carry: 2}
			return t
		}),
	}
}

func tableStory(name string, table func(narrator) templates.Table) Story {
	return Story{
		Name: name, Fits: true, Region: "table", table: table,
		Page: tell(func(n narrator) templ.Component {
			return templates.PlayTable(templates.PlayPage{Page: n.playPage(), Table: table(n)})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.PlayFragment(n.look(), table(n)) }),
	}
}

// fourColours is a table with suits in four colours and letters that everybody knows.
func fourColours() Story {
	s := tableStory("table-four-colours", narrator.reply)
	look := func(n narrator) templates.Look {
		l := n.look()
		l.International = true
		return l
	}
	s.Page = tell(func(n narrator) templ.Component {
		page := n.playPage()
		page.Look, page.Prefs.Suits = look(n), "four"
		return templates.PlayTable(templates.PlayPage{Page: page, Table: n.reply()})
	})
	s.Fragment = tell(func(n narrator) templ.Component { return templates.PlayFragment(look(n), n.reply()) })
	return s
}

func (n narrator) playPage() templates.Page {
	return n.page("/play/17", templates.SectionPlay, n.MetaMatchTitle(3))
}

// hand is a hand of legal cards; the first has the focus.
func hand(codes ...string) []templates.HandCard {
	cards := make([]templates.HandCard, len(codes))
	for i, code := range codes {
		cards[i] = templates.HandCard{Card: code, Play: templates.PlayLegal, Focus: i == 0}
	}
	return cards
}

// only lowers all cards but those named.
func only(cards []templates.HandCard, legal ...string) []templates.HandCard {
	focus := true
	for i := range cards {
		cards[i].Play, cards[i].Focus = templates.PlayIllegal, false
		for _, code := range legal {
			if cards[i].Card == code {
				cards[i].Play, cards[i].Focus = templates.PlayLegal, focus
				focus = false
			}
		}
	}
	return cards
}

// dealt is a hand that has just been dealt: the learner leads.
func (n narrator) dealt() templates.Table {
	return templates.Table{
		Form:     n.matchForm(),
		Match:    &templates.MatchBar{Target: 7, YouLeft: 5, OpponentLeft: 7, OpponentName: n.PlayLevelRegular(), Hand: 3},
		Opponent: templates.Side{Backs: 5, Points: &templates.Points{}, Dealer: true},
		You:      templates.Side{Points: &templates.Points{}},
		Talon:    templates.Talon{Left: 10, Up: "Kd", Trump: "d"},
		Aside:    n.aside(),
		Status:   say(n.EventDealtOpponent() + " " + n.TurnLeadYou()),
		Hand:     hand("Ad", "Qd", "Jc", "Th", "Ks"),
	}
}

// aside is what can be looked up before the first trick: the rules.
func (n narrator) aside() *templates.Aside {
	o := options(n.variant())
	match := n.link("/play/17/hands", n.MatchesAside())
	a := &templates.Aside{All: true, RulesName: n.VariantName(n.variant()), Match: &match}
	for _, name := range []string{"follow", "last_trick", "marriage_counts", "failed_close", "false_claim", "look_back"} {
		a.Rules = append(a.Rules, n.rule(o, name).String())
	}
	return a
}

// onLead is the learner on lead with everything there can be to announce.
func (n narrator) onLead() templates.Table {
	t := n.dealt()
	t.Opponent = templates.Side{
		Backs: 5, Tricks: 1, Points: &templates.Points{Counting: 25}, Declared: []templates.Declared{{Suit: "c", Points: 20}},
	}
	t.You = templates.Side{Tricks: 1, Points: &templates.Points{Counting: 15}, Dealer: true}
	t.Talon = templates.Talon{Left: 6, Up: "Ad", Trump: "d"}
	t.Trick = templates.Trick{Leader: templates.Opponent, Led: "Kh", Reply: "Ah", Winner: templates.You}
	t.Status = say(n.EventTrickPointsYou(15) + " " + n.TurnLeadYou())
	t.Hand = hand("Kd", "Qd", "Jd", "Th", "Js")
	for _, action := range []string{"md", "x", "c", "66"} {
		t.Announcements = append(t.Announcements, n.button(action, rules.Diamonds))
	}
	return t
}

// reply is the learner's turn to answer a card while the talon is open; the trick before lies beside it.
func (n narrator) reply() templates.Table {
	t := n.dealt()
	t.Opponent = templates.Side{Backs: 4, Tricks: 1, Points: &templates.Points{Counting: 13}}
	t.You = templates.Side{Tricks: 1, Points: &templates.Points{Counting: 15}, Dealer: true}
	t.Talon = templates.Talon{Left: 6, Up: "Td", Trump: "d"}
	t.Previous = &templates.PastTrick{Leader: templates.You, Led: "Qs", Reply: "Ts", Winner: templates.Opponent, Points: 13}
	t.Trick = templates.Trick{Leader: templates.Opponent, Led: "Kh"}
	t.Status = locales.Join(say(n.EventTrickPointsOpponent(13)), n.EventLedOpponent(card("Kh")))
	t.Hand = hand("Ad", "Jd", "Tc", "Qh", "Js")
	return t
}

// strict is the same after the opponent has closed the talon: one card may be played.
func (n narrator) strict() templates.Table {
	t := n.reply()
	t.Talon = templates.Talon{Left: 6, Trump: "d", ClosedBy: templates.Opponent}
	t.Status = locales.Join(say(n.EventClosedOpponent()), say(n.EventStrictClosed()), n.EventLedOpponent(card("Kh")))
	t.Hand = only(t.Hand, "Qh")
	return t
}

// longestRefusal is the reason for refusing an action that needs most words.
func (n narrator) longestRefusal() locales.Rich {
	var longest locales.Rich
	for reason := rules.HandIsOver; reason <= rules.ForehandOnly; reason++ {
		why := n.Illegal(&rules.IllegalError{Reason: reason, Card: card("Qh"), Suit: rules.Hearts})
		if len(why.String()) > len(longest.String()) {
			longest = why
		}
	}
	return longest
}

// eventful is the learner's turn after the opponent took a trick, exchanged, declared, closed and led.
func (n narrator) eventful() templates.Table {
	t := n.strict()
	t.Opponent.Declared = []templates.Declared{{Suit: "d", Points: 40}}
	t.Opponent.Points = &templates.Points{Counting: 53}
	t.Trick.Led = "Kd"
	t.Hand = only(hand("Ad", "Tc", "Kc", "Qh", "Js"), "Ad")
	opponent, me := rules.Forehand, rules.Dealer
	var sentences []locales.Rich
	for _, e := range []rules.Event{
		{Kind: rules.TrickTaken, Seat: opponent, Points: 13},
		{Kind: rules.Exchanged, Seat: opponent, Card: card("Td"), Other: card("Jd")},
		{Kind: rules.MarriageDeclared, Seat: opponent, Suit: rules.Diamonds, Points: 40},
		{Kind: rules.TalonClosed, Seat: opponent},
	} {
		sentences = append(sentences, n.Event(e, me, true))
	}
	sentences = append(sentences, say(n.EventStrictClosed()), n.EventLedOpponent(card("Kd")))
	t.Status = locales.Join(sentences...)
	return t
}

// usedUp is the learner on lead with the talon gone.
func (n narrator) usedUp() templates.Table {
	t := n.dealt()
	t.Opponent = templates.Side{
		Backs: 5, Tricks: 3, Points: &templates.Points{Counting: 44},
		Declared: []templates.Declared{{Suit: "s", Points: 20}, {Suit: "c", Points: 20}},
	}
	t.You = templates.Side{
		Tricks: 2, Points: &templates.Points{Counting: 51}, Dealer: true,
		Declared: []templates.Declared{{Suit: "h", Points: 20}},
	}
	t.Talon = templates.Talon{Trump: "d"}
	t.Trick = templates.Trick{Leader: templates.You, Led: "Kh", Reply: "Jh", Winner: templates.You}
	t.Status = locales.Join(
		n.Event(rules.Event{Kind: rules.TurnUpDrawn, Seat: rules.Dealer, Card: card("Ad")}, rules.Forehand, true),
		say(n.EventStrictUsedUp()), say(n.TurnLeadYou()))
	t.Hand = hand("Td", "Kd", "Jc", "Qh", "Ts")
	t.Announcements = []templates.Button{n.button("66", rules.Diamonds)}
	return t
}

// lastTrick is the very last card.
func (n narrator) lastTrick() templates.Table {
	t := n.usedUp()
	t.Opponent.Backs, t.Opponent.Tricks = 0, 4
	t.You.Tricks = 5
	t.Previous = &templates.PastTrick{Leader: templates.Opponent, Led: "Qs", Reply: "Ts", Winner: templates.Opponent, Points: 13}
	t.Trick = templates.Trick{Leader: templates.Opponent, Led: "Kc"}
	t.Status = n.EventLedOpponent(card("Kc"))
	t.Hand, t.Announcements = hand("Jc"), nil
	return t
}

// sixCards is a table of 24 cards.
func (n narrator) sixCards() templates.Table {
	t := n.onLead()
	t.Opponent.Backs = 6
	t.Talon = templates.Talon{Left: 8, Up: "Ad", Trump: "d"}
	t.Hand = hand("Kd", "Qd", "9d", "Th", "9h", "Js")
	return t
}

// ownTricks is a table where one's own tricks may be looked at, and only those.
func (n narrator) ownTricks() templates.Table {
	t := n.usedUp()
	t.Opponent.Points, t.You.Own = nil, true
	t.Aside.All, t.Aside.Tricks = false, []templates.PastTrick{
		{Leader: templates.Opponent, Led: "Qd", Reply: "Jd", Winner: templates.You, Points: 5},
		{Leader: templates.You, Led: "Kh", Reply: "Jh", Winner: templates.You, Points: 6},
	}
	return t
}
