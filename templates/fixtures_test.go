package templates_test

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// plainAssets gives addresses without hashes.
type plainAssets struct{}

func (plainAssets) URL(logical string) string { return "/static/" + logical }

// previewAssets are the assets of all pages in tests; the preview puts the built ones here.
var previewAssets templates.Assets = plainAssets{}

// say makes a sentence without cards.
func say(text string) locales.Rich {
	return locales.Rich{{Kind: locales.Text, Text: text, Card: rules.NoCard, Suit: rules.NoSuit}}
}

func page(lang, pack, path string, section templates.Section) templates.Page {
	return templates.Page{
		Look:        templates.Look{P: locales.New(lang, pack), Assets: previewAssets},
		Title:       "T",
		Description: "D",
		Path:        path,
		BaseURL:     "https://bummerl.example",
		Section:     section,
		Theme:       templates.ThemeAuto,
	}
}

var matchForm = templates.Form{Action: "/de/play/17", Fields: []templates.Field{{Name: "version", Value: "12"}}}

func legal(codes ...string) []templates.HandCard {
	hand := make([]templates.HandCard, len(codes))
	for i, code := range codes {
		hand[i] = templates.HandCard{Card: code, Play: templates.PlayLegal, Focus: i == 0}
	}
	return hand
}

func button(action string, label locales.Rich) templates.Button {
	return templates.Button{Action: action, Label: label}
}

// onLead is the learner on lead with everything there can be to announce.
func onLead(p locales.Printer) templates.Table {
	return templates.Table{
		Form:     matchForm,
		Match:    &templates.MatchBar{Target: 7, YouLeft: 5, OpponentLeft: 7, OpponentName: p.PlayLevelRegular(), Hand: 3},
		Opponent: templates.Side{Backs: 5, Tricks: 2, Points: &templates.Points{Counting: 38}, Declared: []templates.Declared{{Suit: "c", Points: 20}}, Dealer: true},
		You:      templates.Side{Tricks: 1, Points: &templates.Points{Counting: 21}, Declared: []templates.Declared{{Suit: "s", Points: 20, Waiting: true}}},
		Talon:    templates.Talon{Left: 6, Up: "Ad", Trump: "d"},
		Trick:    templates.Trick{Leader: templates.Opponent, Led: "Kh", Reply: "Ah", Winner: templates.You},
		Status:   say(p.EventTrickPointsYou(15) + " " + p.TurnLeadYou()),
		Announcements: []templates.Button{
			button("md", p.ActDeclare40(rules.Diamonds)), button("x", say(p.ActExchange())),
			button("c", say(p.ActClose())), button("66", say(p.ActClaim())),
		},
		Hand: legal("Kd", "Qd", "Jd", "Th", "Js"),
	}
}

// following is the learner following strictly, six cards in hand, one of them legal, after a wrong try.
func following(p locales.Printer) templates.Table {
	t := onLead(p)
	t.Opponent.Backs = 5
	t.Opponent.Task, t.Multiplier = templates.TaskSnapszer, 2
	t.Opponent.Points, t.You.Points = nil, &templates.Points{Counting: 21, Waiting: 20}
	t.Talon = templates.Talon{Left: 4, Trump: "d", ClosedBy: templates.Opponent}
	t.Trick = templates.Trick{Leader: templates.Opponent, Led: "Kh"}
	t.Previous = &templates.PastTrick{Leader: templates.You, Led: "Qs", Reply: "Ts", Winner: templates.Opponent, Points: 13}
	t.Announcements = nil
	t.Hand = legal("Ad", "9d", "Qh", "Tc", "9s", "Js")
	for i := range t.Hand {
		if t.Hand[i].Card != "Qh" {
			t.Hand[i].Play = templates.PlayIllegal
		}
	}
	t.Refused = p.Illegal(&rules.IllegalError{Reason: rules.MustFollowSuit, Card: card("Qh")})
	return t
}

func card(code string) rules.Card {
	c, err := rules.ParseCard(code)
	if err != nil {
		panic(err)
	}
	return c
}

// finished is a hand that is over; ended adds that the match is, too.
func finished(p locales.Printer, ended bool) templates.Table {
	t := onLead(p)
	t.Announcements = nil
	t.Over = &templates.HandOver{
		Winner: templates.You, Title: p.HandWon(),
		Why: []locales.Rich{say(p.HandWhyClaimedWon(68)), say(p.HandWorth2Won()), say(p.HandScoreWon(2))},
		Rows: []templates.ResultRow{
			{Label: p.HandRowPoints(), You: "68", Opponent: "24"},
			{Label: p.HandRowTricks(), You: "4", Opponent: "2"},
			{Label: p.HandRowMarriages(), You: "20", Opponent: "0"},
		},
		Talon: []string{"Jc", "Qh", "Ks", "Jd"}, OpponentCards: []string{"Ac", "Tc", "Qs", "Jh"},
		Buttons: []templates.Button{{Action: "next", Label: say(p.ActNextHand()), Strong: true, Focus: true}},
	}
	if ended {
		t.Match.YouLeft, t.Match.Final = 0, &templates.FinalScore{You: 8, Opponent: 3}
		t.Over.Buttons = nil
		t.Over.Match = &templates.MatchOver{
			Winner: templates.You, Title: p.MatchWon(), Text: say(p.MatchWonText()),
			Check: templates.Link{Href: "/de/play/17/check", Label: p.MatchCheckLink()},
			New:   templates.Form{Action: "/de/play"},
		}
	}
	return t
}

// step is a step of the first hand after a wrong try.
func step(p locales.Printer) templates.Lesson {
	t := onLead(p)
	t.Match, t.Previous, t.Announcements, t.Status = nil, nil, nil, nil
	t.Opponent, t.You = templates.Side{Backs: 5}, templates.Side{}
	t.Trick = templates.Trick{}
	t.Talon = templates.Talon{Left: 10, Up: "Ah", Trump: "h"}
	t.Hand = legal("Kh", "Ts", "Qs", "Kd", "Jd")
	for i := range t.Hand {
		t.Hand[i].Play = templates.PlayPlain
	}
	t.Form = templates.Form{Action: "/de/learn/first", Fields: []templates.Field{{Name: "step", Value: "2"}}}
	return templates.Lesson{
		Table: t, Heading: p.FirstTrumpTitle(), Text: []locales.Rich{p.FirstTrumpText()},
		Task:     say(p.FirstTrumpTask()),
		Feedback: &templates.Feedback{Mood: templates.Wrong, Text: []locales.Rich{p.FirstTrumpNot(card("Ts"))}},
		Help:     []templates.Button{button("hint", say(p.ActHint()))},
		Step:     2, Steps: 12,
	}
}
