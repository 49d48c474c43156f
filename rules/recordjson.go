package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sort"
	"strconv"
)

// wireRecord is a record as the command line reads and writes it.
type wireRecord struct {
	ID       json.RawMessage            `json:"id,omitempty"`
	Variant  *string                    `json:"variant,omitempty"`
	Options  map[string]json.RawMessage `json:"options,omitempty"`
	Forehand []string                   `json:"forehand"`
	Dealer   []string                   `json:"dealer"`
	Talon    []string                   `json:"talon"`
	Actions  []string                   `json:"actions,omitempty"`
}

// ParseRecord reads a record from JSON. Names are case-exact; what it does not know is ignored. It checks the deal but not
// the actions' legality: Replay does. On an error the record holds at least the ID when there is one.
func ParseRecord(data []byte) (Record, error) {
	var r Record
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil || raw == nil {
		if !json.Valid(data) {
			return r, fmt.Errorf("the line is no JSON: %w", err)
		}
		return r, errors.New("the line is no JSON object")
	}
	r.ID = raw["id"]
	var w wireRecord
	for _, field := range []struct {
		name, what string
		into       any
	}{
		{"variant", "the name of a variant", &w.Variant},
		{"options", "an object of options", &w.Options},
		{"forehand", "a list of cards", &w.Forehand},
		{"dealer", "a list of cards", &w.Dealer},
		{"talon", "a list of cards", &w.Talon},
		{"actions", "a list of actions", &w.Actions},
	} {
		value, ok := raw[field.name]
		if ok && json.Unmarshal(value, field.into) != nil {
			return r, fmt.Errorf("%s: %s is not %s", field.name, shorten(value), field.what)
		}
	}
	var err error
	if r.Variant, r.Options, err = parseOptions(w.Variant, w.Options); err != nil {
		return r, err
	}
	if r.Deal, err = parseDeal(r.Options, w); err != nil {
		return r, err
	}
	for i, text := range w.Actions {
		a, err := ParseAction(text)
		if err != nil {
			return r, fmt.Errorf("action %d: %w", i+1, err)
		}
		r.Actions = append(r.Actions, a)
	}
	return r, nil
}

func parseOptions(variant *string, changes map[string]json.RawMessage) (string, Options, error) {
	name := DefaultVariant
	if variant != nil {
		name = *variant
	}
	o, err := Variant(name)
	if err != nil {
		return name, o, err
	}
	names := make([]string, 0, len(changes))
	for n := range changes {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		opt, ok := FindOption(n)
		if !ok {
			return name, o, fmt.Errorf("no option %q", n)
		}
		if o, err = opt.withJSON(o, changes[n]); err != nil {
			return name, o, err
		}
	}
	return name, o, nil
}

// withJSON sets the option to a JSON value of its kind.
func (opt Option) withJSON(o Options, raw json.RawMessage) (Options, error) {
	value := string(bytes.TrimSpace(raw))
	isText := len(value) > 0 && value[0] == '"'
	if isText != (opt.Kind == ChoiceOption) {
		return o, fmt.Errorf("option %s cannot be %s (%s)", opt.Name, value, opt.allowed())
	}
	if isText {
		if err := json.Unmarshal(raw, &value); err != nil {
			return o, fmt.Errorf("option %s: %w", opt.Name, err)
		}
	}
	if opt.Kind == NumberOption {
		// 20.0 and 2e1 are the number 20 in JSON.
		if n, err := strconv.ParseFloat(value, 64); err == nil && n == math.Trunc(n) && math.Abs(n) < 1000 {
			value = strconv.Itoa(int(n))
		}
	}
	return opt.With(o, value)
}

func parseDeal(o Options, w wireRecord) (Deal, error) {
	var d Deal
	for seat, cards := range [2][]string{w.Forehand, w.Dealer} {
		for _, text := range cards {
			c, err := ParseCard(text)
			if err != nil {
				return d, fmt.Errorf("%s: %w", Seat(seat), err)
			}
			if d.Hands[seat].Has(c) {
				return d, fmt.Errorf("%s: %s is there twice", Seat(seat), c)
			}
			d.Hands[seat] |= c.Set()
		}
	}
	if len(w.Talon) != o.TalonSize() {
		return d, fmt.Errorf("the talon has %d cards, not %d", len(w.Talon), o.TalonSize())
	}
	for i, text := range w.Talon {
		c, err := ParseCard(text)
		if err != nil {
			return d, fmt.Errorf("talon: %w", err)
		}
		d.Talon[i] = c
	}
	return d, d.Validate(o)
}

// MarshalJSON writes the record as the command line reads it, with the options that differ from the variant.
func (r Record) MarshalJSON() ([]byte, error) {
	options, err := differences(r.Variant, r.Options)
	if err != nil {
		return nil, err
	}
	w := wireRecord{ID: r.ID, Variant: &r.Variant, Options: options}
	w.Forehand, w.Dealer = names(r.Deal.Hands[Forehand].Cards()), names(r.Deal.Hands[Dealer].Cards())
	w.Talon = names(r.Deal.Talon[:r.Options.TalonSize()])
	w.Actions = names(r.Actions)
	return json.Marshal(w)
}

// differences gives the options that differ from the named variant, as records write them.
func differences(variant string, o Options) (map[string]json.RawMessage, error) {
	base, err := Variant(variant)
	if err != nil {
		return nil, err
	}
	changed := map[string]json.RawMessage{}
	for _, opt := range OptionList {
		if v := opt.Value(o); v != opt.Value(base) {
			if opt.Kind == ChoiceOption {
				v = `"` + v + `"`
			}
			changed[opt.Name] = json.RawMessage(v)
		}
	}
	return changed, nil
}

// UnmarshalJSON reads the record as ParseRecord does.
func (r *Record) UnmarshalJSON(data []byte) error {
	parsed, err := ParseRecord(data)
	*r = parsed
	return err
}

// names writes cards or actions as the command line does.
func names[T fmt.Stringer](list []T) []string {
	texts := make([]string, len(list))
	for i, x := range list {
		texts[i] = x.String()
	}
	return texts
}
