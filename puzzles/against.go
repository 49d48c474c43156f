package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

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
func (p Puzzle) Against(ctx context.Context) ([]Beaten, error) {
	l, err := p.living(ctx)
	if err != nil || p.Certain || !p.Theme.Hidden() {
		return nil, err
	}
	proof, err := p.Proof(ctx)
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
	n, s := l.afterAll(d.Line)
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
	s = drawn(holding(s, l.p.Seat().Other(), b.Hand), n)
	for _, a := range line {
		s = s.Next(a)
	}
	b.Defence, _, err = l.outplay(s, line)
	return b, err
}
