package tutor

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"log/slog"
)

// Seed is 32 random bytes from which deals and bot dice follow. Whoever knows it knows every hidden card, so it shows
// itself in no log, no template and no JSON; only Reveal gives it away.
type Seed struct{ secret [32]byte }

// ParseSeed reads a seed as Reveal writes it: 64 hexadecimal digits.
func ParseSeed(text string) (Seed, error) {
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != 32 {
		return Seed{}, fmt.Errorf("a seed is 64 hexadecimal digits")
	}
	return Seed{secret: [32]byte(b)}, nil
}

// Reveal gives the seed away as 64 hexadecimal digits: to the database, and to the learner once the match is over.
func (s Seed) Reveal() string { return hex.EncodeToString(s.secret[:]) }

// Commitment gives the SHA-256 of the seed's 32 bytes as 64 hexadecimal digits: it can be shown before the first deal
// and pins the seed without telling it.
func (s Seed) Commitment() string {
	sum := sha256.Sum256(s.secret[:])
	return hex.EncodeToString(sum[:])
}

// Derive gives HMAC-SHA256 with the seed's 32 bytes as the key and the label's bytes as the message. Different labels
// give values that tell nothing of each other or of the seed.
func (s Seed) Derive(label string) [32]byte {
	mac := hmac.New(sha256.New, s.secret[:])
	mac.Write([]byte(label))
	return [32]byte(mac.Sum(nil))
}

const hidden = "(hidden seed)"

// String hides the seed.
func (s Seed) String() string { return hidden }

// Format hides the seed under every verb.
func (s Seed) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte(hidden)) }

// MarshalText hides the seed in JSON and wherever else text is made of it.
func (s Seed) MarshalText() ([]byte, error) { return []byte(hidden), nil }

// LogValue hides the seed in logs.
func (s Seed) LogValue() slog.Value { return slog.StringValue(hidden) }
