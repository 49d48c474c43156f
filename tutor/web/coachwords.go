package web

import (
	"math"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/tutor/coach"
)

// markWords are the words of a mark: one for a line, and a sentence.
type markWords struct{ word, text func(locales.Printer) string }

var markSays = map[coach.Mark]markWords{
	coach.Best:       {printer.CoachMarkBest, printer.CoachSaysBest},
	coach.Good:       {printer.CoachMarkGood, printer.CoachSaysGood},
	coach.Inaccurate: {printer.CoachMarkInaccurate, printer.CoachSaysInaccurate},
	coach.Mistake:    {printer.CoachMarkMistake, printer.CoachSaysMistake},
	coach.Blunder:    {printer.CoachMarkBlunder, printer.CoachSaysBlunder},
	coach.Unclear:    {printer.CoachMarkUnclear, printer.CoachSaysUnclear},
	coach.Forced:     {printer.CoachMarkForced, printer.CoachSaysForced},
}

// coachMark is the word of a mark: "ungenau"; "" of one that there is not.
func coachMark(p locales.Printer, m coach.Mark) string {
	if words, ok := markSays[m]; ok {
		return words.word(p)
	}
	return ""
}

// coachMarkText is a mark as a sentence, for whoever has no reason to read.
func coachMarkText(p locales.Printer, m coach.Mark) string {
	if words, ok := markSays[m]; ok {
		return words.text(p)
	}
	return ""
}

// coachSure names how a number is known: "exakt", "sicher bei 4 von 6 Blättern", "geschätzt ± 0,3"; "" for the zero Sure.
func coachSure(p locales.Printer, s coach.Sure) string {
	switch s.Kind {
	case coach.Exact:
		return p.CoachSureExact()
	case coach.Guaranteed:
		if s.K == 0 {
			return p.CoachSureGuaranteedNone(s.N)
		}
		return p.CoachSureGuaranteed(s.K, s.N)
	case coach.Estimated:
		return p.CoachSureEstimated(coachNumber(math.Max(s.Margin, 0.1)))
	}
	return ""
}

// coachHands says how many hands the opponent may hold.
func coachHands(p locales.Printer, hands int) string { return p.CoachHands(hands) }

// coachCosts says what an action costs; "" where that is nothing, too little to be written, or not to be told from nothing.
func coachCosts(p locales.Printer, v coach.Verdict) string {
	whole := math.Round(v.Loss)
	switch {
	case v.Loss < unseen, v.Mark == coach.Unclear:
		return ""
	case v.Sure.Kind == coach.Exact && math.Abs(v.Loss-whole) < 1e-9:
		return p.CoachCosts(int(whole))
	}
	return p.CoachCostsAverage(coachNumber(v.Loss))
}

// coachPoints writes game points with their sign and one decimal: "+1,3", "−0,4", "0,0".
func coachPoints(points float64) string {
	text := coachNumber(math.Abs(points))
	switch {
	case text == coachNumber(0):
		return text
	case points < 0:
		return "−" + text
	}
	return "+" + text
}

// coachNumber writes a number with one decimal after the comma that all three languages have.
func coachNumber(x float64) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', 1, 64), ".", ",", 1)
}
