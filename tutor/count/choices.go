package count

import (
	"cmp"
	"iter"
	"math/rand/v2"
	"slices"

	"bummerl/rules"
)

// most is how many tricks there are to choose from; fewest, where there are not so many that differ.
const most, fewest = 4, 3

// option is a trick that could come next, and the state after it.
type option struct {
	trick Trick
	after rules.State
}

// possible gives every pair of cards that could be the next trick in the hands as they are, with the state after it, from
// a state in which somebody is on lead.
func possible(s rules.State) iter.Seq2[[2]rules.Card, rules.State] {
	return func(yield func([2]rules.Card, rules.State) bool) {
		for led := range s.Legal().Cards().All() {
			answering := s.Next(rules.Play(led))
			for reply := range answering.Legal().Cards().All() {
				if !yield([2]rules.Card{led, reply}, answering.Next(rules.Play(reply))) {
					return
				}
			}
		}
	}
}

// options gives the possible tricks as a learner sees them. The watcher is one that has seen the hand up to the state.
func options(s rules.State, w watcher) ([]option, error) {
	var list []option
	for cards := range possible(s) {
		sees, before := w.clone(), s
		for _, c := range cards {
			after, events, err := before.Apply(rules.Play(c))
			if err != nil {
				return nil, err
			}
			if trick, done := sees.see(rules.Step{Before: before, Seat: before.Turn(), Events: events, After: after}); done {
				list = append(list, option{trick, after})
			}
			before = after
		}
	}
	return list, nil
}

// choice puts a right trick among wrong ones: those that differ from it and from each other in what is asked for, the
// most tempting of them. It gives the tricks and the place of the right one; false if there are too few.
func choice[K comparable](right option, all []option, asked func(option) K, distance func(option) int, dice *rand.Rand) ([]Trick, int, bool) {
	dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	slices.SortStableFunc(all, func(a, b option) int { return cmp.Compare(distance(a), distance(b)) })
	taken := map[K]bool{asked(right): true}
	var list []option
	for _, o := range all {
		if k := asked(o); !taken[k] && len(list) < most-1 {
			taken[k] = true
			list = append(list, o)
		}
	}
	if len(list) < fewest-1 {
		return nil, 0, false
	}
	tricks, at := among(right, list, dice)
	return tricks, at, true
}

// among mixes a right trick with wrong ones, and gives its place.
func among(right option, wrong []option, dice *rand.Rand) ([]Trick, int) {
	list := make([]Trick, len(wrong), len(wrong)+1)
	for i, o := range wrong {
		list[i] = o.trick
	}
	dice.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	at := dice.IntN(len(list) + 1)
	return slices.Insert(list, at, right.trick), at
}

func apart(a, b int) int { return max(a-b, b-a) }
