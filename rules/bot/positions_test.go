package bot

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
)

// position is a view with what a good player does there: a line of testdata/positions.jsonl.
type position struct {
	ID string
	// Idea is what the position is about, Why what decides it here.
	Idea, Why string
	// View is a view in the contract's form, Match how the match stands (nil for a hand by itself).
	View  rules.ViewForm
	Match *Score
	// Good are the actions that are right, empty for any but Bad.
	Good, Bad []string
	// Levels are those that it has to hold for.
	Levels []string
	// Proof says how the test makes sure that it is right (proofs in proof_test.go has them), with Task for what is
	// undertaken; where there is none, Source says who says so.
	Proof, Task, Source string
}

func positions(t *testing.T) []position {
	t.Helper()
	data, err := os.ReadFile("testdata/positions.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var list []position
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<16)
	for lines.Scan() {
		var p position
		decoder := json.NewDecoder(bytes.NewReader(lines.Bytes()))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&p); err != nil {
			t.Fatalf("line %d: %v", len(list)+1, err)
		}
		list = append(list, p)
	}
	return list
}

func (p position) view(t *testing.T) rules.View {
	t.Helper()
	v, err := p.View.View()
	if err != nil {
		t.Fatalf("%s: %v", p.ID, err)
	}
	return v
}

// accepts tells whether an action is right.
func (p position) accepts(a string) bool {
	if len(p.Good) > 0 {
		return slices.Contains(p.Good, a)
	}
	return a != "" && !slices.Contains(p.Bad, a)
}

// TestPositionsAreSound: each line is whole, its view can be, its actions are legal, and nothing stands there twice.
func TestPositionsAreSound(t *testing.T) {
	list := positions(t)
	if len(list) < 60 {
		t.Errorf("only %d positions", len(list))
	}
	ids, views := map[string]bool{}, map[string]string{}
	for _, p := range list {
		v := p.view(t)
		if v.Turn != v.Seat || v.Legal.Len() < 1 {
			t.Errorf("%s: not on turn", p.ID)
		}
		if p.Idea == "" || p.Why == "" || len(p.Levels) == 0 || (p.Proof == "") == (p.Source == "") {
			t.Errorf("%s: something is missing", p.ID)
		}
		if len(p.Good)+len(p.Bad) == 0 || len(p.Good) > 0 && len(p.Good) == v.Legal.Len() && v.Legal.Len() > 1 {
			t.Errorf("%s: everything is right", p.ID)
		}
		for _, text := range append(slices.Clone(p.Good), p.Bad...) {
			if a, err := rules.ParseAction(text); err != nil || !v.Legal.Has(a) {
				t.Errorf("%s: %q is not legal", p.ID, text)
			}
		}
		key, err := json.Marshal([]any{v.Form(), p.Match})
		if err != nil {
			t.Fatal(err)
		}
		if ids[p.ID] || views[string(key)] != "" {
			t.Errorf("%s is there twice, as %q", p.ID, views[string(key)])
		}
		ids[p.ID], views[string(key)] = true, p.ID
	}
}

// TestPositions asks every level about the positions that must hold for it. Those that it misses are pinned by name in
// testdata/misses.json: the list may shrink and never grow.
func TestPositions(t *testing.T) {
	data, err := os.ReadFile("testdata/misses.json")
	if err != nil {
		t.Fatal(err)
	}
	var known map[string][]string
	if err := json.Unmarshal(data, &known); err != nil {
		t.Fatal(err)
	}
	list := positions(t)
	for _, l := range Levels() {
		t.Run(l.Name(), func(t *testing.T) {
			t.Parallel()
			asked := 0
			var missed []string
			for _, p := range list {
				if !slices.Contains(p.Levels, l.Name()) {
					continue
				}
				asked++
				got := p.ask(t, l)
				if p.accepts(got) {
					continue
				}
				missed = append(missed, p.ID)
				if !slices.Contains(known[l.Name()], p.ID) {
					t.Errorf("%s (%s): got %q, want one of %q, none of %q: %s", p.ID, p.Idea, got, p.Good, p.Bad, p.Why)
				}
			}
			for _, id := range known[l.Name()] {
				if !slices.Contains(missed, id) {
					t.Errorf("%s is no longer missed: take it off testdata/misses.json", id)
				}
			}
			t.Logf("%d asked, %d missed: %s", asked, len(missed), strings.Join(missed, ", "))
		})
	}
}

// ask asks a level.
func (p position) ask(t *testing.T, l Level) string {
	t.Helper()
	v := p.view(t)
	dice, err := DiceOf(1, v)
	if err != nil {
		t.Fatal(err)
	}
	var m Score
	if p.Match != nil {
		m = *p.Match
	}
	return Ask(l, v, m, dice).Action.String()
}
