package puzzles

import (
	"context"
	"fmt"
	"slices"

	"bummerl/rules/solve"
)

// Prove proves everything anew that the puzzle states about its position, under each of its variants, and gives a
// sentence for each statement that is not so. What the best single plan is known to win where nothing is certain is
// proven by ProvePlan, since that takes much longer; Rate, Level and Size are measures of how hard it is, and
// nothing to be proven.
func (p Puzzle) Prove(ctx context.Context) []string {
	var c claims
	if p.Theme.Hidden() {
		c.hidden(ctx, p)
	} else {
		c.lastFive(ctx, p)
	}
	c.want("guaranteed", p.Guaranteed == p.Hands, p.Certain)
	c.want("guaranteed below 0 or above all", p.Guaranteed < 0 || p.Guaranteed > p.Hands, false)
	v, err := p.View()
	c.failed(err)
	c.want("hands", p.Hands, solve.HandsOf(v).Count())
	if name := Identify(p.Theme, v); err == nil && !slices.Contains(oldNames, p.ID) {
		c.want("name", p.ID, name)
	}
	return c
}

// ProvePlan proves anew that a plan is known that wins against as many of the hands as the puzzle states.
func (p Puzzle) ProvePlan(ctx context.Context) []string {
	var c claims
	if !p.Certain {
		got, err := p.guaranteed(ctx)
		c.failed(err)
		c.want(fmt.Sprintf("guaranteed in %d, a plan for %d is known", p.Guaranteed, got), p.Guaranteed <= got, true)
	}
	return c
}

// oldNames are those of the ten puzzles that were named before names followed from positions.
var oldNames = func() []string {
	var list []string
	for n := 1; n <= 10; n++ {
		list = append(list, fmt.Sprintf("last-five-%d", n))
	}
	return list
}()

// claims gathers what is not so.
type claims []string

func (c *claims) want(what string, stated, proven any) {
	if stated != proven {
		*c = append(*c, fmt.Sprintf("%s: it states %v, proven is %v", what, stated, proven))
	}
}

func (c *claims) failed(err error) {
	if err != nil {
		*c = append(*c, err.Error())
	}
}

// hidden proves a puzzle in which the opponent's hand is hidden.
func (c *claims) hidden(ctx context.Context, p Puzzle) {
	f, err := p.examine(ctx)
	if err != nil {
		c.failed(err)
		return
	}
	c.want("certain", p.Certain, f.certain)
	c.want("right", fmt.Sprint(texts(p.Right.List())), fmt.Sprint(texts(f.right.List())))
	c.want("not everything is right", len(f.rightLines) < len(f.lines), true)
	c.trap(ctx, p)
	c.side(p, f)
	variants, err := p.sameUnder(ctx, f)
	c.failed(err)
	for _, variant := range p.Variants {
		c.want("same under "+variant, true, slices.Contains(variants, variant))
		v, err := p.Under(variant).View()
		c.failed(err)
		c.want("asks under "+variant, true, p.Theme.Asks(v))
	}
}

// trap tells whether the natural way to begin fails in several of the hands, so that it is wrong.
func (c *claims) trap(ctx context.Context, p Puzzle) {
	l, err := p.living(ctx)
	if err != nil {
		c.failed(err)
		return
	}
	enough := several(p.Hands)
	fails, err := l.fails(p.Trap, enough)
	c.failed(err)
	c.want("the trap fails in several hands", len(p.Trap) > 0 && fails >= enough, true)
}

// side tells whether a question which of two things is right has one answer, and the trap gives the other.
func (c *claims) side(p Puzzle, f findings) {
	if !p.Theme.sided() || len(p.Trap) == 0 {
		return
	}
	first, single := p.sideOf(f)
	c.want("the question has one answer", single, true)
	c.want("the trap is the other answer", p.onFirst(p.Trap) != first, true)
}

// lastFive proves one of the last five.
func (c *claims) lastFive(ctx context.Context, p Puzzle) {
	for _, variant := range p.Variants {
		q := p.Under(variant)
		c.want("variant", q.Record.Variant, variant)
		c.want("last five under "+variant, true, lastFiveOpen(q.start))
		r, err := solve.Solve(q.start)
		c.failed(err)
		c.want("value under "+variant, p.Value, r.Value)
		c.want("right under "+variant, fmt.Sprint(texts(p.Right.List())), fmt.Sprint(texts(r.Best.List())))
	}
	proof, err := p.Proof(ctx)
	c.failed(err)
	c.want("certain", p.Certain, proof.Sure)
	natural := naturalIn(p.start) &^ p.Right
	c.want("the trap is natural and wrong", len(p.Trap) == 1 && natural.Has(p.Trap[0]), true)
}
