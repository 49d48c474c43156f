package web

import (
	"fmt"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
)

// What is posted at a table besides actions of the game: the number of a hint, and a decision to go back to.
const (
	hintField = "hint"
	backField = "back"
)

// giveHint notes that the learner takes a hint; the table says it until the next action.
func (s *Site) giveHint(v *visit, id string, version int64) error {
	number, err := v.number(hintField)
	if err != nil {
		return err
	}
	return v.acted(s.Matches.Hint(v.ctx(), v.learner.ID, id, version, number))
}

// takeBack takes back the learner's decision with that number of actions before it, and all that came after.
func (s *Site) takeBack(v *visit, id string, version int64) error {
	seq, err := v.number(backField)
	if err != nil {
		return err
	}
	return v.acted(s.Matches.TakeBack(v.ctx(), v.learner.ID, id, version, seq))
}

// coached puts onto a table what the coach says, the hint that was asked for, and what may be taken back. In a match
// without a coach taking back stands with what there is to look up.
func (v *visit) coached(table *templates.Table, t match.Table) {
	trump := t.View.Trump
	var back []templates.Decision
	for _, d := range t.Decisions {
		back = append(back, templates.Decision{Seq: d.Seq, Action: v.p.Action(d.Action, trump), Mark: markOf(v.p, d.Mark)})
	}
	takenBack := ""
	if t.TakenBack > 0 {
		takenBack = v.p.CoachtableTakenBack(t.TakenBack)
	}
	if v.field(backField) != "" && table.Refused == nil {
		done := locales.Plain(v.p.CoachtableBackDone())
		table.Status, table.Heard = locales.Join(done, table.Status), locales.Join(done, table.Heard)
	}
	if !t.Settings.Coach {
		table.Aside.Back, table.Aside.TakenBack = back, takenBack
		return
	}
	c := &templates.Coach{Back: back, TakenBack: takenBack}
	if t.Verdict != nil {
		c.Said = coachSaid(v.p, *t.Verdict, trump)
		if v.tellsVerdict() {
			c.Aloud = coachAloud(v.p, *t.Verdict)
		}
	}
	if t.View.Turn == t.View.Seat && t.View.Legal != 0 {
		v.hinted(table, c, t)
	}
	table.Coach = c
}

// tellsVerdict tells whether the verdict is news: it is not where nothing was done, or something was undone.
func (v *visit) tellsVerdict() bool {
	return v.field(hintField) == "" && v.field(backField) == "" && v.field("action") != notSure
}

// hinted offers the next hint of a decision, and shows the last that was taken.
func (v *visit) hinted(table *templates.Table, c *templates.Coach, t match.Table) {
	if t.Hinted < coach.HintSteps {
		c.Hint = t.Hinted + 1
	}
	if t.Hinted == 0 || v.field(backField) != "" { // What was taken back is told first.
		return
	}
	text, err := v.hintText(t)
	switch {
	case err != nil && v.ctx().Err() != nil:
		v.site.Log.Info("no time was left for a hint", "match", t.ID, "id", requestID(v), "error", err)
	case err != nil:
		v.site.Log.Error("no hint", "match", t.ID, "id", requestID(v), "error", err)
	default:
		table.Hint = &templates.Hint{Title: v.p.CoachtableHintTitle(t.Hinted, coach.HintSteps), Text: text}
	}
}

// hintText asks the coach. That something in it breaks costs the hint, not the table: it would be gone for as long as the
// hint stands on it.
func (v *visit) hintText(t match.Table) (text locales.Rich, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("the coach broke: %v", broken)
		}
	}()
	q := t.Question()
	hints, err := coach.Hint(v.ctx(), q)
	if err != nil {
		return nil, err
	}
	return coachHint(v.p, q.View, hints, t.Hinted), nil
}

// gaveUp is the table of a match that was given up: as it was then, with nothing to press.
func (v *visit) gaveUp(t match.Table) templates.Table {
	table := seating{p: v.p, view: t.View, points: v.pointsOf(t.Settings), plain: true}.table()
	if t.View.Over {
		table.Hand = nil
	}
	return table
}
