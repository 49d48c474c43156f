package web

import (
	"net/http"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
)

// home greets a visitor with one button, and a learner with what to go on with.
func (s *Site) home(v *visit) error {
	page := templates.HomePage{
		Page:  v.page(templates.SectionNone, "", v.p.MetaHomeDescription()),
		First: templates.Link{Href: v.href("/learn/first"), Label: v.p.HomeFirstHand()},
	}
	var err error
	if page.Daily, err = v.dailyDoor(); err != nil {
		return err
	}
	if v.learner.Visitor() {
		return v.show(http.StatusOK, templates.Home(page))
	}
	page.Returning = true
	week, err := s.Learners.Week(v.ctx(), v.learner, v.set.Zone)
	if err != nil {
		return err
	}
	for _, day := range week {
		page.Week = append(page.Week, templates.WeekDay{Weekday: int(day.Weekday), Active: day.Active})
	}
	chapters, err := v.chapters()
	if err != nil {
		return err
	}
	if page.Chapter = openChapter(chapters); page.Chapter == nil {
		quiz := v.toQuiz()
		page.Quiz = &quiz
	}
	if page.Deck, err = v.deckDoor(); err != nil {
		return err
	}
	if page.Match, err = v.openMatch(); err != nil {
		return err
	}
	ticks, err := v.ticks()
	if err != nil {
		return err
	}
	all, _ := progressIn(puzzles.Index(""), ticks)
	page.PuzzlesSolved, page.Puzzles, page.Puzzle = all.solved, all.of, v.goOnWith(all, ticks)
	return v.show(http.StatusOK, templates.Home(page))
}

// openMatch gives the match to go on with: the latest that is not over, with the learner's cards.
func (v *visit) openMatch() (*templates.MatchItem, error) {
	list, err := v.matches()
	if err != nil {
		return nil, err
	}
	for _, m := range list {
		if m.Progress.Phase.Ended() || m.Kind == tutor.MatchImported {
			continue
		}
		item := v.matchItem(m)
		if m.Progress.Phase == tutor.PhasePlay {
			t, err := v.site.Matches.Table(v.ctx(), v.learner.ID, m.ID)
			if err != nil {
				// One match that cannot be read must not take the home page away.
				v.site.Log.Error("a match cannot be shown on the home page", "match", m.ID, "id", requestID(v), "error", err)
				continue
			}
			item.Hand = codes(sorted(t.View.Hand, t.View.Trump))
		}
		return &item, nil
	}
	return nil, nil
}
