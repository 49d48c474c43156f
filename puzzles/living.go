package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// living is a hand being played against an opponent whose cards are not fixed: the moment stands for all hands that are
// still possible. It is a function of the puzzle and the actions played.
type living struct {
	p      Puzzle
	prover *solve.Prover
	moment solve.Moment
	// state is what both see of the moment; the opponent's hand in it is nothing to go by.
	state rules.State
	// line are the actions since the start, played the cards of the opponent in it.
	line   []rules.Action
	played rules.CardSet
	// drew is the card that the opponent has drawn since the start, if he has drawn one.
	drew rules.CardSet
}

func (p Puzzle) living(ctx context.Context) (*living, error) {
	v, err := p.View()
	if err != nil {
		return nil, err
	}
	n, err := solve.Begin(v, solve.HandsOf(v))
	if err != nil {
		return nil, err
	}
	prover := solve.NewProver(ctx, p.Theme.Task(), budget)
	return &living{p: p, prover: prover, moment: n, state: p.start}, nil
}

// walkHidden is Walk where the opponent's hand is hidden.
func (p Puzzle) walkHidden(ctx context.Context, own []rules.Action) (Walk, error) {
	l, err := p.living(ctx)
	if err != nil {
		return Walk{}, err
	}
	w := Walk{State: p.start}
	for i, a := range own {
		if err := l.answer(ctx, &w, i, a); err != nil {
			return w, err
		}
	}
	if !w.Finished && w.Mistake == nil {
		w.Choices = p.Theme.Task().Actions(l.state) | l.state.Legal()&rules.Claim.Set()
		w.MayDecline = p.Theme.YesNo() && len(own) == 0
	}
	w.Hands = l.moment.Hands()
	return w, l.show(&w)
}

// answer takes the learner's action, judges it and gives the opponent's answers.
func (l *living) answer(ctx context.Context, w *Walk, i int, a rules.Action) error {
	if w.Mistake != nil || w.Finished {
		return ErrPast
	}
	if a == rules.NoAction {
		return l.decline(ctx, w, i)
	}
	if why := l.state.Why(a); why != nil {
		return &rules.ReplayError{Index: i, Cause: why}
	}
	if a != rules.Claim && !l.p.Theme.Task().Actions(l.state).Has(a) {
		return ErrNotAsked
	}
	right, err := l.prover.Right(l.moment)
	if err != nil {
		return err
	}
	// Where nothing is certain the learner may begin as he likes; his first card decides how he is beaten.
	committed := l.p.Certain || a.Card() != rules.NoCard || a == rules.Claim
	if !right.Has(a) && committed {
		w.Line = append(l.line[:len(l.line):len(l.line)], a)
		w.Mistake, err = l.mistake(ctx, a, right)
		return err
	}
	l.do(a)
	err = l.reply()
	w.Line, w.Finished = l.line, l.moment.Over()
	return err
}

// decline takes the answer "not certain".
func (l *living) decline(ctx context.Context, w *Walk, i int) error {
	if i > 0 || !l.p.Theme.YesNo() {
		return ErrNotAsked
	}
	w.Declined = true
	if !l.p.Certain {
		w.Finished = true
		return nil
	}
	plan, err := l.p.MainLine(ctx)
	count := l.moment.Hands().Count()
	w.Mistake = &Mistake{Before: l.state, Right: l.p.Right, Plan: plan, Of: count}
	return err
}

// do plays an action that the player to act may take.
func (l *living) do(a rules.Action) {
	if l.moment.Turn() != l.p.Seat() {
		l.played |= a.Card().Set()
	}
	l.line = append(l.line, a)
	l.moment, l.state, _ = after(l.moment, l.state, l.p.Seat(), a)
}

// afterAll gives moment and state after more actions of both sides.
func (l *living) afterAll(line []rules.Action) (solve.Moment, rules.State) {
	n, s := l.moment, l.state
	for _, a := range line {
		n, s, _ = after(n, s, l.p.Seat(), a)
	}
	return n, s
}

// dealing gives the puzzle's record with the hand of the opponent at the start with which he holds this one now.
func (l *living) dealing(hand rules.CardSet) rules.Record {
	return l.p.dealing((hand | l.played) &^ l.drew)
}

// show fills in what the page is to show: the hand of the opponent in it is one that is still possible.
func (l *living) show(w *Walk) error {
	hand, _ := l.moment.Hands().Any()
	if w.Mistake != nil && w.Mistake.Hand != 0 {
		hand = w.Mistake.Hand
	}
	if err := w.settle(l.p, l.dealing(hand)); err != nil {
		return err
	}
	var err error
	w.State, err = w.Record.Replay()
	return err
}
