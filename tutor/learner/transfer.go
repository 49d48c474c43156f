package learner

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"bummerl/tutor"
)

// CodeLives is how long a transfer code can be used: long enough to find the other device, and to type.
const CodeLives = 10 * time.Minute

// Profiles moves profiles to other devices, and deletes them.
type Profiles struct {
	Store tutor.ProfileStore
	Env   tutor.Env
}

// Code is a transfer code, to be shown once: only its hash is kept.
type Code struct {
	// Text is the code in groups.
	Text string
	// Ends is when it is out of date.
	Ends time.Time
}

// NewCode gives a learner a code that brings the profile to another device. A code that was given before is void then.
func (p Profiles) NewCode(ctx context.Context, learner string) (Code, error) {
	c := Code{Text: newCode(p.Env), Ends: p.Env.Time().Add(CodeLives)}
	return c, p.Store.SaveCode(ctx, learner, codeHash(c.Text), c.Ends)
}

// Take makes a device that of the learner who was given the code, and gives the token for its cookie. What the device had
// before it leaves: l and token tell what that was (the zero Learner nothing), and if no other device has it, it is
// deleted; the caller has to have said so. A code of the learner's own is not used up: the token stays.
//
// tutor.Invalid is what cannot be a code, tutor.NotFound one that is none, used up or out of date.
func (p Profiles) Take(ctx context.Context, typed string, l tutor.Learner, token string) (string, error) {
	code, ok := readCode(typed)
	if !ok {
		return token, tutor.Fail(tutor.Invalid, "transfer code", nil)
	}
	now := p.Env.Time()
	owner, err := p.Store.CodeOwner(ctx, codeHash(code), now)
	if err != nil || owner == l.ID {
		return token, err
	}
	fresh := p.Env.NewToken()
	err = p.Store.TakeCode(ctx, codeHash(code), now, deviceOf(owner, fresh), deviceOf(l.ID, token))
	if err != nil {
		return token, err
	}
	return fresh, nil
}

// SignOut takes this device from a learner who has others; tutor.Invalid if it is the only one: nobody would get back to
// the profile.
func (p Profiles) SignOut(ctx context.Context, learner, token string) error {
	return p.Store.DropDevice(ctx, deviceOf(learner, token))
}

// SignOutOthers takes every device but this one from a learner.
func (p Profiles) SignOutOthers(ctx context.Context, learner, token string) error {
	return p.Store.DropOthers(ctx, deviceOf(learner, token))
}

// Delete deletes a learner with everything that is kept of him.
func (p Profiles) Delete(ctx context.Context, learner string) error {
	return p.Store.DeleteLearner(ctx, learner)
}

// deviceOf is the device with a token; the zero Device where there is no learner.
func deviceOf(learner, token string) tutor.Device {
	if learner == "" {
		return tutor.Device{}
	}
	hash, _ := hashOf(token)
	return tutor.Device{Learner: learner, Hash: hash}
}

// codeHash gives the SHA-256 of a code in hexadecimal digits. A code is as good as random, and lives for minutes.
func codeHash(code string) string {
	sum := sha256.Sum256([]byte(code))
	return hex.EncodeToString(sum[:])
}
