package templates

import "strings"

// HomePage is the page at /{lang}.
type HomePage struct {
	Page
	// Returning: the learner has done something before. The page then offers to go on instead of explaining.
	Returning bool
	// Daily is the door to the puzzle of the day; nil if there is none.
	Daily *DailyDoor
	// First leads to the first hand.
	First Link
	// Chapter is the first of the course that is not done, on a later visit; nil if all are.
	Chapter *Chapter
	// Quiz leads to the closing quiz once all chapters are done; nil before.
	Quiz *Link
	// Deck leads to what is asked again today; nil if nothing is left of it.
	Deck *Link
	// Week are the last seven days, today last.
	Week []WeekDay
	// Match is the match to go on with; nil if there is none.
	Match *MatchItem
	// Puzzle is the puzzle suggested: the first one not solved; nil if all are.
	Puzzle *PuzzleItem
	// PuzzlesSolved of Puzzles are solved.
	PuzzlesSolved, Puzzles int
}

// WeekDay is one of the days behind.
type WeekDay struct {
	// Weekday counts from 0, a Sunday.
	Weekday int
	// Active: the learner did something on it.
	Active bool
}

// dailyOpen tells whether today has a puzzle that waits; it then has the strong button.
func (h HomePage) dailyOpen() bool { return h.Daily != nil && !h.Daily.Done }

// active counts the active days.
func (h HomePage) active() int {
	n := 0
	for _, day := range h.Week {
		if day.Active {
			n++
		}
	}
	return n
}

// weekday is the short name of a day.
func (h HomePage) weekday(day WeekDay) string {
	names := strings.Fields(h.P.HomeWeekDays())
	return names[day.Weekday%len(names)]
}

// doorPuzzle is the hand drawn on the door to the puzzles.
func (h HomePage) doorPuzzle() []string {
	if h.Puzzle != nil && len(h.Puzzle.Hand) > 0 {
		return h.Puzzle.Hand
	}
	return []string{"Ah", "Th", "Kd", "Jd"}
}

// chapterWords invite to the open chapter: to the first hand, to its end, or to a chapter by its name.
func (h HomePage) chapterWords() string {
	switch c := h.Chapter; {
	case c.Number > 1:
		return h.P.CourseNextChapter(c.Number, c.Title)
	case c.Done > 0:
		return h.P.HomeTodayFirstHand()
	}
	return h.P.HomeFirstHand()
}
