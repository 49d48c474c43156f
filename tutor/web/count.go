package web

import (
	"net/http"
	"strconv"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	count "bummerl/tutor/count/old"
)

// countStart is where a drill begins or goes on.
func (s *Site) countStart(v *visit) error {
	page := templates.CountStartPage{
		Page:  v.page(templates.SectionCount, v.p.MetaCountTitle(), v.p.MetaCountDescription()),
		Start: templates.Form{Action: v.href("/count")},
	}
	run, has, err := v.latestCount()
	if err != nil {
		return err
	}
	switch {
	case has && run.Done:
		page.Last = countScore(run)
	case has:
		page.Resume = &templates.Link{Href: v.href("/count/" + run.ID), Label: v.p.CountResume()}
	}
	return v.show(http.StatusOK, templates.CountStart(page))
}

// startCount begins a drill by the learner's rules.
func (s *Site) startCount(v *visit) error {
	run, err := s.Count.Start(v.ctx(), v.learner.ID, v.set.Variant)
	if err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.href("/count/"+run.ID))
}

// countDrill asks the present trick, or with ?item shows the correction of one that is answered, or sums up.
func (s *Site) countDrill(v *visit) error {
	run, err := s.Count.At(v.ctx(), v.learner.ID, v.Param("id"))
	if err != nil {
		return err
	}
	if k, err := strconv.Atoi(v.QueryParam("item")); err == nil && k >= 0 && k < run.Next {
		return v.drill(http.StatusOK, run, k, nil)
	}
	if run.Done {
		return v.show(http.StatusOK, templates.CountSummary(v.countSummary(run)))
	}
	return v.drill(http.StatusOK, run, run.Next, nil)
}

// answerCount takes both totals, or goes on after a correction.
func (s *Site) answerCount(v *visit) error {
	id := v.Param("id")
	if v.field("own") == "" && v.field("theirs") == "" && v.field("go") != "" {
		return v.nextCount(id)
	}
	k, err := v.number("item")
	if err != nil {
		return err
	}
	own, wrongOwn := locales.ParseNumber(v.p.Lang(), v.field("own"))
	theirs, wrongTheirs := locales.ParseNumber(v.p.Lang(), v.field("theirs"))
	if wrongOwn != nil || wrongTheirs != nil {
		own, theirs = -1, -1 // No numbers: refused like numbers that cannot be.
	}
	run, err := s.Count.Answer(v.ctx(), v.learner.ID, id, k, own, theirs)
	switch {
	case tutor.CodeOf(err) == tutor.Invalid && run.ID != "":
		return v.drill(http.StatusUnprocessableEntity, run, run.Next, v.notNumbers(wrongOwn, wrongTheirs))
	case tutor.CodeOf(err) == tutor.Stale && run.ID != "" && !run.Done:
		return v.drill(http.StatusConflict, run, run.Next, locales.Plain(v.p.ErrorsStaleTitle()))
	case err != nil:
		return err
	}
	address := v.here() + "?item=" + strconv.Itoa(k)
	v.Response().Header().Set("HX-Replace-Url", address)
	return v.region(address, templates.DrillFragment(v.look(), v.drillView(run, k, nil)))
}

// notNumbers says what is wrong with the first of two numbers that is none, and what is asked for.
func (v *visit) notNumbers(own, theirs error) locales.Rich {
	fault := v.p.NumberFault(own)
	if fault == "" {
		fault = v.p.NumberFault(theirs)
	}
	return locales.Join(locales.Plain(fault), locales.Plain(v.p.CountInvalid()))
}

// nextCount goes on to the next trick, or after the last to the summary.
func (v *visit) nextCount(id string) error {
	run, err := v.site.Count.At(v.ctx(), v.learner.ID, id)
	if err != nil {
		return err
	}
	if run.Done {
		if v.fromHTMX() {
			v.Response().Header().Set("HX-Redirect", v.here())
			return v.NoContent(http.StatusOK)
		}
		return v.Redirect(http.StatusSeeOther, v.here())
	}
	v.Response().Header().Set("HX-Replace-Url", v.here())
	return v.region(v.here(), templates.DrillFragment(v.look(), v.drillView(run, run.Next, nil)))
}

// drill shows one trick of a drill: the page, or to htmx the region.
func (v *visit) drill(status int, run count.Run, k int, invalid locales.Rich) error {
	view := v.drillView(run, k, invalid)
	if v.fromHTMX() {
		return v.show(status, templates.DrillFragment(v.look(), view))
	}
	page := v.page(templates.SectionCount, v.p.MetaCountTitle(), v.p.MetaCountDescription())
	return v.show(status, templates.CountDrill(templates.CountDrillPage{Page: page, Drill: view}))
}

func (v *visit) latestCount() (count.Run, bool, error) {
	if v.learner.Visitor() {
		return count.Run{}, false, nil
	}
	return v.site.Count.Latest(v.ctx(), v.learner.ID)
}

// lastCount gives the result of the last drill that was finished; nil if the latest was not.
func (v *visit) lastCount() (*templates.CountScore, error) {
	run, has, err := v.latestCount()
	if err != nil || !has || !run.Done {
		return nil, err
	}
	return countScore(run), nil
}

func countScore(run count.Run) *templates.CountScore {
	return &templates.CountScore{Right: run.Right, Asked: run.Asked, Seconds: run.Seconds}
}
