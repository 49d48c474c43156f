package web

import (
	"net/http"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// moment is one view of a run: a trick that goes by, a question, or a correction.
type moment struct {
	run  count.Run
	item int
	// at is the trick shown, from 0; that after the last is the question.
	at int
	// answered shows the correction.
	answered bool
	// invalid says why what was posted is no answer.
	invalid locales.Rich
}

func (m moment) asked() count.Asked { return m.run.Items[m.item] }

// openQuestion is the moment of the question that is open.
func openQuestion(run count.Run) moment {
	item, _ := run.Now()
	return moment{run: run, item: item, at: len(run.Items[item].Item.Tricks)}
}

// watched tells whether the tricks of an item go by one after the other before the question.
func watched(it count.Item) bool { return it.Rung.Show != count.Full && len(it.Tricks) > 0 }

// ownRun finds the run that an address names.
func (v *visit) ownRun() (count.Service, count.Run, error) {
	kind, err := v.drillKind()
	if err != nil {
		return count.Service{}, count.Run{}, err
	}
	counting, err := v.counting()
	if err != nil {
		return counting, count.Run{}, err
	}
	run, err := counting.At(v.ctx(), v.learner.ID, v.Param("id"))
	if err == nil && run.Kind != kind {
		err = tutor.Fail(tutor.NotFound, "a run of another drill", nil)
	}
	return counting, run, err
}

// countRun shows where the learner stands in a run: with ?item the correction of an item, with ?at a trick of the item
// that is asked now, in the end what came of it.
func (s *Site) countRun(v *visit) error {
	counting, run, err := v.ownRun()
	if err != nil {
		return err
	}
	if k, err := strconv.Atoi(v.QueryParam("item")); err == nil && k >= 0 && k < len(run.Items) && run.Items[k].Done {
		return v.showRun(http.StatusOK, moment{run: run, item: k, answered: true})
	}
	if run.Done && run.Spec != "" {
		return v.Redirect(http.StatusSeeOther, v.itemHref(run, 0))
	}
	if run.Done {
		return v.countEnd(run)
	}
	m := openQuestion(run)
	item, prompt := run.Now()
	at, err := strconv.Atoi(v.QueryParam("at"))
	switch {
	case err == nil && at > 0:
		m.at = min(at, m.at)
	case prompt > 0:
		m.at = 0 // Left between its questions: nobody still knows the tricks.
	default:
		// The item begins: its time counts from now.
		if m.run, err = counting.Show(v.ctx(), v.learner.ID, run.ID, item); err != nil {
			return err
		}
		if m.run.Done || len(m.run.Items) != len(run.Items) {
			return v.Redirect(http.StatusSeeOther, v.runHref(run)) // Another window was faster.
		}
		m.at = 0
	}
	if !watched(m.asked().Item) {
		m.at = len(m.asked().Item.Tricks)
	}
	return v.showRun(http.StatusOK, m)
}

// answerCount takes the answer to a question.
func (s *Site) answerCount(v *visit) error {
	counting, run, err := v.ownRun()
	if err != nil {
		return err
	}
	item, err := v.number("item")
	if err != nil {
		return err
	}
	prompt, err := v.number("prompt")
	if err != nil {
		return err
	}
	given, fault := v.givenAnswer(run, item, prompt)
	run, err = counting.Answer(v.ctx(), v.learner.ID, run.ID, item, prompt, given)
	switch {
	case tutor.CodeOf(err) == tutor.Invalid && run.ID != "":
		m := openQuestion(run)
		m.invalid = v.notAnswer(m, fault)
		return v.showRun(http.StatusUnprocessableEntity, m)
	case tutor.CodeOf(err) == tutor.Stale && run.ID != "" && !run.Done:
		m := openQuestion(run)
		m.invalid = locales.Plain(v.p.ErrorsStaleTitle())
		return v.showRun(http.StatusConflict, m)
	case err != nil:
		return err
	}
	m, address := moment{run: run, item: item, answered: true}, v.itemHref(run, item)
	if !run.Items[item].Done {
		m, address = openQuestion(run), v.runHref(run)+"?at="+strconv.Itoa(len(run.Items[item].Item.Tricks))
	}
	v.Response().Header().Set("HX-Replace-Url", address)
	if !v.fromHTMX() {
		return v.Redirect(http.StatusSeeOther, address)
	}
	return v.showRun(http.StatusOK, m)
}

// givenAnswer reads what was posted as an answer to a prompt; the error says what is wrong with a number.
func (v *visit) givenAnswer(run count.Run, item, prompt int) (string, error) {
	if item < 0 || item >= len(run.Items) || prompt < 0 || prompt >= len(run.Items[item].Item.Prompts) {
		return "", nil // The drill says that this is not asked.
	}
	switch run.Items[item].Item.Prompts[prompt].Ask {
	case count.AskNumber:
		n, err := locales.ParseNumber(v.p.Lang(), v.field("answer"))
		if err != nil {
			return "", err
		}
		return string(count.NumberAnswer(n)), nil
	case count.AskCards:
		if cards := v.Request().PostForm["card"]; len(cards) > 0 {
			return strings.Join(cards, ""), nil
		}
		return string(count.CardsAnswer(0)), nil
	}
	return v.field("answer"), nil
}

// notAnswer says what is wrong with what was posted, and what is asked for.
func (v *visit) notAnswer(m moment, fault error) locales.Rich {
	_, prompt := m.run.Now()
	if m.asked().Item.Prompts[prompt].Ask != count.AskNumber {
		return locales.Plain(v.p.CountBadChoice())
	}
	return locales.Join(locales.Plain(v.p.NumberFault(fault)), locales.Plain(v.p.CountInvalid()))
}

// showRun shows a moment: the page, or to htmx the region.
func (v *visit) showRun(status int, m moment) error {
	view, err := v.runView(m)
	if err != nil {
		return err
	}
	if v.fromHTMX() {
		return v.show(status, templates.CountFragment(v.look(), view))
	}
	page := v.page(templates.SectionCount, view.Name, v.p.MetaCountDescription())
	return v.show(status, templates.CountRunTable(templates.CountRunPage{Page: page, Run: view}))
}
