package tutor

import (
	"time"

	"bummerl/rules"
)

// Match is one Bummerl against a bot, or a best of three, with all that is needed to play it again card by card. It holds
// the seed and the hidden cards: it stays between tutor/match and the store, pages get a match.Table.
type Match struct {
	ID, Learner string
	Kind        MatchKind
	// Origin is what a practice hand or an imported match was made from, in words of tutor/match; "" of a match.
	Origin string
	// Variant is the name that the learner chose; Options are the rules in full, as they were at the start.
	Variant string
	Options rules.Options
	// RulesName is what house rules were called when the match began; "" of a variant, or of rules without a name.
	RulesName    string
	RulesVersion int
	// Level names the bot; "" of an imported match.
	Level    string
	Settings MatchSettings
	Seed     Seed
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
	// Verdicts are those of the latest hand, by Seq.
	Verdicts []KeptVerdict
	// Hints are the hints taken, by Hand and Seq; TakenBack is what was taken back, in the order in which it was.
	Hints     []HintTaken
	TakenBack []TakenBack
}

// MatchKind is what a match is.
type MatchKind string

// The kinds of matches.
const (
	// MatchPlayed is a match from the cut to its end: the only kind that statistics count.
	MatchPlayed MatchKind = "match"
	// MatchPractice is one hand on cards that were played before.
	MatchPractice MatchKind = "practice"
	// MatchImported are hands that were played elsewhere, to be reviewed.
	MatchImported MatchKind = "imported"
)

// MatchSettings are what a match is played for and with.
type MatchSettings struct {
	// BestOf is how many Bummerl are played at most: 1, or 3 of which two decide.
	BestOf int
	// Points says whose points the table shows: "both", "own" or "none" as in Settings; "" is as the learner's settings say.
	Points string
	// Coach: each action of the learner gets a verdict, and hints can be had.
	Coach bool
}

// Progress is where a match stands, as far as lists need it without replaying.
type Progress struct {
	Phase Phase
	// Points are the game points made by the learner and by the bot in the latest Bummerl, counted up.
	Points [2]int
	// Got counts the Bummerl that each has got by losing, a doubled one as two.
	Got [2]int
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
	// PhaseAbandoned: the learner has given the match up and so lost it; the seed may be opened.
	PhaseAbandoned Phase = "abandoned"
)

// Ended tells whether the match will not go on.
func (p Phase) Ended() bool { return p == PhaseMatchOver || p == PhaseAbandoned }

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
	// Opened: the learner has seen all its cards.
	Opened  bool
	Created time.Time
}

// Played is one action of a hand.
type Played struct {
	Action rules.Action
	By     rules.Seat
	// PostedVersion is the version of the match that the learner's request had seen; the bot's answers bear the same.
	PostedVersion int64
	At            time.Time
}
