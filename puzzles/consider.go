package puzzles

import (
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// What a position of a hidden hand must have to be a puzzle.
const (
	// fewestHands: with fewer possible hands it is a puzzle with all cards open.
	fewestHands = 5
	// several: a natural way to begin must fail in so many hands; in two if there are no more than eight.
	several = 3
	// smallest is the size of the least proof that is worth a thought.
	smallest = 12
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
func (p Puzzle) examine() (findings, error) {
	var f findings
	proof, err := p.Proof()
	if err != nil {
		return f, err
	}
	f.hands, f.certain, f.right, f.size = proof.Hands.Count(), proof.Sure, proof.Right, sizeOf(proof)
	l, err := p.living()
	if err != nil {
		return f, err
	}
	for _, b := range p.Theme.beginnings(l.moment, l.state) {
		f.lines = append(f.lines, b.line)
		if !f.certain {
			continue
		}
		holds, err := l.holds(b.moment)
		if err != nil {
			return f, err
		}
		if holds {
			f.rightLines = append(f.rightLines, b.line)
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

// consider makes a puzzle of a position if there is something to find in it: something natural is wrong, and not
// everything is right. Rate and level are left open.
func consider(theme Theme, record rules.Record, wanted func(certain bool) bool) (Puzzle, bool, error) {
	p, err := Puzzle{Theme: theme, Record: record}.ready()
	if err != nil {
		return p, false, err
	}
	v, err := p.View()
	if err != nil || !theme.Asks(v) || solve.HandsOf(v).Count() < fewestHands {
		return p, false, err
	}
	if theme.pending(p.start) && mostPoints(v) < rules.Winning {
		return p, false, nil
	}
	sure, err := p.sure()
	if err != nil || !theme.Answers(sure) || !wanted(sure) {
		return p, false, err
	}
	f, err := p.examine()
	if err != nil || len(f.rightLines) == len(f.lines) || f.size < smallest {
		return p, false, err
	}
	p.ID = Identify(theme, v)
	p.Certain, p.Right, p.Hands, p.Size = f.certain, f.right, f.hands, f.size
	if p.Certain {
		p.Guaranteed = p.Hands
	}
	p.Aspect = p.aspect(f)
	if ok, err := p.findTrap(f); err != nil || !ok {
		return p, false, err
	}
	p.Variants, err = p.sameUnder(f)
	return p, err == nil, err
}

// sure tells whether something is certain, without saying how.
func (p Puzzle) sure() (bool, error) {
	l, err := p.living()
	if err != nil {
		return false, err
	}
	return l.prover.Holds(l.moment)
}

// findTrap finds the first natural way to begin that is wrong and fails in several hands.
func (p *Puzzle) findTrap(f findings) (bool, error) {
	l, err := p.living()
	if err != nil {
		return false, err
	}
	naturals, err := p.naturals()
	if err != nil {
		return false, err
	}
	enough := min(several, f.hands/3+1)
	most := int(p.temptation() * float64(f.hands))
	for _, line := range naturals {
		fails, err := l.fails(line, most+1)
		if err != nil {
			return false, err
		}
		isRight := slices.ContainsFunc(f.rightLines, func(r []rules.Action) bool { return slices.Equal(r, line) })
		if isRight || fails < enough || fails > most {
			continue
		}
		p.Trap, p.Fails = line, fails
		return true, nil
	}
	return false, nil
}

// temptation gives the largest share of hands in which a natural way to begin may fail: more would be no temptation. Where
// nothing is certain it must look as if something were. A certain snapszer is a rare thing (of the 11,330 first hands with
// a turn-up that differ by more than the names of suits there are 72), so that none is refused.
func (p Puzzle) temptation() float64 {
	switch {
	case !p.Certain:
		return 0.2
	case p.Theme == Snapszer:
		return 1
	}
	return 0.4
}

// fails counts the hands in which a way to begin loses even if the learner goes on as if he saw all cards, up to most.
func (l *living) fails(line []rules.Action, most int) (int, error) {
	n, s := l.moment, l.state
	for _, a := range line {
		n, s, _ = after(n, s, l.p.Seat(), a)
	}
	list, err := beaten(l.prover, n, most)
	return len(list), err
}

// aspect tells what a puzzle is about, where that gives nothing away but the kind of question.
func (p Puzzle) aspect(f findings) Aspect {
	every := func(is func(rules.Action) bool) bool {
		for _, line := range f.rightLines {
			if !slices.ContainsFunc(line, is) {
				return false
			}
		}
		return true
	}
	switch {
	case p.Theme.YesNo():
		return ""
	case p.start.Led() != rules.NoCard:
		return Answer
	case p.Theme != Closing:
		return Lead
	case every(func(a rules.Action) bool { return a == rules.Exchange }):
		return ExchangeFirst
	case every(func(a rules.Action) bool { return a.Marriage() != rules.NoSuit }):
		return DeclareFirst
	}
	return FirstCard
}

// sameUnder lists the default variants under which the answers are proven to be the same, the record's own first.
func (p Puzzle) sameUnder(f findings) ([]string, error) {
	list := []string{p.Record.Variant}
	for _, variant := range Variants {
		if variant == p.Record.Variant {
			continue
		}
		q, err := p.under(variant)
		if err != nil { // the record cannot be played by its rules
			continue
		}
		v, err := q.View()
		if err != nil {
			return nil, err
		}
		if !p.Theme.Asks(v) {
			continue
		}
		g, err := q.examine()
		if err != nil {
			return nil, err
		}
		if g.same(f) {
			list = append(list, variant)
		}
	}
	return list, nil
}

// same tells whether the answers are the same: what is certain, and every way to begin.
func (f findings) same(g findings) bool {
	equal := func(x, y []rules.Action) bool { return slices.Equal(x, y) }
	return f.hands == g.hands && f.certain == g.certain && f.right == g.right &&
		slices.EqualFunc(f.lines, g.lines, equal) && slices.EqualFunc(f.rightLines, g.rightLines, equal)
}
