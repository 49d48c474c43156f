package tutor_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"bummerl/tutor"
)

const known = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

func TestSeed_ShowsItselfNowhere(t *testing.T) {
	seed, err := tutor.ParseSeed(known)
	if err != nil {
		t.Fatal(err)
	}
	match := tutor.Match{Seed: seed}
	var log bytes.Buffer
	logger := slog.New(slog.NewTextHandler(&log, nil))
	logger.Info("match", "seed", seed, "match", match)
	text, err := json.Marshal(match)
	if err != nil {
		t.Fatal(err)
	}
	shown := log.String() + string(text)
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%x", "%d", "%q"} {
		shown += fmt.Sprintf(verb, seed) + fmt.Sprintf(verb, &seed) + fmt.Sprintf(verb, match)
	}
	for _, leak := range []string{known[:16], "0x1, 0x2, 0x3", "1 2 3 4 5", "01, 0x02", "AAECAw"} {
		if strings.Contains(shown, leak) {
			t.Errorf("%q is in %s", leak, shown)
		}
	}
	if got := seed.Reveal(); got != known {
		t.Errorf("revealed %s, want %s", got, known)
	}
}

// The sums are those that any other program gives for these bytes: printf … | xxd -r -p | sha256sum, and openssl's
// HMAC with a hexadecimal key.
func TestSeed_CommitmentAndDerive(t *testing.T) {
	seed, err := tutor.ParseSeed(known)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := seed.Commitment(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"; got != want {
		t.Errorf("commitment %s, want %s", got, want)
	}
	if got, want := fmt.Sprintf("%x", seed.Derive("bummerl/deal/1/7")), "cb43c43701d1afc973a2d161a33240cfddf3cb247e380d59d82c09fe0b2674d2"; got != want {
		t.Errorf("derived %s, want %s", got, want)
	}
}

func TestParseSeed(t *testing.T) {
	for _, text := range []string{"", "00", known + "00", "zz" + known[2:]} {
		if _, err := tutor.ParseSeed(text); err == nil {
			t.Errorf("%q was taken for a seed", text)
		}
	}
}

func TestEnv(t *testing.T) {
	env := tutor.System()
	if a, b := env.NewID(), env.NewID(); len(a) != 26 || a == b || strings.ToLower(a) != a {
		t.Errorf("ids %q and %q", a, b)
	}
	if a, b := env.NewToken(), env.NewToken(); len(a) != 43 || a == b {
		t.Errorf("tokens %q and %q", a, b)
	}
	if a, b := env.NewSeed().Reveal(), env.NewSeed().Reveal(); a == b {
		t.Error("two seeds are equal")
	}
}
