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

// countResults shows what counting has come to in the days behind.
func (s *Site) countResults(v *visit) error {
	page := templates.CountResultsPage{
		Page: v.page(templates.SectionCount, v.p.ResultsTitle(), ""),
		Back: templates.Link{Href: v.href("/count"), Label: v.p.ResultsBack()},
	}
	if v.learner.Visitor() {
		return v.show(http.StatusOK, templates.CountResults(page))
	}
	place, err := v.place()
	if err != nil {
		return err
	}
	today := tutor.DateOf(v.now, place)
	since := (today - count.Period + 1).Begins(place)
	attempts, err := s.Attempts.AttemptsSince(v.ctx(), v.learner.ID, tutor.KindCount, since)
	if err != nil {
		return err
	}
	results := count.ResultsOf(attempts, today, place)
	for _, drill := range results.Drills {
		r, err := v.countResult(results, drill)
		if err != nil {
			return err
		}
		page.Drills = append(page.Drills, r)
	}
	for _, m := range results.Missed {
		page.Missed = append(page.Missed, templates.MissedSum{
			Sum: sumWithAnswer(m), Of: v.p.ResultsMissed(m.Wrong, m.Asked), Drill: v.practise(m.Kind),
		})
	}
	if page.Deck, err = v.deckDoor(); err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.CountResults(page))
}

// countResult fills the picture of one drill, and says which level the learner has reached in it.
func (v *visit) countResult(results count.Results, drill count.DrillResult) (templates.CountResult, error) {
	p := v.p
	r := templates.CountResult{
		Kind: string(drill.Kind), Name: resultName(p, drill.Kind), Practise: v.practise(drill.Kind),
		Answers: p.ResultsAnswers(drill.Asked), Right: p.ResultsRight(drill.Percent()),
		From: shortDate(p, results.From), Middle: shortDate(p, (results.From+results.To)/2), To: shortDate(p, results.To),
	}
	for _, day := range drill.Days {
		r.Days = append(r.Days, templates.CountDay{
			Place: int(day.Date - results.From), Date: shortDate(p, day.Date), Asked: day.Asked, Right: day.Right,
			Percent: day.Percent(), Seconds: day.Seconds,
		})
	}
	last := r.Days[len(r.Days)-1]
	told := []string{p.ResultsTold(len(r.Days), last.Date, last.Percent)}
	if drill.Seconds > 0 {
		r.Seconds = p.ResultsSeconds(drill.Seconds)
		told = append(told, p.ResultsToldSeconds(drill.Seconds))
	}
	r.Told = strings.Join(told, " ")
	if drill.Kind == count.TablePoints {
		return r, nil
	}
	run, has, err := v.site.Count.Latest(v.ctx(), v.learner.ID, drill.Kind)
	if has {
		r.Level, r.Levels = run.Level, len(count.Ladder(drill.Kind))
	}
	return r, err
}

// practise leads to where a drill's answers come from.
func (v *visit) practise(kind count.Kind) templates.Link {
	if kind == count.TablePoints {
		return templates.Link{Href: v.href("/play"), Label: v.p.ResultsPlay()}
	}
	return templates.Link{Href: v.href("/count/" + string(kind)), Label: v.p.ResultsPractise()}
}

// resultName is what a drill is called among the results.
func resultName(p locales.Printer, kind count.Kind) string {
	if kind == count.TablePoints {
		return p.ResultsAtTable()
	}
	name, _ := drillName(p, kind)
	return name
}

// shortDate is a day as the pictures have it: within one month or two the year says nothing.
func shortDate(p locales.Printer, d tutor.Date) string {
	_, month, day := d.Figures()
	return p.ResultsDay(day, int(month))
}

// sumSigns set a sum as it is printed.
var sumSigns = strings.NewReplacer("+", " + ", "-", " − ")

// sumWithAnswer writes a sum with what it makes: "24 + 14 = 38".
func sumWithAnswer(m count.Missed) string {
	return sumSigns.Replace(m.Sum) + " = " + strconv.Itoa(m.Makes)
}
