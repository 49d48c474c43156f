package puzzles

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// TestRightActionsWin plays every right action all through against everything that the opponent could do with any hand,
// in each puzzle: the learner always wins.
func TestRightActionsWin(t *testing.T) {
	for _, p := range hidden(6) {
		if !p.Certain {
			continue
		}
		l, err := p.living(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		seen := map[solve.Moment]bool{}
		var walk func(solve.Moment, rules.State)
		walk = func(n solve.Moment, s rules.State) {
			for _, d := range drawings(n, s, p.Seat()) {
				walk(d.moment, d.state)
			}
			if n.Drawing() {
				return
			}
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
		l, err := p.living(t.Context())
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
					for _, d := range next.Drawn() {
						if d.Hand == s.Hand(p.Seat().Other()) {
							next = d.After
						}
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
