package puzzles

import (
	"encoding/json"
	"fmt"

	"bummerl/rules"
)

// wire is a puzzle as the data files hold it, one a line. The record is in its text form; its options, and those of the
// other variants, are written out in full in options.json.
type wire struct {
	ID         string   `json:"id"`
	Theme      Theme    `json:"theme"`
	Aspect     Aspect   `json:"aspect,omitempty"`
	Level      Level    `json:"level"`
	Record     string   `json:"record"`
	Variants   []string `json:"variants"`
	Certain    bool     `json:"certain"`
	Value      int      `json:"value,omitempty"`
	Right      []string `json:"right,omitempty"`
	Hands      int      `json:"hands"`
	Guaranteed int      `json:"guaranteed"`
	Size       int      `json:"size"`
	Trap       []string `json:"trap"`
	Fails      int      `json:"fails"`
	Rate       float64  `json:"rate"`
}

// MarshalJSON writes the puzzle as the data files hold it.
func (p Puzzle) MarshalJSON() ([]byte, error) {
	return json.Marshal(wire{
		ID: p.ID, Theme: p.Theme, Aspect: p.Aspect, Level: p.Level, Record: p.Record.Text(), Variants: p.Variants,
		Certain: p.Certain, Value: p.Value, Right: texts(p.Right.List()), Hands: p.Hands, Guaranteed: p.Guaranteed,
		Size: p.Size, Trap: texts(p.Trap), Fails: p.Fails, Rate: p.Rate,
	})
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
		ID: w.ID, Theme: w.Theme, Aspect: w.Aspect, Level: w.Level, Variants: w.Variants, Certain: w.Certain, Value: w.Value,
		Hands: w.Hands, Guaranteed: w.Guaranteed, Size: w.Size, Fails: w.Fails, Rate: w.Rate,
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
