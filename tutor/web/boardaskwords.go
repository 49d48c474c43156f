package web

import (
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
	"bummerl/tutor/board/think"
)

// askPanel is the form under a board that can be: the three questions, with why one makes no sense here.
func (v *visit) askPanel(b board.Board) templates.Ask {
	a, err := askedOf(b)
	if err != nil { // the page shows a form of a board that can be, or none
		return templates.Ask{}
	}
	form := v.askOf(a)
	for i := range form.Buttons {
		form.Buttons[i].Current = false
	}
	return form
}

// askOf is the form of a question: the same again, or another.
func (v *visit) askOf(a posed) templates.Ask {
	form := templates.Ask{
		Form:   templates.Form{Action: v.href(askPath), Fields: append(v.fromFields(), templates.Field{Name: "p", Value: a.board.Text()})},
		Effort: string(a.effort), Task: taskText(a.task),
	}
	for _, q := range think.Questions() {
		b := templates.AskButton{Value: string(q), Label: v.askLabel(q), Current: q == a.q}
		if why := a.pos.Why(q); why != "" {
			b.Why, b.Current = v.askWhy(why), false
			if last := len(form.Buttons) - 1; last >= 0 && form.Buttons[last].Why == b.Why {
				form.Buttons[last].Label += " " + b.Label // the same reason is told once
				continue
			}
		}
		form.Buttons = append(form.Buttons, b)
	}
	for _, e := range think.Efforts() {
		form.Efforts = append(form.Efforts, templates.Choice{Value: string(e), Label: v.askEffort(e)})
	}
	for _, t := range a.pos.Tasks() {
		form.Tasks = append(form.Tasks, templates.Choice{Value: taskText(t), Label: v.askTask(t)})
	}
	return form
}

// askLabel names a question.
func (v *visit) askLabel(q think.Question) string {
	switch q {
	case think.Certain:
		return v.p.AskCertain()
	case think.Plan:
		return v.p.AskPlan()
	}
	return v.p.AskSolve()
}

func (v *visit) askEffort(e think.Effort) string {
	switch e {
	case think.Small:
		return v.p.AskEffortSmall()
	case think.Large:
		return v.p.AskEffortLarge()
	}
	return v.p.AskEffortUsual()
}

// askTask names what is to be undertaken.
func (v *visit) askTask(a rules.Action) string {
	switch a {
	case rules.Close:
		return v.p.AskTaskClose()
	case rules.Snapszer:
		return v.p.AskTaskSnapszer()
	case rules.Knock:
		return v.p.AskTaskKnock()
	}
	return v.p.AskTaskWin()
}

// askQuestion is the question as a sentence.
func (v *visit) askQuestion(a posed) string {
	win := a.task == rules.NoAction
	switch {
	case a.q == think.Certain && win:
		return v.p.AskQuestionCertainWin()
	case a.q == think.Certain:
		return v.p.AskQuestionCertain(v.askTask(a.task))
	case a.q == think.Plan && win:
		return v.p.AskQuestionPlanWin()
	case a.q == think.Plan:
		return v.p.AskQuestionPlan(v.askTask(a.task))
	case a.board.Open:
		return v.p.AskQuestionSolve()
	}
	return v.p.AskQuestionSolveSeen()
}

// askWhy says why a question makes no sense.
func (v *visit) askWhy(why think.Reason) string {
	switch why {
	case think.Over:
		return v.p.AskWhyOver()
	case think.AllOpen:
		return v.p.AskWhyAllOpen()
	case think.Draws:
		return v.p.AskWhyDraws()
	case think.NoHand:
		return v.p.AskWhyNoHand()
	}
	return v.p.AskWhyHandHidden()
}

// askSoFar says how far a search has come; "" where there is nothing to tell yet.
func (v *visit) askSoFar(a posed, p think.Progress) string {
	switch {
	case p.Of > 0 && a.q == think.Solve:
		return v.p.AskSoFarMoves(p.Done, p.Of)
	case p.Of > 0:
		return v.p.AskSoFarHands(p.Done, p.Of)
	case p.Nodes >= 1000:
		return v.p.AskSoFarNodes(p.Nodes / 1000)
	}
	return ""
}
