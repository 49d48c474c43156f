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

// TestRightActionsWin plays every right action all through against everything that the opponent could do with any hand,
// in each puzzle: the learner always wins.
func TestRightActionsWin(t *testing.T) {
	for _, p := range hidden(6) {
		if !p.Certain {
			continue
		}
		l, err := p.living()
		if err != nil {
			t.Fatal(err)
		}
		seen := map[solve.Moment]bool{}
		var walk func(solve.Moment, rules.State)
		walk = func(n solve.Moment, s rules.State) {
			if n.Over() {
				if n.Outcome() < 1 {
					t.Fatalf("%s: right play ends with %d", p.ID, n.Outcome())
				}
				return
			}
			if seen[n] || len(seen) > 20_000 {
				return
			}
			seen[n] = true
			moves := possible(n)
			if n.Turn() == p.Seat() {
				if moves, err = l.prover.Right(n); err != nil || moves == 0 {
					t.Fatalf("%s: nothing is right (%v)", p.ID, err)
				}
			}
			for a := range moves.All() {
				if next, s, ok := after(n, s, p.Seat(), a); ok {
					walk(next, s)
				}
			}
		}
		walk(l.moment, l.state)
	}
}

// TestRightActionsBeatEveryHand deals the opponent each hand that fits, and plays every right action against everything
// that he can then do by the rules themselves.
func TestRightActionsBeatEveryHand(t *testing.T) {
	played := 0
	for _, p := range hidden(20) {
		if !p.Certain || p.Hands > 60 || p.Size > 300 {
			continue
		}
		l, err := p.living()
		if err != nil {
			t.Fatal(err)
		}
		type pair struct {
			n solve.Moment
			s rules.State
		}
		for hand := range l.moment.Hands().All() {
			s, err := p.dealing(hand).Replay()
			if err != nil {
				t.Fatalf("%s: %v cannot be dealt: %v", p.ID, hand.Cards(), err)
			}
			seen := map[pair]bool{}
			var walk func(solve.Moment, rules.State)
			walk = func(n solve.Moment, s rules.State) {
				if s.Over() {
					if got := solve.Outcome(s, p.Seat()); got < 1 {
						t.Fatalf("%s: right play against %v ends with %d", p.ID, hand.Cards(), got)
					}
					return
				}
				if seen[pair{n, s}] {
					return
				}
				seen[pair{n, s}] = true
				moves := solve.Candidates(s)
				if s.Turn() == p.Seat() {
					if moves, err = l.prover.Right(n); err != nil || moves == 0 {
						t.Fatalf("%s: nothing is right (%v)", p.ID, err)
					}
				}
				for a := range moves.All() {
					next, ok := n.After(a)
					if !ok || !s.IsLegal(a) {
						t.Fatalf("%s: %s against %v is not possible", p.ID, a, hand.Cards())
					}
					walk(next, s.Next(a))
				}
			}
			walk(l.moment, s)
			played++
		}
	}
	if played < 100 {
		t.Errorf("%d hands, too few to say anything", played)
	}
}

