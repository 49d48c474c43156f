package storybook

import (
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// ending is how a hand ended, seen from the learner, who sits at Forehand.
type ending struct {
	name    string
	variant string
	winner  rules.Seat
	reason  rules.Reason
	// worth are the game points, points and tricks the figures of learner and opponent.
	worth          int
	points, tricks [2]int
	closedBy       rules.Seat
	times          int
	// claimedBy is who claimed last; NoSeat if nobody.
	claimedBy rules.Seat
}

const (
	me    = rules.Forehand
	other = rules.Dealer
	none  = rules.NoSeat
)

// endings are hands over for each reason that has words of its own.
var endings = []ending{
	{"claimed", "schnapsen", me, rules.Claimed, 2, [2]int{68, 24}, [2]int{4, 2}, none, 1, me},
	{"claimed-lost", "schnapsen", other, rules.Claimed, 3, [2]int{0, 71}, [2]int{0, 5}, none, 1, other},
	{"reached", "online", me, rules.Reached, 1, [2]int{66, 40}, [2]int{5, 3}, none, 1, none},
	{"last-trick", "schnapsen", me, rules.LastTrick, 1, [2]int{58, 62}, [2]int{6, 4}, none, 1, none},
	{"last-trick-lost", "schnapsen", other, rules.LastTrick, 1, [2]int{70, 50}, [2]int{5, 5}, none, 1, none},
	{"counted", "sixtysix", me, rules.Counted, 2, [2]int{90, 30}, [2]int{8, 4}, none, 1, none},
	{"drawn", "sixtysix", none, rules.Drawn, 0, [2]int{65, 65}, [2]int{6, 6}, none, 1, none},
	{"closed-won", "schnapsen", me, rules.Claimed, 3, [2]int{66, 0}, [2]int{4, 0}, me, 1, me},
	{"closed-failed", "schnapsen", other, rules.FailedClose, 2, [2]int{59, 31}, [2]int{3, 2}, me, 1, none},
	{"closed-failed-won", "schnapsen", me, rules.FailedClose, 3, [2]int{0, 48}, [2]int{0, 4}, other, 1, other},
	{"false-claim", "schnapsen", other, rules.FalseClaim, 2, [2]int{61, 21}, [2]int{4, 2}, none, 1, me},
	{"snapszer-made", "snapszer", me, rules.SnapszerMade, 6, [2]int{70, 0}, [2]int{3, 0}, none, 1, none},
	{"snapszer-failed", "snapszer", other, rules.SnapszerFailed, 12, [2]int{38, 14}, [2]int{2, 1}, none, 2, none},
	{"knock-failed", "knock", other, rules.KnockFailed, 3, [2]int{44, 0}, [2]int{3, 0}, none, 1, none},
	{"rekontra", "snapszer", me, rules.Claimed, 4, [2]int{68, 40}, [2]int{4, 3}, none, 4, me},
}

func overStories() []Story {
	var all []Story
	for _, e := range endings {
		all = append(all, overStory("hand-"+e.name, func(n narrator) templates.Table { return n.ended(e) }))
	}
	all = append(alike(all...), atTableStories()...)
	all = append(all,
		overStory("hand-stale", func(n narrator) templates.Table {
			t := n.ended(endings[0])
			t.Refused = n.Illegal(&rules.IllegalError{Reason: rules.HandIsOver})
			return t
		}),
		overStory("hand-left-over", func(n narrator) templates.Table {
			t := n.ended(endings[0])
			t.Over.Talon, t.Over.OpponentCards = []string{"Jc", "Qh", "Ks", "Jd"}, []string{"Ac", "Tc", "Qs", "Jh"}
			return t
		}),
	)
	return append(all, alike(
		matchStory("match-won", func(n narrator) *templates.MatchOver {
			return n.matchOver(templates.You, n.MatchWon(), n.MatchWonText(), n.MatchScore(7, 4))
		}),
		matchStory("match-lost", func(n narrator) *templates.MatchOver {
			return n.matchOver(templates.Opponent, n.MatchLost(), n.MatchLostText(), n.MatchScore(5, 7))
		}),
		matchStory("match-won-to-nil", func(n narrator) *templates.MatchOver {
			return n.matchOver(templates.You, n.MatchWon(), n.MatchWonText(), n.MatchScore(7, 0), n.MatchWonToNil())
		}),
		matchStory("match-won-double", func(n narrator) *templates.MatchOver {
			return n.matchOver(templates.You, n.MatchWon(), n.MatchScore(9, 0), n.MatchWonToNil(), n.MatchToNilDouble())
		}),
		matchStory("match-lost-double", func(n narrator) *templates.MatchOver {
			return n.matchOver(templates.Opponent, n.MatchLost(), n.MatchScore(0, 8), n.MatchLostToNil(), n.MatchToNilDouble())
		}),
	)...)
}

// overStory is the result of a hand, which may be longer than a phone's screen.
func overStory(name string, table func(narrator) templates.Table) Story {
	s := tableStory(name, table)
	s.Fits, s.table = false, nil
	return s
}

func matchStory(name string, over func(narrator) *templates.MatchOver) Story {
	return overStory(name, func(n narrator) templates.Table {
		m := over(n)
		e := endings[0]
		if m.Winner == templates.Opponent {
			e = endings[1]
		}
		t := n.ended(e)
		t.Over.Buttons, t.Over.Match = nil, m
		t.Match.YouLeft, t.Match.Final = 0, &templates.FinalScore{You: 8, Opponent: 3}
		if m.Winner == templates.Opponent {
			t.Match.YouLeft, t.Match.OpponentLeft, t.Match.Final = 7, 0, &templates.FinalScore{Opponent: 7}
		}
		return t
	})
}

func (n narrator) matchOver(winner templates.Who, title string, sentences ...string) *templates.MatchOver {
	var text []locales.Rich
	for _, s := range sentences {
		text = append(text, say(s))
	}
	return &templates.MatchOver{
		Winner: winner, Title: title, Text: locales.Join(text...), Check: n.link("/play/17/check", n.MatchCheckLink()), New: n.form("/play"),
	}
}

// ended is the table after a hand that ended in a way.
func (n narrator) ended(e ending) templates.Table {
	v := rules.View{
		Options: options(e.variant), Seat: me, Turn: none, Trump: rules.Diamonds, ClosedBy: e.closedBy, Points: e.points, Tricks: e.tricks,
		Multiplier: e.times, Over: true, Result: rules.Result{Winner: e.winner, GamePoints: e.worth, Reason: e.reason},
		Trace: []rules.Seen{{Seat: e.claimedBy, Action: rules.Play(card("Ah"))}},
	}
	if e.claimedBy != none {
		v.Trace[0].Action = rules.Claim
	}
	over := &templates.HandOver{
		Title: n.HandTitle(v), Why: n.HandWhy(v),
		Rows: []templates.ResultRow{
			{Label: n.HandRowPoints(), You: strconv.Itoa(e.points[me]), Opponent: strconv.Itoa(e.points[other])},
			{Label: n.HandRowTricks(), You: strconv.Itoa(e.tricks[me]), Opponent: strconv.Itoa(e.tricks[other])},
			{Label: n.HandRowMarriages(), You: "20", Opponent: "0"},
		},
		Buttons: []templates.Button{{Action: "next", Label: say(n.ActNextHand()), Strong: true, Focus: true}},
	}
	review := n.link("/play/17/review/3", n.ReviewOpen())
	over.Review = &review
	switch e.winner {
	case me:
		over.Winner = templates.You
		over.Worth = say(n.HandScoreWon(e.worth))
	case other:
		over.Winner = templates.Opponent
		over.Worth = say(n.HandScoreLost(e.worth))
		if e.points[me] >= rules.Winning {
			over.Why = append(over.Why, say(n.HandForgot(e.points[me])))
		}
	default:
		over.Worth = say(n.HandDrawnCarry(1))
	}
	over.Left = say(n.HandLeft(5, 7))
	t := n.onLead()
	t.Announcements, t.Hand, t.Over = nil, nil, over
	return t
}
