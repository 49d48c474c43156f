package solve

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// world is one possible hand of the opponent, with the whole state that it makes.
type world struct {
	i int
	s rules.State
}

// plainFront is the definition of a plan, searched without any short cut over listed worlds, as a second opinion: the
// planner acts alike in worlds that look alike to him, the opponent as he likes in each. It gives every largest set of
// worlds, as bits, that one plan wins.
func plainFront(ws []world, planner rules.Seat, task Task) front {
	if len(ws) == 0 {
		return front{0}
	}
	s := ws[0].s
	if s.Over() {
		var won wins
		for _, w := range ws {
			if Outcome(w.s, planner) >= task.AtLeast {
				won |= 1 << w.i
			}
		}
		return front{won}
	}
	if len(ws) == 1 && !task.Pending(s) { // all cards are open, and Solve has its own tests
		r, err := Solve(s)
		if s.Turn() != planner {
			r.Value = -r.Value
		}
		if err == nil && r.Value >= task.AtLeast {
			return front{1 << ws[0].i}
		}
		return front{0}
	}
	if s.Turn() == planner {
		var f front
		for a := range task.Actions(s).All() {
			for _, w := range plainAfter(ws, a, planner, task) {
				f = f.add(w)
			}
		}
		return f
	}
	var every rules.Actions
	var whole wins
	for _, w := range ws {
		every |= Candidates(w.s)
		whole |= 1 << w.i
	}
	f := front{whole}
	for a := range every.All() {
		var can []world
		var may wins
		for _, w := range ws {
			if Candidates(w.s).Has(a) {
				can = append(can, w)
				may |= 1 << w.i
			}
		}
		var joined front
		for _, y := range plainAfter(can, a, planner, task) {
			for _, x := range f {
				joined = joined.add(x & (y | ^may))
			}
		}
		f = joined
	}
	return f
}

// plainAfter parts the worlds by what the planner sees after an action: his own hand, which tells what he drew.
func plainAfter(ws []world, a rules.Action, planner rules.Seat, task Task) front {
	groups := map[rules.CardSet][]world{}
	for _, w := range ws {
		next := world{w.i, w.s.Next(a)}
		groups[next.s.Hand(planner)] = append(groups[next.s.Hand(planner)], next)
	}
	f := front{0}
	for _, group := range groups {
		var joined front
		for _, y := range plainFront(group, planner, task) {
			for _, x := range f {
				joined = joined.add(x | y)
			}
		}
		f = joined
	}
	return f
}

// worldsOf lists the states that the hands make of a view.
func worldsOf(t testing.TB, v rules.View, h Hands) []world {
	t.Helper()
	var ws []world
	v.Known, v.Excluded = h.Known, v.Unseen&^h.Pool
	for hand := range h.All() {
		s, ok := v.Suppose(hand)
		if !ok {
			t.Fatalf("%v cannot be supposed", hand.Cards())
		}
		ws = append(ws, world{len(ws), s})
	}
	return ws
}

// randomView plays a random deal until stop says so and gives what the seat to act sees; false if the hand ended before.
func randomView(t testing.TB, o rules.Options, dice *rand.Rand, stop func(rules.State) bool) (rules.View, bool) {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Options: o, Deal: deal}
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() && !stop(s) {
		legal := s.Legal() &^ rules.Claim.Set()
		if dice.IntN(6) > 0 {
			legal &^= 1<<rules.Close | 1<<rules.Snapszer | 1<<rules.Knock
		}
		a := legal.Nth(dice.IntN(legal.Len()))
		r.Actions = append(r.Actions, a)
		s = s.Next(a)
	}
	if s.Over() {
		return rules.View{}, false
	}
	v, err := r.View(s.Turn())
	if err != nil {
		t.Fatal(err)
	}
	return v, true
}

// variant gives the options of a variant.
func variant(t testing.TB, name string) rules.Options {
	t.Helper()
	o, err := rules.Variant(name)
	if err != nil {
		t.Fatal(err)
	}
	return o
}
