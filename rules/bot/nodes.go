package bot

import "bummerl/rules"

// nodes counts what a level looks at while it thinks, and says when it has to stop: what a turn costs is bounded alike on
// any machine. A node is a position solved; what else is looked at is counted as so many (the costs below, measured).
// nil counts nothing.
type nodes struct{ spent, most int }

// What is looked at costs so many nodes.
const (
	nodesOfMove   = 2 // an action of a playout, chosen by habit
	nodesOfHabit  = 1 // a card that the opponent chose, weighed against those that he might have chosen
	nodesOfPlan   = 1 // an action on the way of the plain plan
	nodesOfMoment = 2 // a moment of a proof
	nodesOfReplay = 1 // an action played again to see whether a hand fits
)

// add counts what has been looked at.
func (n *nodes) add(looked int) {
	if n != nil {
		n.spent += looked
	}
}

// out tells whether to stop.
func (n *nodes) out() bool { return n != nil && n.reached(n.most) }

// reached tells whether so many have been looked at.
func (n *nodes) reached(until int) bool { return n != nil && n.spent >= until }

// until gives how many have been looked at when one of so many equal parts of what is left has been.
func (n *nodes) until(parts int) int {
	if n == nil {
		return 0
	}
	return n.spent + max(0, n.most-n.spent)/parts
}

// shareOf gives the nodes for one decision of a turn that may look at so many in all. A turn lasts until the opponent is
// on: an answer that may take the trick leaves half for what is led then, an announcement leaves a third for what follows
// it. An exchange needs no thought.
func shareOf(v rules.View, turn int) *nodes {
	left := turn
	for i := len(v.Trace) - 1; i >= 0 && v.Trace[i].Seat == v.Seat; i-- {
		switch a := v.Trace[i].Action; {
		case a.Card() != rules.NoCard:
			left /= 2
		case a != rules.Exchange:
			left /= 3
		}
	}
	switch {
	case !v.OnLead():
		left /= 2
	case v.Legal&^(rules.Actions(v.Legal.Cards())|rules.Claim.Set()) != 0:
		left = left * 2 / 3
	}
	return &nodes{most: left}
}
