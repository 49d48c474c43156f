package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// findings are what a proof says about a position.
type findings struct {
	hands, size int
	certain     bool
	right       rules.Actions
	// rightLines are the beginnings of certain plans, lines all beginnings.
	rightLines, lines [][]rules.Action
}

// examine proves what can be said about a position of a hidden hand.
func (p Puzzle) examine(ctx context.Context) (findings, error) {
	var f findings
	proof, err := p.Proof(ctx)
	if err != nil {
		return f, err
	}
	f.hands, f.certain, f.right, f.size = proof.Hands.Count(), proof.Sure, proof.Right, sizeOf(proof)
	l, err := p.living(ctx)
	if err != nil {
		return f, err
	}
	for _, b := range l.prover.Beginnings(l.moment) {
		f.lines = append(f.lines, b.Line)
		if !f.certain {
			continue
		}
		holds, err := l.holds(b.After)
		if err != nil {
			return f, err
		}
		if holds {
			f.rightLines = append(f.rightLines, b.Line)
		}
	}
	return f, nil
}

// holds tells whether the learner has a certain plan from a moment on.
func (l *living) holds(n solve.Moment) (bool, error) {
	if n.Over() {
		return n.Outcome() > 0, nil
	}
	return l.prover.Holds(n)
}
