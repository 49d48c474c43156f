package main

import (
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestRun measures for as short as it can: every page is answered by the site and by the anchor, and every figure is
// printed.
func TestRun(t *testing.T) {
	if _, err := used(os.Getpid()); err != nil {
		t.Skip(err) // not Linux
	}
	dir := t.TempDir()
	p := plan{
		binary: filepath.Join(dir, "bummerl"), anchor: filepath.Join(dir, "anchor"), rate: 40, each: 600 * time.Millisecond,
		players: 2, pause: 100 * time.Millisecond, learners: 1, slope: 200,
	}
	for out, from := range map[string]string{p.binary: "./cmd/bummerl", p.anchor: "./tutor/e2e/anchor"} {
		build := exec.CommandContext(t.Context(), "go", "build", "-o", out, from)
		build.Dir = "../.."
		if text, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
	}
	var out strings.Builder
	if err := p.run(&out); err != nil {
		t.Fatalf("%v after\n%s", err, out.String())
	}
	want := []string{"fixed view ", "constant bytes ", "processor time of the site: ", " actions, bot and coach", "as many as possible", "memory over "}
	for _, k := range kinds {
		want = append(want, "\n"+k.name+" ")
	}
	for _, part := range want {
		if !strings.Contains(out.String(), part) {
			t.Errorf("%q is missing in\n%s", part, out.String())
		}
	}
}

// TestTrend: a line is found within the error that is told, and no line where there is none.
func TestTrend(t *testing.T) {
	for _, c := range []struct {
		name            string
		slope, together float64
	}{
		{"flat", 0, 0}, {"rising", 3, 0}, {"falling", -3, 0}, {"flat, in waves", 0, 0.8},
	} {
		dice := rand.New(rand.NewPCG(1, 2))
		within := 0
		const tries = 200
		for range tries {
			var x, y []float64
			off := 0.0
			for i := range 40 {
				off = c.together*off + dice.NormFloat64()
				x, y = append(x, float64(i)), append(y, 100+c.slope*float64(i)+off)
			}
			slope, e := trend(x, y)
			if math.Abs(slope-c.slope) <= 2*e {
				within++
			}
			if c.slope != 0 && math.Abs(slope) <= 2*e {
				t.Errorf("%s: %.3f ± %.3f is taken for flat", c.name, slope, 2*e)
			}
		}
		if within < tries*3/4 {
			t.Errorf("%s: within two standard errors %d times of %d", c.name, within, tries)
		}
	}
	if slope, e := trend([]float64{1, 2, 3, 4}, []float64{5, 7, 9, 11}); slope != 2 || e != 0 {
		t.Errorf("a line itself: %v ± %v", slope, e)
	}
}

// TestMixed: the shares of all kinds make a hundred, and pages come in these shares.
func TestMixed(t *testing.T) {
	var all pages
	for _, k := range kinds {
		all = append(all, page{kind: k.name, name: k.name + "-0"}, page{kind: k.name, name: k.name + "-1"})
	}
	count := map[string]int{}
	for _, p := range all.mixed() {
		count[p.kind]++
		count[p.name]++
	}
	sum := 0
	for _, k := range kinds {
		sum += k.share
		if count[k.name] != 10*k.share || count[k.name+"-0"] != 5*k.share {
			t.Errorf("%s: %d, of them %d of one learner, want %d and half of it", k.name, count[k.name], count[k.name+"-0"], 10*k.share)
		}
	}
	if sum != 100 {
		t.Errorf("the shares make %d, want 100", sum)
	}
}
