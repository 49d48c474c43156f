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

// Settings are what a learner has chosen. An empty field is no choice: it follows the language of the page.
type Settings struct {
	// Variant names a set of rules, see rules.Variants.
	Variant string
	// Pack is the picture of the cards: "french" or "tell".
	Pack string
	// Theme is "auto", "light" or "dark".
	Theme string
	// Points says whose points the table shows: "both", "own" or "none".
	Points string
}

// LearnerStore keeps learners. Their tokens are known to it only as hashes.
type LearnerStore interface {
	// LearnerByToken finds a learner by the hash of the token; ErrNotFound if there is none.
	LearnerByToken(ctx context.Context, hash string) (Learner, error)
	// AddLearner keeps a new learner under the hash of the token.
	AddLearner(ctx context.Context, l Learner, hash string) error
	// SaveSettings replaces the settings; ErrNotFound if the learner is gone.
	SaveSettings(ctx context.Context, id string, s Settings, seen time.Time) error
	// SawLearner notes that the learner was here.
	SawLearner(ctx context.Context, id string, seen time.Time) error
}
