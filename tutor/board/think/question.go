package think

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// Question is what is asked of a position.
type Question string

// The questions.
const (
	// Solve asks what a position is worth with all cards open, and every action in it.
	Solve Question = "solve"
	// Certain asks whether one plan fulfils a task against every hand.
	Certain Question = "certain"
	// Plan asks for the plan that fulfils a task against most hands.
	Plan Question = "plan"
)

// Questions lists the questions in the order in which pages show them.
func Questions() []Question { return []Question{Solve, Certain, Plan} }

// Reason tells why a question makes no sense; "" where it does.
type Reason string

// The reasons.
const (
	// Over: the hand is over.
	Over Reason = "over"
	// HandHidden: what the opponent holds is not known, so no action is worth one number.
	HandHidden Reason = "hand-hidden"
	// AllOpen: all cards lie open, so there is nothing to be certain of.
	AllOpen Reason = "all-open"
	// Draws: the talon is open and nobody can undertake anything now, so what will be drawn decides.
	Draws Reason = "draws"
	// NoHand: the opponent can hold no hand that fits.
	NoHand Reason = "no-hand"
)

// Position is what is asked about: a state with all cards open, or what one seat sees.
type Position struct {
	// Open tells that all cards are known; then State is the position.
	Open  bool
	State rules.State
	// View is what the seat in front sees; of an open position it is only looked at.
	View rules.View
}

// OfState gives a position with all cards open.
func OfState(s rules.State) Position { return Position{Open: true, State: s} }

// OfView gives the position that a seat sees. Where that leaves one hand for the opponent and nothing to draw, all cards
// are known.
func OfView(v rules.View) Position {
	p := Position{View: v}
	if s, ok := solve.Open(v); ok && !v.Over {
		p.State = s
	}
	return p
}

// seen tells whether the position is what a seat sees and all cards are known nevertheless.
func (p Position) seen() bool { return !p.Open && p.State != rules.State{} }

// Why tells why a question makes no sense here.
func (p Position) Why(q Question) Reason {
	switch {
	case p.Open && p.State.Over(), !p.Open && p.View.Over:
		return Over
	case q == Solve && !p.Open && !p.seen():
		return HandHidden
	case q == Solve:
		return ""
	case p.Open:
		return AllOpen
	case solve.HandsOf(p.View).Count() == 0:
		return NoHand
	case len(p.Tasks()) == 0:
		return Draws
	}
	return ""
}

// Tasks lists what the seat of a view may be asked to undertake, the likeliest first; rules.NoAction is to win as the
// hand stands.
func (p Position) Tasks() []rules.Action {
	v := p.View
	if p.Open || v.Over {
		return nil
	}
	var list []rules.Action
	for _, a := range []rules.Action{rules.Close, rules.Snapszer, rules.Knock} {
		if v.Legal.Has(a) {
			list = append(list, a)
		}
	}
	if !v.TalonOpen() || v.Knocker != rules.NoSeat || v.LastDraw() {
		list = append(list, rules.NoAction)
	}
	return list
}
