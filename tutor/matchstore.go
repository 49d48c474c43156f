package tutor

import (
	"context"
	"time"

	"bummerl/rules"
)

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
	// Verdicts are about actions of this addition, Sum about the hand that they end; nil if they end none.
	Verdicts []KeptVerdict
	Sum      *HandSum
	// TakenBack takes actions of a hand away, with what was kept of them; nil if none.
	TakenBack *TakenBack
	// Progress is where the match stands afterwards.
	Progress Progress
	At       time.Time
}

// MatchSummary is one line of a learner's list of matches.
type MatchSummary struct {
	ID             string
	Kind           MatchKind
	Origin         string
	Variant, Level string
	Options        rules.Options
	RulesName      string
	Settings       MatchSettings
	Target         int
	Progress       Progress
	// Finished counts the hands that are over.
	Finished         int
	Created, Updated time.Time
}

// MatchStore keeps matches. A match of another learner is ErrNotFound like one that never was.
type MatchStore interface {
	// OpenMatch keeps a new match and gives it back. A learner has at most one match that is not cut yet: if there is one
	// of the same variant and options, that one is given back instead, with level, settings and name of the rules of the
	// new one, and if that changes any its version is raised; one of other rules is dropped.
	OpenMatch(ctx context.Context, m Match) (Match, error)
	// AddMatch keeps a match that is made whole: a practice hand or an imported one. If the learner has one of the same kind
	// and origin in which nothing was done yet, that one is given back instead.
	AddMatch(ctx context.Context, m Match) (Match, error)
	// Match reads a whole match.
	Match(ctx context.Context, learner, id string) (Match, error)
	// Matches lists a learner's matches, at most limit of them: first those that go on, then those that are over, practice
	// hands and imported ones, each the latest first.
	Matches(ctx context.Context, learner string, limit int) ([]MatchSummary, error)
	// Append adds to a match if its version is still the one seen, else it is ErrStale and nothing is added. So it is if
	// actions of a hand are to be taken back that has been opened.
	Append(ctx context.Context, id string, version int64, add Addition) error
	// DeleteMatch deletes a match with all that is kept of it, attempts and cards of the deck among them; ErrNotFound if
	// there is none.
	DeleteMatch(ctx context.Context, learner, id string) error
	// AddHint notes a hint; one less far than another before the same decision changes nothing. OpenHand notes that the
	// learner sees all cards of a hand. Neither changes the version; if it is not the one seen they are ErrStale.
	AddHint(ctx context.Context, id string, version int64, h HintTaken) error
	OpenHand(ctx context.Context, id string, version int64, hand int) error
	// Verdicts gives those of a hand by Seq; SaveVerdicts keeps some, in the place of others about the same actions.
	Verdicts(ctx context.Context, match string, hand int) ([]KeptVerdict, error)
	SaveVerdicts(ctx context.Context, match string, list []KeptVerdict) error
	// Unsummed lists the learner's matches with finished hands of which no sum is kept; SaveSums keeps sums, and leaves
	// those that are kept already.
	Unsummed(ctx context.Context, learner string) ([]string, error)
	SaveSums(ctx context.Context, match string, sums []HandSum) error
	// MatchTally adds up a learner's matches; practice hands and imported ones are left out.
	MatchTally(ctx context.Context, learner string) (MatchTally, error)
}
