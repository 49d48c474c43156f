package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// mistake judges an action after which nothing is certain any more, and settles on the hand that beats it: one that beats
// every way of going on if there is one, else one out of a defence that takes several.
func (l *living) mistake(ctx context.Context, a rules.Action, right rules.Actions) (*Mistake, error) {
	n, s, _ := after(l.moment, l.state, l.p.Seat(), a)
	list, err := beaten(l.prover, n, everyHand)
	if err != nil {
		return nil, err
	}
	m := &Mistake{
		Before: l.state, Action: a, Right: right, Of: n.Hands().Count(), BeatenBy: len(list),
		Beating: list[:min(len(list), MostShown)], Single: len(list) > 0,
	}
	if n.Over() {
		m.Hand, m.Got = list[0], n.Outcome()
		return m, nil
	}
	var line []rules.Action
	if m.Single {
		m.Hand = list[0]
	} else if m.Hand, line, err = l.several(ctx, n, a); err != nil {
		return nil, err
	}
	s = drawn(holding(s, l.p.Seat().Other(), m.Hand), n)
	for _, a := range line {
		s = s.Next(a)
	}
	m.Refutation, s, err = l.outplay(s, line)
	m.Got = solve.Outcome(s, l.p.Seat())
	return m, err
}

// outplay goes on with best play by both sides, all cards open, to the end of the hand. What the learner has undertaken
// is said first.
func (l *living) outplay(s rules.State, line []rules.Action) ([]rules.Action, rules.State, error) {
	if !s.Over() && l.p.Theme.Task().Pending(s) {
		a := l.p.Theme.Task().Undertaking
		line, s = append(line, a), s.Next(a)
	}
	if s.Over() {
		return line, s, nil
	}
	rest, err := solve.Line(s)
	for _, a := range rest {
		s = s.Next(a)
	}
	return append(line, rest...), s, err
}

// several follows a defence that takes several hands to where one of them beats the learner, who resists as long as he
// can; the hand is given as it was after the action a, where the moment n is.
func (l *living) several(ctx context.Context, n solve.Moment, a rules.Action) (rules.CardSet, []rules.Action, error) {
	hand, _ := n.Hands().Any()
	v, err := l.viewAfter(a, hand)
	if err != nil {
		return 0, nil, err
	}
	proof, err := solve.Certain(ctx, v, n.Hands(), l.p.Theme.Task(), budget)
	if err != nil {
		return 0, nil, err
	}
	hand, line := leaf(hardest(proof.Against))
	return hand, line, nil
}

// viewAfter gives the learner's view after one more action, with any hand of the opponent's.
func (l *living) viewAfter(a rules.Action, hand rules.CardSet) (rules.View, error) {
	r := l.dealing(hand)
	r.Actions = append(r.Actions[:len(r.Actions):len(r.Actions)], l.line...)
	r.Actions = append(r.Actions, a)
	return r.View(l.p.Seat())
}

// hardest picks the way of going on that is the hardest to beat: one that no single hand beats, with the largest
// defence.
func hardest(list []solve.Defeat) solve.Defeat {
	best := list[0]
	for _, d := range list[1:] {
		if single, than := d.Hand != 0, best.Hand != 0; single != than {
			if than {
				best = d
			}
		} else if d.Defence.Size() > best.Defence.Size() {
			best = d
		}
	}
	return best
}

// leaf follows a defence to a hand that beats the planner, along his actions with the largest defences.
func leaf(d solve.Defeat) (rules.CardSet, []rules.Action) {
	line := d.Line[:len(d.Line):len(d.Line)]
	t := d.Defence
	for len(t.Moves)+len(t.Drawn) > 0 {
		if len(t.Drawn) > 0 {
			t = t.Drawn[0]
			continue
		}
		best := t.Moves[0]
		for _, m := range t.Moves[1:] {
			if m.Then.Size() > best.Then.Size() {
				best = m
			}
		}
		line, t = append(line, best.Action), best.Then
	}
	return t.Hand, line
}
