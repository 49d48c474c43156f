// Package learner knows who is playing: an anonymous profile behind a cookie, made at the first action, never by
// looking, and what the learner has chosen to play with.
package learner

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"time"

	"bummerl/tutor"
)

// seenEvery is how exactly it is known when a learner was last here: exactly enough to forget who stays away for
// months, without a write for each move.
const seenEvery = 12 * time.Hour

// Service finds and makes learners.
type Service struct {
	Store tutor.LearnerStore
	Env   tutor.Env
}

// Find gives the learner that a cookie's token belongs to. Without a token, or with one that is broken or unknown, that
// is a visitor (the zero Learner). It writes nothing, so it is what pages call.
func (s Service) Find(ctx context.Context, token string) (tutor.Learner, error) {
	hash, ok := hashOf(token)
	if !ok {
		return tutor.Learner{}, nil
	}
	l, err := s.Store.LearnerByToken(ctx, hash)
	if errors.Is(err, tutor.ErrNotFound) {
		return tutor.Learner{}, nil
	}
	return l, err
}

// Ensure is Find for actions: it makes a learner of a visitor and notes that the learner is here. The token is the one
// that the cookie has to hold from now on; it differs from the one given exactly if the learner is new.
func (s Service) Ensure(ctx context.Context, token string) (tutor.Learner, string, error) {
	l, err := s.Find(ctx, token)
	if err != nil {
		return l, token, err
	}
	if l.Visitor() {
		return s.Create(ctx)
	}
	l, err = s.Saw(ctx, l)
	return l, token, err
}

// Saw notes that a learner is here.
func (s Service) Saw(ctx context.Context, l tutor.Learner) (tutor.Learner, error) {
	now := s.Env.Time()
	if now.Sub(l.Seen) < seenEvery {
		return l, nil
	}
	if err := s.Store.SawLearner(ctx, l.ID, now); err != nil {
		return l, err
	}
	l.Seen = now
	return l, nil
}

// Create makes a new learner and the token for the cookie. The store gets only the token's hash: what is kept does not
// let anyone act as the learner.
func (s Service) Create(ctx context.Context) (tutor.Learner, string, error) {
	token, now := s.Env.NewToken(), s.Env.Time()
	l := tutor.Learner{ID: s.Env.NewID(), Created: now, Seen: now}
	hash, _ := hashOf(token)
	if err := s.Store.AddLearner(ctx, l, hash); err != nil {
		return tutor.Learner{}, "", err
	}
	return l, token, nil
}

// Update saves what a learner has chosen; tutor.Invalid if a value is none of those offered. An empty field takes the
// choice back: it follows the language again.
func (s Service) Update(ctx context.Context, l tutor.Learner, set tutor.Settings) (tutor.Learner, error) {
	if err := validate(set); err != nil {
		return l, tutor.Fail(tutor.Invalid, "settings", err)
	}
	now := s.Env.Time()
	if err := s.Store.SaveSettings(ctx, l.ID, set, now); err != nil {
		return l, err
	}
	l.Settings, l.Seen = set, now
	return l, nil
}

// hashOf gives the SHA-256 of a token in hexadecimal digits, and whether the token has the form of one (32 bytes,
// base64url). Tokens are as random as keys, so a plain hash is enough: there is nothing to guess.
func hashOf(token string) (string, bool) {
	if len(token) != 43 {
		return "", false
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(token)
	if err != nil || len(raw) != 32 {
		return "", false
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:]), true
}

// IsToken tells whether a text has the form of a token, whoever's it is.
func IsToken(text string) bool {
	_, ok := hashOf(text)
	return ok
}
