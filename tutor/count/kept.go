package count

import (
	"encoding/json"
	"fmt"

	"bummerl/rules"
	"bummerl/tutor"
)

// kept is what is stored with a drill besides its seed and rules, as JSON.
type kept struct {
	Setting
	// Row is that of the Stand with which the run begins.
	Row int `json:"row,omitempty"`
	// Shown counts the items that the learner has seen: the time of the row's last saving is the time of an item's first
	// showing, if it is one of these and has no answer yet.
	Shown int `json:"shown,omitempty"`
	// Rungs are those of the items asked by then, so that a change of a ladder leaves them as they are.
	Rungs []Rung `json:"rungs,omitempty"`
	// Spec is what a run of one item was made from.
	Spec string `json:"spec,omitempty"`
	// Table is the moment of a match that Spec names, so that the run does not need the match any more.
	Table *table `json:"table,omitempty"`
}

// table is a moment of a match, seen from the learner's seat.
type table struct {
	Record rules.Record `json:"record"`
	Seat   string       `json:"seat"`
}

// with gives what is to be kept with a run that has come so far.
func (k kept) with(r Run) kept {
	k.Rungs = nil
	if r.Spec == "" {
		for _, asked := range r.Items {
			k.Rungs = append(k.Rungs, asked.Item.Rung)
		}
	}
	return k
}

// rung gives that of an item, which is asked on this level if it has not been asked yet.
func (k kept) rung(kind Kind, item, level int) Rung {
	if item < len(k.Rungs) {
		return k.Rungs[item]
	}
	return k.Rung(kind, level)
}

func (k kept) text() (string, error) {
	text, err := json.Marshal(k)
	return string(text), err
}

func readKept(d tutor.Drill) (kept, error) {
	var k kept
	if err := json.Unmarshal([]byte(d.Setting), &k); err != nil {
		return k, fmt.Errorf("the setting of drill %s: %w", d.ID, err)
	}
	return k, nil
}

// item makes the one item of a run that was begun from a spec.
func (k kept) item(o rules.Options) (Item, error) {
	spec, err := ParseSpec(k.Spec)
	if err != nil {
		return Item{}, err
	}
	if k.Table == nil {
		return spec.make(o)
	}
	seat, err := rules.ParseSeat(k.Table.Seat)
	if err != nil {
		return Item{}, err
	}
	r := k.Table.Record
	r.Options = o
	return spec.TableItem(r, seat)
}
