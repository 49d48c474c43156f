package web

import (
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// handOver fills the result of a finished hand of a match.
func handOver(p locales.Printer, t match.Table) *templates.HandOver {
	v := t.View
	d := verdict{p: p, view: v}
	hand := t.Hands[len(t.Hands)-1]
	over := &templates.HandOver{Winner: who(v.Result.Winner, v.Seat), Title: d.title(), Rows: compare(p, v)}
	carried := hand.Scored - v.Result.GamePoints
	written := ""
	switch {
	case v.Result.Winner == rules.NoSeat && v.Options.Drawn == rules.DrawnCarry:
		written, carried = p.HandDrawnCarry(), 0
	case v.Result.Winner == rules.NoSeat:
		written, carried = p.HandDrawnNothing(), 0
	case d.won():
		written = p.HandScoreWon(hand.Scored)
	default:
		written = p.HandScoreLost(hand.Scored)
	}
	sentences := []string{d.how(), d.worth(), d.doubled()}
	if carried > 0 {
		sentences = append(sentences, p.HandWorthCarry(carried))
	}
	over.Why = paragraphs(append(sentences, written)...)
	if t.Phase == tutor.PhaseHandOver {
		over.Buttons = []templates.Button{{Action: nextHand, Label: plain(p.ActNextHand()), Strong: true, Focus: true}}
	}
	return over
}

// paragraphs drops what is empty.
func paragraphs(texts ...string) []locales.Rich {
	var list []locales.Rich
	for _, text := range texts {
		if text != "" {
			list = append(list, plain(text))
		}
	}
	return list
}

// compare puts both sides' figures next to each other.
func compare(p locales.Printer, v rules.View) []templates.ResultRow {
	me, opponent := v.Seat, v.Seat.Other()
	row := func(label string, you, other int) templates.ResultRow {
		return templates.ResultRow{Label: label, You: strconv.Itoa(you), Opponent: strconv.Itoa(other)}
	}
	rows := []templates.ResultRow{
		row(p.HandRowPoints(), v.Points[me], v.Points[opponent]),
		row(p.HandRowTricks(), v.Tricks[me], v.Tricks[opponent]),
	}
	var declared [2]int
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			if e.Kind == rules.MarriageDeclared {
				declared[e.Seat] += e.Points
			}
		}
	}
	if declared[0]+declared[1] > 0 {
		rows = append(rows, row(p.HandRowMarriages(), declared[me], declared[opponent]))
	}
	return rows
}

// matchOver fills the result of a finished match.
func (v *visit) matchOver(t match.Table) *templates.MatchOver {
	p, score := v.p, t.Score
	won := score.Winner() == match.Learner
	over := &templates.MatchOver{
		Winner: templates.Opponent, Title: p.MatchLost(),
		Check: templates.Link{Href: v.href("/play/" + t.ID + "/check"), Label: p.MatchCheckLink()},
		New:   templates.Form{Action: v.href("/play")},
	}
	texts := []string{p.MatchLostText(), p.MatchScore(score.Points[match.Learner], score.Points[match.Bot])}
	if won {
		over.Winner, over.Title, texts[0] = templates.You, p.MatchWon(), p.MatchWonText()
	}
	if score.Schneider() {
		if won {
			texts = append(texts, p.MatchWonToNil())
		} else {
			texts = append(texts, p.MatchLostToNil())
		}
		if score.Bummerl() == 2 {
			texts = append(texts, p.MatchToNilDouble())
		}
	}
	over.Text = join(paragraphs(texts...))
	return over
}
