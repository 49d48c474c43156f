package puzzles

import (
	"fmt"
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Prove proves everything anew that the puzzle states about its position, under each of its variants, and gives a
// sentence for each statement that is not so. What the best single plan is known to win where nothing is certain is
// proven by ProvePlan, since that takes much longer; Rate, Level and Size are measures of how hard it is, and
// nothing to be proven.
func (p Puzzle) Prove() []string {
	var c claims
	if p.Theme.Hidden() {
		c.hidden(p)
	} else {
		c.lastFive(p)
	}
	c.want("guaranteed", p.Guaranteed == p.Hands, p.Certain)
	c.want("guaranteed below 0 or above all", p.Guaranteed < 0 || p.Guaranteed > p.Hands, false)
	v, err := p.View()
	c.failed(err)
	if name := Identify(p.Theme, v); err == nil && !slices.Contains(oldNames, p.ID) {
		c.want("name", p.ID, name)
	}
	return c
}

// ProvePlan proves anew that a plan is known that wins against as many of the hands as the puzzle states.
func (p Puzzle) ProvePlan() []string {
	var c claims
	if !p.Certain {
		got, err := p.guaranteed()
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
func (c *claims) hidden(p Puzzle) {
	f, err := p.examine()
	if err != nil {
		c.failed(err)
		return
	}
	c.want("certain", p.Certain, f.certain)
	c.want("right", fmt.Sprint(texts(p.Right.List())), fmt.Sprint(texts(f.right.List())))
	c.want("hands", p.Hands, f.hands)
	c.want("aspect", p.Aspect, p.aspect(f))
	c.want("not everything is right", len(f.rightLines) < len(f.lines), true)
	c.want("the trap is right", slices.ContainsFunc(f.rightLines, func(line []rules.Action) bool {
		return slices.Equal(line, p.Trap)
	}), false)
	c.trap(p)
	variants, err := p.sameUnder(f)
	c.failed(err)
	for _, variant := range p.Variants {
		c.want("same under "+variant, true, slices.Contains(variants, variant))
		v, err := p.Under(variant).View()
		c.failed(err)
		c.want("asks under "+variant, true, p.Theme.Asks(v))
	}
}

// trap counts the hands in which the natural way to begin fails.
func (c *claims) trap(p Puzzle) {
	l, err := p.living()
	if err != nil {
		c.failed(err)
		return
	}
	fails, err := l.fails(p.Trap, everyHand)
	c.failed(err)
	c.want("fails", p.Fails, fails)
	c.want("fails in several", fails >= 2, true)
}

// lastFive proves one of the last five.
func (c *claims) lastFive(p Puzzle) {
	for _, variant := range p.Variants {
		q := p.Under(variant)
		c.want("variant", q.Record.Variant, variant)
		c.want("last five under "+variant, true, lastFiveOpen(q.start))
		r, err := solve.Solve(q.start)
		c.failed(err)
		c.want("value under "+variant, p.Value, r.Value)
		c.want("right under "+variant, fmt.Sprint(texts(p.Right.List())), fmt.Sprint(texts(r.Best.List())))
	}
	proof, err := p.Proof()
	c.failed(err)
	c.want("certain", p.Certain, proof.Sure)
	c.want("hands", p.Hands, 1)
	c.want("fails", p.Fails, 1)
	natural := Natural(p.start) &^ p.Right
	c.want("the trap is natural and wrong", len(p.Trap) == 1 && natural.Has(p.Trap[0]), true)
}
