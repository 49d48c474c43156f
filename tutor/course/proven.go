package course

import (
	"context"
	"sync"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Share is a number of cases out of all.
type Share struct{ K, Of int }

// Less tells whether a share is smaller than another.
func (s Share) Less(than Share) bool { return s.K*than.Of < than.K*s.Of }

// proofBudget is more moments than any proof of a lesson looks at.
const proofBudget = 400_000

// certainly tells whether the seat of a view has one plan for a task that holds against every hand. It takes milliseconds,
// so that nobody waits for it to be stopped.
func certainly(v rules.View, task solve.Task) (bool, error) {
	root, err := solve.Begin(v, solve.HandsOf(v))
	if err != nil {
		return false, err
	}
	return solve.NewProver(context.Background(), task, proofBudget).Holds(root)
}

// rightly gives the actions after which there still is such a plan; none if there is none.
func rightly(v rules.View, task solve.Task) (rules.Actions, error) {
	root, err := solve.Begin(v, solve.HandsOf(v))
	if err != nil {
		return 0, err
	}
	return solve.NewProver(context.Background(), task, proofBudget).Right(root)
}

// BestPlan gives the number of hands against which the best single plan keeps a closing that is said now, whatever the
// defence, and of all that fit. It is for positions with no more than solve.MostExact hands.
func BestPlan(v rules.View) (Share, error) {
	return plansKnown.get(keyOf(v, rules.NoCard), func() (Share, error) {
		hands := solve.HandsOf(v)
		best, err := solve.Plan(context.Background(), v, hands, solve.To(rules.Close), proofBudget)
		return Share{len(best.Won), hands.Count()}, err
	})
}

// AtMost gives the number of hands against which a closing that is said now could be kept if all cards were open: no plan
// keeps it against more.
func AtMost(v rules.View) (Share, error) {
	return openKnown.get(keyOf(v, rules.NoCard), func() (Share, error) {
		c, err := solve.OpenWins(context.Background(), v, solve.HandsOf(v), solve.To(rules.Close), proofBudget)
		return Share{c.Hands, c.Of}, err
	})
}

// What takes longer than a page should is kept once it has been worked out.
var plansKnown, openKnown, laterKnown memo

// memo keeps shares by position. It is safe for use by several goroutines at once.
type memo struct {
	mu    sync.Mutex
	known map[positionKey]Share
}

// mostKnown is how many positions are kept: each step under a hundred sets of rules.
const mostKnown = 1000

func (m *memo) get(key positionKey, work func() (Share, error)) (Share, error) {
	m.mu.Lock()
	share, ok := m.known[key]
	m.mu.Unlock()
	if ok {
		return share, nil
	}
	share, err := work()
	if err != nil {
		return share, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.known == nil || len(m.known) >= mostKnown {
		m.known = map[positionKey]Share{}
	}
	m.known[key] = share
	return share, nil
}

// positionKey is all of a view that a proof hangs on, and the card that it is about.
type positionKey struct {
	options                       rules.Options
	seat                          rules.Seat
	hand, unseen, known, excluded rules.CardSet
	up, card                      rules.Card
	left                          int
	points, waiting, tricks       [2]int
}

func keyOf(v rules.View, card rules.Card) positionKey {
	return positionKey{
		v.Options, v.Seat, v.Hand, v.Unseen, v.Known, v.Excluded, v.Up, card, v.TalonLeft, v.Points, v.Waiting, v.Tricks,
	}
}
