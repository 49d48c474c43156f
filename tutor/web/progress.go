package web

import (
	"net/http"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/rating"
)

// progress shows how far the learner has come.
func (s *Site) progress(v *visit) error {
	page := templates.ProgressPage{Page: v.page(templates.SectionNone, v.p.ProgressTitle(), v.p.ProgressAbout())}
	begin := &templates.Link{Href: v.href("/learn/first"), Label: v.p.HomeFirstHand()}
	if v.learner.Visitor() {
		page.Begin = begin
		return v.show(http.StatusOK, templates.Progress(page))
	}
	for _, fill := range []func(*templates.ProgressPage) error{
		v.progressPuzzles, v.progressStrength, v.progressCourse, v.progressCount, v.progressMatches,
	} {
		if err := fill(&page); err != nil {
			return err
		}
	}
	return v.show(http.StatusOK, templates.Progress(page))
}

// progressPuzzles tells how many puzzles are solved, and of the streak.
func (v *visit) progressPuzzles(page *templates.ProgressPage) error {
	ticks, err := v.ticks()
	if err != nil {
		return err
	}
	all, _ := progressIn(puzzles.Index(""), ticks)
	page.Solved, page.Of = all.solved, all.of
	page.Streak, err = v.streak()
	return err
}

// progressStrength tells the strength, in all and in each theme, and how it has come about.
func (v *visit) progressStrength(page *templates.ProgressPage) error {
	standing, err := v.site.Ratings.Standing(v.ctx(), v.learner.ID, v.now)
	if err != nil {
		return err
	}
	if page.Strength = shownStrength(standing.All()); page.Strength == nil {
		return nil
	}
	for _, theme := range puzzles.Themes() {
		if puzzles.Count(theme) == 0 {
			continue
		}
		r := standing.Theme(theme)
		page.Themes = append(page.Themes, templates.ThemeStrength{
			Theme: templates.Link{Href: v.themeHref(theme), Label: v.themeName(theme)}, Strength: shownStrength(r), Tries: r.Tries,
		})
	}
	tries, err := v.site.Ratings.Store.RatedTries(v.ctx(), v.learner.ID)
	if err != nil {
		return err
	}
	page.Curve, err = v.strengthCurve(tries)
	return err
}

// mostCurve is how many tries a picture goes back: on a phone that is one for each pixel or two.
const mostCurve = 200

// strengthCurve is the picture of rated tries; nil where there is nothing to compare.
func (v *visit) strengthCurve(tries []tutor.RatedTry) (*templates.StrengthCurve, error) {
	if len(tries) < 2 {
		return nil, nil
	}
	place, err := v.place()
	if err != nil {
		return nil, err
	}
	c := &templates.StrengthCurve{}
	low, high := int(rating.Highest), int(rating.Lowest)
	days := map[string]int{}
	for _, t := range tries {
		after := strength(t.After)
		low, high = min(low, after.Value), max(high, after.Value)
		date := v.date(tutor.DateOf(t.At, place))
		day := templates.StrengthDay{Date: date, Strength: after}
		if at, has := days[date]; has {
			c.Days[at] = day
			continue
		}
		days[date] = len(c.Days)
		c.Days = append(c.Days, day)
	}
	shown := tries[max(0, len(tries)-mostCurve):]
	c.Points = append(c.Points, strength(shown[0].Before))
	for _, t := range shown {
		c.Points = append(c.Points, strength(t.After))
	}
	last := c.Points[len(c.Points)-1]
	c.Told = v.p.ProgressCurveTold(len(tries)) + " " + v.p.ProgressCurveSpan(low, high, last.Value)
	return c, nil
}

// progressCourse tells which chapters are done.
func (v *visit) progressCourse(page *templates.ProgressPage) error {
	chapters, err := v.chapters()
	if err != nil {
		return err
	}
	page.ChaptersOf = len(chapters)
	for _, c := range chapters {
		if c.Done >= c.Steps {
			page.Chapters++
			page.Learned = append(page.Learned, templates.Link{Href: c.Href, Label: c.Title})
		}
	}
	return nil
}

// progressCount tells what counting has come to in the last days.
func (v *visit) progressCount(page *templates.ProgressPage) error {
	place, err := v.place()
	if err != nil {
		return err
	}
	today := tutor.DateOf(v.now, place)
	since := (today - count.Period + 1).Begins(place)
	attempts, err := v.site.Attempts.AttemptsSince(v.ctx(), v.learner.ID, tutor.KindCount, since)
	if err != nil {
		return err
	}
	for _, drill := range count.ResultsOf(attempts, today, place).Drills {
		page.Drills = append(page.Drills, templates.ProgressDrill{
			Name: resultName(v.p, drill.Kind), Right: v.p.ResultsRight(drill.Percent()),
		})
	}
	return nil
}

// progressMatches tells how many hands were won.
func (v *visit) progressMatches(page *templates.ProgressPage) error {
	st, err := v.site.Matches.Statistics(v.ctx(), v.learner.ID, v.hiddenIn)
	page.HandsWon, page.Hands = st.All.Won, st.All.Hands
	return err
}
