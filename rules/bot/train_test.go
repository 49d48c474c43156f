package bot

import (
	"context"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

var trainDeals = flag.Int("train", 0, "number of deals per variant in TestTrainKeeping")

// example is a hand that might be closed, and how that goes.
type example struct {
	x    [prospects]float64
	kept float64
}

// examples plays deals by habit. A closing is kept (1) if the plain plan wins against every defence, half kept (0.5) if
// it takes open cards to win.
func examples(t *testing.T, o rules.Options, deals int, dice *rand.Rand, solver *solve.Solver) []example {
	t.Helper()
	var list []example
	for range deals {
		s, err := rules.Start(o, shuffled(t, o, dice.Uint64()))
		if err != nil {
			t.Fatal(err)
		}
		p := playout{options: o, solver: solver, state: s}
		for !p.state.Over() && p.state.TalonOpen() {
			me := p.state.Turn()
			v := &p.sight
			v.look(&p.state, &p.options, p.gone, p.known[me.Other()])
			if v.legal.Has(rules.Close) && v.counted < rules.Winning && within66(v) {
				e := example{x: prospect(v)}
				after := p.state.Next(rules.Close)
				r, err := solver.Solve(after)
				if err != nil {
					t.Fatal(err)
				}
				if r.Value > 0 {
					e.kept = 0.5
					if guaranteed(after, me, v.unseen, nil) > 0 {
						e.kept = 1
					}
				}
				list = append(list, e)
			}
			a := usual.choose(v, &p.state)
			if a == rules.Close && dice.IntN(3) > 0 { // to see what comes later too
				v.legal &^= rules.Close.Set()
				a = usual.choose(v, &p.state)
			}
			p.do(a)
		}
	}
	return list
}

// TestTrainKeeping makes the network of keeping anew and writes it: go test ./rules/bot -run TrainKeeping -v -train 6000.
func TestTrainKeeping(t *testing.T) {
	if *trainDeals == 0 {
		t.Skip("makes weights, not a test: ask for it with -train N")
	}
	dice := rand.New(rand.NewPCG(66, 24))
	solver := solve.New(context.Background(), math.MaxInt)
	var set []example
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		set = append(set, examples(t, o, *trainDeals, dice, solver)...)
	}
	dice.Shuffle(len(set), func(i, j int) { set[i], set[j] = set[j], set[i] })
	kept := len(set) / 10
	for i := range keepingHidden {
		for j := range keepingHidden[i] {
			keepingHidden[i][j] = dice.NormFloat64() / 4
		}
		keepingOut[i] = dice.NormFloat64() / 4
	}
	for round := range 20 {
		for _, e := range set[kept:] {
			descend(e, 0.01/(1+float64(round)/2))
		}
		loss := 0.0
		for _, e := range set[:kept] {
			p := estimate(e.x)
			loss -= e.kept*math.Log(p) + (1-e.kept)*math.Log(1-p)
		}
		t.Logf("round %d: %d examples, %.4f nats on %d that it was not shown", round, len(set)-kept, loss/float64(kept), kept)
	}
	writeKeeping(t)
}

// estimate is keeping for figures at hand.
func estimate(x [prospects]float64) float64 {
	out := keepingOut[len(keepingHidden)]
	for i := range keepingHidden {
		out += keepingOut[i] * unit(i, x)
	}
	return 1 / (1 + math.Exp(-out))
}

// unit gives what hidden unit i makes of the figures.
func unit(i int, x [prospects]float64) float64 {
	sum := keepingHidden[i][prospects]
	for j, xj := range x {
		sum += keepingHidden[i][j] * xj
	}
	if sum < 0 {
		sum *= leak
	}
	return sum
}

// descend takes one step down the slope of the logarithmic loss.
func descend(e example, rate float64) {
	slope := rate * (estimate(e.x) - e.kept)
	keepingOut[len(keepingHidden)] -= slope
	for i := range keepingHidden {
		sum := unit(i, e.x)
		down := slope * keepingOut[i]
		if sum < 0 {
			down *= leak
		}
		keepingOut[i] -= slope * sum
		for j, xj := range e.x {
			keepingHidden[i][j] -= down * xj
		}
		keepingHidden[i][prospects] -= down
	}
}

// writeKeeping writes the weights as a Go file.
func writeKeeping(t *testing.T) {
	t.Helper()
	var b strings.Builder
	b.WriteString("package bot\n\n// The weights of keeping, made by TestTrainKeeping: for each hidden unit those of the figures and its own; then those of\n// the units and the sum's own.\n")
	fmt.Fprintf(&b, "var keepingHidden = [%d][prospects + 1]float64{\n", len(keepingHidden))
	for _, w := range keepingHidden {
		b.WriteString("\t{" + numbers(w[:13]) + ",\n\t\t" + numbers(w[13:]) + "},\n")
	}
	fmt.Fprintf(&b, "}\n\nvar keepingOut = [%d]float64{%s}\n", len(keepingOut), numbers(keepingOut[:]))
	if err := os.WriteFile("keepingnet.go", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func numbers(list []float64) string {
	var text []string
	for _, x := range list {
		text = append(text, fmt.Sprintf("%.3f", x))
	}
	return strings.Join(text, ", ")
}
