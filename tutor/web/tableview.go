package web

import (
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/learner"
)

// seating is a hand to be shown: what the learner sees of it, and how.
type seating struct {
	p    locales.Printer
	view rules.View
	// last is what happened since and including the learner's last action.
	last []rules.Seen
	// points says whose points are shown: both, own or none.
	points string
	// offers limits the announcements shown where limited is set; else all that are legal are shown.
	offers  rules.Actions
	limited bool
	// plain draws no card raised or lowered.
	plain bool
	// ended: what was asked here is answered, so nobody is waited for.
	ended bool
	form  templates.Form
}

// table fills the view model of the table.
func (s seating) table() templates.Table {
	v := s.view
	t := templates.Table{
		Form:     s.form,
		Opponent: s.side(v.Seat.Other()),
		You:      s.side(v.Seat),
		Talon: templates.Talon{
			Left: v.TalonLeft, Up: v.Up.String(), Trump: v.Trump.String(), ClosedBy: who(v.ClosedBy, v.Seat),
		},
		Multiplier: v.Multiplier,
		Hand:       s.hand(),
	}
	says := teller{p: s.p, me: v.Seat, points: s.points == learner.PointsBoth, still: s.form.Action == "" || s.ended, view: v}
	t.Status, t.Heard = says.status(s.last), says.heard(s.last)
	t.Speak = says.announced(s.last)
	t.Opponent.Backs = v.OpponentCards
	t.Trick, t.Previous = s.middle()
	offers := v.Legal
	if s.limited {
		offers &= s.offers
	}
	t.Announcements = announcements(s.p, v.Trump, offers)
	return t
}

func (s seating) side(seat rules.Seat) templates.Side {
	v := s.view
	side := templates.Side{Tricks: v.Tricks[seat], Dealer: seat == rules.Dealer}
	switch seat {
	case v.Bidder:
		side.Task = templates.TaskSnapszer
	case v.Knocker:
		side.Task = templates.TaskKnock
	}
	if s.points == learner.PointsBoth || s.points == learner.PointsOwn && seat == v.Seat {
		side.Points = &templates.Points{Counting: v.Points[seat], Waiting: v.Waiting[seat]}
	}
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			if e.Kind == rules.MarriageDeclared && e.Seat == seat {
				side.Declared = append(side.Declared, templates.Declared{
					Suit: e.Suit.String(), Points: e.Points, Waiting: v.Waiting[seat] > 0,
				})
			}
		}
	}
	return side
}

// middle gives the trick that lies on the table, and the one before it that may be looked at again. A finished trick
// lies there until the next lead.
func (s seating) middle() (templates.Trick, *templates.PastTrick) {
	v := s.view
	taken := v.TakenTricks()
	if v.Led != rules.NoCard {
		leader := v.Seat
		if v.Turn == v.Seat {
			leader = v.Seat.Other()
		}
		now := templates.Trick{Leader: who(leader, v.Seat), Led: v.Led.String()}
		if len(taken) == 0 || v.Options.LookBack == rules.LookBackNone {
			return now, nil
		}
		last := taken[len(taken)-1]
		past := pastTrick(last, v.Seat)
		if s.points == learner.PointsBoth {
			past.Points = last.Points
		}
		return now, &past
	}
	if len(taken) == 0 {
		return templates.Trick{}, nil
	}
	last := taken[len(taken)-1]
	return templates.Trick{
		Leader: who(last.Leader, v.Seat), Led: last.Led.String(), Reply: last.Reply.String(), Winner: who(last.Winner, v.Seat),
	}, nil
}

func (s seating) hand() []templates.HandCard {
	v := s.view
	var hand []templates.HandCard
	for _, c := range sorted(v.Hand, v.Trump) {
		card := templates.HandCard{Card: c.String()}
		switch {
		case s.plain || v.Turn != v.Seat:
		case v.Legal.Has(rules.Play(c)):
			card.Play = templates.PlayLegal
		default:
			card.Play = templates.PlayIllegal
		}
		hand = append(hand, card)
	}
	for i := range hand {
		if hand[i].Play != templates.PlayIllegal {
			hand[i].Focus = true
			break
		}
	}
	return hand
}

// announcements are the buttons for what may be announced.
func announcements(p locales.Printer, trump rules.Suit, legal rules.Actions) []templates.Button {
	var list []templates.Button
	for a := range legal.All() {
		if a.Card() == rules.NoCard {
			list = append(list, templates.Button{Action: a.String(), Label: p.Action(a, trump)})
		}
	}
	slices.SortStableFunc(list, func(a, b templates.Button) int { return buttonOrder(a.Action) - buttonOrder(b.Action) })
	return list
}

// buttonOrder says where the button of an announcement stands in its row: what may be legal in one lead and not in the next
// comes first, closing and 66, which nearly always are, last.
func buttonOrder(action string) int {
	switch action {
	case rules.Exchange.String():
		return 1
	case rules.Close.String():
		return 3
	case rules.Claim.String():
		return 4
	}
	if action[0] == 'm' {
		return 0
	}
	return 2
}
