package store

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"bummerl/rules"
)

// How values of the rules are written in columns. The forms are those of records on the command line, so that a person
// with a database tool can read them.

// writeOptions gives every option by name as a JSON object, so that no later change of a variant touches what is kept.
func writeOptions(o rules.Options) (string, error) {
	values := make(map[string]string, len(rules.OptionList))
	for _, opt := range rules.OptionList {
		values[opt.Name] = opt.Value(o)
	}
	text, err := json.Marshal(values)
	return string(text), err
}

// mostRules is how many rules are kept read: those of the variants and what some tables play by.
const mostRules = 200

// rulesRead are the rules that were read before, by their text: each match of a list has them, and nearly always the same.
var rulesRead struct {
	mu   sync.RWMutex
	list map[string]rules.Options
}

// readOptions is parseOptions for a text that may have been read before.
func readOptions(text string) (rules.Options, error) {
	rulesRead.mu.RLock()
	o, ok := rulesRead.list[text]
	rulesRead.mu.RUnlock()
	if ok {
		return o, nil
	}
	o, err := parseOptions(text)
	if err != nil {
		return o, err
	}
	rulesRead.mu.Lock()
	defer rulesRead.mu.Unlock()
	if rulesRead.list == nil || len(rulesRead.list) >= mostRules {
		rulesRead.list = map[string]rules.Options{}
	}
	rulesRead.list[text] = o
	return o, nil
}

// parseOptions reads what writeOptions wrote. An option that did not exist then has the value it has in the default
// variant: new options leave the old game as it was.
func parseOptions(text string) (rules.Options, error) {
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		return o, err
	}
	var values map[string]string
	if err := json.Unmarshal([]byte(text), &values); err != nil {
		return o, fmt.Errorf("options: %w", err)
	}
	for name, value := range values {
		opt, ok := rules.FindOption(name)
		if !ok {
			return o, fmt.Errorf("no option %q", name)
		}
		if o, err = opt.With(o, value); err != nil {
			return o, err
		}
	}
	return o, nil
}

// writeCards writes cards one after the other: "AhTdKc".
func writeCards(cards []rules.Card) string {
	var b strings.Builder
	for _, c := range cards {
		b.WriteString(c.String())
	}
	return b.String()
}

func readCards(text string) ([]rules.Card, error) {
	if len(text)%2 != 0 {
		return nil, fmt.Errorf("cards %q", text)
	}
	cards := make([]rules.Card, 0, len(text)/2)
	for i := 0; i < len(text); i += 2 {
		c, err := rules.ParseCard(text[i : i+2])
		if err != nil {
			return nil, err
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// readDeal puts a deal together and checks that it is one.
func readDeal(o rules.Options, forehand, dealer, talon string) (rules.Deal, error) {
	var d rules.Deal
	for seat, text := range [2]string{forehand, dealer} {
		cards, err := readCards(text)
		if err != nil {
			return d, err
		}
		d.Hands[seat] = rules.SetOf(cards...)
	}
	cards, err := readCards(talon)
	if err != nil {
		return d, err
	}
	copy(d.Talon[:], cards)
	return d, d.Validate(o)
}

// storable tells whether texts that came from outside can be kept and looked for: PostgreSQL refuses what is not UTF-8,
// and the zero byte, where SQLite takes anything.
func storable(texts ...string) bool {
	for _, text := range texts {
		if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
			return false
		}
	}
	return true
}

func writeTime(t time.Time) int64 { return t.UnixMilli() }

func readTime(ms int64) time.Time { return time.UnixMilli(ms).UTC() }