// TestHiddenWalks tries every choice at every turn of a walk along the main line: right ones go on, and a wrong one is
// beaten by a hand that fits everything seen.
func TestHiddenWalks(t *testing.T) {
	for _, p := range hidden(5) {
		var own []rules.Action
		for {
			w, err := p.Walk(own)
			if err != nil {
				t.Fatalf("%s %v: %v", p.ID, own, err)
			}
			checkWalk(t, p, w)
			if w.Finished {
				if !w.Solved {
					t.Fatalf("%s %v: finished, not solved", p.ID, own)
				}
				break
			}
			if w.MayDecline {
				checkDecline(t, p)
			}
			next := rules.NoAction
			for a := range w.Choices.All() {
				after, err := p.Walk(append(own[:len(own):len(own)], a))
				if err != nil {
					t.Fatalf("%s %v %s: %v", p.ID, own, a, err)
				}
				checkWalk(t, p, after)
				if after.Mistake == nil {
					next = a
					continue
				}
				checkMistake(t, p, after)
				if _, err := p.Walk(append(own[:len(own):len(own)], a, rules.Claim)); !errors.Is(err, ErrPast) {
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
		w, err := p.Walk(line)
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
	if w.State.Hand(p.Seat().Other()) != m.Hand {
		t.Fatalf("%s %v: the hand %v is not the one shown", p.ID, w.Line, m.Hand.Cards())
	}
	if _, ok := w.View.Suppose(m.Hand); !ok && !w.View.Over {
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
		if !ok {
			t.Fatalf("%s %v: %v does not fit", p.ID, w.Line, hand.Cards())
		}
		if p.Theme.pending(s) {
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
	w, err := p.Walk([]rules.Action{rules.NoAction})
	if err != nil || !w.Declined || w.Solved == p.Certain || (w.Mistake == nil) == p.Certain {
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

// TestAgainst: where nothing is certain each first card is beaten by a hand that fits.
func TestAgainst(t *testing.T) {
	for _, p := range hidden(4) {
		list, err := p.Against()
		if err != nil {
			t.Fatal(err)
		}
		if p.Certain {
			if list != nil {
				t.Errorf("%s is certain, and something is against it", p.ID)
			}
			continue
		}
		v, err := p.View()
		if err != nil {
			t.Fatal(err)
		}
		cards := rules.CardSet(0)
		for _, b := range list {
			cards |= b.Line[len(b.Line)-1].Card().Set()
			s, ok := v.Suppose(b.Hand)
			if !ok {
				t.Fatalf("%s: %v does not fit", p.ID, b.Hand.Cards())
			}
			for _, a := range slices.Concat(b.Line, b.Defence) {
				if !s.IsLegal(a) {
					t.Fatalf("%s: %s of %v %v is illegal", p.ID, a, b.Line, b.Defence)
				}
				s = s.Next(a)
			}
			if !s.Over() || solve.Outcome(s, p.Seat()) > 0 || b.Single != (b.BeatenBy > 0) {
				t.Fatalf("%s: %+v does not beat it", p.ID, b)
			}
		}
		if cards&^rules.Exchange.Set().Cards() == 0 || v.Hand&^cards != 0 && !v.Legal.Has(rules.Exchange) {
			t.Errorf("%s: nothing against %v", p.ID, (v.Hand &^ cards).Cards())
		}
	}
}

// TestHiddenRefuses: illegal actions, and legal ones that mean nothing, are refused and harm nothing.
func TestHiddenRefuses(t *testing.T) {
	for _, p := range hidden(3) {
		v, err := p.View()
		if err != nil {
			t.Fatal(err)
		}
		var at *rules.ReplayError
		foreign := rules.Play(v.Unseen.Lowest())
		if _, err := p.Walk([]rules.Action{foreign}); !errors.As(err, &at) || at.Index != 0 {
			t.Errorf("%s: somebody else's card gives %v", p.ID, err)
		}
		if _, err := p.Walk([]rules.Action{rules.NoAction}); (err == nil) != p.Theme.YesNo() {
			t.Errorf("%s: not certain gives %v", p.ID, err)
		}
		if p.Theme.pending(p.Start()) {
			if _, err := p.Walk([]rules.Action{rules.Play(v.Hand.Lowest())}); !errors.Is(err, ErrNotAsked) {
				t.Errorf("%s: a lead to the open talon gives %v", p.ID, err)
			}
		}
	}
}

// TestSameWalkTwice: a walk is a function of puzzle and actions.
func TestSameWalkTwice(t *testing.T) {
	for _, p := range hidden(4) {
		plan, err := p.MainLine()
		if err != nil {
			t.Fatal(err)
		}
		var own []rules.Action
		s := p.Start()
		for _, a := range plan {
			if s.Turn() == p.Seat() {
				own = append(own, a)
			} else {
				s = s.WithHand(p.Seat().Other(), s.Hand(p.Seat().Other())|a.Card().Set())
			}
			s = s.Next(a)
		}
		for i := range own {
			first, err := p.Walk(own[:i+1])
			if err != nil {
				t.Fatalf("%s %v: %v", p.ID, own[:i+1], err)
			}
			second, err := p.Walk(own[:i+1])
			if err != nil || !reflect.DeepEqual(first, second) {
				t.Errorf("%s %v: two walks differ (%v)", p.ID, own[:i+1], err)
			}
		}
	}
}
