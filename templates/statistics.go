package templates

import "bummerl/locales"

// StatisticsPage is /play/statistics: what a learner's matches have come to.
type StatisticsPage struct {
	Page
	// Levels are those that were played against, the weakest first; none: there is nothing to tell yet.
	Levels []LevelRow
	// All are the figures of all levels together; its Name is their word. Only with more than one level.
	All *LevelRow
	// Rules are the same figures by rules, those last played by first; none where all was by the same.
	Rules []LevelRow
	// Announced are closings and bids, each with how many came off.
	Announced []Tried
	// Counts are other announcements, whole sentences.
	Counts []string
	// Notes are what else was counted, whole sentences.
	Notes []string
	// Graded are the decisions that the coach has classed, from the best class down; none if there are none.
	Graded []Share
	// Slips are the themes of what was wrong, the most frequent first.
	Slips []Share
	// Back leads to the matches.
	Back Link
}

// LevelRow is what was won and lost against one level.
type LevelRow struct {
	Name string
	// HandsWon, HandsLost, For, Against (game points), Won and Lost (Bummerl) are the figures of the learner and the bot.
	HandsWon, HandsLost, For, Against, Won, Lost int
}

// won is the share of the hands won, of a hundred; -1 where none was won or lost.
func (r LevelRow) won() int { return percent(r.HandsWon, r.HandsWon+r.HandsLost) }

// Tried is something announced so often, of which so many came off.
type Tried struct {
	Name       string
	Times, Won int
	// Text says both in a sentence.
	Text string
}

// Share is a part of a number, with its mood for sign and colour.
type Share struct {
	Name      string
	Times, Of int
	Mood      Mood
}

// percent gives a share of a hundred, rounded; -1 of nothing.
func percent(part, of int) int {
	if of == 0 {
		return -1
	}
	return (part*200 + of) / (2 * of)
}

// barOf is the width of a part of a bar that is 100 wide.
func barOf(part, of int) string {
	if of == 0 {
		return "0"
	}
	return units(float64(part) * 100 / float64(of))
}

// told says a share in words.
func (s Share) told(p locales.Printer) string {
	return p.StatisticsShare(s.Times, percent(s.Times, s.Of))
}

// figures are two numbers beside each other.
func figures(you, opponent int) string { return itoa(you) + " : " + itoa(opponent) }
