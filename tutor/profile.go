package tutor

import (
	"context"
	"time"
)

// Belongings are what a profile has, in figures: what somebody who would lose it has to know.
type Belongings struct {
	// Matches counts matches that were begun, practice hands and imported ones among them; Steps the steps done in lessons;
	// Answers the answers to puzzles, counting and the rest.
	Matches, Steps, Answers int
	// Devices counts the browsers that have the profile, at least one.
	Devices int
}

// Nothing tells whether nobody would miss the profile.
func (b Belongings) Nothing() bool { return b.Matches+b.Steps+b.Answers == 0 }

// Device is a browser that has a profile, known by the hash of the token in its cookie.
type Device struct {
	Learner, Hash string
}

// ProfileStore moves profiles between devices, and deletes them.
type ProfileStore interface {
	// Belongings counts what a learner has.
	Belongings(ctx context.Context, learner string) (Belongings, error)
	// SaveCode keeps the hash of a transfer code, in the place of the learner's former one; ErrNotFound if the learner is
	// gone.
	SaveCode(ctx context.Context, learner, hash string, expires time.Time) error
	// CodeOwner gives the learner whose code it is; ErrNotFound if there is none, or it is out of date at that time.
	CodeOwner(ctx context.Context, hash string, at time.Time) (string, error)
	// TakeCode uses a code up and adds the fresh device to its learner. The device leaves what it had before (the zero Device
	// is nothing), as by DropDevice, and a profile that has no device left is deleted. All of it or nothing; ErrNotFound if
	// the code is used up, out of date or another learner's.
	TakeCode(ctx context.Context, hash string, now time.Time, fresh, before Device) error
	// DropDevice takes a device from a learner who has others; ErrInvalid if it is the only one, ErrNotFound if it is none of
	// the learner's.
	DropDevice(ctx context.Context, d Device) error
	// DropOthers takes every device but one from a learner, and the code that another may be waiting with.
	DropOthers(ctx context.Context, keep Device) error
	// DeleteLearner deletes a learner with everything that is kept of him; his reports stay, without him. ErrNotFound if there
	// is none.
	DeleteLearner(ctx context.Context, learner string) error
	// Unseen lists learners who were last here before a time, those away longest first, at most limit of them. DeleteUnseen
	// deletes one of them, unless he has come back since, and tells whether it did.
	Unseen(ctx context.Context, before time.Time, limit int) ([]string, error)
	DeleteUnseen(ctx context.Context, learner string, before time.Time) (bool, error)
	// DropCodes forgets the codes that are out of date.
	DropCodes(ctx context.Context, now time.Time) error
}
