package web

import (
	"fmt"
	"strconv"
	"strings"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/count"
)

// runView fills the region of a run.
func (v *visit) runView(m moment) (templates.CountRun, error) {
	it := m.asked().Item
	name, _ := drillName(v.p, it.Kind)
	view := templates.CountRun{
		Kind: string(it.Kind), Name: name, Item: m.item + 1, Items: m.run.Of, Cloth: v.countCloth(m),
		Clock: m.run.Setting.Clock, Aloud: m.run.Setting.Aloud,
	}
	var err error
	switch {
	case m.answered:
		view.Answer, err = v.countAnswer(m)
		view.State, view.Say = fmt.Sprint(m.item), view.Answer.Title+" "+view.Answer.Level
	case m.at < len(it.Tricks):
		view.Watch = v.countWatch(m)
		view.State, view.Say = fmt.Sprintf("%d@%d", m.item, m.at), v.told(v.stood(m))+" "+v.heardTrick(it, it.Tricks[m.at])
	default:
		view.Ask = v.countAsk(m)
		view.State, view.Say = view.Ask.Key, v.heardQuestion(m, view.Ask)
	}
	view.Say = strings.TrimSpace(view.Say)
	return view, err
}

// countWatch leads from one trick to the next, and from the last one to the question.
func (v *visit) countWatch(m moment) *templates.CountWatch {
	it := m.asked().Item
	w := &templates.CountWatch{
		Number: m.at + 1, Of: len(it.Tricks), Pace: it.Rung.Pace, Task: v.p.CountWatch(),
		On: templates.Link{Href: v.runHref(m.run) + "?at=" + strconv.Itoa(m.at+1), Label: v.p.CountNextTrick()},
	}
	if it.Kind.AboutCards() {
		w.Task = v.p.CountWatchCards()
	}
	if w.Number == w.Of {
		w.On.Label = v.p.CountToQuestion()
	}
	return w
}

// countAsk is the question that is open.
func (v *visit) countAsk(m moment) *templates.CountAsk {
	it := m.asked().Item
	_, n := m.run.Now()
	prompt := it.Prompts[n]
	ask := &templates.CountAsk{
		Form: templates.Form{Action: v.runHref(m.run), Fields: []templates.Field{
			{Name: "item", Value: strconv.Itoa(m.item)}, {Name: "prompt", Value: strconv.Itoa(n)},
		}},
		Key: fmt.Sprintf("%d-%d", m.item, n), Task: v.promptWords(it, prompt), Invalid: m.invalid,
	}
	switch prompt.Ask {
	case count.AskNumber:
		ask.Number = &templates.CountNumber{Words: it.Rung.Words}
		if m.invalid != nil {
			ask.Number.Value = v.field("answer")
		}
	case count.AskYesNo:
		ask.YesNo = true
	case count.AskTrick:
		for i, t := range prompt.Choices {
			ask.Tricks = append(ask.Tricks, v.countTrick(it, t, i+1))
		}
	case count.AskCards:
		ask.Grid = countGrid(it, prompt, func(rules.Card) templates.CellState { return templates.CellPlain })
		v.markPosted(ask.Grid)
	}
	return ask
}

// markPosted ticks what was ticked in an answer that was refused.
func (v *visit) markPosted(g *templates.CountGrid) {
	posted := map[string]bool{}
	for _, code := range v.Request().PostForm["card"] {
		posted[code] = true
	}
	for _, row := range g.Rows {
		for i := range row {
			row[i].Marked = posted[row[i].Card]
		}
	}
}

// countGrid lays out the cards that a prompt asks about, and those that were gone before.
func countGrid(it count.Item, p count.Prompt, state func(rules.Card) templates.CellState) *templates.CountGrid {
	g := &templates.CountGrid{}
	all := sorted(p.Pool|it.Gone, it.Trump)
	for i, c := range all {
		if i == 0 || c.Suit() != all[i-1].Suit() {
			g.Rows = append(g.Rows, nil)
		}
		cell := templates.CountCell{Card: c.String(), State: state(c)}
		if it.Gone.Has(c) {
			cell.State = templates.CellGone
		}
		row := &g.Rows[len(g.Rows)-1]
		*row = append(*row, cell)
	}
	return g
}
