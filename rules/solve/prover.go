package solve

import (
	"context"
	"errors"

	"bummerl/rules"
)

// Prover asks whether a planner has one plan for all hands that the opponent may hold, choosing each action on what he
// has seen by then alone, that fulfils a task against every defence. It remembers what it has found. It is not safe for
// use by several goroutines at once; give each its own.
type Prover struct {
	meter
	task  Task
	known verdicts
	// about is a state of the hand that the table is about, and planner whose plans.
	about   rules.State
	planner rules.Seat
}

// ErrOpenTalon is the error when cards would be drawn that the planner does not see.
var ErrOpenTalon = errors.New("the talon is open: what the opponent will draw is hidden")

// ErrNotOnLead is the error when somebody not on lead is to undertake something, ErrCannot when the rules do not let him.
var (
	ErrNotOnLead = errors.New("only the player on lead can undertake that")
	ErrCannot    = errors.New("the rules do not allow this undertaking now")
)

// NewProver gives a prover that looks at no more than budget moments in each call and stops when the context does. Its
// memory stays below 64 MB.
func NewProver(ctx context.Context, task Task, budget int) *Prover {
	return &Prover{meter: meter{ctx: ctx, budget: budget}, task: task}
}

// Holds tells whether the planner has a plan from here on.
func (p *Prover) Holds(n Moment) (bool, error) {
	if err := p.beginDraw(n); err != nil {
		return false, err
	}
	got := p.holds(&n)
	return got && p.err == nil, p.err
}

// Right gives every action of the planner, who is to act, after which he still has a plan; 0 if he has none.
func (p *Prover) Right(n Moment) (rules.Actions, error) {
	if err := p.beginDraw(n); err != nil {
		return 0, err
	}
	right := p.right(n)
	if p.err != nil {
		return 0, p.err
	}
	return right, nil
}

func (p *Prover) right(n Moment) rules.Actions {
	var right rules.Actions
	for a := range p.task.Actions(n.state).All() {
		if next, _ := n.After(a); p.holds(&next) {
			right |= a.Set()
		}
	}
	return right
}

// begin starts a call: the table stays if it is about the same hand and planner. The error tells why the question cannot
// be asked.
func (p *Prover) begin(n Moment) error {
	p.start()
	if p.known.slots == nil || p.planner != n.planner || !p.about.SharesKeys(n.state) {
		p.known.forget()
		p.planner, p.about = n.planner, n.state
	}
	pending := p.task.Pending(n.state)
	switch {
	case n.Over():
		return ErrOver
	case pending && (n.state.Turn() != n.planner || n.state.Led() != rules.NoCard):
		return ErrNotOnLead
	case pending && !n.state.Legal().Has(p.task.Undertaking):
		return ErrCannot
	case n.state.TalonOpen() && !pending && n.state.Knocker() == rules.NoSeat:
		return ErrOpenTalon
	}
	return nil
}

// beginDraw is begin where the last trick of the open talon may be asked about too.
func (p *Prover) beginDraw(n Moment) error {
	if err := p.begin(n); !errors.Is(err, ErrOpenTalon) || !n.lastDraw() {
		return err
	}
	return nil
}

// holds is Holds for all moments, finished ones too.
func (p *Prover) holds(n *Moment) bool {
	s := &n.state
	if n.Drawing() {
		return p.drawn(n)
	}
	if done, known := p.settled(n); known {
		return done
	}
	switch {
	case p.step():
		return false
	case s.Led() != rules.NoCard:
		sure, _ := p.decide(n, rules.NoAction)
		return sure
	}
	if sure, plain := p.plain(n); plain {
		return sure
	}
	key := s.Key()
	own, theirs := uint8(s.Points(p.planner)), uint8(s.Points(p.planner.Other()))
	first := rules.NoAction
	if entry := p.known.find(key, n.known); entry != nil {
		if sure, known := entry.about(own, theirs); known {
			return sure
		}
		first = entry.by
	}
	sure, by := p.decide(n, first)
	if p.err == nil {
		p.known.keep(key, n.known, own, theirs, sure, by)
	}
	return sure
}

// drawn is holds where the last cards are about to be drawn: the plan goes on whichever lay face down.
func (p *Prover) drawn(n *Moment) bool {
	if p.step() {
		return false
	}
	for _, next := range n.different() {
		if !p.holds(&next) {
			return false
		}
	}
	return true
}

// settled tells whether the task is fulfilled or lost whatever happens: the hand is over, or the stakes leave no choice.
// While the undertaking has not been said the stakes say nothing: it will change them.
func (p *Prover) settled(n *Moment) (done, known bool) {
	s := &n.state
	switch {
	case s.Over():
		return Outcome(*s, p.planner) >= p.task.AtLeast, true
	case p.task.Pending(*s):
		return false, false
	case s.Stakes(p.planner) < p.task.AtLeast:
		return false, true
	case -s.Stakes(p.planner.Other()) >= p.task.AtLeast:
		return true, true
	}
	return false, false
}

// plain tells what can be seen without a search in a moment on lead: that the planner takes sure winners until he has 66,
// or that as the closer he cannot make it.
func (p *Prover) plain(n *Moment) (sure, plain bool) {
	s := &n.state
	if s.TalonOpen() || s.Knocker() != rules.NoSeat {
		return false, false
	}
	pool := s.Hand(p.planner.Other())
	if s.Turn() == p.planner && cashes(s, pool, n.size) {
		return true, true // the stakes are high enough, or the task had been lost before
	}
	cannot := p.task.AtLeast > 0 && s.ClosedBy() == p.planner &&
		most(s, p.planner, s.Hand(p.planner), pool, n.known) < rules.Winning
	return false, cannot
}

// decide tries the actions: the planner needs one that holds, the opponent one that breaks. It gives the one found, and
// NoAction where all had to be tried.
func (p *Prover) decide(n *Moment, first rules.Action) (bool, rules.Action) {
	mine := n.state.Turn() == p.planner
	moves := p.actions(n)
	if moves.Has(rules.Claim) { // nothing is worth more than a right claim now
		return Outcome(n.state.Next(rules.Claim), p.planner) >= p.task.AtLeast, rules.Claim
	}
	for order := newOrder(&n.state, moves, first); ; {
		a := order.next()
		if a == rules.NoAction {
			return !mine, rules.NoAction
		}
		if next, ok := n.After(a); ok && p.holds(&next) == mine {
			return mine, a
		}
	}
}

// actions gives what the player to act may do, in one hand or another.
func (p *Prover) actions(n *Moment) rules.Actions {
	if n.state.Turn() == p.planner {
		return p.task.Actions(n.state)
	}
	return n.opponentActions()
}
