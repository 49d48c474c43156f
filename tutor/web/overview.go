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
	hand := t.Hands[len(t.Hands)-1]
	over := &templates.HandOver{
		Winner: who(v.Result.Winner, v.Seat), Title: p.HandTitle(v), Why: p.HandWhy(v), Rows: compare(p, v),
	}
	switch {
	case v.Result.Winner == rules.NoSeat && t.Score.Carry > 0:
		over.Worth = locales.Plain(p.HandDrawnCarry(t.Score.Carry))
	case v.Result.Winner == rules.NoSeat:
		over.Worth = locales.Plain(p.HandDrawnNothing())
	default:
		if carried := hand.Scored - v.Result.GamePoints; carried > 0 {
			over.Why = append(over.Why, locales.Plain(p.HandWorthCarry(carried)))
		}
		if hand.Winner == match.Learner {
			over.Worth = locales.Plain(p.HandScoreWon(hand.Scored))
		} else {
			over.Worth = locales.Plain(p.HandScoreLost(hand.Scored))
		}
		if forgot(v) {
			over.Why = append(over.Why, locales.Plain(p.HandForgot(v.Points[v.Seat])))
		}
	}
	if t.Phase == tutor.PhaseHandOver {
		over.Left = left(p, t)
		over.Buttons = []templates.Button{{Action: nextHand, Label: locales.Plain(p.ActNextHand()), Strong: true, Focus: true}}
	}
	return over
}

// left tells what is still needed; in a best of three after a Bummerl, who has got it and that there is another.
func left(p locales.Printer, t match.Table) locales.Rich {
	switch {
	case !t.Score.Over():
		return locales.Plain(p.HandLeft(t.Score.Strokes(match.Learner), t.Score.Strokes(match.Bot)))
	case t.Score.Winner() == match.Learner:
		return locales.Join(locales.Plain(p.MatchWonText()), locales.Plain(p.TableRubberOn()))
	}
	return locales.Join(locales.Plain(p.MatchLostText()), locales.Plain(p.TableRubberOn()))
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
		New:   templates.Form{Action: v.href("/play"), Fields: v.sameAgain(t)},
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
			// Two Bummerl, so not the sentence of the one.
			texts = append(texts[1:], p.MatchToNilDouble())
		}
	}
	if t.Settings.BestOf > 1 {
		texts = append(texts, p.TableRubberOver(t.Rubber.Bummerl[match.Learner], t.Rubber.Bummerl[match.Bot]))
	}
	var sentences []locales.Rich
	for _, text := range texts {
		sentences = append(sentences, locales.Plain(text))
	}
	over.Text = locales.Join(sentences...)
	return over
}

// forgot tells whether the learner lost a hand with 66 that only had to be claimed: whoever has 66 got it by winning a
// trick or by a marriage, and so has been on lead with it.
func forgot(v rules.View) bool {
	return v.Result.Winner == v.Seat.Other() && v.Points[v.Seat] >= rules.Winning &&
		v.Options.SixtySix == rules.SixtySixDeclare && (v.Result.Reason == rules.LastTrick || v.Result.Reason == rules.Counted || v.Result.Reason == rules.Claimed)
}
