package tally

import "bummerl/rules"

// Table is what is agreed before the first hand.
type Table struct {
	Options rules.Options
	// Three plays until a side has two Bummerl, and then anew; else Bummerl are counted all evening.
	Three bool
	// First deals the first hand: 0 or 1.
	First int
}

// Pad is what a history comes to.
type Pad struct {
	// Score is the match at hand; a finished one stands until the next hand begins another.
	Score rules.Score
	// Bummerl are those that each side has got by losing: all of them, or with Table.Three those since the last time that
	// a side had two.
	Bummerl [2]int
	// Won is the side that has won two matches to none or one (Table.Three), -1 while nobody has.
	Won int
	// Dealer deals the next hand: 0 or 1. Sides change with each hand, whoever won it.
	Dealer int
	// Lines are the game points of both sides after each hand, in the match that the hand belongs to.
	Lines []Line
}

// Line is one line of the pad.
type Line struct {
	Points [2]int
	// Ends: with this hand a match was over.
	Ends bool
}

// Reckon reads the pad from the hands that were played.
func (t Table) Reckon(hands History) Pad {
	p := Pad{Score: rules.NewScore(t.Options), Won: -1, Dealer: (t.First + len(hands)) % 2}
	var series rules.Series
	for _, hand := range hands {
		if p.Score.Over() {
			p.Score = rules.NewScore(t.Options)
			if t.Three && p.Won >= 0 {
				series, p.Won = rules.Series{}, -1
			}
		}
		p.Score = p.Score.Add(hand.result(), hand.Winner)
		series = series.Add(p.Score)
		if t.Three {
			p.Won = series.Winner()
		}
		p.Lines = append(p.Lines, Line{Points: p.Score.Points, Ends: p.Score.Over()})
	}
	p.Bummerl = series.Bummerl
	return p
}

// result is the hand as the engine would tell it; which seat won does not matter to a score.
func (h Hand) result() rules.Result {
	if h.Winner == Drawn {
		return rules.Result{Winner: rules.NoSeat, Reason: rules.Drawn}
	}
	return rules.Result{Winner: rules.Forehand, GamePoints: h.Points, Reason: rules.Claimed}
}
