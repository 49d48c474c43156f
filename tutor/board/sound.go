package board

import (
	"errors"
	"fmt"
	"strings"

	"bummerl/rules"
)

// Faults is why a board is no position yet, or cannot be one.
type Faults struct {
	// Unplaced are cards that lie nowhere though all cards are to lie open.
	Unplaced rules.CardSet
	// Problems are what the rules say. As long as cards lie nowhere, nothing is concluded from what is gone.
	Problems []rules.Problem
	// Cause is what else is wrong with a position of a game, such as an action that is not legal in it.
	Cause error
}

// Error says all of it, one clause each.
func (f *Faults) Error() string {
	var clauses []string
	if f.Unplaced != 0 {
		clauses = append(clauses, fmt.Sprintf("%d cards lie nowhere", f.Unplaced.Len()))
	}
	for _, p := range f.Problems {
		clauses = append(clauses, p.String())
	}
	if f.Cause != nil {
		clauses = append(clauses, f.Cause.Error())
	}
	return strings.Join(clauses, "; ")
}

// Unwrap gives the cause.
func (f *Faults) Unwrap() error { return f.Cause }

// faults makes an error of the rules one of the board; nil stays nil.
func faults(err error) error {
	var refused *rules.SetupError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &refused):
		return &Faults{Problems: refused.Problems}
	}
	return &Faults{Cause: err}
}

// Check gives every reason why the board is no position, as *Faults; nil when it is sound.
func (b Board) Check() error {
	if b.Open {
		_, err := b.State()
		return err
	}
	_, err := b.View()
	return err
}

// State gives the state of a sound board whose cards all lie open. The error is *Faults, or another where they do not.
func (b Board) State() (rules.State, error) {
	switch {
	case !b.Open:
		return rules.State{}, errNotOpen
	case b.told != nil && b.told.state != nil:
		return *b.told.state, nil
	case b.told != nil && b.told.record != nil:
		s, err := b.told.record.Replay()
		return s, faults(err)
	}
	unplaced := b.In(Nowhere)
	s, err := b.state()
	if unplaced == 0 {
		return s, faults(err)
	}
	found := &Faults{Unplaced: unplaced}
	var refused *rules.SetupError
	if errors.As(err, &refused) {
		for _, p := range refused.Problems {
			if !concluded(p.Kind) {
				found.Problems = append(found.Problems, p)
			}
		}
	}
	return rules.State{}, found
}

// concluded tells whether a problem is concluded from which cards are gone.
func concluded(kind rules.ProblemKind) bool {
	switch kind {
	case rules.GoneTricks, rules.TalonSize, rules.TalonOdd, rules.HandSize, rules.HandNotFull, rules.HandsUnequal,
		rules.EmptyHands, rules.PointsTotal, rules.PointsSplit, rules.PointsTrickless, rules.ClosedPoints,
		rules.ClosedUsedUp, rules.ClosedTooLate:
		return true
	}
	return false
}

// state gives the state that a set-up tells, cards that lie nowhere being gone.
func (b Board) state() (rules.State, error) {
	if b.Announced == rules.NoSuit {
		return b.Position().State()
	}
	return rules.ParseStateText(b.stateText())
}

// Position gives a set-up as a position, sound or not; cards that lie nowhere are gone in it.
func (b Board) Position() rules.Position {
	b = b.Setup()
	p := rules.Position{
		Variant: b.Variant, Options: b.Options, Trump: b.Trump, Talon: b.Hidden(), Turn: b.Turn, Led: b.LedCard(),
		ClosedBy: b.ClosedBy,
	}
	if up := b.UpCard(); up != rules.NoCard {
		p.Talon = append(p.Talon, up)
	}
	for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
		p.Hands[seat] = b.In(Hand(seat))
		p.Points[seat], p.Tricks[seat] = b.Made(seat)
	}
	if b.ClosedBy != rules.NoSeat {
		p.Closed = b.Closed
	}
	return p
}

// Form gives what the seat in front sees as the command line writes it: by its actions or set up, sound or not.
func (b Board) Form() rules.ViewForm {
	if b.told != nil && b.told.seen != nil {
		return *b.told.seen
	}
	b = b.Showing(false)
	f := rules.ViewForm{
		Variant: b.Variant, Options: b.Options, Seat: b.Seat, Hand: b.In(Hand(b.Seat)), Up: b.UpCard(),
		Setup: &rules.ViewSetup{
			Trump: b.Trump, Talon: b.TalonLeft(), Led: b.LedCard(), Known: b.In(Hand(b.Seat.Other())), ClosedBy: b.ClosedBy,
			Gone: b.In(ForehandTricks) | b.In(DealerTricks) | b.In(Gone),
		},
	}
	for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
		f.Setup.Points[seat], f.Setup.Tricks[seat] = b.Made(seat)
	}
	if b.ClosedBy != rules.NoSeat {
		f.Setup.Closed = b.Closed
	}
	return f
}

// View gives what the seat in front sees of a sound board, else the *Faults. Where all cards lie open it sees them all:
// the opponent's cards are known.
func (b Board) View() (rules.View, error) {
	if !b.Open {
		v, err := b.Form().View()
		return v, faults(err)
	}
	s, err := b.State()
	if err != nil {
		return rules.View{}, err
	}
	v := openView(s, b.Seat)
	if r, ok := b.Record(); ok {
		if seen, err := r.View(b.Seat); err == nil {
			seen.Known, seen.Excluded = v.Known, 0
			return seen, nil
		}
	}
	return v, nil
}

// openView gives a state as a view of a seat that knows all cards; it has no history.
func openView(s rules.State, seat rules.Seat) rules.View {
	other := seat.Other()
	v := rules.View{
		Options: s.Options(), Seat: seat, Turn: s.Turn(), Hand: s.Hand(seat), Up: s.Up(), Trump: s.Trump(),
		TalonLeft: s.TalonLeft(), ClosedBy: s.ClosedBy(), Led: s.Led(), Announced: s.Announced(),
		OpponentCards: s.Hand(other).Len(), Known: s.Hand(other), Multiplier: s.Multiplier(), Bidder: s.Bidder(),
		Knocker: s.Knocker(), AtClosing: s.AtClosing(), Over: s.Over(), Result: s.Result(),
	}
	talon := rules.SetOf(s.Talon()...)
	v.Unseen = s.Hand(other) | talon&^v.Up.Set()
	v.Gone = rules.Pack(int(s.Options().Cards)) &^ (s.Hand(seat) | s.Hand(other) | talon | s.Led().Set())
	for i := rules.Forehand; i <= rules.Dealer; i++ {
		v.Points[i], v.Waiting[i], v.Tricks[i] = s.Points(i), s.Waiting(i), s.Tricks(i)
	}
	if s.Turn() == seat {
		v.Legal = s.Legal()
	}
	return v
}
