package web

import (
	"cmp"
	"net/http"
	"slices"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
)

// graded are the marks that statistics tell of. Where there was nothing to choose nothing was decided.
var graded = []coach.Mark{coach.Best, coach.Good, coach.Inaccurate, coach.Mistake, coach.Blunder, coach.Unclear}

// statistics tells what a learner's matches have come to.
func (s *Site) statistics(v *visit) error {
	var st match.Statistics
	if !v.learner.Visitor() {
		var err error
		if st, err = s.Matches.Statistics(v.ctx(), v.learner.ID, v.hiddenIn); err != nil {
			return err
		}
	}
	return v.show(http.StatusOK, templates.Statistics(v.statisticsPage(st)))
}

func (v *visit) statisticsPage(st match.Statistics) templates.StatisticsPage {
	page := templates.StatisticsPage{
		Page:   v.page(templates.SectionPlay, v.p.StatisticsTitle(), ""),
		Back:   templates.Link{Href: v.href("/play"), Label: v.p.MatchesAll()},
		Graded: v.gradedShares(st.Marks), Slips: v.slipShares(st.Mistakes),
	}
	for _, l := range st.Levels {
		if l.Hands+l.Abandoned > 0 {
			page.Levels = append(page.Levels, levelRow(levelName(v.p, l.Level), l))
		}
	}
	page.Rules = v.rulesRows(st.Rules)
	all := st.All
	if len(page.Levels) > 1 {
		row := levelRow(v.p.StatisticsAll(), all)
		page.All = &row
	}
	for _, t := range []templates.Tried{
		{Name: v.p.StatisticsClosed(), Times: all.Closings, Won: all.Kept}, {Name: v.p.StatisticsBid(), Times: all.Bids, Won: all.Made},
	} {
		if t.Times > 0 {
			t.Text = v.p.StatisticsCameOff(t.Times, t.Won)
			page.Announced = append(page.Announced, t)
		}
	}
	page.Counts, page.Notes = otherCounts(v.p, st)
	return page
}

// otherCounts are the sentences of what is counted besides: what was announced, and what was not.
func otherCounts(p locales.Printer, st match.Statistics) (announced, notes []string) {
	return counted([]figure{{st.All.FalseClaims, p.StatisticsFalseClaims}}), counted([]figure{
		{st.Hints, p.StatisticsHints}, {st.TakenBack, p.StatisticsTakenBack}, {st.All.Abandoned, p.StatisticsGivenUp},
	})
}

// figure is a number and the sentence that tells it.
type figure struct {
	n   int
	say func(int) string
}

// counted are the sentences of what there was at all.
func counted(list []figure) []string {
	var told []string
	for _, t := range list {
		if t.n > 0 {
			told = append(told, t.say(t.n))
		}
	}
	return told
}

// rulesRows are the figures by rules, where there are several; rules of which a hand has been played.
func (v *visit) rulesRows(list []tutor.RulesTally) []templates.LevelRow {
	var rows []templates.LevelRow
	for _, r := range list {
		if r.Hands+r.Abandoned > 0 {
			rows = append(rows, levelRow(v.keptName(r.Name, r.Variant, r.Options), r.LevelTally))
		}
	}
	if len(rows) < 2 {
		return nil
	}
	return rows
}

// levelRow are the figures against a level. A match that was given up counts as a lost one.
func levelRow(name string, l tutor.LevelTally) templates.LevelRow {
	return templates.LevelRow{
		Name: name, HandsWon: l.Won, HandsLost: l.Lost, For: l.For, Against: l.Against,
		Won: l.BummerlWon, Lost: l.BummerlLost + l.Abandoned,
	}
}

// gradedShares are the learner's decisions by the coach's marks, those that were none left out.
func (v *visit) gradedShares(marks []match.MarkCount) []templates.Share {
	times, of := map[coach.Mark]int{}, 0
	for _, m := range marks {
		if m.Mark != coach.Forced {
			times[m.Mark] = m.Decisions
			of += m.Decisions
		}
	}
	if of == 0 {
		return nil
	}
	var list []templates.Share
	for _, mark := range graded {
		if times[mark] > 0 || mark != coach.Unclear {
			list = append(list, templates.Share{Name: coachMark(v.p, mark), Times: times[mark], Of: of, Mood: markMood(mark)})
		}
	}
	return list
}

// slipShares are the slips by what they were about, the most frequent first.
func (v *visit) slipShares(mistakes []match.MistakeCount) []templates.Share {
	times, of := make([]int, len(slipThemes)), 0
	for _, m := range mistakes {
		times[themeOf(m.Fact)] += m.Slips
		of += m.Slips
	}
	var list []templates.Share
	for i, n := range times {
		if n > 0 {
			list = append(list, templates.Share{Name: slipThemes[i].name(v.p), Times: n, Of: of, Mood: templates.Slip})
		}
	}
	slices.SortStableFunc(list, func(a, b templates.Share) int { return cmp.Compare(b.Times, a.Times) })
	return list
}
