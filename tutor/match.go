package tutor

import (
	"context"
	"time"

	"bummerl/rules"
)

// Match is one Bummerl against a bot, with all that is needed to play it again card by card. It holds the seed and the
// hidden cards: it stays between tutor/match and the store, pages get a match.Table.
type Match struct {
	ID, Learner string
	// Variant is the name that the learner chose; Options are the rules in full, as they were at the start.
	Variant      string
	Options      rules.Options
	RulesVersion int
	// Level names the bot.
	Level string
	Seed  Seed
	// Commitment is Seed.Commitment, shown before the cut.
	Commitment string
	// Cut is how many cards the learner lifted off the pack, 0 before the cut.
	Cut int
	// Version counts what was appended: 1 when made, one more each time.
	Version          int64
	Progress         Progress
	Created, Updated time.Time
	// Hands are in the order of play; Hands[i].No is i+1.
	Hands []Hand
}

// Progress is where a match stands, as far as lists need it without replaying.
type Progress struct {
	Phase Phase
	// Points are the game points made by the learner and by the bot, counted up.
	Points [2]int
}

// Phase is what a match waits for.
type Phase string

// The phases of a match, in order; playing and between hands alternate.
const (
	// PhaseCut: the learner has seen the commitment and has to cut the pack.
	PhaseCut Phase = "cut"
	// PhasePlay: a hand is being played and it is the learner's turn.
	PhasePlay Phase = "play"
	// PhaseHandOver: a hand is over, the next one waits to be dealt.
	PhaseHandOver Phase = "hand-over"
	// PhaseMatchOver: the match is decided; the seed may be opened.
	PhaseMatchOver Phase = "match-over"
)

// Hand is one deal of a match and what was done in it.
type Hand struct {
	// No counts from 1.
	No int
	// LearnerSeat is where the learner sits; the seats alternate.
	LearnerSeat rules.Seat
	Deal        rules.Deal
	// PostedVersion is the version of the match that was asked to deal this hand.
	PostedVersion int64
	Actions       []Played
	Created       time.Time
}

// Played is one action of a hand.
type Played struct {
	Action rules.Action
	By     rules.Seat
	// PostedVersion is the version of the match that the learner's request had seen; the bot's answers bear the same.
	PostedVersion int64
	At            time.Time
}

// Addition is what one request adds to a match: the cut, a new hand, actions, or several of them. Zero fields add
// nothing.
type Addition struct {
	// Cut is set once.
	Cut int
	// Hand is the hand to open, its first actions with it; nil if none.
	Hand *Hand
	// HandNo and Actions continue the hand of that number; Seq is the number of its actions so far.
	HandNo, Seq int
	Actions     []Played
	// Progress is where the match stands afterwards.
	Progress Progress
	At       time.Time
}

// MatchSummary is one line of a learner's list of matches.
type MatchSummary struct {
	ID, Variant, Level string
	Target             int
	Progress           Progress
	Created, Updated   time.Time
}

// MatchStore keeps matches. A match of another learner is ErrNotFound like one that never was.
type MatchStore interface {
	// OpenMatch keeps a new match and gives it back. A learner has at most one match that is not cut yet: if there is one
	// of the same variant and options, that one is given back instead, at the level of the new one, and if that changes
	// its level its version is raised; one of other rules is dropped.
	OpenMatch(ctx context.Context, m Match) (Match, error)
	// Match reads a whole match.
	Match(ctx context.Context, learner, id string) (Match, error)
	// Matches lists a learner's matches, the latest first, at most limit of them.
	Matches(ctx context.Context, learner string, limit int) ([]MatchSummary, error)
	// Append adds to a match if its version is still the one seen, else it is ErrStale and nothing is added.
	Append(ctx context.Context, id string, version int64, add Addition) error
}
