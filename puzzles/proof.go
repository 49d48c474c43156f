package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Proof proves the puzzle anew: the plan that always works, or what beats each way to begin. In the last five the plan is
// one that gets Value.
func (p Puzzle) Proof() (solve.Proof, error) {
	v, err := p.View()
	if err != nil {
		return solve.Proof{}, err
	}
	task := p.Theme.Task()
	if p.Theme == LastFive {
		task.AtLeast = p.Value
	}
	return solve.Certain(context.Background(), v, solve.HandsOf(v), task, budget)
}

// sizeOf gives the number of different moments in a proof.
func sizeOf(proof solve.Proof) int {
	if proof.Sure {
		return proof.Plan.Size()
	}
	size := 0
	for _, d := range proof.Against {
		size += d.Defence.Size()
	}
	return size
}

// MainLine gives right play of the learner against the hardest defence, from the start to the end of the hand; nothing
// where "not certain" is right.
func (p Puzzle) MainLine() ([]rules.Action, error) {
	if !p.Theme.Hidden() {
		return p.mainLineOpen()
	}
	l, err := p.living()
	if err != nil || !p.Certain {
		return nil, err
	}
	for !l.moment.Over() {
		right, err := l.prover.Right(l.moment)
		if err != nil {
			return nil, err
		}
		l.do(plainest(right))
		if err := l.reply(); err != nil {
			return nil, err
		}
	}
	return l.line, nil
}

func (p Puzzle) mainLineOpen() ([]rules.Action, error) {
	w := Walk{State: p.start}
	d := newDefender(p.Seat())
	for !w.State.Over() {
		r, err := d.solver.Solve(w.State)
		if err != nil {
			return nil, err
		}
		w.add(plainest(r.Best))
		replies, err := d.replies(w.State)
		if err != nil {
			return nil, err
		}
		w.add(replies...)
	}
	return w.Line, nil
}

// plainest picks one of several right actions: to claim, to undertake, to announce, else the richest card.
func plainest(right rules.Actions) rules.Action {
	for _, a := range []rules.Action{rules.Claim, rules.Snapszer, rules.Close} {
		if right.Has(a) {
			return a
		}
	}
	if announce := right &^ rules.Actions(right.Cards()); announce != 0 {
		return announce.First()
	}
	return rules.Play(richest(right.Cards()))
}

// richest gives the card with the most points, the first such, or NoCard.
func richest(cards rules.CardSet) rules.Card {
	best := rules.NoCard
	for c := range cards.All() {
		if c.Rank() > best.Rank() {
			best = c
		}
	}
	return best
}

// Beaten is a way to begin that is not certain, and what beats it.
type Beaten struct {
	// Line is the beginning: announcements and the first card.
	Line []rules.Action
	// Hand is a hand of the opponent that fits at the start and beats it; Single tells that it beats whatever follows,
	// even with all cards open, else other hands beat other ways of going on.
	Hand   rules.CardSet
	Single bool
	// Defence is how, to the end of the hand, with the learner doing his best.
	Defence []rules.Action
	// BeatenBy counts the hands that beat it even with all cards open. It can be 0.
	BeatenBy int
}

// Against gives for each first card what beats it where nothing is certain, each time for the announcements before it
// that are the hardest to beat; nothing where something is certain. It takes up to a second.
func (p Puzzle) Against() ([]Beaten, error) {
	l, err := p.living()
	if err != nil || p.Certain || !p.Theme.Hidden() {
		return nil, err
	}
	proof, err := p.Proof()
	if err != nil {
		return nil, err
	}
	least := map[rules.Card]int{}
	var list []Beaten
	for _, d := range proof.Against {
		b, err := l.beaten(d)
		if err != nil {
			return nil, err
		}
		card := d.Line[len(d.Line)-1].Card()
		at, seen := least[card]
		switch {
		case !seen:
			least[card] = len(list)
			list = append(list, b)
		case b.BeatenBy < list[at].BeatenBy:
			list[at] = b
		}
	}
	return list, nil
}

// beaten plays out what beats a way to begin.
func (l *living) beaten(d solve.Defeat) (Beaten, error) {
	b := Beaten{Line: d.Line, Single: d.Hand != 0}
	n, s := l.moment, l.state
	for _, a := range d.Line {
		n, s, _ = after(n, s, l.p.Seat(), a)
	}
	list, err := beaten(l.prover, n, everyHand)
	if err != nil {
		return b, err
	}
	b.BeatenBy = len(list)
	var line []rules.Action
	if b.Hand, line = d.Hand, nil; !b.Single {
		b.Hand, line = leaf(d)
		line = line[len(d.Line):]
	}
	s = s.WithHand(l.p.Seat().Other(), b.Hand)
	for _, a := range line {
		s = s.Next(a)
	}
	b.Defence, _, err = l.outplay(s, line)
	return b, err
}
