package templates

import "bummerl/locales"

// DailyPage is /daily and /daily/{date}: the three puzzles of one day.
type DailyPage struct {
	Page
	// Heading names the day, Intro says what there is to know about it.
	Heading, Intro string
	Puzzles        []DailyPuzzle
	// Streak is the learner's; nil if there is none to tell of.
	Streak *DailyStreak
	// Share is the result to be passed on; nil before the first try.
	Share *DailyShare
	// Previous and Next lead to the days beside; nil at the ends. Today leads to today's; nil on that page.
	Previous, Next, Today *Link
	// Archive leads to all days.
	Archive Link
}

// DailyPuzzle is one of a day's puzzles.
type DailyPuzzle struct {
	// Level is the word for how difficult it is.
	Level    string
	Href     string
	Question locales.Rich
	Position DailyPosition
	// State: Neutral not tried, Right solved at the first try, Slip solved later, Wrong not solved yet. Word says it, ""
	// if it was not tried.
	State Mood
	Word  string
}

// sign is the sign of a puzzle's state; a try that failed is not held against anyone, so it has the wave.
func (d DailyPuzzle) sign() string {
	switch d.State {
	case Right, Slip:
		return Right.id()
	}
	return Slip.id()
}

// DailyPosition is a position drawn small: what the learner holds and what lies on the table.
type DailyPosition struct {
	Hand []string
	// Up is the turn-up, "" if there is none; Talon: there is a talon to draw from or a closed one.
	Up    string
	Talon bool
	// Led is the card that is to be answered; "" on lead.
	Led   string
	Trump string
}

// DailyStreak is the streak in words, and the rule by which it goes.
type DailyStreak struct{ Text, Rule string }

// DailyShare is the result of a day without the answers, on one line.
type DailyShare struct{ Line string }

// DailyNonePage stands where a day has no puzzles to show: the future, before the first day, or nothing at all.
type DailyNonePage struct {
	Page
	Heading, Text string
	Links         []Link
}

// DailyArchivePage is /daily/archive: the days of one month.
type DailyArchivePage struct {
	Page
	// Month names it; Weeks are its days in rows of seven, from a Monday on. Grey says why some have no puzzles; "" if
	// each has.
	Month    string
	Grey     string
	Weekdays []string
	Weeks    [][7]DailyCell
	// Previous and Next lead to the months beside; nil at the ends.
	Previous, Next *Link
	Today          Link
}

// DailyCell is one day of the archive; the zero value is empty, a day without Href has no puzzles (yet).
type DailyCell struct {
	Day  int
	Href string
	// Date names the day in full, Solved says how many of its puzzles are solved; "" if none was tried.
	Date, Solved string
	// Dots draw them: true for a solved one.
	Dots []bool
	// Today marks the present day.
	Today bool
}

// DailyDoor is the first door of the home page: today's puzzle with its position.
type DailyDoor struct {
	Href     string
	Position DailyPosition
	// Text is what the door says: the question, or that all are solved.
	Text string
	// Done: all of the day are solved.
	Done bool
}

// LinkPreview is what sites that link here show of a page.
type LinkPreview struct {
	// Image is the full address of the picture, Alt its words.
	Image, Alt string
}
