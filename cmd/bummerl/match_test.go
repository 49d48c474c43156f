package main

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
)

// call runs a command with arguments and gives what it printed.
func call(args ...string) (status int, out, errs string) {
	var o, e strings.Builder
	status = run(context.Background(), args, streams{strings.NewReader(""), &o, &e})
	return status, o.String(), e.String()
}

// matchFigures is what the tests read of an answer.
type matchFigures struct {
	A, B         string
	Deals, Hands int
	DealsWon     map[string][3]float64 `json:"deals_won"`
	GamePoints   map[string][3]float64 `json:"game_points"`
	MatchesWon   map[string][3]float64 `json:"matches_won"`
	Closings     map[string]struct{ Made, Kept int }
	MS           map[string]struct{ Median, P99 float64 }
}

func matched(t *testing.T, args ...string) (matchFigures, string) {
	t.Helper()
	status, out, errs := call(append([]string{"match"}, args...)...)
	if status != 0 || errs != "" || strings.Count(out, "\n") != 1 {
		t.Fatalf("%v: status %d, %q, stderr %q", args, status, out, errs)
	}
	var f matchFigures
	decoder := json.NewDecoder(strings.NewReader(out))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&f); err != nil {
		t.Fatalf("%v: %v in %s", args, err, out)
	}
	times := strings.Index(out, `"ms":`)
	return f, out[:times] // what is the same each time
}

func TestMatchCommand(t *testing.T) {
	f, first := matched(t, "-a", "regular", "-b", "greedy", "-deals", "100", "-seed", "7")
	if f.A != "regular" || f.B != "greedy" || f.Deals != 100 || f.Hands != 200 || f.MatchesWon != nil {
		t.Errorf("got %+v", f)
	}
	for who, sign := range map[string]float64{"a": 1, "b": -1} {
		won, points := f.DealsWon[who], f.GamePoints[who]
		if won[1] > won[0] || won[0] > won[2] || points[1] > points[0] || points[0] > points[2] || sign*points[0] <= 0 || sign*(won[0]-0.5) <= 0 {
			t.Errorf("%s: won %v, points %v", who, won, points)
		}
		if k := f.Closings[who]; k.Made == 0 || k.Kept > k.Made || f.MS[who].P99 < f.MS[who].Median {
			t.Errorf("%s: closings %+v, times %+v", who, k, f.MS[who])
		}
	}
	if _, again := matched(t, "-a", "regular", "-b", "greedy", "-deals", "100", "-seed", "7"); again != first {
		t.Errorf("again it is %s, not %s", again, first)
	}
	if _, other := matched(t, "-a", "regular", "-b", "greedy", "-deals", "100", "-seed", "8"); other == first {
		t.Error("another seed gives the same")
	}
}

func TestMatchRules(t *testing.T) {
	f, _ := matched(t, "-a", "greedy", "-b", "random", "-deals", "30", "-no-close", "-variant", "knock", "-options", `{"target":2}`, "-matches")
	if f.Closings["a"].Made+f.Closings["b"].Made > 0 {
		t.Errorf("closings with -no-close: %+v", f.Closings)
	}
	if won := f.MatchesWon["a"][0]; won < 0.8 || f.Hands < 60 || f.Hands > 300 {
		t.Errorf("greedy won %v of its matches in %d hands", won, f.Hands)
	}
	f, _ = matched(t, "-a", "greedy", "-b", "greedy", "-deals", "100", "-no-close-b")
	if f.Closings["a"].Made == 0 || f.Closings["b"].Made > 0 {
		t.Errorf("closings with -no-close-b: %+v", f.Closings)
	}
	f, _ = matched(t, "-a", "greedy", "-b", "greedy", "-deals", "100", "-no-close-a")
	if f.Closings["b"].Made == 0 || f.Closings["a"].Made > 0 {
		t.Errorf("closings with -no-close-a: %+v", f.Closings)
	}
	_, out, _ := call("match", "-a", "greedy", "-b", "random", "-deals", "1")
	if !strings.Contains(out, `,null,null]`) || strings.Contains(out, "NaN") {
		t.Errorf("one deal: %s", out)
	}
}

func TestMatchAskedWrongly(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, `-a: no level ""; levels are `},
		{[]string{"-a", "regular"}, `-b: no level ""; levels are `},
		{[]string{"-a", "regular", "-b", "grandmaster"}, `regular, `},
		{[]string{"-a", "greedy", "-b", "random", "-deals", "0"}, "-deals cannot be 0"},
		{[]string{"-a", "greedy", "-b", "random", "-variant", "whist"}, `no variant "whist"`},
		{[]string{"-a", "greedy", "-b", "random", "-options", `{"target":0}`}, `option target cannot be "0"`},
		{[]string{"-a", "greedy", "-b", "random", "-options", `nonsense`}, "options: nonsense is not"},
		{[]string{"-a", "greedy", "-b", "random", "more"}, "got 1"},
		{[]string{"-quickly"}, "-quickly"},
	} {
		status, out, errs := call(append([]string{"match"}, test.args...)...)
		if status != 2 || out != "" || !strings.Contains(errs, test.want) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: status %d, stdout %q, stderr %q, want …%s…", test.args, status, out, errs, test.want)
		}
	}
}
