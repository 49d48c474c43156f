package main

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
)

const goodLine = `{"id":"r1","variant":"schnapsen","options":{"last_trick":"count"},"forehand":["Ah","Td","Kc","Qc","Js"],"dealer":["Ac","Tc","Qd","Kd","Jh"],"talon":["Jc","As","Ts","Ks","Qs","Th","Qh","Ad","Jd","Kh"],"actions":["mc","Kc","Ac"],"more":1}`

// TestReplay drives the command as a shell does: one answer for each line, in order, bad ones included.
func TestReplay(t *testing.T) {
	input := strings.Join([]string{
		goodLine,
		``,
		`{"id":[1,"x"],"forehand":[]}`,
		`nonsense`,
		`{"id":3,"variant":"whist"}`,
		strings.Replace(goodLine, `"mc","Kc"`, `"mc","Js"`, 1),
		`[1]`,
		"{\"id\":\"\xff\"}",
		"\u00a0" + goodLine,
		strings.Replace(goodLine, `"mc","Kc"`, `"`+strings.Repeat("x", 5000)+`"`, 1),
	}, "\n")
	want := []string{
		`{"id":"r1","legal":["66","Jc","Jh","Kd","Qd","Tc","c","md","x"],"turn":"dealer","hand":["Jc","Jh","Kd","Qd","Tc"],"points":{"forehand":0,"dealer":15},`,
		`{"id":null,"error":"the line is no JSON`,
		`{"id":[1,"x"],"error":"the talon has 0 cards, not 10"}`,
		`{"id":null,"error":"the line is no JSON`,
		`{"id":3,"error":"no variant \"whist\""}`,
		`{"id":"r1","error":"action 2: illegal action \"Js\": must lead king or queen of ♣: the marriage has been declared"}`,
		`{"id":null,"error":"`,
		`{"id":null,"error":"the line is no JSON: it is not UTF-8"}`,
		`{"id":null,"error":"the line is no JSON`,
		`{"id":"r1","error":"action 1: no action \"xxx`,
	}
	var out, errs strings.Builder
	if status := run(context.Background(), []string{"replay"}, streams{strings.NewReader(input), &out, &errs}); status != 0 || errs.Len() > 0 {
		t.Fatalf("status %d, stderr %q", status, errs.String())
	}
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(got) != len(want) {
		t.Fatalf("got %d lines, want %d:\n%s", len(got), len(want), out.String())
	}
	for i := range want {
		if !strings.HasPrefix(got[i], want[i]) {
			t.Errorf("line %d: got %s\nwant %s…", i+1, got[i], want[i])
		}
		if len(got[i]) > 600 || !json.Valid([]byte(got[i])) {
			t.Errorf("line %d: %d bytes, or no JSON: %.100s", i+1, len(got[i]), got[i])
		}
	}
}

// TestUsage checks that a wrong call says what is wrong, on stderr, with status 2.
func TestUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"play"}, {"replay", "x"}} {
		var out, errs strings.Builder
		if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs}); status != 2 || errs.Len() == 0 || out.Len() > 0 {
			t.Errorf("%v: status %d, stdout %q, stderr %q", args, status, out.String(), errs.String())
		}
	}
}
