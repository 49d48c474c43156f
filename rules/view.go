package rules

// View is what one seat has seen of a hand and what follows from it. It is built up from what the seat was shown, never
// by taking things away from a State, so that nothing hidden can be left in it: records that look alike to the seat
// give equal views.
type View struct {
	Options Options
	// Seat is whose view it is, Turn the seat to act (NoSeat when the hand is over).
	Seat, Turn Seat
	// Hand is what the seat holds now.
	Hand CardSet
	// FirstUp is the card turned up at the deal; Up is the visible turn-up now, NoCard once closed or drawn.
	FirstUp, Up Card
	Trump       Suit
	// TalonLeft counts the talon cards left, the turn-up included, also after closing.
	TalonLeft int
	ClosedBy  Seat
	// Led is the card on the table that has not been answered, NoCard if none.
	Led Card
	// Announced is the king and queen just declared, of which one must be led now.
	Announced CardSet
	// Points count now, Waiting wait for a first trick, Tricks are tricks made; each by Seat.
	Points, Waiting, Tricks [2]int
	// Legal are the actions of this seat; empty unless it is its turn.
	Legal Actions
	// OpponentCards counts the cards in the opponent's hand.
	OpponentCards int
	// Gone are the cards of finished tricks.
	Gone CardSet
	// Known are cards that the opponent must hold: shown in a marriage, taken in exchange, or drawn as the turn-up.
	Known CardSet
	// Excluded are cards that the opponent cannot hold, since he would have had to play one of them.
	Excluded CardSet
	// Unseen are the cards that are in the opponent's hand or face down in the talon.
	Unseen CardSet
	// Trace lists what the seat has seen, in order.
	Trace []Seen
	// Multiplier is the factor of the hand's value: 1, doubled by each kontra and rekontra.
	Multiplier int
	// Bidder bid snapszer, Knocker knocked and has not finished the trick; else NoSeat.
	Bidder, Knocker Seat
	// AtClosing is what stood when the talon was closed.
	AtClosing Closing
	// Over and Result tell how the hand ended.
	Over   bool
	Result Result
}

// Seen is one action as a seat saw it. The opponent's drawn card is NoCard, the turn-up aside.
type Seen struct {
	Seat   Seat
	Action Action
	Events []Event
}

// Taken is a finished trick.
type Taken struct {
	Leader, Winner Seat
	Led, Reply     Card
	// Points are the card points in the trick.
	Points int
}

// View gives what a seat has seen of the record.
func (r Record) View(seat Seat) (View, error) {
	s, err := Start(r.Options, r.Deal)
	if err != nil {
		return View{}, err
	}
	w := newWitness(seat, r.Options, r.Deal)
	for i, a := range r.Actions {
		after, events, err := s.Apply(a)
		if err != nil {
			return View{}, &ReplayError{Index: i, Cause: err}
		}
		w.see(s.turn, a, events, s.Strict())
		s = after
	}
	return w.view(s), nil
}

// TakenTricks lists the finished tricks in order.
func (v View) TakenTricks() []Taken {
	var tricks []Taken
	var now Taken
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			switch e.Kind {
			case CardLed:
				now = Taken{Leader: e.Seat, Led: e.Card}
			case CardReplied:
				now.Reply = e.Card
			case TrickTaken:
				now.Winner, now.Points = e.Seat, e.Points
				tricks = append(tricks, now)
			}
		}
	}
	return tricks
}

// OnLead tells whether this seat is to act and on lead.
func (v View) OnLead() bool { return v.Turn == v.Seat && v.Led == NoCard }

// TalonOpen tells whether cards are still drawn.
func (v View) TalonOpen() bool { return v.ClosedBy == NoSeat && v.TalonLeft > 0 }

// LastDraw tells whether the trick that uses up the talon is to be played or answered: one card lies face down, and who
// wins the trick draws that, the other the turn-up. After a knock nobody draws any more.
func (v View) LastDraw() bool { return v.TalonOpen() && v.TalonLeft == 2 && v.Knocker == NoSeat }

// Strict tells whether following suit, beating and trumping are duties now.
func (v View) Strict() bool { return v.Options.Follow == FollowAlways || !v.TalonOpen() }

// SinceOwn gives the end of the trace from this seat's latest action on; all of it if it has not acted yet.
func (v View) SinceOwn() []Seen {
	for i := len(v.Trace) - 1; i >= 0; i-- {
		if v.Trace[i].Seat == v.Seat {
			return v.Trace[i:]
		}
	}
	return v.Trace
}
