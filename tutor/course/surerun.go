package course

import (
	"fmt"
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Run is what a closer can count on without looking into the opponent's hand.
type Run struct {
	// Cards take a trick each, led one after another, whatever the opponent holds and plays. It ends with 66.
	Cards []rules.Card
	// Least is the fewest points that the closer has after them.
	Least int
}

// Own is what the closer has by his own cards alone.
func (r Run) Own(v rules.View) int { return v.Points[v.Seat] + rules.SetOf(r.Cards...).Points() }

// SureRun works out the run of the seat of a view if it closes now: trumps from the top, then the other suits.
func SureRun(v rules.View) (Run, error) {
	var worlds []rules.State
	for hand := range solve.HandsOf(v).All() {
		s, ok := v.Suppose(hand)
		if !ok {
			return Run{}, fmt.Errorf("the opponent cannot hold %v", hand.Cards())
		}
		if s.IsLegal(rules.Close) {
			s = s.Next(rules.Close)
		}
		worlds = append(worlds, s)
	}
	run := Run{Least: v.Points[v.Seat]}
	left := fromTheTop(v)
	for run.Least < rules.Winning {
		i := slices.IndexFunc(left, func(c rules.Card) bool { return takesAlways(worlds, c) })
		if i < 0 {
			break
		}
		worlds = afterTrick(worlds, left[i])
		run.Cards = append(run.Cards, left[i])
		left = slices.Delete(left, i, i+1)
		run.Least = fewest(worlds, v.Seat)
	}
	return run, nil
}

// fromTheTop lists a hand by rank, trumps first.
func fromTheTop(v rules.View) []rules.Card {
	list := v.Hand.Cards()
	slices.SortStableFunc(list, func(c, d rules.Card) int {
		if trump := c.Suit() == v.Trump; trump != (d.Suit() == v.Trump) {
			if trump {
				return -1
			}
			return 1
		}
		return int(d.Rank()) - int(c.Rank())
	})
	return list
}

// takesAlways tells whether a card, led, takes the trick in every world and against every reply.
func takesAlways(worlds []rules.State, c rules.Card) bool {
	for _, s := range worlds {
		if s.Over() {
			continue // 66 has ended the hand by itself.
		}
		if !s.IsLegal(rules.Play(c)) {
			return false
		}
		led := s.Next(rules.Play(c))
		for reply := range led.Legal().Cards().All() {
			if led.Next(rules.Play(reply)).Tricks(s.Turn()) == s.Tricks(s.Turn()) {
				return false
			}
		}
	}
	return true
}

// afterTrick gives the worlds after the card and every reply to it; equal ones once.
func afterTrick(worlds []rules.State, c rules.Card) []rules.State {
	seen := map[rules.State]bool{}
	var list []rules.State
	for _, s := range worlds {
		if s.Over() {
			list = append(list, s)
			continue
		}
		led := s.Next(rules.Play(c))
		for reply := range led.Legal().Cards().All() {
			if next := led.Next(rules.Play(reply)); !seen[next] {
				seen[next] = true
				list = append(list, next)
			}
		}
	}
	return list
}

func fewest(worlds []rules.State, seat rules.Seat) int {
	least := rules.Winning
	for i, s := range worlds {
		if i == 0 || s.Points(seat) < least {
			least = s.Points(seat)
		}
	}
	return least
}
