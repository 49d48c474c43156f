package bot

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// lastDraw plays the last trick of the open talon, when the turn-up and one hidden card are left. The opponent's hand
// is then one of six at most (seven with 24 cards): each is solved, and the action that brings most on average is
// taken. Equally good ones go by the rules of thumb. It gives NoAction elsewhere.
func lastDraw(v rules.View) rules.Action {
	if !v.TalonOpen() || v.TalonLeft != 2 {
		return rules.NoAction
	}
	worlds := possible(v, everyHand)
	solver := solve.New(context.Background(), lastNodes)
	best, by := rules.NoAction, 0
	for _, a := range candidates(v) {
		sum := 0
		for _, s := range worlds {
			value, err := solver.Value(s, a)
			if err != nil {
				return rules.NoAction
			}
			sum += value
		}
		if best == rules.NoAction || sum > by {
			best, by = a, sum
		}
	}
	return best
}

// lastNodes is far more than six cards against six can take.
const lastNodes = 1_000_000

// candidates lists the legal actions that are no bets and no wrong claim, the one that the rules of thumb prefer first.
func candidates(v rules.View) []rules.Action {
	first := follow
	if v.OnLead() {
		first = lead
	}
	usual := first(v)
	list := []rules.Action{usual}
	for a := range (v.Legal &^ (bets | rules.Claim.Set() | rules.Close.Set() | usual.Set())).All() {
		list = append(list, a)
	}
	return list
}
