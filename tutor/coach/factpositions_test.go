package coach

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
)

// factPosition is a line of testdata/facts.jsonl: what is to be said of an action at the end of a record, by the seat on
// turn.
type factPosition struct {
	// Comment says why, to a person.
	Comment string `json:"comment"`
	Record  string `json:"record"`
	Action  string `json:"action"`
	// Facts are those that must be told, the first of them first of all.
	Facts []string `json:"facts"`
}

// factPositions reads the file.
func factPositions(t *testing.T) []factPosition {
	t.Helper()
	data, err := os.ReadFile("testdata/facts.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var list []factPosition
	for lines := bufio.NewScanner(bytes.NewReader(data)); lines.Scan(); {
		var p factPosition
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			t.Fatalf("line %d: %v", len(list)+1, err)
		}
		list = append(list, p)
	}
	return list
}

// question gives the position as it is asked, and the action.
func (p factPosition) question(t *testing.T) (Question, rules.Action, string) {
	t.Helper()
	r, err := rules.ParseRecordText(p.Record)
	if err != nil {
		t.Fatal(p.Record, err)
	}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(p.Record, err)
	}
	v, err := r.View(s.Turn())
	if err != nil {
		t.Fatal(p.Record, err)
	}
	a, err := rules.ParseAction(p.Action)
	if err != nil {
		t.Fatal(p.Record, err)
	}
	return Question{View: v}, a, r.Variant
}

// factText writes a fact with what it holds: "let_66 Ts 3/5".
func factText(f Fact) string {
	text := string(f.Kind)
	for _, c := range []rules.Card{f.Card, f.Other} {
		if c != rules.NoCard {
			text += " " + c.String()
		}
	}
	if f.Suit != rules.NoSuit {
		text += " " + f.Suit.String()
	}
	if f.Points != 0 {
		text += fmt.Sprintf(" %d", f.Points)
	}
	if f.Of != 0 {
		text += fmt.Sprintf(" %d/%d", f.K, f.Of)
	}
	return text
}

// Every position has its facts, every kind of fact its position, and every variant some.
func TestFacts_Positions(t *testing.T) {
	positions := factPositions(t)
	seen, good, variants := map[FactKind]bool{}, 0, map[string]int{}
	for i, p := range positions {
		q, a, variant := p.question(t)
		v, err := Grade(context.Background(), q, a)
		if err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		var told []string
		for _, f := range v.Facts {
			told = append(told, factText(f))
			seen[f.Kind] = true
		}
		switch {
		case len(told) == 0 || told[0] != p.Facts[0]:
			t.Errorf("line %d (%s, %s): first told %q, want %q", i+1, p.Action, v.Mark, told, p.Facts)
		default:
			for _, want := range p.Facts[1:] {
				if !slices.Contains(told, want) {
					t.Errorf("line %d (%s): told %q, want %q among them", i+1, p.Action, told, want)
				}
			}
		}
		if p.Comment == "" || !strings.HasSuffix(p.Comment, ".") {
			t.Errorf("line %d has no comment", i+1)
		}
		if !v.Mark.Slip() {
			good++
		}
		variants[variant]++
	}
	for _, kind := range FactKinds() {
		if !seen[kind] {
			t.Errorf("no position tells %s", kind)
		}
	}
	if len(positions) < 80 || good < 20 {
		t.Errorf("got %d positions, %d of good actions; want 80 and 20", len(positions), good)
	}
	for _, name := range rules.Variants() {
		if variants[name] < 3 {
			t.Errorf("%s: got %d positions, want 3", name, variants[name])
		}
	}
}
