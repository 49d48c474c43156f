package main

import (
	"context"
	"strings"
	"testing"
)

// lines drives a command with input lines and gives the answers.
func lines(t *testing.T, command string, input ...string) []string {
	t.Helper()
	var out, errs strings.Builder
	in := strings.NewReader(strings.Join(input, "\n") + "\n")
	if status := run(context.Background(), []string{command}, streams{in, &out, &errs}); status != 0 || errs.Len() > 0 {
		t.Fatalf("%s: status %d, stderr %q", command, status, errs.String())
	}
	got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(got) != len(input) {
		t.Fatalf("%s: %d answers to %d lines:\n%s", command, len(got), len(input), out.String())
	}
	return got
}

// dealt is a record without its last brace, for tests to go on from.
const dealt = `"forehand":["Ah","Td","Kc","Qc","Js"],"dealer":["Ac","Tc","Qd","Kd","Jh"],"talon":["Jc","As","Ts","Ks","Qs","Th","Qh","Ad","Jd","Kh"]`

const position = `{"id":"p1","position":{"trump":"d","forehand":["Jc","Qc","Ah","Qh","Ks"],"dealer":["Ad","Jd","Qd","Jh","Th"],"talon":[],"turn":"forehand","led":"","points":{"forehand":43,"dealer":26},"tricks":{"forehand":3,"dealer":2},"closed_by":""}}`

func TestSolveCommand(t *testing.T) {
	input := []string{
		position,
		`{"id":"r1",` + dealt + `}`,
		`{"id":"r2",` + dealt + `,"actions":["66"]}`,
		``,
		`{"id":3,"position":{"trump":"d"}}`,
		`{"id":[4],` + dealt + `,"actions":["Qd"]}`,
		`{"id":"r5",` + dealt + `,"Position":"the opening","ID":7}`,
		`{"id":"v1","seat":"forehand","hand":["Ah"]}`,
	}
	want := []string{
		`{"id":"p1","value":1,"best":["Jc","Ks","Qc"]}`,
		`{"id":"r1","value":`,
		`{"id":"r2","error":"the hand is over"}`,
		`{"id":null,"error":"the line is no JSON`,
		`{"id":3,"error":"position.forehand is missing; `,
		`{"id":[4],"error":"action 1: `,
		`{"id":"r5","value":`,
		`{"id":"v1","error":"this is a view`,
	}
	for i, got := range lines(t, "solve", input...) {
		if !strings.HasPrefix(got, want[i]) {
			t.Errorf("line %d: got %s\nwant %s…", i+1, got, want[i])
		}
	}
}

func TestCloseCommand(t *testing.T) {
	view := `"variant":"schnapsen","seat":"forehand","hand":["Ah","Td","Kc","Qc","Js"],"up":"Kh"`
	late := `"seat":"forehand","hand":["Ac","Kc","Kh","Js","Qs"],"up":"Jh","trump":"h","talon":2,"led":"","gone":["Jc","Ad","Kd","Td","Jd","Qh","Th","Ks"],"known":[],"points":{"forehand":33,"dealer":33},"tricks":{"forehand":2,"dealer":2},"closed_by":""`
	input := []string{
		`{"id":"v1",` + late + `}`,
		`{"id":"v2",` + view + `,"actions":[]}`,
		`{"id":"v3",` + view + `,"actions":["mc"]}`,
		`{"id":"v4",` + view + `,"actions":["c"]}`,
		`{"id":"r1",` + dealt + `}`,
		`{"id":"r2",` + dealt + `,"actions":["Js"]}`,
		`{"id":"r3",` + dealt + `,"actions":["66"]}`,
		`{"id":"v5","variant":"knock","seat":"forehand","hand":["Ah","Td","Kc","Qc","Js"],"up":"Kh","actions":["k"]}`,
		`{"id":"v6","variant":"santase","seat":"forehand","hand":["Ah","Td","Kc","Qc","Js","9d"],"up":"Kh","actions":[]}`,
		`{"id":"v7","options":{"close_min":4},` + late + `}`,
		position,
		`{"id":"v9","Forehand":[],` + late + `}`,
		`{"id":"v8","variant":"schnapsen","seat":"dealer","hand":["Ah","Td","Kc","Qc","Js"],"up":"Kh","actions":[]}`,
	}
	want := []string{
		`{"id":"v1","worlds":6,"sure":false,"plan":1,"open":1}`,
		`{"id":"v2","worlds":2002,"sure":false,"open":`,
		`{"id":"v3","error":"closing is asked for before any declaration`,
		`{"id":"v4","error":"illegal action \"c\": the talon is closed"}`,
		`{"id":"r1","worlds":2002,"sure":false,"open":`,
		`{"id":"r2","error":"illegal action \"c\": only when on lead"}`,
		`{"id":"r3","error":"the hand is over"}`,
		`{"id":"v5","error":"illegal action \"c\": after knocking only exchange, marriage and lead"}`,
		`{"id":"v6","error":"illegal action \"c\": not before the first trick is over"}`,
		`{"id":"v7","error":"illegal action \"c\": the talon holds too few cards"}`,
		`{"id":"p1","error":"this is a position`,
		`{"id":"v9","worlds":6,`,
		`{"id":"v8","error":"closing is not legal: the seat is not on turn"}`,
	}
	for i, got := range lines(t, "close", input...) {
		if !strings.HasPrefix(got, want[i]) {
			t.Errorf("line %d: got %s\nwant %s…", i+1, got, want[i])
		}
	}
}
