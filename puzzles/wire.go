package puzzles

import (
	"encoding/json"
	"fmt"

	"bummerl/rules"
)

// wire is a puzzle as the data files hold it, one a line. The record is in its text form; its options, and those of the
// other variants, are written out in full in options.json.
//
// What follows at once from the rest is not in it: whether anything is certain, what a certain plan guarantees, the aspect,
// and the hands in which the trap fails. These are, though they follow too: the name, because addresses and progress hang
// on it for good; the theme, so that a line can be read by itself; hands, because counting them would make reading the
// collection take seven times as long; variants, value, the right actions, guaranteed and size, because proving them takes
// up to seconds and pages need them; the trap, because it witnesses that the position is worth asking about, and depends on
// bots that will change; level and rate, because they were measured among the puzzles found together.
type wire struct {
	ID       string   `json:"id"`
	Theme    Theme    `json:"theme"`
	Level    Level    `json:"level"`
	Record   string   `json:"record"`
	Variants []string `json:"variants"`
	Value    int      `json:"value,omitempty"`
	Right    []string `json:"right,omitempty"`
	// Hands is left out where all cards are known, so that there is one.
	Hands int `json:"hands,omitempty"`
	// Guaranteed is left out where something is certain: it is all hands then.
	Guaranteed int      `json:"guaranteed,omitempty"`
	Size       int      `json:"size"`
	Trap       []string `json:"trap"`
	Rate       float64  `json:"rate"`
}

// MarshalJSON writes the puzzle as the data files hold it.
func (p Puzzle) MarshalJSON() ([]byte, error) {
	w := wire{
		ID: p.ID, Theme: p.Theme, Level: p.Level, Record: p.Record.Text(), Variants: p.Variants, Value: p.Value,
		Right: texts(p.Right.List()), Size: p.Size, Trap: texts(p.Trap), Rate: p.Rate,
	}
	if p.Theme.Hidden() {
		w.Hands = p.Hands
	}
	if !p.Certain {
		w.Guaranteed = p.Guaranteed
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads the puzzle as the data files hold it. It does not prove the answers.
func (p *Puzzle) UnmarshalJSON(data []byte) error {
	var w wire
	err := json.Unmarshal(data, &w)
	if err == nil {
		*p, err = w.puzzle()
	}
	return err
}

// puzzle reads what a line says.
func (w wire) puzzle() (Puzzle, error) {
	p := Puzzle{
		ID: w.ID, Theme: w.Theme, Level: w.Level, Variants: w.Variants, Value: w.Value, Guaranteed: w.Guaranteed,
		Size: w.Size, Rate: w.Rate, Hands: max(w.Hands, 1),
	}
	if !w.Theme.Known() {
		return p, fmt.Errorf("puzzle %s: no theme %q", w.ID, w.Theme)
	}
	var err error
	if p.Record, err = rules.ParseRecordText(w.Record); err != nil {
		return p, fmt.Errorf("puzzle %s: %w", w.ID, err)
	}
	if p.Record.Options, err = Options(p.Record.Variant); err != nil {
		return p, fmt.Errorf("puzzle %s: %w", w.ID, err)
	}
	right, err := actions(w.Right)
	if err != nil {
		return p, fmt.Errorf("puzzle %s: %w", w.ID, err)
	}
	for _, a := range right {
		p.Right |= a.Set()
	}
	if p.Trap, err = actions(w.Trap); err != nil {
		return p, fmt.Errorf("puzzle %s: %w", w.ID, err)
	}
	if p.Certain = p.Right != 0; p.Certain {
		p.Guaranteed = p.Hands
	}
	return p.ready()
}

// texts writes actions as the command line does.
func texts(list []rules.Action) []string {
	out := make([]string, len(list))
	for i, a := range list {
		out[i] = a.String()
	}
	return out
}

// actions reads what texts writes.
func actions(list []string) ([]rules.Action, error) {
	out := make([]rules.Action, len(list))
	for i, text := range list {
		var err error
		if out[i], err = rules.ParseAction(text); err != nil {
			return nil, err
		}
	}
	return out, nil
}
