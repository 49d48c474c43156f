package tutor

import (
	"crypto/rand"
	"encoding/base32"
	"encoding/base64"
	"time"
)

// Env is what the application takes from the world outside: the time, and bytes that nobody can foresee. Tests put
// their own in its place.
type Env struct {
	// Now gives the time of day.
	Now func() time.Time
	// Random fills a slice with random bytes. It cannot fail: without dice there is no game.
	Random func([]byte)
}

// System gives the environment of a real server: its clock and the cryptographic dice of the operating system.
func System() Env {
	return Env{Now: time.Now, Random: func(b []byte) {
		// crypto/rand.Read never returns an error; it ends the program if the system has no randomness.
		_, _ = rand.Read(b)
	}}
}

// Time gives the time as it is stored: UTC, whole milliseconds. Ask once for each request, so that everything that one
// request writes bears one time.
func (e Env) Time() time.Time { return e.Now().UTC().Truncate(time.Millisecond) }

var idLetters = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// NewID gives a name for something new: 16 random bytes as 26 lower-case letters and digits, fit for a URL and too many
// to guess.
func (e Env) NewID() string {
	var b [16]byte
	e.Random(b[:])
	return idLetters.EncodeToString(b[:])
}

// NewToken gives a secret for a cookie: 32 random bytes, base64url without padding (43 characters).
func (e Env) NewToken() string {
	var b [32]byte
	e.Random(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// NewSeed gives the seed of a match or a drill.
func (e Env) NewSeed() Seed {
	var b [32]byte
	e.Random(b[:])
	return Seed{secret: b}
}
