package web

import (
	"strings"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// outcome gives what was made of a puzzle; without results it was not tried.
func outcome(results []learner.Outcome, i int) learner.Outcome {
	if i >= len(results) {
		return learner.Untried
	}
	return results[i]
}

// streak tells of the learner's streak; nil if there is none. Nothing is said of what is missing.
func (v *visit) streak() (*templates.DailyStreak, error) {
	s, err := v.daily().Streak(v.ctx(), v.learner, v.set.Zone)
	if err != nil || s.Days == 0 {
		return nil, err
	}
	return &templates.DailyStreak{Text: v.p.DailyStreak(s.Days), Rule: v.p.DailyStreakRule()}, nil
}

// signs stand for outcomes in the line that is shared.
var signs = map[learner.Outcome]string{
	learner.Untried: "–", learner.Missed: "✗", learner.SolvedLater: "~", learner.SolvedFirst: "✓",
}

// share is a day's result on one line that gives nothing away; nil before the first try.
func (v *visit) share(day tutor.Date, results []learner.Outcome) *templates.DailyShare {
	var line strings.Builder
	tried := false
	for _, o := range results {
		tried = tried || o != learner.Untried
		line.WriteString(signs[o])
	}
	if !tried {
		return nil
	}
	address := v.site.BaseURL + v.href("/daily/"+day.String())
	return &templates.DailyShare{Line: v.p.DailyShareLine(v.date(day), line.String(), address)}
}

// dailyDoor is today's first puzzle that is not solved, for the home page; nil if today has none.
func (v *visit) dailyDoor() (*templates.DailyDoor, error) {
	today := v.today()
	if puzzles.DailyIDs(today.String()) == nil {
		return nil, nil
	}
	list, err := v.dailyOn(today)
	if err != nil {
		return nil, err
	}
	results, err := v.daily().Results(v.ctx(), v.learner, today)
	if err != nil {
		return nil, err
	}
	door := &templates.DailyDoor{Href: v.href("/daily"), Text: v.p.DailyDoorDone(), Done: true, Position: dailyPosition(list[0].By(v.playsBy().Options))}
	for i, z := range list {
		if !outcome(results, i).Solved() {
			door.Text, door.Done, door.Position = v.p.DailyDoorText(), false, dailyPosition(z.By(v.playsBy().Options))
			break
		}
	}
	return door, nil
}
