package tutor

import (
	"context"
	"time"
)

// Learner is an anonymous profile. The zero Learner is a visitor: somebody who has done nothing yet, and of whom
// nothing is kept.
type Learner struct {
	ID       string
	Settings Settings
	Created  time.Time
	// Seen is when the learner last did something, kept to the day or so: enough to forget who never comes back.
	Seen time.Time
}

// Visitor tells whether nothing is kept of this person yet.
func (l Learner) Visitor() bool { return l.ID == "" }

// Settings are what a learner has chosen. An empty field is no choice: it has its default, which for some depends on
// the language of the page. What each field offers stands in tutor/learner.
type Settings struct {
	// Variant names a set of rules, see rules.Variants; or it is VariantHouse.
	Variant string
	// House are rules of the learner's own as rules.RulesText writes them, and HouseName what they are called. They stay
	// while the learner plays by a variant.
	House, HouseName string
	// Pack is the picture of the cards: "french" or "tell".
	Pack string
	// Suits says in how many colours they are drawn: "pack" (as the pack has them) or "four".
	Suits string
	// Letters are those in the corners of the cards: "language" or "international".
	Letters string
	// Theme is "auto", "light" or "dark".
	Theme string
	// Points says whose points the table shows: "both", "own" or "none".
	Points string
	// Motion says whether cards are seen to move: "auto" (as the device wishes) or "off".
	Motion string
	// Pace is how long the opponent waits before a card: "brisk", "calm" or "slow".
	Pace string
	// AskClose, AskClaim and AskBid say what is asked once more before it is done: closing, claiming 66, and bids
	// (snapszer, kontra, knocking). "yes" or "no", like all below.
	AskClose, AskClaim, AskBid string
	// Forced: the only card that may be played is played by itself.
	Forced string
	// Spoken: announcements are said aloud by the browser.
	Spoken string
	// Shortcuts: single letters and figures lead to cards and announcements.
	Shortcuts string
	// Zone is the time zone of the learner's days, by its name in the IANA data base.
	Zone string
}

// VariantHouse is the variant of a learner who plays by rules of the learner's own.
const VariantHouse = "house"

// LearnerStore keeps learners. Their tokens are known to it only as hashes.
type LearnerStore interface {
	// LearnerByToken finds a learner by the hash of the token; ErrNotFound if there is none.
	LearnerByToken(ctx context.Context, hash string) (Learner, error)
	// AddLearner keeps a new learner under the hash of the token.
	AddLearner(ctx context.Context, l Learner, hash string) error
	// SaveSettings replaces the settings; ErrNotFound if the learner is gone.
	SaveSettings(ctx context.Context, id string, s Settings, seen time.Time) error
	// ActiveHours gives the hours (their beginnings, in UTC, in no order) since a time in which the learner did something:
	// answered, finished a step, or sat at a match in which a card was played.
	ActiveHours(ctx context.Context, id string, since time.Time) ([]time.Time, error)
	// SawLearner notes that the learner was here.
	SawLearner(ctx context.Context, id string, seen time.Time) error
}
