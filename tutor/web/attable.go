package web

import (
	"net/http"
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// A hand whose points the table hides asks for them before it shows its result. These are the actions of the question.
const (
	sayPoints  = "say"
	passPoints = "pass"
)

// sides are the names of the players in the question's form.
var sides = [2]string{match.Learner: "own", match.Bot: "theirs"}

// hiddenPoints lists the players whose points a table with this setting hides.
func hiddenPoints(points string) []int {
	switch points {
	case learner.PointsNone:
		return []int{match.Learner, match.Bot}
	case learner.PointsOwn:
		return []int{match.Bot}
	}
	return nil
}

// hiddenIn lists the players whose points the table of a match with these settings hides.
func (v *visit) hiddenIn(set tutor.MatchSettings) []int { return hiddenPoints(v.pointsOf(set)) }

// countHand takes what the learner says of a finished hand's points, or that there is to be no question.
func (s *Site) countHand(v *visit) error {
	id := v.Param("id")
	hand, err := v.number("hand")
	if err != nil {
		return err
	}
	before, err := s.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil {
		return err
	}
	hidden := v.hiddenIn(before.Settings)
	if v.field("action") == passPoints {
		return v.acted(s.Matches.Pass(v.ctx(), v.learner.ID, id, hand, hidden...))
	}
	player := match.Nobody
	for p, name := range sides {
		if v.field("side") == name {
			player = p
		}
	}
	points, fault := locales.ParseNumber(v.p.Lang(), v.field("points"))
	if fault != nil {
		return v.noPoints(id, player, fault)
	}
	return v.acted(s.Matches.Say(v.ctx(), v.learner.ID, id, hand, player, points, hidden...))
}

// asksPoints tells whether the table of a match that is over asks for points.
func (v *visit) asksPoints(id string) (bool, error) {
	t, err := v.site.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil {
		return false, err
	}
	return v.asksNow(t)
}

// noPoints shows the question again with what is wrong with the number, unless it has been answered meanwhile.
func (v *visit) noPoints(id string, player int, fault error) error {
	t, err := v.site.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil {
		return err
	}
	said, err := v.site.Matches.Counted(v.ctx(), v.learner.ID, t)
	if err != nil {
		return err
	}
	if asked, asks := said.Asks(v.hiddenIn(t.Settings)...); !asks || asked != player {
		return v.acted(t, nil)
	}
	why := locales.Plain(v.p.NumberFault(fault))
	return v.refused(http.StatusUnprocessableEntity, v.matchPage(t, said, why), v.matchFragment(t, said, why))
}

// askPoints puts the question in the place of a result: nothing of the page tells the points, nor the score which hangs
// on them.
func (v *visit) askPoints(table *templates.Table, t match.Table, player int) {
	ask := &templates.AskPoints{Form: v.matchForm(t), Side: sides[player], Question: v.p.AttableAskOwn(), Fault: table.Refused}
	if player == match.Bot {
		ask.Question = v.p.AttableAskTheirs()
	}
	ask.Form.Fields = append(ask.Form.Fields,
		templates.Field{Name: "hand", Value: strconv.Itoa(t.HandNo)}, templates.Field{Name: "side", Value: sides[player]})
	if table.Refused != nil && v.field("side") == sides[player] {
		ask.Typed = v.field("points")
	}
	table.Refused = nil
	table.Over = &templates.HandOver{Winner: who(t.View.Result.Winner, t.View.Seat), Title: v.p.HandTitle(t.View), Ask: ask}
	score := t.Before()
	table.Match.YouLeft, table.Match.OpponentLeft = score.Strokes(match.Learner), score.Strokes(match.Bot)
	table.Match.Carry, table.Match.Final = score.Carry, nil
	if t.Settings.BestOf > 1 {
		got := t.RubberBefore().Bummerl
		table.Match.YouGot, table.Match.OpponentGot = got[match.Learner], got[match.Bot]
	}
	table.Aside.Tricks = nil
}

// saidPoints compares what was said with what the engine counts.
func saidPoints(p locales.Printer, t match.Table, said match.Count) []templates.SaidPoints {
	var list []templates.SaidPoints
	for player, s := range said.Said {
		if !s.Answered {
			continue
		}
		seat, right, wrong, title := t.View.Seat, p.AttableOwnRight, p.AttableOwnWrong, p.AttableSumOwn()
		if player == match.Bot {
			seat, right, wrong, title = seat.Other(), p.AttableTheirsRight, p.AttableTheirsWrong, p.AttableSumTheirs()
		}
		points := t.View.Points[seat]
		line := templates.SaidPoints{Right: s.Right, Text: wrong(points, s.Points), Title: title}
		if s.Right {
			line.Text = right(points)
		} else {
			line.Sum = gainLines(t.View, seat)
		}
		list = append(list, line)
	}
	return list
}

func gainLines(v rules.View, seat rules.Seat) []templates.GainLine {
	var list []templates.GainLine
	for _, g := range match.Gains(v, seat) {
		line := templates.GainLine{Led: g.Trick.Led.String(), Reply: g.Trick.Reply.String(), Points: g.Points, Total: g.Total}
		if g.Suit != rules.NoSuit {
			line.Suit = g.Suit.String()
		}
		list = append(list, line)
	}
	return list
}
