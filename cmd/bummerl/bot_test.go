package main

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// answered drives the command with lines and gives its answers.
func answered(t *testing.T, args []string, input ...string) []string {
	t.Helper()
	var out, errs strings.Builder
	in := strings.NewReader(strings.Join(input, "\n") + "\n")
	if status := run(context.Background(), append([]string{"bot"}, args...), streams{in, &out, &errs}); status != 0 || errs.Len() > 0 {
		t.Fatalf("%v: status %d, stderr %q", args, status, errs.String())
	}
	got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(got) != len(input) {
		t.Fatalf("%v: %d answers to %d lines:\n%s", args, len(got), len(input), out.String())
	}
	return got
}

const (
	closer  = `"seat":"forehand","hand":["Ah","Th","Kh","Ac","As"],"up":"Qh"`
	setting = `"seat":"forehand","hand":["Ac","Kc","Kh","Js","Qs"],"up":"Jh","trump":"h","talon":2,"led":"","gone":["Jc","Ad","Kd","Td","Jd","Qh","Th","Ks"],"known":[],"points":{"forehand":33,"dealer":33},"tricks":{"forehand":2,"dealer":2},"closed_by":""`
)

func TestBotCommand(t *testing.T) {
	input := []string{
		`{"id":"v1",` + closer + `}`,
		`{"id":["v",2],"variant":"sharp","seat":"forehand","hand":["Th","Kh","Ac","As"],"up":"Qh","actions":["c","Ah","Jh"]}`,
		`{"id":"v3",` + setting + `,"match":{"me":5,"opponent":6},"more":[]}`,
		`{"id":"v4",` + closer + `,"match":null}`,
		``,
		`nonsense`,
		`{"id":7}`,
		`{"id":"r",` + dealt + `}`,
		position,
		`{"id":"v5","seat":"dealer","hand":["Ah","Th","Kh","Ac","As"],"up":"Qh"}`,
		`{"id":"v6",` + closer + `,"actions":["66"]}`,
		`{"id":"v7",` + closer + `,"actions":["x"]}`,
		`{"id":"v8","seat":"forehand","hand":["Ah","Ah","Kh","Ac"],"up":"Qh"}`,
		`{"id":"v9",` + closer + `,"match":{"me":7,"opponent":0}}`,
		`{"id":"v10",` + closer + `,"match":{"me":1}}`,
		`{"id":"v11",` + closer + `,"match":{"me":1.5,"opponent":0}}`,
		`{"id":"v12",` + closer + `,"match":[1,2]}`,
		`{"id":"v14",` + closer + `,"match":{"me":null,"opponent":1}}`,
		`{"id":"v13","options":{"target":11},` + closer + `,"match":{"me":10,"opponent":-1}}`,
	}
	want := []string{
		`{"id":"v1","action":"c","values":{`,
		`{"id":["v",2],"action":"`,
		`{"id":"v3","action":"`,
		`{"id":"v4","action":"c","values":{`,
		`{"id":null,"error":"the line is no JSON`,
		`{"id":null,"error":"the line is no JSON`,
		`{"id":7,"error":"hand is missing; seat is missing; `,
		`{"id":"r","error":"this is a record or a position`,
		`{"id":"p1","error":"this is a record or a position`,
		`{"id":"v5","error":"the seat of the view is not on turn"}`,
		`{"id":"v6","error":"the hand is over"}`,
		`{"id":"v7","error":"`,
		`{"id":"v8","error":"`,
		`{"id":"v9","error":"match.me is 7, but with 7 the match is over"}`,
		`{"id":"v10","error":"match.opponent is missing"}`,
		`{"id":"v11","error":"match.me is no number`,
		`{"id":"v12","error":"match is no object`,
		`{"id":"v14","error":"match.me is no number`,
		`{"id":"v13","error":"match.opponent is no number`,
	}
	for i, got := range answered(t, []string{"-level", "regular"}, input...) {
		if !strings.HasPrefix(got, want[i]) {
			t.Errorf("line %d: got %s\nwant %s…", i+1, got, want[i])
		}
	}
}

