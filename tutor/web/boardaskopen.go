package web

import (
	"cmp"
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor/board/think"
)

// worthAnswer tells what a position with all cards open is worth, and every action in it. All values are those of the seat
// in front.
func (v *visit) worthAnswer(a posed, scene askScene, w think.Worth) templates.AskAnswer {
	s := scene.at.State
	mine := s.Turn() == a.seat()
	line := slices.Concat(a.line[:a.at], w.Line)
	if len(a.line) > a.at { // one has stepped back on it
		line = a.line
	}
	title := v.p.AskLine()
	if !w.Value.Known() {
		title = v.p.AskLineOn()
	}
	answer := templates.AskAnswer{
		Feedback: v.worthFeedback(w, mine), Values: v.askValues(a, s, w, mine),
		Walk: &templates.AskWalk{Line: v.askLine(a, title, a.pos.State, line, "")},
	}
	if len(line) == 0 {
		answer.Walk = nil
	}
	answer.Links = v.askLinks(a, v.goOn(a, scene.at, true))
	return answer
}

// worthFeedback says what the position is worth to the seat in front, and how sure that is.
func (v *visit) worthFeedback(w think.Worth, mine bool) templates.Feedback {
	p := v.p
	low, high := facing(w.Value, mine)
	if low != high {
		return templates.Feedback{
			Mood: templates.Slip, Title: p.AskBetween(locales.Signed(low), locales.Signed(high)), Sure: p.AskEstimated(),
			Text: []locales.Rich{locales.Plain(p.AskCoveredMoves(w.Looked(), len(w.Values)))},
		}
	}
	f := templates.Feedback{
		Title: valueWords(low, p.AskWin, p.AskLoss, p.AskDraw).String(), Sure: p.CoachSureExact(),
		Text: []locales.Rich{locales.Plain(p.AskBestBoth())},
	}
	if looked := w.Looked(); looked < len(w.Values) {
		f.Text = append(f.Text, locales.Plain(p.AskCoveredMoves(looked, len(w.Values))))
	}
	return f
}

// facing gives bounds as they are for the seat in front.
func facing(v think.Value, mine bool) (low, high int) {
	if mine {
		return v.Low, v.High
	}
	return -v.High, -v.Low
}

// askValues lists the actions, the best for whoever is to act first.
func (v *visit) askValues(a posed, s rules.State, w think.Worth, mine bool) *templates.AskValues {
	list := slices.Clone(w.Values)
	slices.SortStableFunc(list, func(x, y think.Value) int {
		return cmp.Or(cmp.Compare(y.Low, x.Low), cmp.Compare(y.High, x.High))
	})
	values := &templates.AskValues{Title: v.p.AskValuesYou(), Note: v.p.AskValuesNote()}
	if !mine {
		values.Title = v.p.AskValuesOpponent()
	}
	if w.Bets != 0 {
		values.Bets = v.p.AskBets()
	}
	best := w.Best()
	for _, x := range list {
		low, high := facing(x, mine)
		text := locales.Signed(low)
		if low != high {
			text = v.p.AskRange(text, locales.Signed(high))
		}
		line := append(a.line[:a.at:a.at], x.Action)
		values.List = append(values.List, templates.AskValue{
			Action: v.p.Action(x.Action, s.Trump()), Text: text, Best: best.Has(x.Action), Href: v.askHref(a.on(line, len(line))),
		})
	}
	return values
}

// endedAnswer tells how a hand ended at the end of a line.
func (v *visit) endedAnswer(a posed, scene askScene) templates.AskAnswer {
	walk := &templates.AskWalk{Line: v.askLine(a, v.p.AskLineOn(), a.pos.State, a.line, "")}
	return templates.AskAnswer{
		Feedback: templates.Feedback{Title: v.askEnded(a, scene.at.State).String()}, Walk: walk, Links: v.askLinks(a, nil),
	}
}

// askEnded says how a finished hand has ended for the seat in front.
func (v *visit) askEnded(a posed, s rules.State) locales.Rich {
	return valueWords(solve.Outcome(s, a.seat()), v.p.AskEndedWin, v.p.AskEndedLoss, v.p.AskEndedDraw)
}

// askLinks lead on from where one stands.
func (v *visit) askLinks(a posed, goOn *templates.Link) []templates.Link {
	var list []templates.Link
	if goOn != nil {
		list = append(list, *goOn)
	}
	if a.at > 0 {
		a.hand = 0
		list = append(list, templates.Link{Href: v.askHref(a.on(nil, 0)), Label: v.p.AskFromStart()})
	}
	return list
}
