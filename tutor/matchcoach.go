package tutor

import (
	"time"

	"bummerl/rules"
)

// KeptVerdict is what the coach said of an action.
type KeptVerdict struct {
	// Hand counts from 1, Seq is the number of actions before it.
	Hand, Seq int
	// Version is that of the coach that said it.
	Version int
	// Mark and Fact are class and first reason ("" if none), for statistics.
	Mark, Fact string
	// Verdict is all of it, Truth what a review has found with open cards ("" until one has looked), each as tutor/match
	// writes it.
	Verdict, Truth string
}

// HintTaken is the furthest hint that was taken before a decision.
type HintTaken struct {
	// Hand counts from 1, Seq is the number of actions before the decision.
	Hand, Seq int
	// Level is 1, 2 or 3.
	Level int
}

// TakenBack are actions that were taken back.
type TakenBack struct {
	// Hand counts from 1, Seq is the number of actions that stayed.
	Hand, Seq int
	Actions   []rules.Action
	// PostedVersion is the version of the match that the learner's request had seen.
	PostedVersion int64
	At            time.Time
}

// HandSum is what a finished hand came to. Players are 0 (the learner), 1 (the bot) and -1 (nobody).
type HandSum struct {
	// Hand counts from 1.
	Hand   int
	Winner int
	// Scored are the game points written down.
	Scored int
	// Closer closed the talon, also by a bid; Bidder bid snapszer; FalseClaimer ended the hand by a claim that was wrong.
	Closer, Bidder, FalseClaimer int
	// Bummerl is how many Bummerl the loser got by it: 0 unless it ended one.
	Bummerl int
}

// LevelTally is what a learner has done against one level, in matches.
type LevelTally struct {
	Level string
	// Hands are those finished; Won and Lost are those among them that were not drawn.
	Hands, Won, Lost int
	// For and Against are the game points of the learner and of the bot.
	For, Against int
	// BummerlWon and BummerlLost count Bummerl that were played to their end, Abandoned the matches given up.
	BummerlWon, BummerlLost, Abandoned int
	// Closings are the learner's own without bids, Kept those that were won; Bids and Made the same of bids.
	Closings, Kept, Bids, Made int
	FalseClaims                int
}

// RulesTally is what a learner has done by one set of rules, in matches.
type RulesTally struct {
	// Variant is where the rules started from, Name what the latest match by them calls them.
	Variant string
	Options rules.Options
	Name    string
	// LevelTally are the figures, against all levels; closings, bids and claims are not counted by rules.
	LevelTally
}

// MarkTally counts decisions of matches that have the same mark and the same first reason.
type MarkTally struct {
	Mark, Fact string
	// Decisions counts all of them, Hinted those before which a hint was taken.
	Decisions, Hinted int
}

// MatchTally is what the store adds up of a learner's matches.
type MatchTally struct {
	// Levels are in the order of their names.
	Levels []LevelTally
	// Rules are in the order in which they were last played by, the latest first.
	Rules []RulesTally
	Marks []MarkTally
	// Hints are the decisions before which one was taken, TakenBack how often something was taken back.
	Hints, TakenBack int
}
