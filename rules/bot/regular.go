package bot

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// regular plays by sound rules of thumb and never needs dice.
type regular struct{}

// Name is "regular".
func (regular) Name() string { return "regular" }

// Choose gives the action that the first rule which has something to say asks for.
func (regular) Choose(v rules.View, _ Dice) rules.Action {
	if v.Legal.Len() < 2 {
		return v.Legal.First()
	}
	if v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning {
		return rules.Claim
	}
	if s, ok := solve.Open(v); ok {
		return exact(v, s)
	}
	if a := double(v, nil); a != rules.NoAction {
		return a
	}
	if v.Legal.Has(rules.Exchange) {
		// The better trump is worth more than keeping the jack a secret.
		return rules.Exchange
	}
	if v.OnLead() {
		for _, rule := range []func(rules.View) rules.Action{knock, undertake, lastDraw, announce} {
			if a := rule(v); a != rules.NoAction {
				return a
			}
		}
	}
	if a := lastDraw(v); a != rules.NoAction {
		return a
	}
	switch {
	case v.Strict() && !v.TalonOpen():
		return strictly(v)
	case v.OnLead():
		return lead(v)
	}
	return follow(v)
}

// exact plays a hand in which every card is known. Among equally good actions it takes the one that the plain plan
// would, so that it plays on naturally where nothing can change any more.
func exact(v rules.View, s rules.State) rules.Action {
	r, err := solve.Solve(s)
	if err != nil {
		// Out of nodes: more than anything that follows a used-up or closed talon can take.
		return plan(s, s.Turn(), v.Unseen)
	}
	if a := plan(s, s.Turn(), v.Unseen); r.Best.Has(a) {
		return a
	}
	return r.Best.First()
}

// announce declares the marriage worth most, at once: while the talon is open one may not be on lead again in time.
// When nothing is drawn any more the plain plan says when.
func announce(v rules.View) rules.Action {
	late := !v.TalonOpen() && v.Options.LateMarriage
	if late {
		return rules.NoAction
	}
	return dearest(v.Legal, v.Trump)
}

// dearest gives the marriage worth most among legal actions, or NoAction.
func dearest(legal rules.Actions, trump rules.Suit) rules.Action {
	if a := rules.Declare(trump); legal.Has(a) {
		return a
	}
	for _, suit := range rules.Suits {
		if a := rules.Declare(suit); legal.Has(a) {
			return a
		}
	}
	return rules.NoAction
}
