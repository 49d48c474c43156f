package puzzles

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// hidden lists a few puzzles of each theme in which the opponent's hand is hidden.
func hidden(perTheme int) []Puzzle {
	var list []Puzzle
	for _, theme := range Themes() {
		if theme.Hidden() {
			all := Of(theme)
			for i := range min(perTheme, len(all)) {
				list = append(list, all[i*len(all)/min(perTheme, len(all))])
			}
		}
	}
	return list
}

// TestHiddenWalks tries every choice at every turn of a walk along the main line: right ones go on, and a wrong one is
// beaten by a hand that fits everything seen.
func TestHiddenWalks(t *testing.T) {
	for _, p := range hidden(5) {
		var own []rules.Action
		for {
			w, err := p.Walk(t.Context(), own)
			if err != nil {
				t.Fatalf("%s %v: %v", p.ID, own, err)
			}
			checkWalk(t, p, w)
			if w.Finished {
				break
			}
			if w.MayDecline {
				checkDecline(t, p)
			}
			next := rules.NoAction
			for a := range w.Choices.All() {
				after, err := p.Walk(t.Context(), append(own[:len(own):len(own)], a))
				if err != nil {
					t.Fatalf("%s %v %s: %v", p.ID, own, a, err)
				}
				checkWalk(t, p, after)
				if after.Mistake == nil {
					next = a
					continue
				}
				checkMistake(t, p, after)
				if _, err := p.Walk(t.Context(), append(own[:len(own):len(own)], a, rules.Claim)); !errors.Is(err, ErrPast) {
					t.Fatalf("%s %v %s: going on gives %v", p.ID, own, a, err)
				}
			}
			if next == rules.NoAction {
				if p.Certain {
					t.Fatalf("%s %v: nothing is right", p.ID, own)
				}
				break
			}
			own = append(own, next)
		}
	}
}

// TestSeveralHands makes mistakes that no single hand beats whatever follows, about one in a thousand: the learner could
// win against each hand if he saw it, but not against all of them by one plan.
func TestSeveralHands(t *testing.T) {
	for id, own := range map[string][]string{
		"ydjvxjnj": {"c", "Ac"}, "x74aytay": {"c", "Jh"}, "tgrmf10v": {"c"}, "09k7914h": {"Qs", "Tc"}, "m32qk3bt": {"Ks"},
	} {
		p, ok := Get(id)
		if !ok {
			t.Fatalf("there is no puzzle %s", id)
		}
		line, err := actions(own)
		if err != nil {
			t.Fatal(err)
		}
		w, err := p.Walk(t.Context(), line)
		if err != nil {
			t.Fatal(err)
		}
		if m := w.Mistake; m == nil || m.Single || m.BeatenBy != 0 || m.Hand == 0 {
			t.Fatalf("%s %v: got %+v, want a mistake that several hands beat together", id, own, m)
		}
		checkMistake(t, p, w)
	}
}

// checkWalk holds a walk to what it promises about itself.
func checkWalk(t *testing.T, p Puzzle, w Walk) {
	t.Helper()
	s, err := w.Record.Replay()
	if err != nil || s != w.State {
		t.Fatalf("%s %v: the record ends elsewhere (%v)", p.ID, w.Line, err)
	}
	start := w.Record
	start.Actions = start.Actions[:len(p.Record.Actions)]
	was, err := start.View(p.Seat())
	if err != nil {
		t.Fatal(err)
	}
	if v, err := p.View(); err != nil || !reflect.DeepEqual(v, was) {
		t.Fatalf("%s: dealt another hand the learner has seen something else:\n%+v\n%+v", p.ID, v, was)
	}
	if w.Mistake == nil && !w.State.Over() {
		if got := solve.HandsOf(w.View); got != w.Hands {
			t.Fatalf("%s %v: hands %+v, the view says %+v", p.ID, w.Line, w.Hands, got)
		}
		if w.State.Turn() != p.Seat() {
			t.Fatalf("%s %v: it is not the learner's turn", p.ID, w.Line)
		}
	}
}

func checkMistake(t *testing.T, p Puzzle, w Walk) {
	t.Helper()
	m := w.Mistake
	if m.Right.Has(m.Action) {
		t.Fatalf("%s %v: right %v", p.ID, w.Line, m.Right.List())
	}
	s := w.State
	for _, a := range m.Refutation {
		if !s.IsLegal(a) {
			t.Fatalf("%s %v: %s of %v is illegal", p.ID, w.Line, a, m.Refutation)
		}
		s = s.Next(a)
	}
	if got := solve.Outcome(s, p.Seat()); !s.Over() || got > 0 || got != m.Got {
		t.Fatalf("%s %v: the refutation %v ends with %d (over: %v), want %d", p.ID, w.Line, m.Refutation, got, s.Over(), m.Got)
	}
	them := p.Seat().Other()
	shown, drawn := w.State.Hand(them), m.Before.TalonOpen() && w.State.TalonLeft() == 0
	if drew := shown &^ m.Hand; m.Hand&^shown != 0 || drew != 0 && (!drawn || drew.Len() > 1) {
		t.Fatalf("%s %v: the hand %v is not the one shown", p.ID, w.Line, m.Hand.Cards())
	}
	if _, ok := w.View.Suppose(shown); !ok && !w.View.Over {
		t.Fatalf("%s %v: %v does not fit what has been seen", p.ID, w.Line, m.Hand.Cards())
	}
	if m.Single != (m.BeatenBy > 0) || m.BeatenBy > m.Of || len(m.Beating) != min(m.BeatenBy, MostShown) {
		t.Fatalf("%s %v: beaten by %d of %d, %d listed", p.ID, w.Line, m.BeatenBy, m.Of, len(m.Beating))
	}
	for _, hand := range m.Beating {
		s, ok := w.View.Suppose(hand)
		if w.View.Over {
			continue
		}
		if drawn { // it is the hand of before
			s, ok = holding(m.Before, them, hand).Next(m.Action), true
		}
		if !ok {
			t.Fatalf("%s %v: %v does not fit", p.ID, w.Line, hand.Cards())
		}
		if p.Theme.Task().Pending(s) {
			continue // with the talon open he need not close
		}
		if won, err := solve.New(t.Context(), budget).AtLeast(s, p.Seat(), 1); won || err != nil {
			t.Fatalf("%s %v: %v does not beat it (%v)", p.ID, w.Line, hand.Cards(), err)
		}
	}
}

// checkDecline answers "not certain".
func checkDecline(t *testing.T, p Puzzle) {
	t.Helper()
	w, err := p.Walk(t.Context(), []rules.Action{rules.NoAction})
	if err != nil || !w.Declined || w.Finished == p.Certain || (w.Mistake == nil) == p.Certain {
		t.Fatalf("%s: not certain gives %+v (%v)", p.ID, w, err)
	}
	checkWalk(t, p, w)
	if !p.Certain {
		return
	}
	s := p.dealing(w.State.Hand(p.Seat().Other()))
	s.Actions = slices.Concat(p.Record.Actions, w.Mistake.Plan)
	if _, err := s.Replay(); err != nil && !errors.As(err, new(*rules.ReplayError)) {
		t.Fatal(err)
	}
}