// TestBotAnswersAlone: an answer follows from seed and view, not from what was asked before or how the line is written,
// and with -no-close nothing is closed.
func TestBotAnswersAlone(t *testing.T) {
	rows := []string{
		`{"id":1,"variant":"schnapsen",` + closer + `}`,
		`{"id":2,` + setting + `}`,
		`{"id":1, "options":{"last_trick":"wins"}, "up":"Qh","hand":["As","Ac","Kh","Th","Ah"],"seat":"forehand","actions":[]}`,
	}
	for _, l := range append(bot.Yardsticks(), bot.Levels()...) {
		first := answered(t, []string{"-level", l.Name(), "-seed", "9"}, rows...)
		slices.Reverse(rows)
		again := answered(t, []string{"-level", l.Name(), "-seed", "9"}, rows...)
		slices.Reverse(rows)
		slices.Reverse(again)
		if !slices.Equal(first, again) || first[0] != first[2] {
			t.Errorf("%s: got %v, then %v", l.Name(), first, again)
		}
		for _, got := range answered(t, []string{"-level", l.Name(), "-no-close"}, rows...) {
			var a struct {
				Action string
				Values map[string]float64
			}
			if err := json.Unmarshal([]byte(got), &a); err != nil {
				t.Fatal(err)
			}
			if _, valued := a.Values["c"]; valued || a.Action == "c" || a.Action == "" {
				t.Errorf("%s closes with -no-close: %s", l.Name(), got)
			}
		}
	}
	seen := map[string]bool{}
	for seed := range 20 {
		seen[answered(t, []string{"-level", "random", "-seed", strconv.Itoa(seed)}, rows[0])[0]] = true
	}
	if len(seen) < 3 {
		t.Errorf("random has %d answers with 20 seeds", len(seen))
	}
}

// TestBotIsInteractive reads each answer before it writes the next line.
func TestBotIsInteractive(t *testing.T) {
	inRead, inWrite := io.Pipe()
	outRead, outWrite := io.Pipe()
	done := make(chan int)
	go func() {
		done <- run(context.Background(), []string{"bot", "-level", "greedy"}, streams{inRead, outWrite, io.Discard})
	}()
	answers := bufio.NewReader(outRead)
	for range 3 {
		if _, err := io.WriteString(inWrite, `{"id":1,`+closer+"}\n"); err != nil {
			t.Fatal(err)
		}
		if got, err := answers.ReadString('\n'); err != nil || !strings.HasPrefix(got, `{"id":1,"action":`) {
			t.Fatalf("got %q, %v", got, err)
		}
	}
	if err := inWrite.Close(); err != nil {
		t.Error(err)
	}
	if status := <-done; status != 0 {
		t.Errorf("status %d", status)
	}
}

func TestBotAskedWrongly(t *testing.T) {
	for _, args := range [][]string{nil, {"-level", "grandmaster"}, {"-level", "regular", "more"}, {"-seed", "x"}} {
		status, out, errs := call(append([]string{"bot"}, args...)...)
		if status != 2 || out != "" || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: status %d, stdout %q, stderr %q", args, status, out, errs)
		}
		if len(args) == 2 && args[0] == "-level" {
			for _, l := range bot.Levels() {
				if !strings.Contains(errs, l.Name()) {
					t.Errorf("%v: %q does not name %s", args, errs, l.Name())
				}
			}
		}
	}
}

// TestBotSeesWhatTheRecordShows gives the view of a record to the command: its form on the command line loses nothing.
func TestBotSeesWhatTheRecordShows(t *testing.T) {
	r, err := rules.ParseRecord([]byte(`{` + dealt + `,"actions":["Js","Qd"]}`))
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	v, err := r.View(s.Turn())
	if err != nil {
		t.Fatal(err)
	}
	line, err := json.Marshal(v.Form())
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range bot.Levels() {
		dice, err := bot.DiceOf(3, v)
		if err != nil {
			t.Fatal(err)
		}
		want := bot.Ask(l, v, bot.Score{}, dice).Action.String()
		if got := answered(t, []string{"-level", l.Name(), "-seed", "3"}, string(line))[0]; !strings.Contains(got, `"action":"`+want+`"`) {
			t.Errorf("%s: got %s, want %s", l.Name(), got, want)
		}
	}
}
