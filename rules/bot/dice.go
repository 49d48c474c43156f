package bot

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"math/rand/v2"

	"bummerl/rules"
)

// DiceOf gives dice that a seed and a view fix, whatever has been asked before: ChaCha8 with the SHA-256 of the
// seed (8 bytes, the lowest first) and of the view as the command line writes it for a key. Equal views have equal dice.
func DiceOf(seed uint64, v rules.View) (Dice, error) {
	form := v.Form()
	form.Variant = v.Options.Variant() // the nearest one, by whatever name the view came
	text, err := json.Marshal(form)
	if err != nil {
		return nil, err
	}
	return rand.NewChaCha8(sha256.Sum256(append(binary.LittleEndian.AppendUint64(nil, seed), text...))), nil
}

// NoDice are for a level that throws none: all their bits are 0.
type NoDice struct{}

// Uint64 implements Dice.
func (NoDice) Uint64() uint64 { return 0 }
