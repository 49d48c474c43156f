package bot

import (
	"context"
	"fmt"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// proofs are the ways in which positions are proven. Each gives the actions that are right, all of them, or those that
// are wrong where only that can be shown.
var proofs = map[string]func(p position, v rules.View) (good, bad rules.Actions, err error){
	"home":      home,
	"certain":   certain,
	"excluded":  excluded,
	"hopeless":  hopeless,
	"last draw": lastDrawProof,
	"open":      openCards,
	"only one":  onlyOne,
}

// TestPositionsAreProven believes no position that can be proven.
func TestPositionsAreProven(t *testing.T) {
	proven := 0
	for _, p := range positions(t) {
		if p.Proof == "" {
			continue
		}
		prove, ok := proofs[p.Proof]
		if !ok {
			t.Errorf("%s: no proof is called %q", p.ID, p.Proof)
			continue
		}
		good, bad, err := prove(p, p.view(t))
		if err != nil {
			t.Errorf("%s: %v", p.ID, err)
			continue
		}
		proven++
		if want := named(p.Good); good != want {
			t.Errorf("%s: proven are %v, not %v", p.ID, good.List(), want.List())
		}
		if want := named(p.Bad); good == 0 && bad != want {
			t.Errorf("%s: proven to be wrong are %v, not %v", p.ID, bad.List(), want.List())
		}
	}
	t.Logf("%d positions proven", proven)
}

func named(texts []string) rules.Actions {
	var set rules.Actions
	for _, text := range texts {
		if a, err := rules.ParseAction(text); err == nil {
			set |= a.Set()
		}
	}
	return set
}

// home finds the actions after which the seat wins before the opponent does anything: it takes the trick, declares,
// exchanges, claims. Since what a hand can bring only falls while it goes on, nothing is better. It must be so whatever
// is hidden.
func home(_ position, v rules.View) (good, bad rules.Actions, err error) {
	good = v.Legal &^ ventures // whoever closes and then claims has only taken longer
	h := solve.HandsOf(v)
	step := max(1, h.Count()/400)
	for i := 0; i < h.Count(); i += step {
		s, err := solve.World(v, h.Nth(i))
		if err != nil {
			continue // the cards played exclude it
		}
		for a := range good.All() {
			if !winsAlone(s.Next(a), v.Seat) {
				good &^= a.Set()
			}
		}
	}
	return good, 0, nil
}

// winsAlone tells whether a seat wins by announcements of its own.
func winsAlone(s rules.State, me rules.Seat) bool {
	if s.Over() {
		return s.Result().Winner == me
	}
	if s.Turn() != me {
		return false
	}
	for a := range (s.Legal() &^ ventures).All() {
		if a.Card() == rules.NoCard && winsAlone(s.Next(a), me) {
			return true
		}
	}
	return false
}

// certain finds the actions that begin a plan which is certain: to close (task c), bid, knock, or to win from where the
// hand is. A plan before the talon is closed must bring all that the hand can bring, or something else might be better.
func certain(p position, v rules.View) (good, bad rules.Actions, err error) {
	task := solve.To(rules.NoAction)
	if p.Task != "" {
		a, err := rules.ParseAction(p.Task)
		if err != nil {
			return 0, 0, err
		}
		task = solve.To(a)
		if a == rules.Close {
			hand, _ := solve.HandsOf(v).Any()
			s, ok := v.Suppose(hand)
			if !ok {
				return 0, 0, fmt.Errorf("no hand fits")
			}
			task.AtLeast = s.Stakes(v.Seat)
		}
	}
	proof, err := solve.Certain(context.Background(), v, solve.HandsOf(v), task, 20_000_000)
	if err != nil {
		return 0, 0, err
	}
	if !proof.Sure {
		return 0, 0, fmt.Errorf("nothing is certain")
	}
	return proof.Right, 0, nil
}

// excluded proves what certain does, and that it would not be certain without the cards that strict following excludes.
func excluded(p position, v rules.View) (good, bad rules.Actions, err error) {
	forgetful := v
	forgetful.Excluded = 0
	if _, _, err := certain(p, forgetful); err == nil {
		return 0, 0, fmt.Errorf("it is certain without what has been excluded")
	}
	return certain(p, v)
}

// hopeless shows that closing (or what the task says) fails against every hand, even if the cards were open.
func hopeless(p position, v rules.View) (good, bad rules.Actions, err error) {
	a, err := rules.ParseAction(p.Task)
	if err != nil {
		return 0, 0, err
	}
	count, err := solve.OpenWins(context.Background(), v, solve.HandsOf(v), solve.To(a), 50_000_000)
	if err != nil {
		return 0, 0, err
	}
	if count.Hands > 0 || count.Confidence != (solve.Exact{}) {
		return 0, 0, fmt.Errorf("with open cards %d of %d hands can be won", count.Hands, count.Of)
	}
	return 0, a.Set(), nil
}

// lastDrawProof answers the last trick of the open talon: after it every card is known, so each of the opponent's possible
// hands can be solved, and the answer that brings most over all of them is right. Where the match stands one short on
// both sides, whoever wins the hand wins it all, and hands won are counted instead of game points.
func lastDrawProof(p position, v rules.View) (good, bad rules.Actions, err error) {
	if v.TalonLeft != 2 || !v.TalonOpen() || v.Led == rules.NoCard {
		return 0, 0, fmt.Errorf("this is not the answer to the last lead before the talon is used up")
	}
	decisive := p.Match != nil && p.Match.Me == int(v.Options.Target)-1 && p.Match.Opponent == p.Match.Me
	solver := solve.New(context.Background(), 10_000_000)
	sums := map[rules.Action]int{}
	for hand := range solve.HandsOf(v).All() {
		s, err := solve.World(v, hand)
		if err != nil {
			continue
		}
		for a := range solve.Candidates(s).All() {
			value, err := solver.Value(s, a)
			if err != nil {
				return 0, 0, err
			}
			switch {
			case !decisive:
				sums[a] += value
			case value > 0:
				sums[a]++
			case value < 0:
				sums[a]--
			}
		}
	}
	best := -1 << 20
	for a, sum := range sums {
		switch {
		case sum > best:
			best, good = sum, a.Set()
		case sum == best:
			good |= a.Set()
		}
	}
	return good, 0, nil
}

// openCards solves a hand in which every card is known.
func openCards(_ position, v rules.View) (good, bad rules.Actions, err error) {
	s, ok := solve.Open(v)
	if !ok {
		return 0, 0, fmt.Errorf("not every card is known")
	}
	r, err := solve.Solve(s)
	return r.Best, 0, err
}

// onlyOne needs no proof: nothing else is legal.
func onlyOne(_ position, v rules.View) (good, bad rules.Actions, err error) {
	if v.Legal.Len() != 1 {
		return 0, 0, fmt.Errorf("%d actions are legal", v.Legal.Len())
	}
	return v.Legal, 0, nil
}
