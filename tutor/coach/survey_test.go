package coach

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

var survey = flag.Int("survey", 0, "number of decisions in TestCoverage")

// phase is the part of a hand in which a decision lies.
type phase string

const (
	talonGone phase = "talon gone"
	lastTrick phase = "last trick"
	closing   phase = "closing"
	closed    phase = "closed"
	earlier   phase = "earlier"
)

// phaseOf gives the phase of a decision.
func phaseOf(v rules.View, a rules.Action) phase {
	switch {
	case a == rules.Close || a == rules.Snapszer || a == rules.Knock:
		return closing
	case v.ClosedBy != rules.NoSeat:
		return closed
	case v.TalonLeft == 0:
		return talonGone
	case v.TalonLeft == 2:
		return lastTrick
	}
	return earlier
}

// decision is one that a bot took.
type decision struct {
	variant, level string
	question       Question
	action         rules.Action
	record         rules.Record
}

// decisions lets novice, regular and expert play hands of every variant from pinned seeds and gives n of their decisions,
// the same ones each time: those in which there was something to choose.
func decisions(t testing.TB, n int) []decision {
	t.Helper()
	levels := []string{"novice", "regular", "expert"}
	var list []decision
	for deal := uint64(0); len(list) < n; deal++ {
		for i, name := range rules.Variants() {
			pair := [2]string{levels[(deal+uint64(i))%3], levels[(deal/3+uint64(i))%3]}
			for _, d := range handOf(t, name, pair, deal) {
				if len(list) < n {
					list = append(list, d)
				}
			}
		}
	}
	return list
}

// handOf plays a hand and gives the decisions in it.
func handOf(t testing.TB, variant string, levels [2]string, deal uint64) []decision {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(deal, 1010))
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	dealt, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Options: o, Deal: dealt}
	var list []decision
	for {
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if s.Over() {
			return list
		}
		v, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		level, err := bot.ByName(levels[v.Seat])
		if err != nil {
			t.Fatal(err)
		}
		a := level.Choose(v, dice)
		if v.Legal.Len() > 1 {
			was := r
			was.Actions = slices.Clone(r.Actions)
			list = append(list, decision{variant, levels[v.Seat], Question{View: v}, a, was})
		}
		r.Actions = append(r.Actions, a)
	}
}

// tally counts verdicts of one phase.
type tally struct {
	decisions int
	marks     map[Mark]int
	kinds     map[Kind]int
	seconds   []float64
}

func (n *tally) coverage() float64 {
	return 100 * (1 - float64(n.marks[Unclear])/float64(max(1, n.decisions)))
}

// TestCoverage grades decisions of bots and counts how many get a verdict: go test ./tutor/coach -run Coverage -v -survey
// 2000 grades as many as the issue asks for and prints the table, without it there are fewer.
func TestCoverage(t *testing.T) {
	n := *survey
	if n == 0 {
		n = 200
	}
	tallies := map[phase]*tally{}
	byLevel := map[string]*tally{}
	for _, d := range decisions(t, n) {
		begun := cpu()
		verdict, err := Grade(context.Background(), d.question, d.action)
		took := cpu() - begun
		if err != nil {
			t.Fatalf("%v after %v: %v", d.action, d.record.Actions, err)
		}
		p := phaseOf(d.question.View, d.action)
		for _, n := range []*tally{in(tallies, p), in(byLevel, d.level)} {
			n.decisions++
			n.marks[verdict.Mark]++
			n.kinds[verdict.Sure.Kind]++
			n.seconds = append(n.seconds, took.Seconds())
		}
		if s, ok := solve.Open(d.question.View); ok && d.question.View.TalonLeft == 0 {
			want, err := solve.Solve(s)
			if err != nil {
				t.Fatal(err)
			}
			if got := verdict.Best & solve.Candidates(s); got != want.Best || verdict.BestValue != float64(want.Value) {
				t.Errorf("best %v worth %v, solved %v worth %v, after %v", got.List(), verdict.BestValue,
					want.Best.List(), want.Value, d.record.Actions)
			}
			if verdict.Sure.Kind != Exact {
				t.Errorf("%v with the talon gone", verdict.Sure)
			}
		}
	}
	t.Log("\n" + table(tallies) + table(byLevel))
	for p, least := range map[phase]float64{talonGone: 100, lastTrick: 95, closing: 95, earlier: 60} {
		n := in(tallies, p)
		allowed := (1 - least/100) * float64(n.decisions)
		if *survey == 0 {
			allowed++ // a few decisions more or less
		}
		if n.decisions == 0 || float64(n.marks[Unclear]) > allowed {
			t.Errorf("%s: %d decisions, %.1f %% verdicts, want %v %%", p, n.decisions, n.coverage(), least)
		}
	}
}

// in gives the tally of a name.
func in[K comparable](all map[K]*tally, name K) *tally {
	if all[name] == nil {
		all[name] = &tally{marks: map[Mark]int{}, kinds: map[Kind]int{}}
	}
	return all[name]
}

// table writes tallies.
func table[K ~string](all map[K]*tally) string {
	var text strings.Builder
	for _, name := range slices.Sorted(maps.Keys(all)) {
		n := all[name]
		slices.Sort(n.seconds)
		at := func(share float64) float64 { return 1000 * n.seconds[int(share*float64(len(n.seconds)-1))] }
		fmt.Fprintf(&text, "%-11s %5d decisions, %5.1f %% verdicts; exact %d, guaranteed %d, estimated %d; ", name, n.decisions,
			n.coverage(), n.kinds[Exact], n.kinds[Guaranteed], n.kinds[Estimated])
		for _, m := range []Mark{Forced, Best, Good, Inaccurate, Mistake, Blunder, Unclear} {
			fmt.Fprintf(&text, "%s %d ", m, n.marks[m])
		}
		fmt.Fprintf(&text, "; median %.1f ms, p99 %.1f, worst %.1f\n", at(0.5), at(0.99), at(1))
	}
	return text.String()
}

// cpu gives the time that this process has used of all cores.
func cpu() time.Duration {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		return 0
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
